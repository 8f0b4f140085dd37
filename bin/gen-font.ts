/**
 * Subsets the font Archivo from `@fontsource-variable/archivo` into `templates/assets/fonts/`: `archivo-de.woff2` for pages,
 * `archivo-600.ttf` for social pictures. Run it with `npm run font`. The results are committed, because subsetting takes
 * seconds and another version of the tool may produce different bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { freezeFeature } from './freeze-feature.ts';

const require = createRequire(import.meta.url);
const FONTS = join(import.meta.dirname, '../templates/assets/fonts');

/**
 * Characters of Swiss German texts and of most French names in them (no ß, dash, euro or section sign that only others use),
 * e-mail and web addresses, amounts, units and quotations. Only these, so that the font with its response headers fits into
 * the initial congestion window. Browsers take any other letter from the fallback font, which has the same metrics.
 */
const CHARACTERS = [
  ' !"%\'()*+,-./0123456789:;?@_',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÄÖÜàäèéöü',
  '\u00a0\u2009–’‹›«»…·',
  '©°²³µ½×−',
].join('');

/** The other letters of Western European names, for pictures only: these have no other font. */
const RARE_CHARACTERS = 'ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝáâãåæçêëìíîïñòóôõøùúûýÿŒœŠšŽž&';

/**
 * Advance widths are in the outlines as well, and no program offers the weights of a font of a page to choose from. Glyph
 * classes only serve marks that are letters of their own, and kerning varies by a hundredth of a letter between weights.
 */
const NEEDLESS_TABLES = ['HVAR', 'STAT', 'GDEF', 'gasp'];

/** Lightest and boldest weight in the style sheets. A weight above 600 would add a second set of outlines. */
const WEIGHTS = { min: 400, max: 600 };

const source = readFileSync(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));
const whole = await subsetFont(source, CHARACTERS, { targetFormat: 'truetype', keepFeatures: ['kern', 'tnum'] });
// All figures of the pages are tabular.
await writeSubset('archivo-de.woff2', freezeFeature(whole, CHARACTERS, 'tnum'), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern'],
  dropTables: NEEDLESS_TABLES,
});
// resvg supports neither compressed nor variable fonts.
await writeSubset('archivo-600.ttf', source, CHARACTERS + RARE_CHARACTERS, {
  targetFormat: 'truetype',
  variationAxes: { wght: 600 },
  keepFeatures: ['kern'],
});

async function writeSubset(
  name: string,
  from: Buffer,
  characters: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<void> {
  const font = await subsetFont(from, characters, { ...options, noHinting: true });
  writeFileSync(join(FONTS, name), font);
  console.log(`${name}: ${font.length} bytes`);
}
