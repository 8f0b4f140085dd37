import { expect, test } from 'vitest';
import type { Page } from '../../api/types.ts';
import { crawlerFiles } from './seo.ts';

test('the sitemap encodes addresses for URLs and for XML', () => {
  const page = { route: { url: '/grün & blau/', output: 'grün & blau/index.html' }, meta: {} } as Page;
  const sitemap = crawlerFiles([page], 'https://club.example').find(({ output }) => output === 'sitemap.xml');
  expect(String(sitemap?.bytes)).toContain('<loc>https://club.example/gr%C3%BCn%20&amp;%20blau/</loc>');
});
