/**
 * Archivo from `@fontsource-variable/archivo` → `templates/assets/fonts/archivo-de.woff2`: cut to the characters, weights
 * and features that the pages use. Run it with `npm run font`; the result is committed, because cutting takes seconds
 * and a new version of the cutter may order the same bytes differently.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const CUT = join(import.meta.dirname, '../templates/assets/fonts/archivo-de.woff2');

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
const cut = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
  noHinting: true,
});
writeFileSync(CUT, cut);
console.log(`${CUT}: ${cut.length} bytes`);
