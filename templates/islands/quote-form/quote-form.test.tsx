import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { siteForm, siteFormView } from '../../../tests/support/forms.ts';
import { all, attribute, documentElement, one } from '../../../tests/support/reading.ts';
import { QuoteForm } from './quote-form.tsx';

const view = siteFormView('anfrage');

describe('the quote form before any script has loaded', () => {
  const call = { number: '+41 62 000 00 00', href: 'tel:+41620000000' };
  const island = (
    <QuoteForm view={view} call={call} heading="Offerte" headingId="h" preselect={{}} thanksUrl="/danke/" />
  );
  const form = one(documentElement(`<main>${renderToStaticMarkup(island)}</main>`), 'form');
  const controls = all(form, 'input', 'select', 'textarea');

  test('is complete and posts every field to the receiver', () => {
    expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', '/api/anfragen']);
    const names = controls.map((control) => attribute(control, 'name'));
    expect(names).toEqual([...siteForm('anfrage').fields.map(({ name }) => name), 'photos', 'website']);
    expect(attribute(one(form, 'button'), 'disabled')).toBeUndefined();
  });

  test('has a label for every field, and the attributes that browsers need to fill it in', () => {
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

  test('has a honeypot that is out of reach for people', () => {
    const honeypot = controls.find((control) => attribute(control, 'name') === 'website');
    expect(honeypot?.attribs).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
    expect(all(form, 'div').find((each) => attribute(each, 'class') === 'form-trap')?.attribs).toMatchObject({
      'aria-hidden': 'true',
    });
  });

  test('contains no columns and email texts, which only the receiver needs', () => {
    expect(JSON.stringify(view)).not.toMatch(/Keine Nachricht|Website Kontaktformular|ist bei uns angekommen/);
  });
});
