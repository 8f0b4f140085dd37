import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../api/template-api.ts';
import { replaceFile } from '../base/disk/replace-file.ts';
import { orUndefined } from '../base/lib/collections.ts';
import { generatedTypes } from '../scaffold/scaffold.ts';

/** Folder of what only the compiler and editors read. Git ignores it. */
export const typesFolder = ({ templates }: SiteDefinition): string => join(templates, '../.types');

/**
 * Writes the types of a site's data and returns the path of their file. Leaves a file alone that is up to date, because editors
 * and compilers watch it.
 */
export function writeTypes(site: SiteDefinition, text = generatedTypes(site)): string {
  const path = join(typesFolder(site), 'data.ts');
  if (orUndefined(() => readFileSync(path, 'utf8')) !== text) replaceFile(path, text);
  return path;
}
