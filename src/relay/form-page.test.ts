import { expect, test } from 'vitest';
import { emptySite } from '../../tests/support/empty-site.ts';
import type { SiteDefinition } from '../api/template-api.ts';
import { renderFormPage } from './form-page.ts';

test('a site with forms but without a form page throws an error that names the missing function', () => {
  const site = { document: () => null } as unknown as SiteDefinition;
  const view = emptySite();
  const answer = { form: { action: '/api/join' } } as Parameters<typeof renderFormPage>[1];
  expect(() => renderFormPage(site, answer, view, { styles: [], fonts: [], scripts: [] })).toThrow('formPage');
});
