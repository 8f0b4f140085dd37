import { expect, test } from 'vitest';
import type { FormAnswer, FormSpec, FormValues } from '../../src/api/template-api.ts';
import { readContent } from '../../src/content/read-content.ts';
import { renderFormPage } from '../../src/relay/receive/form-page.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sharedCacheOf } from '../support/data-files.ts';
import { siteForm } from '../support/forms.ts';
import { all, attribute, documentElement, one, textOf } from '../support/reading.ts';

// The page that the relay returns to a visitor without script whose form it could not accept.

const { pages } = readContent(site, { root: SAMPLE, cache: sharedCacheOf(site) });
if (!pages) throw new Error('The content has errors.');
const { view } = pages;

const INQUIRY: FormSpec = siteForm('anfrage');
const VALUES: FormValues = {
  ...Object.fromEntries(INQUIRY.fields.map(({ name }) => [name, ''])),
  firstName: `Ada & "><b>'Co' {{tel}}`,
  service: 'schimmel',
  message: 'Zeile\nzwei</textarea><script>',
};

function page(answer: Partial<FormAnswer>) {
  const whole: FormAnswer = { form: INQUIRY, values: VALUES, errors: {}, status: 503, submissionId: 'abc', ...answer };
  const assets = { styles: [], fonts: [], scripts: [] };
  const placement = { path: '', knows: () => false };
  const html = documentElement(renderFormPage(site, whole, { view, assets, placement }));
  const main = one(html, 'main');
  const control = (name: string) =>
    all(main, 'input', 'select', 'textarea').find((each) => attribute(each, 'name') === name)?.attribs;
  return { title: textOf(...one(html, 'title').children), main, control };
}

test('the form contains every value that was entered, as text', () => {
  const { main, control } = page({});
  expect(control('firstName')?.value).toBe(VALUES.firstName);
  expect(textOf(one(main, 'textarea'))).toBe('Zeile zwei</textarea><script>');
  const chosen = all(main, 'option').filter((option) => attribute(option, 'selected') !== undefined);
  // The time for calling back was left open.
  expect(chosen.map((option) => attribute(option, 'value'))).toEqual(['schimmel', '']);
});

test.each([429, 503, 403, 400] as const)('a %i says that nothing is saved yet, and whom to call', (status) => {
  const { title, main } = page({ status });
  expect(title).toMatch(/^Fehler: /);
  expect(textOf(main)).toContain(
    'Fehler beim Senden der Anfrage. Bitte versuchen Sie es erneut oder rufen Sie uns direkt an.',
  );
  expect(textOf(main)).toContain('Gespeichert ist noch nichts.');
  expect(textOf(main)).toMatch(/Rufen Sie uns direkt an: \+41/);
});

test('a form that is too large asks to shorten the message, and says where the text still is', () => {
  expect(textOf(page({ status: 413 }).main)).toMatch(/Kürzen Sie bitte die Nachricht.*einen Schritt zurück/);
});

test('the answer to a failed newsletter sign-up has its own wording', () => {
  const { title, main, control } = page({ form: siteForm('newsletter'), values: { email: 'a@b.ch' } });
  expect(title).toBe('Fehler: Ihre Anmeldung ist noch nicht bei uns angekommen');
  expect(textOf(main)).toContain('Fehler beim Anmelden. Bitte versuchen Sie es erneut.');
  expect(control('email')?.value).toBe('a@b.ch');
});

test('from a relay on another origin, links and images in all sizes lead to the site, and the form to the relay', () => {
  const shown = {
    ...site,
    formPage: () => ({
      meta: { title: 'Error', description: 'Error' },
      body: (
        <form action="/api/anfragen">
          <a href="/preise/">Preise</a>
          <img alt="" src="/assets/a.jpg" srcSet="/assets/a-1.jpg 400w, /assets/a,2.jpg 800w" />
        </form>
      ),
    }),
  };
  const answer = { form: INQUIRY, values: VALUES, errors: {}, status: 422, submissionId: 'abc' } as const;
  const surroundings = {
    view,
    assets: { styles: [], fonts: [], scripts: [] },
    placement: { path: '', knows: () => false },
  };
  const html = renderFormPage(shown, answer, surroundings, 'https://www.example.ch');
  expect(html).toContain(
    '<form action="/api/anfragen"><a href="https://www.example.ch/preise/">Preise</a>' +
      '<img alt="" src="https://www.example.ch/assets/a.jpg" ' +
      'srcSet="https://www.example.ch/assets/a-1.jpg 400w, https://www.example.ch/assets/a,2.jpg 800w"/></form>',
  );
});
