import type { Catalogue } from './catalogue.ts';
import { addresses } from './de/addresses.ts';
import { files } from './de/files.ts';
import { images } from './de/images.ts';
import { output } from './de/output.ts';
import { references } from './de/references.ts';
import { release } from './de/release.ts';
import { schema } from './de/schema.ts';
import { templates } from './de/templates.ts';
import { words } from './de/words.ts';
import { yaml } from './de/yaml.ts';

/** Every finding in German, as editors read it. Full sentences, no jargon, and always a way out. */
export const de: Catalogue = {
  ...files,
  ...yaml,
  ...schema,
  ...references,
  ...images,
  ...addresses,
  ...words,
  ...release,
  ...output,
  ...templates,
};
