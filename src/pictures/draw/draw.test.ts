import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startResvg } from '../../../bin/resvg.ts';
import { difference, drawnForComparison, pixelsOf } from '../../../tests/support/png.ts';
import type { PictureLetters } from '../../template-api.ts';
import { DRAWER, drawAll } from './draw.ts';

const LETTERS: PictureLetters = {
  shapes: { I: [300, 'M100 0L100-700L200-700L200 0Z'], L: [600, 'M100 0L100-700L200-700L200-100L500-100L500 0Z'] },
  kerning: { L: { '-100': 'I' } },
};

const sheet = (inside: string, ground = '#fff') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect width="200" height="100" fill="${ground}"></rect>${inside}</svg>`;

const draw = async (svg: string) => pixelsOf((await drawAll([svg], LETTERS))[0] ?? new Uint8Array());

/** The colour of a pixel, as `#rrggbb`. */
function colorAt({ width, bytes }: { width: number; bytes: Uint8Array }, x: number, y: number): string {
  const at = (y * width + x) * 3;
  return `#${Buffer.from(bytes.subarray(at, at + 3)).toString('hex')}`;
}

describe('a drawing', () => {
  beforeAll(startResvg);

  test.each([
    ['curves of every kind', '<path d="M10 80C40 10 65 10 95 80S150 150 180 80M10 40Q52 5 95 40T180 40" fill="#075"/>'],
    ['commands without letters and numbers without spaces', '<path d="M10-0 50 60.5.5-10zm100 10l20 20-40 1e1z"/>'],
    ['arcs', '<path d="M20 50a30 20 0 0 1 60 0A30 20 0 1 0 140 50a25 25 30 1130 10z" fill="#a31"/>'],
    ['arcs that are too small for their ends', '<path d="M20 50a5 3 0 0 1 60 0M100 50a5 3 20 0 0 60 10" fill="#a31"/>'],
    [
      'rounded corners and circles',
      '<rect x="10" y="10" width="80" height="40" rx="12"/><circle cx="150" cy="50" r="40" fill="#07a"/>',
    ],
    ['holes by direction', '<path d="M10 10h80v80h-80zM30 30v40h40v-40z"/>'],
    ['holes by every second line', '<path fill-rule="evenodd" d="M10 10h80v80h-80zM30 30h40v40h-40z"/>'],
    [
      'lines with sharp corners',
      '<path d="M20 80L60 20L100 80L105 20H180" fill="none" stroke="#000" stroke-width="9"/>',
    ],
    [
      'lines with round corners and ends',
      '<path d="M20 80L60 20L100 80L105 20H180" fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
    [
      'lines with square ends',
      '<path d="M20 80L60 30" fill="none" stroke="#000" stroke-width="9" stroke-linecap="square" stroke-linejoin="bevel"/>',
    ],
    [
      'closed lines',
      '<path d="M20 20h50v50h-50zM150 50a20 20 0 1 1-40 0a20 20 0 1 1 40 0z" fill="#ddd" stroke="#000" stroke-width="5"/>',
    ],
    ['hairlines', '<path d="M5 5L195 90M5 50Q100 20 195 50" fill="none" stroke="#000" stroke-width=".8"/>'],
    ['dashes', '<path d="M10 20H190V80H10" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="12 5 3"/>'],
    [
      'dots',
      '<path d="M10 20H190V80H10" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 12"/>',
    ],
    [
      'half-transparent colours',
      '<path d="M0 0h120v60h-120z" fill="#f00" fill-opacity=".5"/><path d="M60 30h120v60h-120z" fill="#00f" opacity=".3"/>',
    ],
    [
      'groups that are moved and turned',
      '<g transform="translate(60 10) rotate(30) scale(1.5 .8)" fill="#383"><path d="M0 0h40v40h-40z" stroke="#000"/></g>',
    ],
    [
      'what is seen through a window',
      '<defs><clipPath id="c"><path d="M40 50a40 40 0 0 1 80 0z"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h70v100h-70z" fill="#c00"/></g>',
    ],
    [
      'what is used twice',
      '<defs><path id="u" d="M0 0h20v20z"/></defs><use href="#u" x="20" y="20"/><use href="#u" x="80" fill="#c00"/>',
    ],
    [
      'a drawing in a drawing',
      '<svg x="100" y="0" width="90" height="90" viewBox="0 10 30 60" preserveAspectRatio="xMaxYMax meet"><path d="M0 10h30v60zM-20 30h90v5h-90z"/></svg>',
    ],
    [
      'a drawing that reaches over its frame',
      '<svg x="100" y="20" width="40" height="40" viewBox="0 0 10 10" overflow="visible" color="#07a"><path d="M-5 2h20v4h-20z" fill="currentColor"/></svg>',
    ],
    ['what lies outside of the sheet', '<path d="M-50-50L300 40L40 300z" fill="#07a"/><circle cx="0" cy="0" r="40"/>'],
  ])('shows %s as another program does', async (_, inside) => {
    const svg = sheet(inside);
    const { mean, visible } = difference(await draw(svg), drawnForComparison(svg));
    expect(mean).toBeLessThan(1);
    expect(visible).toBeLessThan(25);
    // A comparison that finds no difference to an empty sheet would be none.
    expect(difference(await draw(sheet('')), drawnForComparison(svg)).visible).toBeGreaterThan(100);
  });

  test('has the exact colour in every area, however many colours mix along its edges', async () => {
    const fans = Array.from({ length: 60 }, (_, index) => {
      const color = `#${((index * 282_471) % 0xffffff).toString(16).padStart(6, '0')}`;
      return { color, path: `<path d="M100 50L${index * 3} 0l3 0z" fill="${color}" fill-opacity=".7"/>` };
    });
    const last = '<path d="M20 60h40v30h-40z" fill="#c03217"/><path d="M80 60h40v30h-40z" fill="#123457"/>';
    const pixels = await draw(sheet(`${fans.map(({ path }) => path).join('')}${last}`, '#fbfaf7'));
    expect([colorAt(pixels, 40, 75), colorAt(pixels, 100, 75), colorAt(pixels, 1, 98)]).toEqual([
      '#c03217',
      '#123457',
      '#fbfaf7',
    ]);
  });

  test.each([
    ['a gradient', '<path d="M0 0h9v9z" fill="url(#g)"/>', 'url(#g)'],
    ['a filter', '<g filter="url(#f)"/>', 'Filters'],
    ['a picture', '<image href="a.png"/>', '<image>'],
    ['a colour by name', '<path d="M0 0h9v9z" fill="red"/>', '«red»'],
    ['path data that breaks off', '<path d="M0 0L9"/>', 'M0 0L9'],
    ['a reference to nothing', '<use href="#gone"/>', '«gone»'],
    ['an element that does not end', '<g>', 'closes nothing'],
    ['markup that is none', '<path d=M0/>', 'not understood'],
  ])('with %s is a mistake that is named', async (_, inside, named) => {
    await expect(draw(sheet(inside))).rejects.toThrow(named);
  });
});

describe('a line of text', () => {
  const text = (attributes: string, line: string) => sheet(`<text ${attributes}>${line}</text>`);
  const dark = async (svg: string) => {
    const { width, bytes } = await draw(svg);
    const columns = Array.from({ length: width }, (_, x) => x);
    return columns.filter((x) =>
      Array.from({ length: 100 }, (_, y) => bytes[(y * width + x) * 3] ?? 255).some((v) => v < 100),
    );
  };

  test('stands where its letters, their kerning and the space between them put it', async () => {
    // L is 60 wide, I stands 10 nearer, and 5 are added between: I begins at 10 + 60 − 10 + 5 + 10.
    const columns = await dark(text('x="10" y="90" font-size="100" letter-spacing="5"', 'LI'));
    expect([columns[0], columns.includes(65), columns.includes(75), columns.at(-1)]).toEqual([20, false, true, 84]);
  });

  test('ends where it is told to', async () => {
    const columns = await dark(text('x="190" y="90" font-size="100" text-anchor="end"', 'I'));
    expect([columns[0], columns.at(-1)]).toEqual([170, 179]);
  });

  test('shows letters with marks that the font does not have without them, and leaves free what it does not know', async () => {
    expect(await dark(text('x="10" y="90" font-size="100"', 'Ĺ'))).toEqual(
      await dark(text('x="10" y="90" font-size="100"', 'L')),
    );
    expect(await dark(text('x="10" y="90" font-size="50"', '漢I'))).toEqual([65, 66, 67, 68, 69]);
  });

  test('is drawn in a group, too', async () => {
    const inside = await draw(sheet('<g transform="translate(10 0)"><text y="90" font-size="100">L</text></g>'));
    expect(inside).toEqual(await draw(text('x="10" y="90" font-size="100"', 'L')));
  });
});

describe('pictures with the same backdrop', () => {
  const line = (y: number, text: string) => `<text x="10" y="${y}" font-size="40">${text}</text>`;
  const both = sheet(`${line(40, 'LL')}${line(90, 'I')}`, '#abc');
  const svgs = [both, sheet(`${line(40, 'LL')}${line(90, 'L')}`, '#abc'), sheet(line(40, 'I'), '#def'), both];

  test('have the bytes that each would have alone, whatever is drawn beside them', async () => {
    const together = await drawAll(svgs, LETTERS);
    for (const [index, svg] of svgs.entries()) expect(await drawAll([svg], LETTERS)).toEqual([together[index]]);
    expect(await drawAll(svgs.toReversed(), LETTERS)).toEqual(together.toReversed());
  });
});

test('a drawer that draws otherwise than before has another name', async () => {
  const inside = [
    '<path d="M10 80C40 10 65 10 95 80S150 150 180 80a25 25 30 1130 10z" fill="#075" fill-opacity=".6"/>',
    '<path d="M20 80L60 20Q90 0 100 80" fill="none" stroke="#a31" stroke-width="5" stroke-linejoin="round" stroke-dasharray="20 4"/>',
    '<text x="10" y="90" font-size="50">LIL</text>',
  ];
  const [png = new Uint8Array()] = await drawAll([sheet(inside.join(''))], LETTERS);
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 16);
  // Whoever changes the second has to change the first, too: else old pictures would be taken for new ones.
  expect([DRAWER, digest]).toEqual(['drawer 2', 'b8d635e257267caf']);
});
