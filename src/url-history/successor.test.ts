import { describe, expect, test } from 'vitest';
import { type NewPage, successorOf } from './successor.ts';

const page = (url: string, name?: string, type = 'region'): NewPage => ({
  url,
  file: `data${url.slice(0, -1)}.yaml`,
  type,
  name,
});

const LOST = '/regional/wetzikon/';
const next = (...pages: readonly NewPage[]) => successorOf(LOST, 'region', true, pages);

describe('a page is taken for the one that was there before', () => {
  test.each([
    ['its address differs by a slip', page('/regional/wezikon/')],
    ['its address says more', page('/regional/wetzikon-zh/')],
    ['it lies in another folder', page('/orte/wetzikon/', undefined, 'place')],
    ['it is called as the old address was', page('/regional/zueri-oberland/', 'Wetzikon')],
  ])('if %s', (_why, found) => {
    expect(next(page('/regional/uster/', 'Uster'), found)).toEqual({ url: found.url, file: found.file });
  });
});

describe('a page is only suggested', () => {
  test('if it is the only new one of its type, and the lost one too', () => {
    const uster = page('/regional/uster/', 'Uster');
    expect(next(uster, page('/blog/news/', 'News', 'article'))).toEqual({ url: uster.url });
    expect(successorOf(LOST, 'region', false, [uster])).toBeUndefined();
    expect(next(uster, page('/regional/maur/', 'Maur'))).toBeUndefined();
  });

  test('if the longer address says much more than the shorter', () => {
    expect(next(page('/regional/wetzikon-und-das-oberland/'))).toEqual({ url: '/regional/wetzikon-und-das-oberland/' });
  });
});
