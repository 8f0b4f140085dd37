import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureLetters } from '../template-api.ts';
import { drawAll } from './draw/draw.ts';
import { createDrawer } from './drawer.ts';

const LETTERS: PictureLetters = { shapes: { L: [600, 'M100 0L100-700L200-700L200-100L500-100L500 0Z'] }, kerning: {} };

const svgs = Array.from({ length: 20 }, (_, index) => {
  const ground = `<rect width="60" height="40" fill="#${index % 3}a7"></rect>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${ground}<text x="${index}" y="30">L</text></svg>`;
});

const nobody = () => {};

describe('a thread that draws pictures', () => {
  let code = '';

  beforeAll(async () => {
    const entryPoints = [join(import.meta.dirname, 'thread.ts')];
    const { outputFiles } = await build({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false });
    code = outputFiles[0]?.text ?? '';
  });

  test.each([
    ['gets ready in time', true],
    ['starts when it is needed', false],
  ])('and %s gives the same bytes as drawing here', async (_, ahead) => {
    const beside: Uint8Array[] = [];
    await createDrawer(LETTERS, ahead, code).draw(svgs, (png, index) => (beside[index] = Buffer.from(png)));
    expect(beside).toEqual(await drawAll(svgs, LETTERS));
  });

  test('hands over what goes wrong', async () => {
    const drawer = createDrawer(LETTERS, true, code);
    await expect(drawer.draw([...svgs, '<svg width="9" height="9"><b/></svg>'], nobody)).rejects.toThrow('<b>');
  });

  test('is missed if it ends before its work is done', async () => {
    const drawer = createDrawer(LETTERS, false, 'process.exit()');
    await expect(drawer.draw(svgs, nobody)).rejects.toThrow('ended before');
  });
});
