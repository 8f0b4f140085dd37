import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Input of a visitor by label. */
export const ENTRIES: Readonly<Record<string, string>> = {
  Vorname: 'Anna',
  Nachname: 'Müller',
  Adresse: 'Seestrasse 5',
  PLZ: '8820',
  Ort: 'Wädenswil',
  Telefon: '079 123 45 67',
  'E-Mail': 'anna@example.ch',
};

/** Record that these entries become. */
export const RECORD: Readonly<Record<string, string>> = {
  ...ENTRIES,
  Service: '',
  Nachricht: 'Keine Nachricht',
  Status: 'Neu',
  Quelle: 'Website Kontaktformular',
};

/** The quote form on the home page. */
export const quoteForm = (page: Page) => page.locator('#contact form');

/** Submit button of the quote form, whatever its label. */
export const sendButton = (page: Page) => quoteForm(page).locator('button[type=submit]');

/**
 * Scrolls a form into view and waits until React has hydrated it. On a busy machine, a browser may draw no frame for long,
 * and without one nothing comes into view: so the form is touched, too.
 *
 * @param form by default, the quote form
 */
export async function hydrateForm(page: Page, form = quoteForm(page)): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  const isHydrated = async () => {
    await form.dispatchEvent('pointerdown');
    return form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  };
  await expect.poll(isHydrated, { message: 'the form is hydrated' }).toBe(true);
}

/** Fills in the given fields of the form, as a visitor does. */
export async function fillForm(page: Page, entries: Readonly<Record<string, string>> = ENTRIES): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await quoteForm(page).getByLabel(label, { exact: false }).first().fill(value);
  }
}

/** Returns the non-empty text values of the form by field name. */
export const enteredValues = (page: Page): Promise<Record<string, string>> =>
  quoteForm(page).evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      ),
    ),
  );
