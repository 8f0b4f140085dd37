import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../lib/collections.ts';
import { periodOf } from '../lib/visibility.ts';
import { isPageType } from '../page-entry.ts';
import { linesOf } from '../problems/locate.ts';
import type { Problem } from '../problems/problem.ts';
import type { ExistingContent, SiteDefinition } from '../template-api.ts';
import type { DataText, Lines, LoadedFile, Ranges, Source } from '../types.ts';
import { load } from './load.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSound } from './sound.ts';

/** What a text says, or what is wrong with it. */
export interface ReadText {
  readonly value?: unknown;
  /** As in a source. */
  readonly ranges?: Ranges;
  readonly problems: readonly Problem[];
}

/** Reads the text of one file. A text that is empty, or whose structure is broken, has no value. */
export function readText(file: string, text: string): ReadText {
  const plain = readSound(text);
  if (plain) return { ...plain, problems: [] };
  const { parsed, problems } = parseYaml(file, text);
  return parsed ? { value: parsed.value, problems } : { problems };
}

/** The data files of a site as they are, whatever may be wrong with them. */
export const sourcesIn = (site: SiteDefinition, root: string): readonly LoadedFile[] =>
  load(site, root).files.map((data) => {
    const { file, slug, type, text } = data;
    const { value } = text === undefined ? {} : readText(file, text);
    return text === undefined || value === undefined
      ? { file, slug, type }
      : { file, slug, type, source: sourceIn(data, text, value) };
  });

/** What is there as it is, for beginning a page: a mistake elsewhere must not keep anyone from it. */
export const existingContent = (root: string, today: string, files: readonly LoadedFile[]): ExistingContent => ({
  today,
  read: (file) => {
    const path = join(root, 'data', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  },
  pages: (wanted) =>
    files.flatMap(({ type, slug, source }) => (type.name === wanted && source ? [{ slug, data: source.value }] : [])),
});

/**
 * The source of a data file with this text: its own or, where a slip spoils that, the one that was meant. Where its parts
 * are is found out when there is something to say about them.
 *
 * @param ranges as in a source, if that has been found out already
 */
export function sourceIn(
  { file, type, text: own }: DataText,
  text: string,
  value: unknown,
  ranges: Source['ranges'] = once(() => readSound(text)?.ranges),
): Source {
  const typed = own === text ? undefined : own;
  return {
    file,
    text,
    typed,
    value,
    period: periodOf(value, isPageType(type) ? type.firstDay : undefined),
    ranges,
    lines: once(() => (typed === undefined ? linesOf(text) : typedLines(text, typed))),
    document: once(() => {
      const { parsed } = parseYaml(file, text);
      if (!parsed) throw new Error(`${file} cannot be read.`);
      return parsed.document;
    }),
  };
}

/**
 * Where offsets in a text as it was meant are in the text as it was typed. Both have the same lines, of which some begin
 * and end alike and differ between.
 */
function typedLines(meant: string, typed: string): Lines {
  const lines = linesOf(meant);
  const wanted = meant.split('\n');
  const found = typed.split(/\r?\n/);
  return {
    linePos(offset) {
      const { line, col } = lines.linePos(offset);
      // What was meant ends with a line end, whether or not one was typed.
      if (line > found.length) return { line: found.length, col: (found.at(-1) ?? '').length + 1 };
      return { line, col: typedColumn(wanted[line - 1] ?? '', found[line - 1] ?? '', col) };
    },
  };
}

/**
 * The column in a line as it was typed of what is in the same line as it was meant. Behind the place where the two part,
 * columns count from the end.
 */
function typedColumn(meant: string, typed: string, column: number): number {
  let shared = 0;
  while (shared < meant.length && meant[shared] === typed[shared]) shared += 1;
  return column <= shared ? column : Math.max(shared + 1, column + typed.length - meant.length);
}
