import { stringsOf } from '../lib/json-pointer.ts';
import { type Met, problemsIn } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { FactPattern, Facts } from '../template-api.ts';
import type { Source } from '../types.ts';
import { factsLike, nearestFact, type TitlesOf } from './fact-names.ts';
import { typedFacts } from './typed-facts.ts';

/** Takes the spaces around a name with it: to leave them out here would take time with the cube of their number. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** The same, and braces that would show on the page: without another end, or single ones around a word. */
const BRACES = /\{\{(?<named>[^{}]*)\}\}|\{\{|\}\}|(?<!\{)\{(?<single>[^{}\s]*)\}(?!\})/g;

/** Puts the value of every fact in the place of its name, in all texts of a page's data. */
export function resolveFacts<Data>(data: Data, facts: Facts): Data {
  return mapStrings(data, (text) =>
    text.replace(REFERENCE, (whole, name: string) => factNamed(facts, name.trim()) ?? whole),
  ) as Data;
}

/** What the texts of a file may refer to. */
export interface Named {
  readonly facts: Facts;
  /** Pointer of a text → names of what is put in later. */
  readonly slots?: ReadonlyMap<string, readonly string[]>;
  readonly titlesOf?: TitlesOf;
  /** Texts that are one line on the page and several fields in the file, and the pointer of the one with figures. */
  readonly joined?: readonly JoinedText[];
  /** Type of the page that the file makes. */
  readonly pageType?: string | undefined;
}

interface JoinedText {
  readonly text: string;
  readonly pointer: string;
}

/** Reports names of facts that do not exist, braces that would show on the page, and facts that are typed out although they have a name. */
export function checkFacts(
  source: Source,
  { facts, slots, titlesOf, joined = [], pageType }: Named,
  patterns: readonly FactPattern[],
): Problem[] {
  const typed = typedFacts(facts, patterns, pageType);
  const found = [...stringsOf(source.value)].flatMap(({ text, pointer }) => [
    ...problemsIn(source, pointer, bracesIn(text, facts, slots?.get(pointer) ?? [], titlesOf)),
    ...typed(source, text, pointer),
  ]);
  const blamed = new Set(found.map(({ place }) => place.pointer));
  const others = joined.filter(({ pointer }) => !blamed.has(pointer));
  return [...found, ...others.flatMap(({ text, pointer }) => typed(source, text, pointer))];
}

/** Names of the facts that a text refers to. */
export const factsNamedIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].map(([, name = '']) => name.trim());

/** A name may be one that every object has: `constructor`. */
const factNamed = (facts: Facts, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);

/** What is in braces in a text, and what is said of it. */
function bracesIn(text: string, facts: Facts, slots: readonly string[], titlesOf: TitlesOf | undefined): Met[] {
  if (!/[{}]/.test(text)) return [];
  let hasLone = false;
  return [...text.matchAll(BRACES)].map(({ 0: words, groups: { named, single } = {} }): Met => {
    if (named !== undefined) return { words, say: unknownName(named.trim(), facts, slots, titlesOf) };
    const mark = single === undefined ? (words as '{{' | '}}') : '{';
    // Names between single braces are meant. Other words may be there as they are, unless something is put into the text.
    const isName = (name: string) => factNamed(facts, name) !== undefined || (slots.length > 0 && /^\w+$/.test(name));
    // Of those without another end, the first is the mistake: what else does not match is most often its echo.
    const isSlip = single === undefined ? !hasLone : isName(single);
    hasLone ||= single === undefined;
    return { words, ...(isSlip && { say: (place) => problem('fact-unclosed', place, { mark }) }) };
  });
}

function unknownName(name: string, facts: Facts, slots: readonly string[], titlesOf: TitlesOf | undefined): Met['say'] {
  if (slots.includes(name) || factNamed(facts, name) !== undefined) return undefined;
  const names = Object.keys(facts);
  const suggestion = nearestFact(name, slots) ?? nearestFact(name, names, titlesOf);
  const known = slots.length > 0 ? slots : factsLike(name, names);
  return (place) => problem('fact-unknown', place, { name, suggestion, known });
}

/** Whatever has no text that changes stays the very same object. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(fields)) {
    const next = mapStrings(fields[key], change);
    if (next === fields[key]) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...fields }) as Record<string, unknown>;
    changed[key] = next;
  }
  return changed ?? value;
}
