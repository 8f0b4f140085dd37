import { expect, test } from 'vitest';
import { emptySite } from '../../tests/support/empty-site.ts';
import type { SiteDefinition } from '../template-api.ts';
import { renderFormPage } from './form-page.ts';

test('a site that takes forms and has no page to bring them back is a bug that is named', () => {
  const site = { document: () => null } as unknown as SiteDefinition;
  const view = emptySite();
  const answer = { form: { action: '/api/join' } } as Parameters<typeof renderFormPage>[1];
  expect(() => renderFormPage(site, answer, view, { styles: [], fonts: [], scripts: [] })).toThrow('formPage');
});
