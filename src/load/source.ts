import { once } from '../lib/once.ts';
import { periodOf } from '../lib/visibility.ts';
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

/** The source of a data file with this text. Where its parts are is found out when there is something to say about them. */
export function sourceIn({ file, type }: DataText, text: string, value: unknown): Source {
  const ranges = once(() => readSound(text)?.ranges);
  const lines = once(() => linesOf(text));
  const document = once(() => {
    const { parsed } = parseYaml(file, text);
    if (!parsed) throw new Error(`${file} cannot be read.`);
    return parsed.document;
  });
  return {
    file,
    text,
    value,
    period: periodOf(value, isPageType(type) ? type.firstDay : undefined),
    get ranges() {
      return ranges();
    },
    get document() {
      return document();
    },
    get lines() {
      return lines();
    },
  };
}
