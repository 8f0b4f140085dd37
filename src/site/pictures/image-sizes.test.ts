import { expect, test } from 'vitest';
import { siteImage } from './image-sizes.ts';

const imageOf = (width: number, hash = 'one', file = 'photos/Wall before.JPG') =>
  siteImage(file, { width, height: (width * 3) / 4, hash });

const widthsOf = (width: number) =>
  imageOf(width).sources.map(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)));

test.each([
  [4000, [400, 800, 1200, 1600]],
  [1000, [400, 800, 1000]],
  [820, [400, 820]],
  [300, [300]],
])('an image of %i pixels is never enlarged, and no two of its sizes are nearly equal', (width, sizes) => {
  expect(widthsOf(width)).toEqual([sizes, sizes]);
  expect(imageOf(width)).toMatchObject({ width: sizes.at(-1), height: ((sizes.at(-1) ?? 0) * 3) / 4 });
});

test('URLs contain the file name, and change with the content', () => {
  expect(imageOf(300).src).toMatch(/^\/assets\/wall-before-300-[a-z0-9]{6}\.jpeg$/);
  expect(imageOf(300, 'two').src).not.toBe(imageOf(300).src);
  expect(imageOf(300, 'one', 'photos/§.png').src).toMatch(/^\/assets\/image-300-/);
});
