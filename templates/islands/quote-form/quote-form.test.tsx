import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CALL, siteForm, siteFormView } from '../../../tests/support/forms.ts';
import { all, attribute, documentElement, one, textOf } from '../../../tests/support/reading.ts';
import { Form } from '../../components/form/form.tsx';
import { Problems } from '../form/problems.tsx';
import { KeptView, SentView } from './after-sending.tsx';
import { QuoteForm } from './quote-form.tsx';

const view = siteFormView('anfrage');
const QUOTE = { view, call: CALL, heading: 'Offerte', headingId: 'h', preselect: {}, thanksUrl: '/danke/' };
const rendered = (node: React.ReactNode) => documentElement(`<main>${renderToStaticMarkup(node)}</main>`);

describe('before any script has loaded', () => {
  const html = rendered(<QuoteForm {...QUOTE} />);
  const form = one(html, 'form');
  const controls = all(form, 'input', 'select', 'textarea');

  test('the form is complete and posts every field to the receiver', () => {
    expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', '/api/anfragen']);
    const names = controls.map((control) => attribute(control, 'name'));
    expect(names).toEqual([...siteForm('anfrage').fields.map(({ name }) => name), 'photos', 'website']);
    expect(attribute(one(form, 'button'), 'disabled')).toBeUndefined();
  });

  test('every field has a label, and the attributes that browsers need to fill it in', () => {
    const labelled = all(form, 'label').map((label) => attribute(label, 'for'));
    expect(labelled).toEqual(controls.map((control) => attribute(control, 'id')));
    const filledIn = Object.fromEntries(
      controls.map((each) => [attribute(each, 'name'), attribute(each, 'autocomplete')]),
    );
    expect(filledIn).toMatchObject({
      firstName: 'given-name',
      postalCode: 'postal-code',
      phone: 'tel',
      email: 'email',
    });
  });

  test('the honeypot is out of reach for people', () => {
    const honeypot = controls.find((control) => attribute(control, 'name') === 'website');
    expect([honeypot && attribute(honeypot, 'tabindex'), honeypot && attribute(honeypot, 'autocomplete')]).toEqual([
      '-1',
      'off',
    ]);
    expect(all(html, 'div').find((each) => attribute(each, 'class') === 'form-trap')?.attribs['aria-hidden']).toBe(
      'true',
    );
  });

  test('columns and email texts, which only the receiver needs, are not included', () => {
    expect(JSON.stringify(view)).not.toMatch(/Keine Nachricht|Website Kontaktformular|ist bei uns angekommen/);
  });
});

describe('after an error', () => {
  const errors = { firstName: 'Geben Sie Ihren Vornamen an.', service: 'Wählen Sie.' };
  const html = rendered(
    <Form view={view} labelledBy="h" errors={errors}>
      <Problems progress={{ kind: 'invalid', errors }} view={view} call={CALL} heading="h4" ref={null} />
    </Form>,
  );

  test('a summary links to each field, in the order of the form', () => {
    expect(textOf(one(html, 'h4'))).toBe('Bitte prüfen Sie diese Angaben');
    const links = all(one(html, 'ul'), 'a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(links).toEqual([
      ['#anfragen-firstName', 'Geben Sie Ihren Vornamen an.'],
      ['#anfragen-service', 'Wählen Sie.'],
    ]);
  });

  test('the field has the same message, announced to screen readers too', () => {
    const field = all(html, 'input').find((each) => attribute(each, 'name') === 'firstName');
    expect(field?.attribs).toMatchObject({
      id: 'anfragen-firstName',
      'aria-invalid': 'true',
      'aria-describedby': 'anfragen-firstName-error',
    });
    const message = all(html, 'p').find((each) => attribute(each, 'id') === 'anfragen-firstName-error');
    expect(message && textOf(message)).toBe('Geben Sie Ihren Vornamen an.');
  });

  test('a failure offers the phone number, in the specified words', () => {
    const box = rendered(<Problems progress={{ kind: 'failed' }} view={view} call={CALL} heading="h4" ref={null} />);
    expect(textOf(box)).toContain(
      'Fehler beim Senden der Anfrage. Bitte versuchen Sie es erneut oder rufen Sie uns direkt an.',
    );
    const link = one(box, 'a');
    expect([attribute(link, 'href'), textOf(link)]).toEqual([CALL.href, `Rufen Sie uns direkt an: ${CALL.number}`]);
  });
});

test('while an inquiry is being sent, the button says so and is disabled', () => {
  const button = one(rendered(<Form view={view} labelledBy="h" submitting />), 'button');
  expect(textOf(button)).toBe('Wird gesendet...');
  expect(attribute(button, 'disabled')).toBeDefined();
});

test('after an inquiry, the form is replaced by a phone number and a button to start again', () => {
  const html = rendered(<SentView view={view} call={CALL} headingId="h" onAnew={() => {}} />);
  expect(textOf(one(html, 'h3'))).toBe('Anfrage bereits gesendet!');
  expect(attribute(one(html, 'a'), 'href')).toBe(CALL.href);
  expect(textOf(one(html, 'button'))).toBe('Neue Anfrage stellen');
});

test('a pending inquiry is not reported as sent', () => {
  const html = rendered(<KeptView view={view} call={CALL} headingId="h" />);
  expect(textOf(html)).toContain('noch nicht bei uns angekommen');
  expect(attribute(one(html, 'a'), 'href')).toBe(CALL.href);
});

test('a form that needs a script says so to visitors without scripts', () => {
  const form = (delivery: 'relay' | 'direct') =>
    renderToStaticMarkup(<Form view={siteFormView('anfrage', delivery)} labelledBy="h" />);
  expect(form('direct')).toMatch(/<noscript>.*braucht JavaScript.*<\/noscript>/);
  expect(form('relay')).not.toContain('noscript');
});
