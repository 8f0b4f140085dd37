import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './data-files.ts';

/** True if the header of a generated file names a source below `data/`, which editors may change. */
export const isMadeFromContent = (file: string): boolean =>
  /^\/\* Generated from data\//.test(readFileSync(join(PROJECT, file), 'utf8'));

/** The generated outlines of the cantons and the country. */
export const MAP = 'templates/map.gen.ts';
