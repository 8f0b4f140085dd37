import { expect, test } from 'vitest';
import type { SiteDefinition } from '../template-api.ts';
import { renderFormPage } from './form-page.ts';
import { createSiteView } from './site-view.ts';

test('a site that takes forms and has no page to bring them back is a bug that is named', () => {
  const site = { document: () => null } as unknown as SiteDefinition;
  const view = createSiteView({
    links: [],
    shared: {},
    announced: [],
    practices: { inForce: [], told: [] },
    drawings: {},
    baseUrl: 'https://a.example',
  });
  const answer = { form: { action: '/api/join' } } as Parameters<typeof renderFormPage>[1];
  expect(() => renderFormPage(site, answer, view, { styles: [], fonts: [], pictures: [], scripts: [] })).toThrow(
    'formPage',
  );
});
