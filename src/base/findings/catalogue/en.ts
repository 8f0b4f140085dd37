import type { Catalogue } from './catalogue.ts';
import { addresses } from './en/addresses.ts';
import { files } from './en/files.ts';
import { output } from './en/output.ts';
import { references } from './en/references.ts';
import { release } from './en/release.ts';
import { schema } from './en/schema.ts';
import { words } from './en/words.ts';

/** All findings in English, in full sentences without jargon. Each states what to do. */
export const en: Catalogue = {
  ...files,
  ...schema,
  ...references,
  ...addresses,
  ...words,
  ...release,
  ...output,
};
