import type { Language } from '../../words.ts';
import { ADDRESSES } from './addresses.ts';
import { FILES } from './files.ts';
import { IMAGES } from './images.ts';
import type { Kind, ParamsOf, Sentences } from './kind.ts';
import { MARKUP } from './markup.ts';
import { OUTPUT } from './output.ts';
import { OUTPUT_FILES } from './output-files.ts';
import { OUTPUT_LINKS } from './output-links.ts';
import { REFERENCES } from './references.ts';
import { RELEASE } from './release.ts';
import { SCHEMA } from './schema.ts';
import { SCHEMA_LIMITS } from './schema-limits.ts';
import { TEMPLATES } from './templates.ts';
import { TEXTS } from './texts.ts';
import { YAML } from './yaml.ts';
import { YAML_SLIPS } from './yaml-slips.ts';

/**
 * All codes of findings, in the order of the stages that find them. Codes are permanent, because other programs filter by
 * them. Their first word has effects: `yaml-` and most of `schema-` are about the structure of a file (`structural.ts`), no
 * `file-` or `text-` is a typing slip (`read-file.ts`), and each has its chapter in the documentation (`bin/gen-docs.ts`).
 */
const CATALOGUE = {
  ...FILES,
  ...YAML_SLIPS,
  ...YAML,
  ...SCHEMA,
  ...SCHEMA_LIMITS,
  ...REFERENCES,
  ...MARKUP,
  ...IMAGES,
  ...ADDRESSES,
  ...TEXTS,
  ...RELEASE,
  ...OUTPUT_LINKS,
  ...OUTPUT,
  ...OUTPUT_FILES,
  ...TEMPLATES,
};

export type FindingCode = keyof typeof CATALOGUE;

/** Code → the values for its sentences. */
export type FindingParams = {
  [Code in FindingCode]: (typeof CATALOGUE)[Code] extends Kind<infer Example> ? ParamsOf<Example> : never;
};

export const CODES = Object.keys(CATALOGUE) as readonly FindingCode[];

/** Returns the example of the values of a code. */
export const exampleParams = (code: FindingCode): object => CATALOGUE[code].example;

/** Returns the heading of a code in the documentation. */
export const titleOf = (code: FindingCode, language: Language): string => CATALOGUE[code].title[language];

/** Makes the sentences of a finding. */
export function sentencesOf(code: FindingCode, params: object, language: Language): Sentences {
  // The type of a finding ties its values to its code, but the compiler cannot follow that through the lookup.
  const sentences = CATALOGUE[code].sentences[language] as Sentences | ((params: object) => Sentences);
  return typeof sentences === 'function' ? sentences(params) : sentences;
}
