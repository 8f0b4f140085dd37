import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRedirect } from '../ledger/add-addresses.ts';
import { groupBy } from '../lib/group-by.ts';
import { withoutInvisible } from '../lib/invisible.ts';
import { pointerSegment } from '../lib/json-pointer.ts';
import { lineStarts } from '../lib/line-starts.ts';
import { readText } from '../load/source.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Problem, Range } from '../problems/problem.ts';
import type { Content } from '../read-content.ts';

/** What a file says somewhere, and what it has to say there. */
interface Correction {
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
  /** Of the text that it belongs to. What cannot be seen may be anywhere. */
  readonly pointer: string | undefined;
}

/** An old address and where it leads now. */
export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

export interface Fixed {
  readonly content: Content;
  readonly made: number;
  readonly redirects: readonly NewRedirect[];
}

/** How often the corrected files are read again at most. Where two corrections share a character, one has to wait for the other. */
const MOST_ROUNDS = 10;

/**
 * Makes the corrections that need no thought, in the files themselves, until none is left. Only what is known to the
 * character is touched: a correction whose place no longer reads as it was found is left alone, and so is one after which
 * the file could not be read, or would say something else anywhere but in that place.
 *
 * @param read reads and judges the files as they are now
 * @returns what was read last, how many corrections were made, and the redirects among them
 */
export function fixMechanical(root: string, read: () => Content): Fixed {
  let content = read();
  let made = 0;
  const redirects: NewRedirect[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const added = redirectRenamed(root, content.problems);
    redirects.push(...added);
    // Where lines were added to the list of addresses, others are not where they were found.
    const count = added.length > 0 ? added.length : fixOnce(root, content.problems);
    if (count === 0) break;
    made += count;
    content = read();
  }
  return { content, made, redirects };
}

function fixOnce(root: string, problems: readonly Problem[]): number {
  let made = 0;
  const fixable = problems.flatMap((found) => {
    const change = changeOf(found);
    return change ? [{ ...change, place: found.place }] : [];
  });
  for (const [file, group] of groupBy(fixable, ({ place }) => place.file)) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const lines = lineStarts(text);
    // Columns are counted without the mark that some programs put in front of a text.
    if (text.startsWith('\uFEFF')) lines[0] = 1;
    const corrections = group.map(({ place, ...change }) => ({ at: offsetOf(lines, place.range), ...change }));
    const { result, count } = corrected(text, harmless(text, corrections));
    made += count;
    if (count > 0) replaceFile(path, result);
  }
  return made;
}

/** What a finding wants to have in place of what was found, if that needs no thought. */
function changeOf({ code, params, place: { pointer } }: Problem): Omit<Correction, 'at'> | undefined {
  switch (code) {
    case 'text-invisible':
      return { found: params.found, wanted: params.wanted, pointer: undefined };
    case 'text-typography':
      return { found: params.found, wanted: params.wanted, pointer };
    case 'link-unknown':
      return params.moved && params.suggestion ? { found: params.href, wanted: params.suggestion, pointer } : undefined;
    case 'reference-unknown':
      return params.moved && params.suggestion
        ? { found: params.value, wanted: params.suggestion, pointer }
        : undefined;
    case 'redirect-chain':
      return { found: params.to, wanted: params.end, pointer };
    default:
      return undefined;
  }
}

/** Has the old addresses of renamed files lead to the new ones. What is found of links to them follows from that. */
function redirectRenamed(root: string, problems: readonly Problem[]): readonly NewRedirect[] {
  const renamed = problems.flatMap(({ code, place, params }) =>
    code === 'route-disappeared' && params.renamedTo && params.suggestion && place.range
      ? [{ file: place.file, line: place.range.line, from: params.url, to: params.suggestion }]
      : [],
  );
  // From the end, so that the lines before stay where they are.
  return renamed
    .toSorted((a, b) => b.line - a.line)
    .flatMap(({ file, line, from, to }) => {
      const path = join(root, file);
      const text = addRedirect(readFileSync(path, 'utf8'), line, to);
      if (text === undefined) return [];
      replaceFile(path, text);
      return [{ from, to }];
    });
}

/** Where corrections cannot be made together, they are divided into this many parts at most: each costs a reading. */
const MOST_PARTS = 256;

/** Those after which the file says what it said before. Nearly always that is all of them. */
function harmless(text: string, corrections: readonly Correction[]): readonly Correction[] {
  const smallest = Math.ceil(corrections.length / MOST_PARTS);
  const add = (made: readonly Correction[], more: readonly Correction[]): readonly Correction[] => {
    const all = [...made, ...more];
    const fields = new Set(all.flatMap(({ pointer }) => pointer ?? []));
    const before = reading(text, fields);
    // In a file that cannot be read as it is, only what cannot be seen is corrected.
    if (before === undefined || reading(corrected(text, all).result, fields) === before) return all;
    if (more.length <= smallest) return made;
    const half = Math.ceil(more.length / 2);
    return add(add(made, more.slice(0, half)), more.slice(half));
  };
  return add([], corrections);
}

/**
 * Works from the end, so that the places before it stay where they are. Where two corrections share a character, the
 * second finds what the first has made of it.
 */
function corrected(text: string, corrections: readonly Correction[]): { result: string; count: number } {
  let count = 0;
  /** What follows the last place that was corrected. The text before it is as it was. */
  let rest = '';
  let end = text.length;
  for (const { at, found, wanted } of corrections.toSorted((a, b) => b.at - a.at)) {
    const isShared = at + found.length > end;
    const here = text.slice(at, end) + (isShared ? rest : '');
    if (at < 0 || !here.startsWith(found)) continue;
    rest = wanted + here.slice(found.length) + (isShared ? '' : rest);
    end = at;
    count += 1;
  }
  return { result: text.slice(0, end) + rest, count };
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
