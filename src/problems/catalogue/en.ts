import type { Catalogue } from './catalogue.ts';
import { addresses } from './en/addresses.ts';
import { files } from './en/files.ts';
import { images } from './en/images.ts';
import { output } from './en/output.ts';
import { references } from './en/references.ts';
import { release } from './en/release.ts';
import { schema } from './en/schema.ts';
import { templates } from './en/templates.ts';
import { words } from './en/words.ts';
import { yaml } from './en/yaml.ts';

/** Every finding in English. Full sentences, no jargon, and always a way out. */
export const en: Catalogue = {
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
