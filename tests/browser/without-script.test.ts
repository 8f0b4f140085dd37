import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { fillForm, RECORD, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';
import { builtSample } from '../support/shared-site.ts';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage({ javaScriptEnabled: false });
});

const open = (url: string) => page.goto(visit.site.address + url);
const enteredValues = () =>
  page
    .locator('main form :is(input:not([type=hidden]), textarea, select)')
    .evaluateAll((fields) =>
      Object.fromEntries(fields.map((f) => [(f as HTMLInputElement).name, (f as HTMLInputElement).value])),
    );

describe('without script', () => {
  test('an inquiry arrives, and the visitor is thanked', async () => {
    await open('/');
    await fillForm(page);
    await sendButton(page).click();
    await page.waitForURL('**/danke/');
    expect(await page.locator('h1').textContent()).toContain('Vielen Dank');
    expect(visit.site.leads().map(({ fields }) => fields)).toEqual([RECORD]);
  });

  test('a mistake returns a page that names it and keeps every value', async () => {
    await open('/');
    await fillForm(page);
    await page.locator('#contact').getByLabel('Vorname').fill('   ');
    await sendButton(page).click();
    await page.waitForURL('**/api/anfragen');
    expect(await page.title()).toMatch(/^Fehler: /);
    await page.getByRole('link', { name: 'Geben Sie Ihren Vornamen an.' }).click();
    expect(await page.evaluate(() => location.hash).catch(() => new URL(page.url()).hash)).toBe('#anfragen-firstName');
    expect(await enteredValues()).toMatchObject({
      lastName: 'Müller',
      address: 'Seestrasse 5',
      email: 'anna@example.ch',
    });
    expect(visit.site.leads()).toEqual([]);
    await page.getByLabel('Vorname').fill('Annette');
    await page.getByRole('button', { name: 'Gratis Offerte anfordern' }).click();
    await page.waitForURL('**/danke/');
    expect(visit.site.leads().map(({ fields }) => fields)).toEqual([{ ...RECORD, Vorname: 'Annette' }]);
  });

  test('the newsletter form accepts an address', async () => {
    await open('/blog/');
    await page.locator('#newsletter').getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.ch');
    await page.locator('#newsletter').getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/danke/');
    const [lead, ...more] = visit.site.leads();
    expect(more).toEqual([]);
    expect(lead?.table).toBe('Newsletter');
    expect(lead?.fields).toEqual({ 'E-Mail': 'anna@example.ch', Anmeldedatum: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test('no banner, no back-to-top button and no other control that would do nothing is shown', async () => {
    await open('/');
    const shown = await page.locator('button:visible').allTextContents();
    expect(shown).toEqual(['Gratis Offerte anfordern']);
  });
});

describe('the home page', () => {
  const notice = () => page.getByText('so doppelklicken Sie stattdessen auf «Texte bearbeiten»');

  test('says what to do when its file is opened by a double click, and only then', { tags: 'slow' }, async () => {
    await page.goto(pathToFileURL(join((await builtSample()).out, 'index.html')).href);
    expect(await notice().isVisible()).toBe(true);
    await open('/');
    expect(await notice().isVisible()).toBe(false);
  });
});
