import type { Page } from 'playwright-core';

/** What a visitor types, by label. */
export const ENTRIES: Readonly<Record<string, string>> = {
  Vorname: 'Anna',
  Nachname: 'Müller',
  Adresse: 'Seestrasse 5',
  PLZ: '8820',
  Ort: 'Wädenswil',
  Telefon: '079 123 45 67',
  'E-Mail': 'anna@example.ch',
};

/** The record that these entries become. */
export const RECORD: Readonly<Record<string, string>> = {
  ...ENTRIES,
  Service: '',
  Nachricht: 'Keine Nachricht',
  Status: 'Neu',
  Quelle: 'Website Kontaktformular',
};

/** The quote form on the home page. */
export const quoteForm = (page: Page) => page.locator('#contact form');

/** Its button, by whatever it says. */
export const sendButton = (page: Page) => quoteForm(page).locator('button[type=submit]');

/** Brings the form into view and waits until it is alive. */
export async function meetForm(page: Page): Promise<void> {
  await quoteForm(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#contact form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Fills the form as a visitor does, except for what is left out. */
export async function fillForm(page: Page, entries: Readonly<Record<string, string>> = ENTRIES): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    await quoteForm(page).getByLabel(label, { exact: false }).first().fill(value);
  }
}

/** The names and texts in the form, without empty ones. */
export const enteredIn = (page: Page): Promise<Record<string, string>> =>
  quoteForm(page).evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      ),
    ),
  );

/** Label of the field that has the focus, if label and field are wholly in view with nothing on them. */
export const focusedFieldOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const label = field.labels?.[0];
    const isClear = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isWithin = top >= 0 && bottom <= innerHeight;
      const corners = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const;
      return isWithin && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    };
    if (!label || !field.matches(':focus-visible')) return `${field.tagName} has the focus`;
    return isClear(field) && label.getBoundingClientRect().top >= 0 ? label.textContent : 'covered';
  });
