/** Applies the corrections that findings suggest and that need no human judgement. */
import { withoutInvisible } from './lib/invisible.ts';
import { pointerSegment } from './lib/json-pointer.ts';
import { lineStarts } from './lib/texts.ts';
import { readText } from './load/source.ts';
import type { Problem, Range } from './problems/problem.ts';

interface Correction {
  /** Offset in the file. */
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
  /** Pointer of the text to be changed. Undefined for invisible characters, which can be anywhere. */
  readonly pointer: string | undefined;
}

/**
 * Makes all safe corrections in the text of one file. Skips a correction if the text at its position has changed since it
 * was found, if the file could not be parsed afterwards, or if any other value of the file would change.
 *
 * @param problems findings in this file
 * @returns the corrected text and the number of corrections made
 */
export function correct(text: string, problems: readonly Problem[]): { readonly text: string; readonly count: number } {
  const lines = lineStarts(text);
  // Columns do not count a byte order mark.
  if (text.startsWith('\uFEFF')) lines[0] = 1;
  const corrections = problems.flatMap((found) => {
    const change = changeOf(found);
    return change ? [{ at: offsetOf(lines, found.place.range), ...change }] : [];
  });
  return corrected(text, harmless(text, corrections));
}

/** True for a finding that states exactly which characters to replace, and by which. */
export const isCorrectable = (found: Problem): boolean => changeOf(found) !== undefined;

/** The replacement that a finding suggests, if it needs no human judgement. */
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

/**
 * Selects the corrections that change no other value of the file, by bisection. Nearly always, that is all of them. Starts
 * with the invisible characters: their removal changes no value at all, which is not checked for a field that is corrected.
 */
function harmless(text: string, corrections: readonly Correction[]): readonly Correction[] {
  const add = (made: readonly Correction[], more: readonly Correction[]): readonly Correction[] => {
    const all = [...made, ...more];
    const fields = new Set(all.flatMap(({ pointer }) => pointer ?? []));
    const before = visibleContent(text, fields);
    // A file that cannot be parsed as it is has corrections of invisible characters only.
    if (before === undefined || visibleContent(corrected(text, all).text, fields) === before) return all;
    if (more.length <= 1) return made;
    const half = Math.ceil(more.length / 2);
    return add(add(made, more.slice(0, half)), more.slice(half));
  };
  const invisible = corrections.filter(({ pointer }) => pointer === undefined);
  const others = corrections.filter(({ pointer }) => pointer !== undefined);
  return add(add([], invisible), others);
}

/**
 * Applies corrections from the end, so that earlier offsets stay valid. If two of them overlap, skips the first: a later
 * run finds it again.
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
 * Serialises the content of a data file for comparison. Ignores invisible characters and the amount of white space.
 *
 * @param ignored pointers of values of which only the type counts
 * @returns undefined if the file cannot be parsed
 */
function visibleContent(text: string, ignored: ReadonlySet<string>): string | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const { value } = readText('', content);
  return value === undefined ? undefined : JSON.stringify(visiblePart(value, '', ignored));
}

function visiblePart(value: unknown, pointer: string, ignored: ReadonlySet<string>): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, child]) => [
      visibleText(key),
      visiblePart(child, `${pointer}/${pointerSegment(key)}`, ignored),
    ]);
  }
  return ignored.has(pointer) ? typeof value : visibleText(String(value));
}

const visibleText = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim();
