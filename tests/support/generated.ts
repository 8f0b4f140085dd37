import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './data-files.ts';

/** Whether a generated file says of itself that its source is below `data/`, which editors may renew. */
export const isMadeFromContent = (file: string): boolean =>
  /^\/\* Generated from data\//.test(readFileSync(join(PROJECT, file), 'utf8'));
