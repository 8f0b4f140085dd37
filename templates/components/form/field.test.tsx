import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteFormView } from '../../../tests/support/forms.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

const service = { name: 'service', label: 'Service', type: 'select', required: false, maxLength: 100 } as const;
const markup = (error?: string) =>
  renderToStaticMarkup(
    <Field view={{ id: 'anfragen' }} field={{ ...service, hint: 'Nach der Bekämpfung.' }} error={error} />,
  );

test('a hint is announced with its field, after the error message', () => {
  expect(markup()).toContain('aria-describedby="anfragen-service-hint"');
  expect(markup('Wählen Sie.')).toContain('aria-describedby="anfragen-service-error anfragen-service-hint"');
  expect(markup()).toContain('id="anfragen-service-hint">Nach der Bekämpfung.</p>');
});

test('a form that needs a script says so to visitors without scripts', () => {
  const form = (delivery: 'relay' | 'direct') =>
    renderToStaticMarkup(<Form view={siteFormView('anfrage', delivery)} labelledBy="h" />);
  expect(form('direct')).toMatch(/<noscript>.*braucht JavaScript.*<\/noscript>/);
  expect(form('relay')).not.toContain('noscript');
});
