/** The words of the sample, for tests that render single components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { parse } from 'yaml';
import { createSiteView } from '../../src/render/site-view.ts';
import { SiteProvider } from '../../src/template-api.ts';
import type { Words } from '../../templates/data.gen.ts';
import { SAMPLE } from './data-files.ts';

/** As its file has them, with facts not yet filled in. */
export const WORDS = parse(readFileSync(join(SAMPLE, 'data/words.yaml'), 'utf8')) as Words;

/** A component on a site without pages that knows these words and its language. */
export const withWords = (children: ReactNode): ReactNode => <SiteProvider value={WORDED}>{children}</SiteProvider>;

const WORDED = createSiteView({
  links: [],
  shared: { words: WORDS, site: { language: 'de-CH' } },
  announced: [],
  practices: { inForce: [], told: [] },
  drawings: {},
  baseUrl: 'https://club.example',
});
