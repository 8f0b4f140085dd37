/** Applies the corrections that findings suggest and that need no human judgement. */

import type { Finding, Range } from '../../base/findings/finding.ts';
import { isStructural } from '../../base/findings/structural.ts';
import { ungarbled } from '../../base/lib/garbled.ts';
import { withoutInvisible } from '../../base/lib/invisible.ts';
import { pointerSegment } from '../../base/lib/json-pointer.ts';
import { lineStarts } from '../../base/lib/texts.ts';
import { readText } from '../load/source.ts';
import { untabbed } from './lines.ts';

interface Correction {
  /** Offset in the file. */
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
  /** Pointer of the text to be changed. Undefined for invisible characters, which can be anywhere. */
  readonly pointer: string | undefined;
  /** True if the type of the value may change: a group of fields, or a number, becomes a text. */
  readonly retypes?: boolean;
}

/**
 * Makes all safe corrections in the text of one file. Skips a correction if the text at its position has changed since it
 * was found, if the file could not be parsed afterwards, or if any other value of the file would change. While the structure
 * of a file is wrong, it is unknown what is text in it, so that only invisible characters are removed.
 *
 * @param findings all findings in this file
 * @returns the corrected text and the number of corrections made
 */
export function correct(text: string, findings: readonly Finding[]): { readonly text: string; readonly count: number } {
  // All other findings are about the restored text.
  if (findings.some(({ code }) => code === 'text-garbled')) return { text: ungarbled(text), count: 1 };
  const width = findings.map(tabWidth).find((each) => each !== undefined);
  if (width !== undefined) return { text: untabbed(text, width), count: 1 };
  const lines = lineStarts(text);
  // Columns do not count a byte order mark.
  if (text.startsWith('\uFEFF')) lines[0] = 1;
  const isSound = !findings.some(isStructural);
  const corrections = findings.flatMap((found) => {
    const change = changeOf(found);
    return change && (isSound || change.pointer === undefined)
      ? [{ at: offsetOf(lines, found.place.range), ...change }]
      : [];
  });
  return corrected(text, harmless(text, corrections));
}

/** True for a finding that states exactly which characters to replace, and by which. */
export const isCorrectable = (found: Finding): boolean =>
  changeOf(found) !== undefined || tabWidth(found) !== undefined;

/** Number of spaces that each tab of a file has to be, if that makes it valid. */
const tabWidth = ({ code, params }: Finding): number | undefined => (code === 'yaml-tab' ? params.width : undefined);

/** The replacement that a finding suggests, if it needs no human judgement. */
function changeOf({ code, params, place: { pointer } }: Finding): Omit<Correction, 'at'> | undefined {
  switch (code) {
    case 'text-invisible':
      // Once it is gone, there is no telling which letter it was part of.
      if (params.effect === 'encoding') return undefined;
      return { found: params.found, wanted: params.wanted, pointer: undefined };
    case 'schema-type':
    case 'schema-pattern':
      return params.found !== undefined && params.wanted !== undefined
        ? { found: params.found, wanted: params.wanted, pointer, retypes: true }
        : undefined;
    case 'text-garbled':
    case 'text-quotes':
    case 'text-typography':
      return { found: params.found, wanted: params.wanted, pointer };
    case 'redirect-target':
      return params.state === 'moved' && params.suggestion
        ? { found: params.to, wanted: params.suggestion, pointer }
        : undefined;
    case 'link-unknown':
    case 'reference-unknown': {
      const found = 'href' in params ? params.href : params.value;
      return params.moved && params.suggestion ? { found, wanted: params.suggestion, pointer } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Selects the corrections that change no other value of the file, by bisection. Nearly always, that is all of them. Starts
 * with the invisible characters, which may be in any value; after them, every value without a correction stays the same.
 */
function harmless(text: string, corrections: readonly Correction[]): readonly Correction[] {
  const add = (
    made: readonly Correction[],
    more: readonly Correction[],
    counted: Comparison,
  ): readonly Correction[] => {
    const all = [...made, ...more];
    const fields = new Map(
      more.flatMap(({ pointer, retypes = false }) => (pointer === undefined ? [] : [[pointer, retypes] as const])),
    );
    const before = comparable(corrected(text, made).text, fields, counted);
    // A file that cannot be parsed as it is has corrections of invisible characters only.
    if (before === undefined || comparable(corrected(text, all).text, fields, counted) === before) return all;
    if (more.length <= 1) return made;
    const half = Math.ceil(more.length / 2);
    return add(add(made, more.slice(0, half), counted), more.slice(half), counted);
  };
  const invisible = corrections.filter(({ pointer }) => pointer === undefined);
  const others = corrections.filter(({ pointer }) => pointer !== undefined);
  return add(add([], invisible, visibleText), others, (value) => value);
}

/** Returns the part of a text that counts when contents are compared. */
type Comparison = (text: string) => string;

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
 * Serialises the content of a data file for comparison.
 *
 * @param changed pointers of values of which only the type counts → true if not even that
 * @returns undefined if the file cannot be parsed
 */
function comparable(text: string, changed: ReadonlyMap<string, boolean>, counted: Comparison): string | undefined {
  const { value } = readText('', text.replace(/^\uFEFF/, ''));
  return value === undefined ? undefined : JSON.stringify(comparedPart(value, '', changed, counted));
}

function comparedPart(
  value: unknown,
  pointer: string,
  changed: ReadonlyMap<string, boolean>,
  counted: Comparison,
): unknown {
  if (changed.get(pointer)) return '';
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, child]) => [
      counted(key),
      comparedPart(child, `${pointer}/${pointerSegment(key)}`, changed, counted),
    ]);
  }
  if (changed.has(pointer)) return typeof value;
  return typeof value === 'string' ? counted(value) : value;
}

const visibleText: Comparison = (text) => withoutInvisible(text).replace(/\s+/g, ' ').trim();
