/** Facts that are typed into a text although they have a name. */
import { ownValue } from '../lib/collections.ts';
import { type Met, problemsIn } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { FactPattern, Facts } from '../template-api.ts';
import type { Source } from '../types.ts';

/** Reports what is wrong with a text. */
type Check = (source: Source, text: string, pointer: string) => Problem[];

/**
 * Finds what texts type out: what looks like facts of the site, and ways to get in touch.
 *
 * @param pageType some facts suit it better than others
 */
export function typedFacts(facts: Facts, patterns: readonly FactPattern[], pageType?: string): Check {
  const stated = patterns.flatMap((pattern) => statedBy(facts, pattern, pageType) ?? []);
  const contacts = contactsIn(facts);
  return (source, text, pointer) => [
    ...stated.flatMap((each) => typedValues(source, text, pointer, each)),
    ...contacts.flatMap((contact) => typedContacts(source, text, pointer, contact)),
  ];
}

interface Stated extends FactPattern {
  readonly known: readonly { readonly name: string; readonly value: string; readonly figures: string }[];
}

/** A pattern with the facts that it may type out, the most suitable one first; nothing where there are none. */
function statedBy(facts: Facts, pattern: FactPattern, pageType = ''): Stated | undefined {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    pattern.facts.test(name) ? [{ name, value, figures: figuresOf(value) }] : [],
  );
  const best = ownValue(pattern.preferred ?? {}, pageType);
  known.sort((a, b) => Number(b.name === best) - Number(a.name === best));
  return known.length > 0 ? { ...pattern, known } : undefined;
}

/** What is typed into a text is right today and wrong after the next change; what no fact says is wrong now. */
function typedValues(source: Source, text: string, pointer: string, stated: Stated): Problem[] {
  if (text.search(stated.pattern) === -1) return [];
  const met = [...text.matchAll(stated.pattern)].map((match) => ({
    words: match[0],
    say: sayingOf(text, match, stated),
  }));
  return problemsIn(source, pointer, met);
}

/** What is said of a value that is typed out, if anything is. */
function sayingOf(text: string, match: RegExpExecArray, { context, known, unknown }: Stated): Met['say'] {
  const [value] = match;
  // The fact itself, or a field that holds nothing else.
  if (context && (value === text || !context.test(sentenceAround(text, match.index)))) return undefined;
  const figures = figuresOf(value);
  const same = known.find((fact) => fact.figures === figures);
  if (same) return (place) => problem('fact-typed', place, { value, name: same.name }, 'warning');
  const longer = known.find((fact) => beginsWith(fact.figures, figures));
  if (longer) {
    const { name, value: whole } = longer;
    const isWhole = evenly(text.slice(match.index)).startsWith(evenly(whole));
    return (place) => problem('fact-typed', place, { value, name, ...(!isWhole && { whole }) }, 'warning');
  }
  if (!unknown) return undefined;
  const facts = known.map((fact) => `${fact.value} ({{${fact.name}}})`);
  return (place) => problem('amount-unknown', place, { amount: value, known: facts }, unknown);
}

/** The numbers of a value, whatever divides their thousands, and without minutes that are none: «7.00» is «7». */
const figuresOf = (value: string) =>
  (
    value
      .replace(/(?<=\d)[\s’'](?=\d{3})/g, '')
      .replace(/(?<=\d)[.:]00(?!\d)/g, '')
      .match(/\d+/g) ?? []
  ).join('–');

/** Whatever spaces are in it. */
const evenly = (text: string) => text.replace(/\s+/g, ' ');

/** True if a fact begins with these figures: the hours of the first days are a part of those of the week. */
const beginsWith = (all: string, some: string) => some.includes('–') && all.startsWith(`${some}–`);

/** The sentence around a place in a text. A dot within a number ends none. */
function sentenceAround(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map((end) => end.index);
  return text.slice(
    (ends.filter((end) => end < index).at(-1) ?? -1) + 1,
    ends.find((end) => end >= index),
  );
}

/** A number with its country, in groups, and the address of a mailbox: they mean the same everywhere. */
const [PHONE, MAIL] = [/^\+\d{1,3}(?: \d{2,4}){2,5}$/, /^[^\s@]+@[^\s@]+$/];

/** How the phone numbers and addresses among the facts look in a text. */
function contactsIn(facts: Facts) {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (PHONE.test(value)) return [{ name, pattern: numberPattern(value) }];
    return MAIL.test(value) ? [{ name, pattern: mailPattern(value) }] : [];
  });
}

/** The number as people write it, with or without its country. What a link dials has to be typed. */
function numberPattern(number: string): RegExp {
  const [country = '', ...groups] = number.slice(1).split(' ');
  const gap = "[\\s./\u2019'-]{0,2}";
  const start = `(?:(?:\\+|00)${country}${gap}(?:\\(0\\)${gap})?|0)`;
  return new RegExp(`(?<![\\d+]|tel:)${start}${groups.join(gap)}(?!\\d)`, 'g');
}

const mailPattern = (address: string) =>
  new RegExp(`(?<![\\w.+-]|mailto:)${address.replace(/[^\w@]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'gi');

function typedContacts(
  source: Source,
  text: string,
  pointer: string,
  { name, pattern }: ReturnType<typeof contactsIn>[number],
): Problem[] {
  if (text.search(pattern) === -1) return [];
  const met = [...text.matchAll(pattern)].map(([words]): Met => {
    // A field that holds nothing else may ask for its form, which no name has.
    if (words === text) return { words };
    return { words, say: (place) => problem('fact-typed', place, { value: words, name }, 'warning') };
  });
  return problemsIn(source, pointer, met);
}
