/** Font of the social pictures → `templates/components/social-picture/letters.gen.ts`: how wide its letters are. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
const FONT = join(import.meta.dirname, '../templates/assets/fonts/archivo-de.woff2');

/** What German texts are made of. The font has nothing else worth measuring. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…‹›€−'].sort();

/** Widths in thousandths of the size, as the program that draws the pictures sets them, without kerning. */
export async function generateLetters(): Promise<string> {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const widths = LETTERS.map((letter) => [letter, widthOf(letter)] as const).filter(([, width]) => width > 0);
  return [
    '/* Generated from assets/fonts/archivo-de.woff2 by `npm run gen`. Do not edit. */',
    '/** Width of each letter in thousandths of the size. */',
    'export const LETTER_WIDTHS: Readonly<Record<string, number>> = {',
    ...widths.map(([letter, width]) => `  ${JSON.stringify(letter)}: ${width},`),
    '};',
    '',
  ].join('\n');
}

let started: Promise<void> | undefined;

/** Between two letters of known shape, because a space has no outline that could be measured. */
const widthOf = (letter: string) => Math.round(outlineWidth(`H${letter}H`) - outlineWidth('HH'));

function outlineWidth(text: string): number {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 9000 1000"><text y="800" font-family="Archivo" font-size="1000" font-kerning="none">${escaped}</text></svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [readFileSync(FONT)], loadSystemFonts: false } });
  const width = drawing.innerBBox()?.width ?? 0;
  drawing.free();
  return width;
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
