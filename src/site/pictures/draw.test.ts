import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPng } from './draw.ts';
import { drawPictures } from './pictures.ts';

const TEMPLATES = join(import.meta.dirname, '../../../templates');
const FONT = 'assets/fonts/archivo-600.ttf';

const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" font-family="Archivo"><rect width="200" height="100" fill="#fff"/>${inside}</svg>`;
const text = (line: string) => `<text x="10" y="90" font-size="50">${line}</text>`;

const fonts = [join(TEMPLATES, FONT)];

test('a picture shows its text in the font of the site, and in no other', async () => {
  const empty = await drawPng(sheet(''), fonts);
  expect(await drawPng(sheet(text('Zug')), fonts)).not.toEqual(empty);
  expect(await drawPng(sheet(text('Zug')), [])).toEqual(empty);
});

test('a picture that is drawn differently from before has another URL', async () => {
  const svg = sheet(`<path d="M10 80C40 10 65 10 95 80a25 25 30 1130 10z" fill="#075" opacity=".6"/>${text('Zug')}`);
  const picture = { page: 'zug/index.html', alt: '', width: 200, height: 100, hash: 'the same', svg: () => svg };
  const { files } = drawPictures({ templates: TEMPLATES, pictureFonts: [FONT] }, [picture]);
  const digest = createHash('sha256')
    .update(await drawPng(svg, fonts))
    .digest('hex');
  // If the second hash differs, change `RENDERER` and with it the first one. Otherwise old pictures would be reused.
  expect([files[0]?.output, digest.slice(0, 16)]).toEqual(['assets/zug-0198B30C.png', '483c2673b2ec1d22']);
});
