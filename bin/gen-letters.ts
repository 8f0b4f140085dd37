/** Font of the social pictures → `templates/components/social-picture/letters.gen.ts`: how wide its letters are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { startResvg } from './resvg.ts';

const FONT = readFileSync(join(import.meta.dirname, '../templates/assets/fonts/archivo-600.ttf'));

/** What German texts are made of. The font has nothing else worth drawing. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€−'].sort();

/** Widths in thousandths of the size, as a program that draws SVG sets the letters. */
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

/** Path data of each text. Empty for letters without an outline: a space, and what the font does not have. */
function outlinesOf(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => `<g id="line"><text>${escaped(text)}</text></g>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 9 9" font-family="Archivo" font-weight="600" font-size="1000">${lines}</svg>`;
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

/** How far an outline reaches to the right, control points included: those move with the letter. */
const rightEnd = (outline: string) =>
  Math.max(0, ...[...outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
