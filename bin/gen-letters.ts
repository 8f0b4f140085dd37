/** Font of the social pictures → `templates/components/social-picture/letters.gen.ts`: its letters as outlines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { startResvg } from './resvg.ts';

const FONT = readFileSync(join(import.meta.dirname, '../templates/assets/fonts/archivo-de.woff2'));

/** The weight that pictures are lettered in. */
const WEIGHT = 600;

/** What German texts are made of. The font has nothing else worth drawing. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€−'].sort();

/** What stands beside each other in words. Letters with marks stand as they do without them. */
const KERNED = /[\w .,:\-–’«»]/;

/** Widths and outlines in thousandths of the size, and how near pairs stand, as a program that draws SVG sets them. */
export async function generateLetters(): Promise<string> {
  await startResvg();
  const outlines = outlinesOf(LETTERS);
  const known = LETTERS.filter((letter, index) => outlines[index] || letter.trim() === '');
  const widths = widthsOf(known);
  const shapes = known.map((letter, index) => {
    const outline = compact(outlines[LETTERS.indexOf(letter)] ?? '');
    return `    ${JSON.stringify(letter)}: [${widths[index]}, '${outline}'],`;
  });
  const kerning = kerningOf(known.filter((letter) => KERNED.test(letter)));
  return [
    '/* Generated from assets/fonts/archivo-de.woff2 by `npm run gen`. Do not edit. */',
    "import type { PictureLetters } from '../../../src/template-api.ts';",
    '',
    '/** Letters of the pictures, in thousandths of the size. */',
    'export const LETTERS: PictureLetters = {',
    '  shapes: {',
    ...shapes,
    '  },',
    '  kerning: {',
    ...kerning.map(([first, followers]) => `    ${JSON.stringify(first)}: ${JSON.stringify(followers)},`),
    '  },',
    '};',
    '',
  ].join('\n');
}

/** Path data of each text. Empty for letters without an outline: a space, and what the font does not have. */
function outlinesOf(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => `<g id="line"><text>${escaped(text)}</text></g>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 9 9" font-family="Archivo" font-weight="${WEIGHT}" font-size="1000">${lines}</svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [FONT], loadSystemFonts: false } });
  const [, ...groups] = drawing.toString().split('<g id="line"');
  drawing.free();
  return groups.map((group) => [...group.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data).join(''));
}

/** Between two letters of known shape, because a space has no outline that could be measured. */
function widthsOf(letters: readonly string[]): readonly number[] {
  const [alone = 0, ...between] = outlinesOf(['HH', ...letters.map((letter) => `H${letter}H`)]).map(rightEnd);
  return between.map((end) => Math.round(end - alone));
}

/** By the first letter, then by how much further its follower stands than it would by itself: the followers. */
function kerningOf(letters: readonly string[]): readonly (readonly [first: string, followers: object])[] {
  // An H at the end, because a space has no outline.
  const alone = outlinesOf(letters.map((letter) => `${letter}H`)).map(rightEnd);
  const widths = widthsOf(letters);
  return letters.flatMap((first, at) => {
    const together = outlinesOf(letters.map((second) => `${first}${second}H`)).map(rightEnd);
    const followers: Record<string, string> = {};
    for (const [index, second] of letters.entries()) {
      const further = Math.round((together[index] ?? 0) - (alone[index] ?? 0)) - (widths[at] ?? 0);
      if (further !== 0) followers[further] = `${followers[further] ?? ''}${second}`;
    }
    return Object.keys(followers).length > 0 ? [[first, followers] as const] : [];
  });
}

/** How far an outline reaches to the right, control points included: those move with the letter. */
const rightEnd = (outline: string) =>
  Math.max(0, ...[...outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

/** Whole numbers and no more space than needed. */
const compact = (outline: string) =>
  outline
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    .replace(/ ?([A-Z]) ?/g, '$1')
    .replace(/ -/g, '-');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
