/** Regenerates every generated file in Git. `tests/engine/generated.test.ts` fails if a committed one is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAppIcon, generateFavicon } from './gen-app-icons.ts';
import { generateColors } from './gen-colors.ts';
import { generateFindingDocs, generateOwnFindingDocs } from './gen-docs.ts';
import { generateApiDocs, generateKeywordDocs } from './gen-guide.ts';
import { generateIcons } from './gen-icons.ts';
import { generateLetters } from './gen-letters.ts';
import { generateMap } from './gen-map.ts';

/** Path of a generated file, relative to the project → generator of its content. */
export const GENERATED: Readonly<Record<string, () => string | Promise<string | Uint8Array>>> = {
  'templates/colors.gen.ts': generateColors,
  'templates/components/icon/icons.gen.ts': generateIcons,
  'templates/components/social-picture/letters.gen.ts': generateLetters,
  'templates/map.gen.ts': generateMap,
  'templates/public/favicon.ico': generateFavicon,
  'templates/public/apple-touch-icon.png': () => generateAppIcon(180),
  'templates/public/icon-192.png': () => generateAppIcon(192),
  'templates/public/icon-512.png': () => generateAppIcon(512),
  'docs/guide/schema-keywords.md': generateKeywordDocs,
  'docs/guide/template-api.md': generateApiDocs,
  'docs/problems.md': generateFindingDocs,
  'docs/befunde.md': generateOwnFindingDocs,
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, generate] of Object.entries(GENERATED)) {
    writeFileSync(join(import.meta.dirname, '..', file), await generate());
  }
}
