import { createElement } from 'react';
import { expect, test } from 'vitest';
import { emptySite } from '../../../tests/support/empty-site.ts';
import type { Route } from '../../api/types.ts';
import { renderPicture } from './render-picture.ts';

const view = emptySite();

const routeOf = (size: object) => {
  const type = { picture: () => ({ alt: 'Red', drawing: createElement('svg', size) }) };
  return { entry: { type, data: {} }, output: 'teams/red/index.html' } as unknown as Route;
};

test('a social picture has the size that its drawing states, and the drawing must state one', () => {
  expect(renderPicture(routeOf({ width: 40, height: 20 }), view)).toMatchObject({ alt: 'Red', width: 40, height: 20 });
  for (const size of [{}, { width: 40 }, { width: '100%', height: 20 }])
    expect(() => renderPicture(routeOf(size), view)).toThrow('size in pixels');
});

test('different drawings have different hashes', () => {
  const [one, other] = [20, 21].map((height) => renderPicture(routeOf({ width: 40, height }), view)?.hash);
  expect(one).not.toBe(other);
});
