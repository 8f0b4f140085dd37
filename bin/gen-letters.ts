/** Generates `templates/components/social-picture/letters.gen.ts`: the character widths of the font in social pictures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { startResvg } from './resvg.ts';

const FONT = readFileSync(join(import.meta.dirname, '../templates/assets/fonts/archivo-600.ttf'));

/** Characters of German texts. The font has no others worth drawing. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€−'].sort();

/** Measures widths in thousandths of the font size, as resvg sets the characters. */
export async function generateLetters(): Promise<string> {
  await startResvg();
  const outlines = outlinesOf(LETTERS);
  const known = LETTERS.filter((letter, index) => outlines[index] || letter.trim() === '');
  const widths = widthsOf(known);
  return [
    '/* Generated from assets/fonts/archivo-600.ttf by `npm run gen`. Do not edit. */',
    '',
    '/** How wide the letters of the pictures are, in thousandths of their size. */',
    'export const WIDTHS: Readonly<Record<string, number>> = {',
    ...known.map((letter, index) => `  ${JSON.stringify(letter)}: ${widths[index]},`),
    '};',
    '',
  ].join('\n');
}

/** Returns the path data of each text. Empty for characters without an outline: spaces, and those missing from the font. */
function outlinesOf(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => `<g id="line"><text>${escaped(text)}</text></g>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 9 9" font-family="Archivo" font-weight="600" font-size="1000">${lines}</svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [FONT], loadSystemFonts: false } });
  const [, ...groups] = drawing.toString().split('<g id="line"');
  drawing.free();
  return groups.map((group) => [...group.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data).join(''));
}

/** Measures each character between two others, because a space has no outline of its own. */
function widthsOf(letters: readonly string[]): readonly number[] {
  const [alone = 0, ...between] = outlinesOf(['HH', ...letters.map((letter) => `H${letter}H`)]).map(rightEnd);
  return between.map((end) => Math.round(end - alone));
}

/** Returns the right edge of an outline, control points included, because these shift with the character. */
const rightEnd = (outline: string) =>
  Math.max(0, ...[...outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
