import type { Catalogue } from './catalogue.ts';
import { addresses } from './de/addresses.ts';
import { files } from './de/files.ts';
import { output } from './de/output.ts';
import { references } from './de/references.ts';
import { release } from './de/release.ts';
import { schema } from './de/schema.ts';
import { words } from './de/words.ts';

/** All findings in German, in full sentences without jargon. Each states what to do. */
export const de: Catalogue = {
  ...files,
  ...schema,
  ...references,
  ...addresses,
  ...words,
  ...release,
  ...output,
};
