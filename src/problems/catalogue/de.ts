import type { Catalogue } from './catalogue.ts';
import { addresses } from './de/addresses.ts';
import { files } from './de/files.ts';
import { output } from './de/output.ts';
import { references } from './de/references.ts';
import { release } from './de/release.ts';
import { schema } from './de/schema.ts';
import { words } from './de/words.ts';

/** Every finding in German, as editors read it. Full sentences, no jargon, and always a way out. */
export const de: Catalogue = {
  ...files,
  ...schema,
  ...references,
  ...addresses,
  ...words,
  ...release,
  ...output,
};
