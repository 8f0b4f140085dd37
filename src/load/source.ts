import type { Document, LineCounter } from 'yaml';
import { type Period, periodOf } from '../lib/visibility.ts';
import { isPageType } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { DataText, LoadedFile, Source } from '../types.ts';
import { load } from './load.ts';
import { linesOf, parseYaml } from './parse-yaml.ts';
import { readSound } from './sound.ts';

/** What a text says, or what is wrong with it. */
export interface ReadText {
  readonly value?: unknown;
  readonly problems: readonly Problem[];
}

/** Reads the text of one file. A text that is empty, or whose structure is broken, has no value. */
export function readText(file: string, text: string): ReadText {
  const plain = readSound(text);
  if (plain) return { value: plain.value, problems: [] };
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

/** The source of a data file with this text. */
export const sourceIn = ({ file, type }: DataText, text: string, value: unknown): Source =>
  sourceOf(file, text, value, isPageType(type) ? type.firstDay : undefined);

/**
 * A file that was read. Where its parts stand is found out when there is something to say about them, which is rare.
 *
 * @param firstDay the field beside `from` that says the first day of a page, if its type has one
 */
export const sourceOf = (file: string, text: string, value: unknown, firstDay?: string): Source =>
  new SoundSource(file, text, value, periodOf(value, firstDay));

class SoundSource implements Source {
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  readonly period: Period;
  #document: Document.Parsed | undefined;
  #lines: LineCounter | undefined;
  #ranges: { readonly found: Source['ranges'] } | undefined;

  constructor(file: string, text: string, value: unknown, period: Period) {
    this.file = file;
    this.text = text;
    this.value = value;
    this.period = period;
  }

  get ranges(): Source['ranges'] {
    this.#ranges ??= { found: readSound(this.text)?.ranges };
    return this.#ranges.found;
  }

  get document(): Document.Parsed {
    const document = this.#document ?? parseYaml(this.file, this.text).parsed?.document;
    if (!document) throw new Error(`${this.file} cannot be read.`);
    this.#document = document;
    return document;
  }

  get lines(): LineCounter {
    this.#lines ??= linesOf(this.text);
    return this.#lines;
  }
}
