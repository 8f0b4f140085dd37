import { expect, test } from 'vitest';
import { VISIT } from '../../templates/browser/session.ts';
import { CONSENT } from '../../templates/enhancements/cookie-banner/consent.ts';
import { builtSite } from '../support/built-site.ts';
import { all, attribute, one, textOf } from '../support/reading.ts';

const site = builtSite();

test('The published privacy statement names the entries that the banner stores and allows, and each of its choices', () => {
  const { html, main } = site.page('/datenschutz/');
  const statement = textOf(main);
  // The button that closes the banner has only a symbol.
  const choices = all(html, 'button')
    .filter((button) => attribute(button, 'data-consent') !== undefined)
    .map((button) => textOf(button))
    .filter((label) => /\p{L}/u.test(label));
  // Set only if visits are counted.
  const isCounting = attribute(one(html, 'body'), 'data-calls') !== undefined;
  expect(isCounting && choices.length === 0, 'visits are counted without asking').toBe(false);
  const named = [...(choices.length > 0 ? [CONSENT] : []), ...(isCounting ? [VISIT] : [])];
  for (const name of named) expect(statement, name).toMatch(new RegExp(`\\b${name}\\b`));
  for (const choice of choices) expect(statement.toLowerCase()).toContain(choice.toLowerCase());
});
