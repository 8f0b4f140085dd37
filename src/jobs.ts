/** What can be done in any thread: each takes plain data and gives plain data. */
import { readFileSync } from 'node:fs';
import { fileFacts } from './check/site-facts.ts';
import { once } from './lib/collections.ts';
import { readWords, type WrittenText } from './read-file.ts';
import type { SiteDefinition } from './template-api.ts';
import type { LaidFile } from './types.ts';
import { type WordContext, wordRules } from './validate/lint/lint.ts';
import { readSchemas } from './validate/schemas.ts';

/** The jobs of a site. */
export const jobsOf = (site: SiteDefinition) => ({
  /** Reads the words of one data file. */
  words: {
    batch: 8,
    prepare(context: WordContext) {
      const rules = wordRules(
        context,
        site,
        once(() => readSchemas(site)),
      );
      return (file: WrittenText) => readWords(file, rules, site);
    },
  },
  /** Reads one file of a built site back. */
  facts: {
    batch: 8,
    prepare:
      (_context: undefined) =>
      ({ output, path, bytes = '' }: LaidFile) =>
        fileFacts(output, path === undefined ? textOf(bytes) : readFileSync(path, 'utf8')),
  },
  /** Draws a picture for sharing. Its context is the paths of fonts, an item is an SVG. */
  picture: {
    batch: 1,
    prepare: (fonts: readonly string[]) => async (svg: string) =>
      // Most builds find all pictures drawn.
      (await import('./pictures/draw.ts')).drawPng(svg, fonts),
  },
});

const textOf = (bytes: string | Uint8Array) =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');

export type SiteJobs = ReturnType<typeof jobsOf>;
