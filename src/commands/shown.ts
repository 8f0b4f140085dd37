import { relative } from 'node:path';

/** A path as people would write it. */
export function shown(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
