import { expect, test } from 'vitest';
import type { Article, Region, Service } from '../.types/data.ts';
import { articlePage } from './pages/article/article.tsx';
import articleSchema from './pages/article/schema.json' with { type: 'json' };
import { regionPage } from './pages/region/region.tsx';
import regionSchema from './pages/region/schema.json' with { type: 'json' };
import serviceSchema from './pages/service/schema.json' with { type: 'json' };
import { servicePage } from './pages/service/service.tsx';

const region = (kind: Region['kind']) => regionPage.length?.({ kind } as Region)?.min;
const service = (prices?: Service['prices']) => servicePage.length?.({ prices } as Service)?.min;

test.each([
  ['region', regionSchema, [region('short'), region('district'), region('full')]],
  ['service', serviceSchema, [service({ tiers: [] }), service()]],
  ['article', articleSchema, [articlePage.length?.({} as Article)?.min]],
])('the schema of a %s states the minimum number of words', (_, { description }, minimums) => {
  for (const words of minimums) expect(description).toContain(` ${words}`);
});
