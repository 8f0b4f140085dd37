/** Regenerates every generated file in Git. `tests/engine/generated.test.ts` fails if a committed one is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../templates/site.ts';
import { generateAppIcon, generateFavicon } from './gen-app-icons.ts';
import { generateColors } from './gen-colors.ts';
import { generateOwnProblemDocs, generateProblemDocs } from './gen-docs.ts';
import { generateApiDocs, generateKeywordDocs } from './gen-guide.ts';
import { generateIcons } from './gen-icons.ts';
import { generateLetters } from './gen-letters.ts';
import { generateMap } from './gen-map.ts';
import { generateSections } from './gen-sections.ts';
import { generateStyles } from './gen-styles.ts';

const STYLES = [...new Set([site.styles, ...site.pageTypes.flatMap(({ styles }) => styles ?? [])])];

/** Path of a generated file, relative to the project → generator of its content. */
export const GENERATED: Readonly<Record<string, () => string | Promise<string | Uint8Array>>> = {
  'templates/colors.gen.ts': generateColors,
  'templates/components/icon/icons.gen.ts': generateIcons,
  'templates/components/sections/kinds.gen.ts': generateSections,
  'templates/components/social-picture/letters.gen.ts': generateLetters,
  'templates/map.gen.ts': generateMap,
  'templates/public/favicon.ico': generateFavicon,
  'templates/public/apple-touch-icon.png': () => generateAppIcon(180),
  'templates/public/icon-192.png': () => generateAppIcon(192),
  'templates/public/icon-512.png': () => generateAppIcon(512),
  ...Object.fromEntries(
    STYLES.map((list) => [`templates/${list}`, async () => (await generateStyles(site))[list] ?? ''] as const),
  ),
  'docs/guide/schema-keywords.md': generateKeywordDocs,
  'docs/guide/template-api.md': generateApiDocs,
  'docs/problems.md': generateProblemDocs,
  'docs/befunde.md': generateOwnProblemDocs,
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, generate] of Object.entries(GENERATED)) {
    writeFileSync(join(import.meta.dirname, '..', file), await generate());
  }
}
