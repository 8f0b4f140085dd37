import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../help/browser.ts';
import { type SiteWithRelay, serveSiteWithRelay } from '../help/served-relay.ts';

let site: SiteWithRelay;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serveSiteWithRelay();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  site.forget();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  page = await context.newPage();
});

afterEach(() => page.context().close());

const open = (url: string) => page.goto(site.address + url);
const consent = () => page.evaluate(() => localStorage.getItem('cookieConsent'));

describe('the cookie banner', () => {
  const banner = () => page.getByRole('region', { name: /Cookies/ });

  test.each([
    ['Nur notwendige', 'necessary'],
    ['Alle akzeptieren', 'all'],
    ['Schliessen', 'dismissed'],
  ])('«%s» stores %s and closes it for good', async (button, value) => {
    await open('/');
    await banner().waitFor();
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await banner().getByRole('button', { name: button }).click();
    expect(await banner().isVisible()).toBe(false);
    expect(await consent()).toBe(value);
    await open('/blog/');
    await page.waitForLoadState('load');
    expect(await banner().isVisible()).toBe(false);
  });

  test('shows and hides its details', async () => {
    await open('/');
    await banner().getByRole('button', { name: 'Details anzeigen' }).click();
    expect(await banner().getByText('Statistik').isVisible()).toBe(true);
    await banner().getByRole('button', { name: 'Details ausblenden' }).click();
    expect(await banner().getByText('Statistik').isVisible()).toBe(false);
    expect(await banner().getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/datenschutz/');
  });
});

describe('the button to the top', () => {
  const button = () => page.getByRole('button', { name: 'Nach oben' });
  const scrollDown = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('appears beyond 300 pixels, leads to the top and goes', async () => {
    await open('/services/schimmel/');
    await scrollDown(300);
    expect(await button().isVisible()).toBe(false);
    await scrollDown(301);
    await button().waitFor();
    await scrollDown(2000);
    await button().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await button().waitFor({ state: 'hidden' });
  });
});

describe('the testimonials', () => {
  const carousel = () => page.locator('[data-island=testimonial-carousel]');
  const current = () => carousel().locator('[aria-current=true]').getAttribute('aria-label');
  const next = () => carousel().getByRole('button', { name: 'Nächste Kundenstimme' });
  const previous = () => carousel().getByRole('button', { name: 'Vorherige Kundenstimme' });

  test('go round in both directions, with arrows and dots', async () => {
    await open('/');
    await carousel().scrollIntoViewIfNeeded();
    await next().waitFor();
    await previous().click();
    await expect.poll(current).toMatch(/5 von 5/);
    await next().click();
    await expect.poll(current).toMatch(/1 von 5/);
    await carousel()
      .getByRole('button', { name: /3 von 5/ })
      .click();
    await expect.poll(current).toMatch(/3 von 5/);
    const shown = await carousel()
      .locator('figure')
      .evaluateAll((figures) => {
        const { left, right } = (
          document.querySelector('[data-island=testimonial-carousel]') as Element
        ).getBoundingClientRect();
        return figures.flatMap((figure, index) => {
          const box = figure.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1 ? [index] : [];
        });
      });
    expect(shown).toEqual([2]);
  });
});

describe('the newsletter', () => {
  const form = () => page.locator('#newsletter form');
  const address = () => form().getByRole('textbox', { name: 'E-Mail' });
  const button = () => form().locator('button[type=submit]');

  test('thanks, and takes another address', async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/newsletter', async (route) => {
      await held;
      await route.continue();
    });
    await open('/blog/');
    await form().scrollIntoViewIfNeeded();
    await expect.poll(() => button().isDisabled()).toBe(true);
    await address().fill('   ');
    expect(await button().isDisabled()).toBe(true);
    await address().fill('anna@example.ch');
    await button().click();
    expect(await button().textContent()).toBe('Anmelden...');
    expect(await address().isDisabled()).toBe(true);
    answer();
    await page.locator('#newsletter').getByRole('button', { name: 'Weitere E-Mail anmelden' }).click();
    expect(await address().inputValue()).toBe('');
    expect(site.leads().map(({ table, fields }) => [table, fields['E-Mail']])).toEqual([
      ['Newsletter', 'anna@example.ch'],
    ]);
  });

  test('says that it failed, and stays filled', async () => {
    site.behave('down');
    await open('/blog/');
    await form().scrollIntoViewIfNeeded();
    await expect.poll(() => button().isDisabled()).toBe(true);
    await address().fill('anna@example.ch');
    await button().click();
    await page.getByText('Fehler beim Anmelden. Bitte versuchen Sie es erneut.').waitFor();
    expect(await address().inputValue()).toBe('anna@example.ch');
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });
});

describe('the menu on a phone', () => {
  const menu = () => page.locator('details.menu');
  const isOpen = () => menu().evaluate((details) => (details as HTMLDetailsElement).open);

  test('closes after a tap on one of its links, and on Escape', async () => {
    await open('/');
    await menu().locator('summary').click();
    await menu().getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(isOpen).toBe(false);
    await menu().locator('summary').click();
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    expect(
      await menu()
        .locator('summary')
        .evaluate((summary) => summary === document.activeElement),
    ).toBe(true);
  });
});
