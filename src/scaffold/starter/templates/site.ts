/** The definition of this website, which brings all its parts together. */
import type { SiteDefinition } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';
import { formPage } from './components/form/form.tsx';
import { Document, MovedPage } from './document.tsx';
import { feed } from './feed.ts';
import { inbox, reply } from './inbox.ts';
import { articlePage } from './pages/article/article.tsx';
import { homePage } from './pages/home/home.tsx';
import { regionPage } from './pages/region/region.tsx';
import { servicePage } from './pages/service/service.tsx';
import { textPage } from './pages/text/text.tsx';

export const site: SiteDefinition = {
  templates: import.meta.dirname,
  // Of messages, new files and mails. The language of the pages is in data/site.yaml.
  language: 'en',
  pageTypes: [homePage, servicePage, regionPage, articlePage, textPage],
  dataFiles: [
    { name: 'site', files: 'site.yaml', schema: 'data/site.schema.json' },
    { name: 'forms', files: 'forms/*.yaml', schema: 'data/form.schema.json', always: ['inquiry'] },
    { name: 'addresses', files: 'addresses.yaml', schema: 'data/addresses.schema.json', ledger: true },
  ],
  // Every page has the style sheets of this module and of those that it imports.
  styles: 'document.tsx',
  scripts: ['enhancements/form.client.ts', 'enhancements/menu.client.ts'],
  illustrations: 'illustrations',
  publicFiles: 'public',
  names: {},
  facts: (shared) => {
    const { company, replyHours } = shared.site as Site;
    return {
      'company.name': company.name,
      'company.address': `${company.street}, ${company.postalCode} ${company.city}`,
      'company.phone': company.phone,
      'company.email': company.email,
      'reply.hours': String(replyHours),
    };
  },
  // Transfer size of a first visit, in bytes.
  budgets: { '*': { total: 40_000, css: 6_000, script: 4_000 } },
  baseUrl: (shared) => (shared.site as Site).baseUrl,
  forms: (shared) => Object.values(shared.forms as Record<string, Form>),
  inbox,
  reply,
  formPage,
  thanksUrl: '/thanks/',
  document: Document,
  movedPage: MovedPage,
  files: feed,
  // Of days and of times, in lists and mails.
  timeZone: 'Europe/London',
};
