/** Definition of this website for the engine. The only file that knows all of its parts. */
import type { PageType, SiteDefinition } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';
import { THANKS_URL } from './addresses.ts';
import { encodePlaces, placesByCode } from './browser/places/encoded.ts';
import { CHECKS } from './checks/checks.ts';
import { formAnswerPage } from './components/form-answer/form-answer.tsx';
import { iconChoices } from './components/icon/icon-file.ts';
import { counting } from './counting.ts';
import { delivery, supportedForm } from './delivery.ts';
import { DIRECTORY } from './directory.ts';
import { Document } from './document.tsx';
import { exampleFrame } from './example-frame.tsx';
import { FACT_PATTERNS } from './fact-patterns.ts';
import { companyFacts } from './facts.ts';
import { feed } from './feed.ts';
import { TIME_ZONE } from './format/opening-hours.ts';
import { unbroken } from './format/unbroken.ts';
import { houseStyle } from './house-style.ts';
import { inbox, pageTitle, reply } from './inbox.ts';
import { MovedPageDocument } from './moved-page.tsx';
import { articlePage } from './pages/article/article.tsx';
import { blogPage } from './pages/blog/blog.tsx';
import { homePage } from './pages/home/home.tsx';
import { legalPage } from './pages/legal/legal.tsx';
import { notFoundPage } from './pages/not-found/not-found.tsx';
import { paperPage } from './pages/paper/paper.tsx';
import { paperTexts } from './pages/paper/paper-text.ts';
import { pricesPage } from './pages/prices/prices.tsx';
import { regionPage } from './pages/region/region.tsx';
import { servicePage } from './pages/service/service.tsx';
import { thanksPage } from './pages/thanks/thanks.tsx';
import { unavailablePage } from './pages/unavailable/unavailable.tsx';
import { hueChoices } from './palette.ts';
import { recipients } from './practices.ts';
import { spelling } from './spelling.ts';
import { webManifest } from './web-manifest.ts';

const pageTypes: readonly PageType[] = [
  homePage,
  servicePage,
  regionPage,
  pricesPage,
  blogPage,
  articlePage,
  paperPage,
  thanksPage,
  legalPage,
  notFoundPage,
  unavailablePage,
];

const COOKIE_BANNER = 'enhancements/cookie-banner/cookie-banner.client.ts';
const VISIT = 'enhancements/visit.client.ts';

/** Transfer size limits for what templates contribute, independent of content. */
const CODE = { css: 14_000, script: 3_000, font: 11_000, image: 10_000 };

export const site: SiteDefinition = {
  templates: import.meta.dirname,
  language: 'de',
  pageTypes,
  dataFiles: [
    { name: 'site', files: 'site.yaml', schema: 'data/site.schema.json' },
    { name: 'words', files: 'words.yaml', schema: 'data/words.schema.json' },
    { name: 'style', files: 'style.yaml', schema: 'data/style.schema.json' },
    { name: 'forms', files: 'forms/*.yaml', schema: 'data/form.schema.json', always: ['anfrage'] },
    { name: 'addresses', files: 'adressen.yaml', schema: 'data/adressen.schema.json', ledger: true },
  ],
  datasets: [DIRECTORY],
  browserData: { places: (read) => encodePlaces(placesByCode(read(DIRECTORY))) },
  // Every page has the style sheets of this module and of those that it imports.
  styles: 'document.tsx',
  // Code loaded on demand: React components in `islands/`, plain scripts in `enhancements/`.
  islands: {
    'closest-pages': 'enhancements/closest-pages/closest-pages.client.ts',
    coverage: 'enhancements/coverage.client.ts',
    'outbox-notice': 'browser/outbox-notice.client.ts',
    'newsletter-form': 'islands/newsletter-form/newsletter-form.client.ts',
    'place-finder': 'enhancements/place-finder/place-finder.client.ts',
    'price-finder': 'enhancements/price-finder.client.ts',
    'region-map': 'enhancements/region-map.client.ts',
    'quote-form': 'islands/quote-form/quote-form.client.ts',
    'testimonial-carousel': 'enhancements/testimonial-carousel.client.ts',
  },
  scripts: [
    'enhancements/questions.client.ts',
    'enhancements/menu.client.ts',
    'enhancements/load-ahead.client.ts',
    'enhancements/web-manifest.client.ts',
    COOKIE_BANNER,
    'enhancements/print-button.client.ts',
    'enhancements/scroll-to-top.client.ts',
    VISIT,
  ],
  unusedScripts: (shared) => {
    const { cookies } = shared.site as Site;
    return [...(cookies.show ? [] : [COOKIE_BANNER]), ...(counting(shared) ? [] : [VISIT])];
  },
  delivery,
  recipients,
  illustrations: 'assets/illustrations',
  publicFiles: 'public',
  pictureFonts: ['assets/fonts/archivo-600.ttf'],
  names: { icon: iconChoices(), color: hueChoices() },
  facts: companyFacts,
  typeset: unbroken,
  spelling,
  checks: CHECKS,
  style: houseStyle,
  factPatterns: FACT_PATTERNS,
  // Transfer size of a first visit. The home page holds the whole offer.
  budgets: {
    home: { total: 50_000, ...CODE },
    '*': { total: 44_000, ...CODE },
  },
  baseUrl: (shared) => (shared.site as Site).baseUrl,
  security: (shared) => ({ hsts: { preload: (shared.site as Site).hstsPreload ?? false } }),
  forms: ({ forms, site }) =>
    Object.values(forms as Record<string, Form>).map((form) => supportedForm(form, site as Site)),
  counting,
  inbox,
  reply,
  pageTitle,
  formPage: formAnswerPage,
  thanksUrl: THANKS_URL,
  exampleFrame,
  document: Document,
  movedPage: MovedPageDocument,
  files: (view) => [...feed(view), webManifest(view), ...paperTexts(view)],
  timeZone: TIME_ZONE,
};
