import { profileOf } from '../../../api/page-entry.ts';
import type { FactPattern, Facts, SharedData, SiteDefinition } from '../../../api/template-api.ts';
import type { Entry, Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { findingsIn, locate, type Occurrence, readablePath } from '../../../base/findings/locate.ts';
import { ownValue } from '../../../base/lib/collections.ts';
import { mapStrings, stringsOf, valueAt } from '../../../base/lib/json-pointer.ts';
import type { Outline } from '../examine.ts';
import type { Notes } from '../validators/keywords.ts';
import { factsLike, nearestFact, type TitlesOf } from './fact-names.ts';
import { typedFacts } from './typed-facts.ts';

/** Includes the spaces around a name: excluding them here would take cubic time. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** References, and braces that would show on the page: unmatched, or single around a word. */
const BRACES = /\{\{(?<named>[^{}]*)\}\}|\{\{|\}\}|(?<!\{)\{(?<single>[^{}\s]*)\}(?!\})/g;

/** Replaces references to facts in all strings by their values, then sets each string. */
export function resolveFacts<Data>(data: Data, facts: Facts, typeset = (text: string) => text): Data {
  return mapStrings(data, (text) =>
    typeset(text.replace(REFERENCE, (whole, name: string) => ownValue(facts, name.trim()) ?? whole)),
  ) as Data;
}

/** Reports texts with references that are too short or too long for readers, who see the values. */
export function checkLengths(source: Source, lengths: Notes['lengths'], facts: Facts): Finding[] {
  return lengths.flatMap(({ pointer, min, max, help }) => {
    const text = String(resolveFacts(valueAt(source.value, pointer), facts));
    // A slot that is filled later, or an unknown name, which is reported.
    if (hasReferences(text)) return [];
    const { length } = [...text];
    const found = (code: 'schema-too-short' | 'schema-too-long', limit: number) =>
      finding(code, locate(source, pointer), { path: readablePath(pointer), help, limit, length });
    if (length > max) return [found('schema-too-long', max)];
    return length < min ? [found('schema-too-short', min)] : [];
  });
}

type Slots = Pick<Notes['slots'][number], 'slots' | 'withheld'>;

const NO_SLOTS: Slots = { slots: [] };

/** Names that the texts of a file can refer to. */
interface FactContext {
  readonly facts: Facts;
  /** Pointer of a text → names of the slots filled in later. */
  readonly slots?: ReadonlyMap<string, Slots>;
  readonly titlesOf?: TitlesOf;
  readonly pageType?: string | undefined;
}

/** Reports references to unknown facts, braces that would show on the page, and facts typed out instead of referenced. */
export function checkFacts(
  source: Source,
  { facts, slots, titlesOf, pageType }: FactContext,
  patterns: readonly FactPattern[],
): Finding[] {
  const typed = typedFacts(facts, patterns, pageType);
  return stringsOf(source.value).flatMap(({ text, pointer }) => [
    ...findingsIn(source, pointer, bracesIn(text, facts, slots?.get(pointer) ?? NO_SLOTS, titlesOf)),
    ...typed(source, text, pointer),
  ]);
}

const hasReferences = (text: string): boolean => text.search(REFERENCE) !== -1;

/** All braces in a text, with the finding of each, if any. */
function bracesIn(text: string, facts: Facts, names: Slots, titlesOf: TitlesOf | undefined): Occurrence[] {
  if (!/[{}]/.test(text)) return [];
  let hasUnmatched = false;
  return [...text.matchAll(BRACES)].map(({ 0: words, groups: { named, single } = {} }): Occurrence => {
    if (named !== undefined) return { words, findingAt: unknownName(named.trim(), facts, names, titlesOf) };
    const mark = single === undefined ? (words as '{{' | '}}') : '{';
    // Single braces around a name are a mistake. Around other words they are allowed, unless the text has slots.
    const isName = (name: string) =>
      ownValue(facts, name) !== undefined || (names.slots.length > 0 && /^\w+$/.test(name));
    // Only the first unmatched brace is reported: the others usually follow from it.
    const isMistake = single === undefined ? !hasUnmatched : isName(single);
    hasUnmatched ||= single === undefined;
    return { words, ...(isMistake && { findingAt: (place) => finding('fact-unclosed', place, { mark }) }) };
  });
}

function unknownName(
  name: string,
  facts: Facts,
  { slots, withheld = [] }: Slots,
  titlesOf: TitlesOf | undefined,
): Occurrence['findingAt'] {
  if (slots.includes(name) || ownValue(facts, name) !== undefined) return undefined;
  const names = Object.keys(facts);
  const isWithheld = withheld.includes(name);
  const suggestion = isWithheld ? undefined : (nearestFact(name, slots) ?? nearestFact(name, names, titlesOf));
  const known = slots.length > 0 ? slots : factsLike(name, names);
  return (place) =>
    finding('fact-unknown', place, { fact: name, suggestion, known, ...(isWithheld && { isWithheld }) });
}

/** A site with facts interpolated into its texts, which are typeset. */
export interface Filled {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  /** Facts that every text can use. */
  readonly facts: Facts;
}

/**
 * Interpolates facts into the texts of pages and data files.
 *
 * @param outlineOf returns the outline of a page, whose own facts are available to its texts
 */
export function interpolateFacts(
  { facts: factsOf = () => ({}), typeset }: SiteDefinition,
  entries: readonly Entry[],
  shared: SharedData,
  outlineOf: (entry: Entry) => Outline | undefined,
): Filled {
  const stated = factsOf(shared);
  // The value of a fact may contain another fact, such as the name of the company.
  const facts = withoutReferences(factsOf(resolveFacts(shared, stated, typeset)));
  const filled = entries.map((entry) => {
    if (!isFilled(entry)) return entry;
    if (entry.kind === 'data') return { ...entry, data: resolveFacts(entry.data, facts, typeset) };
    const data = resolveFacts(entry.data, { ...facts, ...outlineOf(entry)?.facts }, typeset);
    return data === entry.data ? entry : { ...entry, data, profile: profileOf({ ...entry, data }) };
  });
  return { entries: filled, shared: resolveFacts(shared, facts, typeset), facts };
}

/** False for the address ledger, which is kept by machines and has no texts for visitors. */
export const isFilled = (entry: Entry): boolean => entry.kind === 'page' || !entry.type.ledger;

/** Drops facts with a reference left: nested two levels deep, cyclic or unknown. Using one is reported as unknown. */
const withoutReferences = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !hasReferences(value)));
