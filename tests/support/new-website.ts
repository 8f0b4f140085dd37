import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nebel } from './nebel.ts';

/** Of its own: `data-files.ts` loads templates, whose style sheets plain tsx cannot import. */
const PROJECT = join(import.meta.dirname, '../..');

/** Creates a website from the starter and links its packages, as `npm install` would. Returns its folder. */
export async function newWebsite(folder: string, language: string): Promise<string> {
  const { code, stderr } = await nebel(['init', folder, '--engine', PROJECT, '--lang', language]);
  if (code !== 0) throw new Error(stderr);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PROJECT, join(folder, 'node_modules/nebel'));
  for (const name of ['@types', 'react', 'react-dom'])
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}
