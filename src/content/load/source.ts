import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { ExistingContent, SiteDefinition } from '../../api/template-api.ts';
import type { DataText, LoadedFile } from '../../api/types.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { linesOf } from '../../base/findings/locate.ts';
import type { Lines, Ranges, Source } from '../../base/findings/source.ts';
import { once } from '../../base/lib/collections.ts';
import { periodOf } from '../../base/lib/visibility.ts';
import { load } from './load.ts';
import { parseYaml } from './parse-yaml.ts';
import { readPlainYaml } from './plain-yaml.ts';

/** The parsed value of a text, or why it has none. */
export interface ReadText {
  readonly value?: unknown;
  /** As in `Source`. */
  readonly ranges?: Ranges;
  readonly findings: readonly Finding[];
}

/** Parses the text of one file. An empty text, or one with broken structure, has no value. */
export function readText(file: string, text: string): ReadText {
  const plain = readPlainYaml(text);
  if (plain) return { ...plain, findings: [] };
  const { parsed, findings } = parseYaml(file, text);
  return parsed ? { value: parsed.value, findings } : { findings };
}

/** Loads the data files of a site without judging them. */
export const sourcesIn = (site: SiteDefinition, root: string): readonly LoadedFile[] =>
  load(site, root).files.map((data) =>
    loadedFile(data, data.text === undefined ? undefined : readText(data.file, data.text).value),
  );

/**
 * Adds the source to a data file, unless it could not be read or parsed.
 *
 * @param text the text that was parsed, if a slip spoils the file's own
 */
export function loadedFile(data: DataText, value: unknown, text = data.text): LoadedFile {
  const { file, slug, type } = data;
  return text === undefined || value === undefined
    ? { file, slug, type }
    : { file, slug, type, source: sourceIn(data, text, value) };
}

/** The content that a new page may look things up in. Errors are ignored: they must not keep anyone from creating a page. */
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
 * Creates the source of a data file. Locates its parts lazily, once a finding needs them.
 *
 * @param text the file's own text or, if a slip spoils that, the repaired one
 * @param ranges as in `Source`, if they are known already
 */
export function sourceIn(
  { file, type, text: own }: DataText,
  text: string,
  value: unknown,
  ranges: Source['ranges'] = once(() => readPlainYaml(text)?.ranges),
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
 * Maps offsets in the repaired text to positions in the text as typed. Both have the same number of lines. A repaired line
 * differs from the typed one in a single stretch.
 */
function typedLines(meant: string, typed: string): Lines {
  const lines = linesOf(meant);
  const wanted = meant.split('\n');
  const found = typed.split(/\r?\n/);
  return {
    linePos(offset) {
      const { line, col } = lines.linePos(offset);
      // The repaired text always ends with a newline, which the typed one may lack.
      if (line > found.length) return { line: found.length, col: (found.at(-1) ?? '').length + 1 };
      return { line, col: typedColumn(wanted[line - 1] ?? '', found[line - 1] ?? '', col) };
    },
  };
}

/**
 * Maps a column of a repaired line to the line as typed. From the first difference on, columns are counted from the end of
 * the line.
 */
function typedColumn(meant: string, typed: string, column: number): number {
  let shared = 0;
  while (shared < meant.length && meant[shared] === typed[shared]) shared += 1;
  return column <= shared ? column : Math.max(shared + 1, column + typed.length - meant.length);
}
