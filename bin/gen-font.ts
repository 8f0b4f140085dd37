/**
 * Archivo from `@fontsource-variable/archivo` → `templates/assets/fonts/`, cut to the characters, weights and features that
 * are used: `archivo-de.woff2` for the pages, `archivo-600.ttf` for the social pictures. Run it with `npm run font`; the
 * results are committed, because cutting takes seconds and a new version of the cutter may order the same bytes differently.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FONTS = join(import.meta.dirname, '../templates/assets/fonts');

/**
 * What German, French and Swiss names are written with, addresses of mail and web, amounts, measures and quotations.
 * Nothing else: with the headers of its answer the font then fits into what a server sends before the first reply.
 */
const CHARACTERS = [
  ' !"%&\'()*+,-./0123456789:;?@_',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÀÄÈÉÖÜßàâäçèéêëîïôöûü',
  '\u00a0\u2009–—’‹›«»…·',
  '€§©°²³µ½×−',
].join('');

/** Kerning, figures of one width, and letters that change their shape with the weight. */
const FEATURES = ['kern', 'tnum', 'rvrn'];

/** The lightest and the boldest weight of the style sheets. Beyond 600 the font would hold its shapes once more. */
const WEIGHTS = { min: 300, max: 600 };

const source = readFileSync(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));
await cut('archivo-de.woff2', { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES });
// What draws the pictures reads neither packed fonts nor variable ones.
await cut('archivo-600.ttf', { targetFormat: 'truetype', variationAxes: { wght: 600 }, keepFeatures: ['kern'] });

async function cut(name: string, options: Parameters<typeof subsetFont>[2]): Promise<void> {
  const font = await subsetFont(source, CHARACTERS, { ...options, noHinting: true });
  writeFileSync(join(FONTS, name), font);
  console.log(`${name}: ${font.length} bytes`);
}
