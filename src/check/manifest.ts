import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../types.ts';

/**
 * What the build wrote down about its pages. A folder without the marker, or with one that says nothing or nothing
 * readable, gives an empty list: then the types of the pages are unknown.
 */
export function readManifest(folder: string): readonly PageRecord[] {
  const file = join(folder, '.nebel');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    const { pages } = JSON.parse(text) as { pages?: readonly PageRecord[] };
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}
