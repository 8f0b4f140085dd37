import { expect, test } from 'vitest';
import type { Page } from '../../api/types.ts';
import { crawlerFiles } from './seo.ts';

const pageAt = (url: string) => ({ route: { url, output: `${url}index.html` }, meta: {} }) as Page;

test('the sitemap encodes addresses for URLs and for XML', () => {
  const sitemap = crawlerFiles([pageAt('/grün & blau/')], 'https://club.example').find(
    ({ output }) => output === 'sitemap.xml',
  );
  expect(String(sitemap?.bytes)).toContain('<loc>https://club.example/gr%C3%BCn%20&amp;%20blau/</loc>');
});
