import { expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { wordsIn } from '../../base/words.ts';
import { GALLERY_PATH, galleryPage } from './gallery.ts';
import { DEV_WORDS } from './words.ts';

test('the index counts as many drawings as their page shows', async () => {
  const svg = '<svg/>';
  const site = { ...miniSite, names: { icon: { ball: { label: 'Ball', svg }, net: { label: 'Net', svg } } } };
  const { gallery: words } = wordsIn(DEV_WORDS, 'en');
  const context = { site, words, language: 'en', illustrations: { crest: svg }, bundle: { links: { styles: [] } } };
  const page = (path: string) =>
    galleryPage(context as unknown as Parameters<typeof galleryPage>[0], GALLERY_PATH + path);
  expect((await page('drawings/'))?.match(/<figure>/g)).toHaveLength(3);
  expect(await page('')).toContain(`${words.illustrations} <small>3</small>`);
});
