import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser, waitForPaint } from '../support/in-browser.ts';
import { enteredValues, fillForm, hydrateForm, quoteForm, RECORD, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const PRICES = '**/price-finder-*.json';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

const open = async (url: string, options: BrowserContextOptions = {}) => {
  page = await visit.newPage(options);
  await page.goto(visit.site.address + url);
};

const finder = () => page.locator('.price-finder');
const service = () => finder().getByRole('combobox', { name: 'Leistung' });
const size = (name: string | RegExp) => finder().getByRole('radio', { name });
const answer = () => finder().locator('.price-finder-figures');
const ask = () => finder().getByRole('button', { name: 'Offerte anfordern' });
const points = () => finder().getByRole('listitem');

/** Brings the finder into view and waits until it offers every service and lists what is included. */
async function meetFinder(): Promise<void> {
  await finder().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => (document.querySelectorAll('.price-finder option').length ?? 0) > 1);
  await points().first().waitFor();
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

/** Waits until the finder shows this answer. */
const waitForAnswer = (text: string) => expect.poll(async () => plain((await answer().textContent()) ?? '')).toBe(text);

describe('the price finder', () => {
  test('causes no layout shift while it hydrates', { tags: 'slow' }, async () => {
    await open('/');
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
      // Without animation, so that it hydrates while it is in view.
      document.querySelector('.price-finder-answer')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await meetFinder();
    await waitForPaint(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });

  test('works with the keyboard, and passes service and size to the form, which can be sent', async () => {
    visit.site.forget();
    await open('/?ort=Zug');
    await meetFinder();
    await service().focus();
    await page.keyboard.type('Schim');
    await waitForAnswer('CHF 300–500 1–2 h Behandlung');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await size(/^Ganze Wohnung/).isChecked()).toBe(true);
    await waitForAnswer('CHF 600–1’200 2–4 h Behandlung');
    await page.keyboard.press('Enter');

    // The form hydrates only now, and reads both from the URL.
    await page.waitForFunction(() => scrollY > 0 && location.hash === '#contact');
    await hydrateForm(page);
    const selection = { service: 'schimmel', message: 'Umfang: Ganze Wohnung, 50–100 m²' };
    await expect.poll(() => enteredValues(page)).toEqual({ ...selection, city: 'Zug' });

    // The second time it is hydrated already, and keeps what the visitor typed.
    await quoteForm(page).getByLabel('Nachricht').fill(`${selection.message}\nDas Bad zuerst.`);
    await service().selectOption('fahrzeug');
    await size('Auto').check();
    await ask().click();
    const message = 'Es geht um: Fahrzeuge\nUmfang: Auto, Innenraum und Kofferraum\nDas Bad zuerst.';
    await expect.poll(() => enteredValues(page)).toEqual({ service: 'sonstiges', message, city: 'Zug' });
    await fillForm(page);
    await sendButton(page).click();
    await page.waitForURL('**/danke/');
    expect(visit.site.leads().map(({ fields }) => fields)).toEqual([
      { ...RECORD, Service: 'sonstiges', Nachricht: message },
    ]);
  });

  test('submits the first service as a plain form when its prices cannot be loaded', { tags: 'slow' }, async () => {
    page = await visit.newPage();
    await page.route(PRICES, (route) => route.abort());
    await page.goto(visit.site.address);
    const last = finder().getByRole('radio').last();
    await last.check();
    const chosen = await last.getAttribute('value');
    await ask().click();
    await page.waitForURL('**/?leistung=*#contact');
    expect(new URL(page.url()).searchParams.get('umfang')).toBe(chosen);
  });

  test('shows no price of another size than the chosen one while its prices cannot be loaded', {
    tags: 'slow',
  }, async () => {
    page = await visit.newPage();
    await page.route(PRICES, (route) => route.abort());
    await page.goto(visit.site.address);
    expect(await answer().isVisible()).toBe(true);
    await finder().getByRole('radio').last().check();
    expect(await answer().isVisible()).toBe(false);
  });

  test('shows a price with one end, and one on request', { tags: 'slow' }, async () => {
    page = await visit.newPage();
    await page.route(PRICES, async (route) => {
      const props = await (await route.fetch()).json();
      const [size] = props.services[1].sizes;
      const open = { ...size, to: undefined, duration: '2 h' };
      props.services[1].sizes = [
        { ...open, price: 'ab CHF 80' },
        { ...open, from: undefined, title: 'Haus', price: 'auf Anfrage' },
      ];
      await route.fulfill({ json: props });
    });
    await page.goto(visit.site.address);
    await meetFinder();
    await service().selectOption({ index: 1 });
    await waitForAnswer('ab CHF 80 2 h');
    const scale = finder().locator('.range-bar, .price-finder-axis').filter({ visible: true });
    expect(await scale.count()).toBe(2);
    await size('Haus').check();
    await waitForAnswer('auf Anfrage 2 h');
    expect(await scale.count()).toBe(0);
  });

  test('is replaced by the price list where there is no script', { tags: 'slow' }, async () => {
    await open('/', { javaScriptEnabled: false });
    expect(await finder().isVisible()).toBe(false);
    const table = page.getByRole('table', { name: 'Schimmel' });
    expect(await table.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Alle Preise im Überblick' }).click();
    await page.waitForURL('**/preise/');
    expect(await table.getByRole('row', { name: /^Ganze Wohnung.*CHF.600–1’200/ }).isVisible()).toBe(true);
    expect(await page.locator('.price-list table').count()).toBeGreaterThan(3);
  });
});
