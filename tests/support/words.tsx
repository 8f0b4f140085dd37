/** UI texts of the sample, for tests that render single components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { parse } from 'yaml';
import type { Words } from '../../.types/data.ts';
import { SiteProvider } from '../../src/api/template-api.ts';
import { createSiteView } from '../../src/content/site-view.ts';
import { SAMPLE } from './data-files.ts';

/** As in the file, with facts not yet filled in. */
export const WORDS = parse(readFileSync(join(SAMPLE, 'data/words.yaml'), 'utf8')) as Words;

/** Wraps a component in a site without pages that provides these texts and their language. */
export const withWords = (children: ReactNode): ReactNode => (
  <SiteProvider value={SITE_WITH_WORDS}>{children}</SiteProvider>
);

const SITE_WITH_WORDS = createSiteView({
  links: [],
  shared: { words: WORDS, site: { language: 'de-CH' } },
  illustrations: {},
  baseUrl: 'https://club.example',
});
