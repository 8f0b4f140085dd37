import { readCarefully } from './page/careful.ts';
import type { Keep } from './page/notes.ts';
import { readQuickly } from './page/quick.ts';
import type { PageReading } from './page-reading.ts';

/** Parses one page and notes what the rules need. */
export const readPage = (output: string, html: string, keep: Keep = (text) => text): PageReading =>
  readQuickly(output, html, keep) ?? readCarefully(output, html, keep);
