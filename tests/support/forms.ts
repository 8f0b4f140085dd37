import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Form } from '../../.types/data.ts';
import type { SiteView } from '../../src/api/template-api.ts';
import type { FormView } from '../../templates/components/form/form-view.ts';
import { viewOfForm } from '../../templates/components/form/view-of-form.ts';
import { SAMPLE } from './data-files.ts';

/** Reads one of the website's own forms from its data file. */
export const siteForm = (name: 'anfrage' | 'newsletter'): Form =>
  parse(readFileSync(join(SAMPLE, `data/forms/${name}.yaml`), 'utf8'));

/** Returns the view of a form that pages show, on a site where every page exists. */
export const siteFormView = (name: 'anfrage' | 'newsletter', delivery: 'relay' | 'direct' = 'relay'): FormView =>
  viewOfForm(siteForm(name), {
    shared: { site: { delivery, hours: { home: [] }, language: 'de-CH' } },
    leadsSomewhere: () => true,
  } as unknown as SiteView);
