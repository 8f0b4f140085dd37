import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CALL, siteFormView } from '../../../tests/support/forms.ts';
import { all, attribute, documentElement, one, textOf } from '../../../tests/support/reading.ts';
import { Form } from '../../components/form/form.tsx';
import { Problems } from '../form/problems.tsx';
import { NewsletterForm, Thanks } from './newsletter-form.tsx';

const view = siteFormView('newsletter');
const rendered = (node: React.ReactNode) => documentElement(`<main>${renderToStaticMarkup(node)}</main>`);

test('the newsletter form works before any script has loaded, with its button enabled', () => {
  const form = one(rendered(<NewsletterForm view={view} call={CALL} labelledBy="h" />), 'form');
  expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', '/api/newsletter']);
  expect(attribute(one(form, 'button'), 'disabled')).toBeUndefined();
  expect(all(form, 'input').map((input) => attribute(input, 'name'))).toEqual(['email', 'website']);
});

test('the newsletter form disables field and button while it is being sent', () => {
  const form = rendered(<Form view={view} labelledBy="h" submitting locksFields />);
  expect(textOf(one(form, 'button'))).toBe('Anmelden...');
  expect(attribute(one(form, 'button'), 'disabled')).toBeDefined();
  expect(all(form, 'input').find((input) => attribute(input, 'name') === 'email')?.attribs.disabled).toBeDefined();
});

test('the newsletter form reports a failure in the specified words', () => {
  const box = rendered(<Problems progress={{ kind: 'failed' }} view={view} call={CALL} heading="h3" ref={null} />);
  expect(textOf(box)).toBe('Fehler beim Anmelden. Bitte versuchen Sie es erneut.');
});

test('the newsletter form confirms a subscription and offers another one', () => {
  const html = rendered(<Thanks view={view} onAgain={() => {}} ref={null} />);
  expect(textOf(one(html, 'h3'))).toBe('Danke für Ihre Anmeldung');
  expect(textOf(one(html, 'button'))).toBe('Weitere E-Mail anmelden');
});
