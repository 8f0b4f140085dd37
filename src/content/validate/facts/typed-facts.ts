/** Finds facts that are typed out in a text although they have a name. */

import { isPhoneNumber } from '../../../api/forms/contact.ts';
import type { FactPattern, Facts } from '../../../api/template-api.ts';
import type { Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { findingsIn, type Occurrence } from '../../../base/findings/locate.ts';
import { ownValue } from '../../../base/lib/collections.ts';
import { escapeRegExp } from '../../../base/lib/texts.ts';

/** A pattern, and the finding of each match, if any. */
interface Finder {
  readonly pattern: RegExp;
  readonly findingOf: (text: string, match: RegExpExecArray) => Occurrence['findingAt'];
}

/**
 * Returns a check for values that look like facts of the site, and for its phone numbers and mail addresses.
 *
 * @param pageType decides which of several equal facts is suggested
 */
export function typedFacts(
  facts: Facts,
  patterns: readonly FactPattern[],
  pageType?: string,
): (source: Source, text: string, pointer: string) => Finding[] {
  const finders = [
    ...patterns.flatMap((pattern) => valueFinder(facts, pattern, pageType) ?? []),
    ...contactFinders(facts),
  ];
  return (source, text, pointer) =>
    finders.flatMap(({ pattern, findingOf }) => {
      if (text.search(pattern) === -1) return [];
      const occurrences = [...text.matchAll(pattern)].map((match) => ({
        words: match[0],
        findingAt: findingOf(text, match),
      }));
      return findingsIn(source, pointer, occurrences);
    });
}

interface KnownFact {
  readonly name: string;
  readonly value: string;
  readonly figures: string;
}

/** Returns undefined if no fact belongs to the pattern. */
function valueFinder(facts: Facts, pattern: FactPattern, pageType = ''): Finder | undefined {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    pattern.facts.test(name) ? [{ name, value, figures: figuresOf(value) }] : [],
  );
  const preferred = ownValue(pattern.preferred ?? {}, pageType);
  known.sort((a, b) => Number(b.name === preferred) - Number(a.name === preferred));
  if (known.length === 0) return undefined;
  return { pattern: pattern.pattern, findingOf: (text, match) => findingOfValue(text, match, pattern, known) };
}

/** A typed-out fact is wrong as soon as the fact changes. A value that matches no fact is wrong already. */
function findingOfValue(
  text: string,
  match: RegExpExecArray,
  { context, unknown }: FactPattern,
  known: readonly KnownFact[],
): Occurrence['findingAt'] {
  const [value] = match;
  // A field that holds nothing else may be the fact itself.
  if (context && (value === text || !context.test(sentenceAround(text, match.index)))) return undefined;
  const figures = figuresOf(value);
  const same = known.find((fact) => fact.figures === figures);
  if (same) return (place) => finding('fact-typed', place, { value, name: same.name }, 'warning');
  const longer = known.find((fact) => beginsWith(fact.figures, figures));
  if (longer) {
    const { name, value: whole } = longer;
    const isWhole = collapsed(text.slice(match.index)).startsWith(collapsed(whole));
    return (place) => finding('fact-typed', place, { value, name, ...(!isWhole && { whole }) }, 'warning');
  }
  if (!unknown) return undefined;
  const facts = known.map((fact) => `${fact.value} ({{${fact.name}}})`);
  return (place) => finding('amount-unknown', place, { amount: value, known: facts }, unknown);
}

/** The numbers of a value, without thousands separators and zero minutes: «7.00» is «7». */
const figuresOf = (value: string) =>
  (
    value
      .replace(/(?<=\d)[\s’'](?=\d{3})/g, '')
      .replace(/(?<=\d)[.:]00(?!\d)/g, '')
      .match(/\d+/g) ?? []
  ).join('–');

/** Collapses white space. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ');

/** True if a fact begins with these figures, as the hours of a week begin with those of the first days. */
const beginsWith = (all: string, some: string) => some.includes('–') && all.startsWith(`${some}–`);

/** The sentence at an index. A dot inside a number does not end it. */
function sentenceAround(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map((end) => end.index);
  return text.slice(
    (ends.filter((end) => end < index).at(-1) ?? -1) + 1,
    ends.find((end) => end >= index),
  );
}

/** International phone numbers and mail addresses: their values are unique enough to need no pattern of the site. */
const MAIL = /^[^\s@]+@[^\s@]+$/;

function contactFinders(facts: Facts): Finder[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const pattern = isPhoneNumber(value) ? phonePattern(value) : MAIL.test(value) ? mailPattern(value) : undefined;
    if (!pattern) return [];
    // A field that holds nothing else may require this format, which a reference does not have.
    const findingOf: Finder['findingOf'] = (text, [typed]) =>
      typed === text ? undefined : (place) => finding('fact-typed', place, { value: typed, name }, 'warning');
    return [{ pattern, findingOf }];
  });
}

/** The usual spellings of a number, with or without country code. Those in `tel:` links are left out: they must be typed. */
function phonePattern(number: string): RegExp {
  const [country = '', ...groups] = number.slice(1).split(' ');
  const gap = "[\\s./\u2019'-]{0,2}";
  const start = `(?:(?:\\+|00)${country}${gap}(?:\\(0\\)${gap})?|0)`;
  return new RegExp(`(?<![\\d+]|tel:)${start}${groups.join(gap)}(?!\\d)`, 'g');
}

const mailPattern = (address: string) =>
  new RegExp(`(?<![\\w.+-]|mailto:)${escapeRegExp(address)}(?![\\w-]|\\.\\w)`, 'gi');
