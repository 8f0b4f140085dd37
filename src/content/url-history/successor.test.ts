import { describe, expect, test } from 'vitest';
import { type PossibleSuccessor, successorOf } from './successor.ts';

const page = (url: string, name?: string, type = 'region'): PossibleSuccessor => ({
  url,
  file: `data${url.slice(0, -1)}.yaml`,
  type,
  name,
});

const LOST = '/regional/wetzikon/';
const next = (...pages: readonly PossibleSuccessor[]) => successorOf(LOST, 'region', true, pages);

describe('a page is recognised as the successor of a lost one', () => {
  test.each([
    ['its address differs by a typing mistake', page('/regional/wezikon/')],
    ['its address has an additional word', page('/regional/wetzikon-zh/')],
    ['it is in another folder', page('/orte/wetzikon/', undefined, 'place')],
    ['its name matches the old address', page('/regional/zueri-oberland/', 'Wetzikon')],
  ])('if %s', (_why, found) => {
    expect(next(page('/regional/uster/', 'Uster'), found)).toEqual({ url: found.url, file: found.file });
  });
});

describe('a page is only suggested', () => {
  test('if it is the only new page of its type and the lost page the only lost one', () => {
    const uster = page('/regional/uster/', 'Uster');
    expect(next(uster, page('/blog/news/', 'News', 'article'))).toEqual({ url: uster.url });
    expect(successorOf(LOST, 'region', false, [uster])).toBeUndefined();
    expect(next(uster, page('/regional/maur/', 'Maur'))).toBeUndefined();
  });
});
