import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import { pageEntry } from '../../api/page-entry.ts';
import type { PageType } from '../../api/template-api.ts';
import type { Entry } from '../../api/types.ts';
import { route } from './route.ts';

const pageType = (name: string, url: PageType['url']) =>
  ({ name, url, meta: () => ({}), summary: () => null }) as unknown as PageType;

function entry(type: PageType, slug: string): Entry {
  return pageEntry(type, slug, sourceOf('a: 1', `data/${type.name}/${slug}.yaml`), () => ({}));
}

const team = pageType('teams', (slug) => `/teams/${slug}/`);
const page = pageType('pages', (slug) => `/${slug}/`);

test('addresses are sorted in the same order on every machine', () => {
  const entries = ['zebra', 'äpfel', 'Red', 'blue'].map((slug) => entry(team, slug));
  const urls = route(entries).routes.map(({ url }) => url);
  expect(urls).toEqual(['Red', 'blue', 'zebra', 'äpfel'].map((slug) => `/teams/${slug}/`));
});

describe('two pages with one address', () => {
  const collide = (slug: string) => [
    entry(page, slug),
    entry(
      pageType('files', () => `/${slug}/index.html`),
      slug,
    ),
  ];

  test('cause one finding that names both files', () => {
    const { findings } = route([...collide('red'), entry(team, 'red')]);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.place.file).toBe('data/files/red.yaml');
    expect(findings[0]?.params).toEqual({
      url: '/red/index.html',
      files: ['data/pages/red.yaml', 'data/files/red.yaml'],
    });
  });

  test('are not confused with pages whose addresses only begin alike', () => {
    expect(route([entry(page, 'red'), entry(page, 'red-white'), entry(team, 'red')]).findings).toEqual([]);
  });
});
