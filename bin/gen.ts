/** Rewrites every generated file. `tests/generated.test.ts` fails when a committed one is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateProblemDocs } from './gen-docs.ts';
import { generateIcons } from './gen-icons.ts';
import { generatePlaces } from './gen-places.ts';
import { generateTypes } from './gen-types.ts';

/** Generated file, relative to the project → what it should contain. */
export const GENERATED: Readonly<Record<string, () => string | Promise<string>>> = {
  'templates/data.gen.ts': generateTypes,
  'templates/components/icon/icons.gen.ts': generateIcons,
  'templates/islands/quote-form/places.gen.ts': generatePlaces,
  'docs/problems.md': generateProblemDocs,
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, generate] of Object.entries(GENERATED)) {
    writeFileSync(join(import.meta.dirname, '..', file), await generate());
  }
}
