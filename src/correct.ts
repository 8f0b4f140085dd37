import { withoutInvisible } from './lib/invisible.ts';
import { pointerSegment } from './lib/json-pointer.ts';
import { lineStarts } from './lib/texts.ts';
import { readText } from './load/source.ts';
import type { Problem, Range } from './problems/problem.ts';

/** What a file says somewhere, and what it has to say there. */
interface Correction {
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
  /** Of the text that it belongs to. What cannot be seen may be anywhere. */
  readonly pointer: string | undefined;
}

/**
 * Makes the corrections in the text of one file that need no thought. Only what is known to the character is touched: a
 * correction whose place no longer reads as it was found is left alone, and so is one after which the file could not be
 * read, or would say something else anywhere but in that place.
 *
 * @param problems what was found in this file
 * @returns the corrected text, and how many corrections were made
 */
export function correct(text: string, problems: readonly Problem[]): { readonly text: string; readonly count: number } {
  const lines = lineStarts(text);
  // Columns are counted without the mark that some programs put in front of a text.
  if (text.startsWith('\uFEFF')) lines[0] = 1;
  const corrections = problems.flatMap((found) => {
    const change = changeOf(found);
    return change ? [{ at: offsetOf(lines, found.place.range), ...change }] : [];
  });
  return corrected(text, harmless(text, corrections));
}

/** True for a finding that names the characters to be put in place of others. */
export const isCorrectable = (found: Problem): boolean => changeOf(found) !== undefined;

/** What a finding wants to have in place of what was found, if that needs no thought. */
function changeOf({ code, params, place: { pointer } }: Problem): Omit<Correction, 'at'> | undefined {
  switch (code) {
    case 'text-invisible':
      return { found: params.found, wanted: params.wanted, pointer: undefined };
    case 'text-typography':
      return { found: params.found, wanted: params.wanted, pointer };
    case 'link-unknown':
    case 'reference-unknown': {
      const found = 'href' in params ? params.href : params.value;
      return params.moved && params.suggestion ? { found, wanted: params.suggestion, pointer } : undefined;
    }
    case 'redirect-chain':
      return { found: params.to, wanted: params.end, pointer };
    default:
      return undefined;
  }
}

/** Those after which the file says what it said before. Nearly always that is all of them. */
function harmless(text: string, corrections: readonly Correction[]): readonly Correction[] {
  const add = (made: readonly Correction[], more: readonly Correction[]): readonly Correction[] => {
    const all = [...made, ...more];
    const fields = new Set(all.flatMap(({ pointer }) => pointer ?? []));
    const before = reading(text, fields);
    // In a file that cannot be read as it is, only what cannot be seen is corrected.
    if (before === undefined || reading(corrected(text, all).text, fields) === before) return all;
    if (more.length <= 1) return made;
    const half = Math.ceil(more.length / 2);
    return add(add(made, more.slice(0, half)), more.slice(half));
  };
  return add([], corrections);
}

/**
 * Works from the end, so that the places before it stay where they are. Of two corrections that share a character, the
 * first one waits: a later run finds it again.
 */
function corrected(
  text: string,
  corrections: readonly Correction[],
): { readonly text: string; readonly count: number } {
  let count = 0;
  let rest = '';
  let end = text.length;
  for (const { at, found, wanted } of corrections.toSorted((a, b) => b.at - a.at)) {
    if (at < 0 || at + found.length > end || !text.startsWith(found, at)) continue;
    rest = wanted + text.slice(at + found.length, end) + rest;
    end = at;
    count += 1;
  }
  return { text: text.slice(0, end) + rest, count };
}

const offsetOf = (lines: readonly number[], range: Range | undefined): number =>
  range ? (lines[range.line - 1] ?? Number.NEGATIVE_INFINITY) + range.column - 1 : -1;

/**
 * What a data file says to its reader, as one text: two files with the same reading say the same. What cannot be
 * seen counts for nothing, and neither does how many spaces there are.
 *
 * @param open pointers of the texts that may say anything, as long as they are texts
 * @returns undefined if the file cannot be read
 */
function reading(text: string, open: ReadonlySet<string>): string | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const { value } = readText('', content);
  return value === undefined ? undefined : JSON.stringify(part(value, '', open));
}

function part(value: unknown, pointer: string, open: ReadonlySet<string>): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, child]) => [
      seen(key),
      part(child, `${pointer}/${pointerSegment(key)}`, open),
    ]);
  }
  return open.has(pointer) ? typeof value : seen(String(value));
}

const seen = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim();
