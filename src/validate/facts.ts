import { stringsOf } from '../lib/json-pointer.ts';
import { type Met, problemsIn } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { FactPattern, Facts } from '../template-api.ts';
import type { Source } from '../types.ts';
import { factsLike, nearestFact, type TitlesOf } from './fact-names.ts';
import { typedFacts } from './typed-facts.ts';

/** Takes the spaces around a name with it: to leave them out here would take time with the cube of their number. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** The same, or braces that belong to none. */
const BRACES = /\{\{[^{}]*\}\}|\{\{|\}\}/g;

/** Puts the value of every fact in the place of its name, in all texts of a page's data. */
export function resolveFacts<Data>(data: Data, facts: Facts): Data {
  return mapStrings(data, (text) =>
    !text.includes('{{')
      ? text
      : text.replace(REFERENCE, (whole, name: string) => factNamed(facts, name.trim()) ?? whole),
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
  const found = [...stringsOf(source.value)].flatMap(({ text, pointer }) => {
    const own = slots?.get(pointer) ?? [];
    return [
      ...unknownNames(source, text, pointer, facts, own, titlesOf),
      ...loneBraces(source, text, pointer),
      ...singleBraces(source, text, pointer, facts, own),
      ...typed(source, text, pointer),
    ];
  });
  const blamed = new Set(found.map(({ place }) => place.pointer));
  const others = joined.filter(({ pointer }) => !blamed.has(pointer));
  return [...found, ...others.flatMap(({ text, pointer }) => typed(source, text, pointer))];
}

/** Names of the facts that a text refers to. */
export const factsNamedIn = (text: string): string[] =>
  text.includes('{{') ? [...text.matchAll(REFERENCE)].map(([, name = '']) => name.trim()) : [];

/** A name may be one that every object has: `constructor`. */
const factNamed = (facts: Facts, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);

function unknownNames(
  source: Source,
  text: string,
  pointer: string,
  facts: Facts,
  slots: readonly string[],
  titlesOf: TitlesOf | undefined,
): Problem[] {
  if (!text.includes('{{')) return [];
  const met = [...text.matchAll(REFERENCE)].map(([words, inner = '']): Met => {
    const name = inner.trim();
    if (slots.includes(name) || factNamed(facts, name) !== undefined) return { words };
    const suggestion = nearestFact(name, slots) ?? nearestFact(name, Object.keys(facts), titlesOf);
    const known = slots.length > 0 ? slots : factsLike(name, Object.keys(facts));
    return { words, say: (place) => problem('fact-unknown', place, { name, suggestion, known }) };
  });
  return problemsIn(source, pointer, met);
}

/** A pair of braces, double or single. */
const PAIR = /\{\{[^{}]*\}\}|(?<!\{)\{([^{}\s]*)\}(?!\})/g;

/**
 * Names between single braces: both would show on the page. Other words may be there as they are, unless the text is
 * one into which something is put.
 */
function singleBraces(
  source: Source,
  text: string,
  pointer: string,
  facts: Facts,
  slots: readonly string[],
): Problem[] {
  if (!text.includes('{')) return [];
  const met = [...text.matchAll(PAIR)].map(([words, name = '']): Met => {
    const isMeant = factNamed(facts, name) !== undefined || (slots.length > 0 && /^\w+$/.test(name));
    return { words, ...(isMeant && { say: (place) => problem('fact-unclosed', place, { mark: '{' }) }) };
  });
  return problemsIn(source, pointer, met);
}

/** The first braces of a text that have no other end: what else does not match is most often their echo. */
function loneBraces(source: Source, text: string, pointer: string): Problem[] {
  if (!text.includes('{{') && !text.includes('}}')) return [];
  const braces = [...text.matchAll(BRACES)].map(([typed]) => typed);
  const first = braces.findIndex(isLone);
  const mark = braces[first];
  if (mark === undefined || !isLone(mark)) return [];
  const before = braces.slice(0, first).map((words) => ({ words }));
  return problemsIn(source, pointer, [
    ...before,
    { words: mark, say: (place) => problem('fact-unclosed', place, { mark }) },
  ]);
}

const isLone = (typed: string): typed is '{{' | '}}' => typed === '{{' || typed === '}}';

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
