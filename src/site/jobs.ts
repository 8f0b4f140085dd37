/** The jobs that a pool can run on any thread: functions from plain data to plain data. */

import { readFileSync } from 'node:fs';
import type { WrittenFile } from '../api/types.ts';
import { textOf } from '../base/lib/texts.ts';
import { fileFacts } from './audit/file-facts.ts';

export const JOBS = {
  /** Reads one written file back. */
  facts: {
    batch: 8,
    prepare:
      (_context: undefined) =>
      ({ output, path, bytes = '' }: WrittenFile) =>
        fileFacts(output, path === undefined ? textOf(bytes) : readFileSync(path, 'utf8')),
  },
  /** Draws a social picture from SVG. The context is the paths of the fonts. */
  picture: {
    batch: 1,
    // resvg renders in a thread of its own.
    ahead: 3,
    prepare: (fonts: readonly string[]) => async (svg: string) =>
      // Loaded on demand: most builds have nothing to draw.
      (await import('./pictures/draw.ts')).drawPng(svg, fonts),
  },
};

export type SiteJobs = typeof JOBS;
