import type { Catalogue } from './catalogue.ts';
import { addresses } from './en/addresses.ts';
import { files } from './en/files.ts';
import { output } from './en/output.ts';
import { references } from './en/references.ts';
import { release } from './en/release.ts';
import { schema } from './en/schema.ts';
import { words } from './en/words.ts';

/** Every finding in English. Full sentences, no jargon, and always a way out. */
export const en: Catalogue = {
  ...files,
  ...schema,
  ...references,
  ...addresses,
  ...words,
  ...release,
  ...output,
};
