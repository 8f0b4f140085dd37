import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { inBrowser, PHONE } from '../support/in-browser.ts';
import { hydrateForm, quoteForm } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';
import { builtSample } from '../support/shared-site.ts';

const visit = inBrowser(serveSiteWithRelay);
const DESKTOP = { width: 1440, height: 900 };
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
});

const open = (url: string) => page.goto(visit.site.address + url);
const openOnDesktop = async (url: string) => {
  page = await visit.newPage({ viewport: DESKTOP });
  await open(url);
};
const urlsOfSample = async () => (await builtSample()).pages.map(({ url }) => url);
/** True if the section of the form begins in the upper half of the view. */
const formIsNear = () =>
  page.evaluate(() => {
    const { top = innerHeight } = document.querySelector('#contact')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  });

describe('the navigation', () => {
  test.each([
    ['/services/schimmel/', 'Services'],
    ['/services/notfall/', 'Notfall'],
    ['/blog/covid-viren-kaltvernebelung-schutz/', 'Blog'],
  ])('marks on %s the entry «%s»', { tags: 'slow' }, async (url, label) => {
    await openOnDesktop(url);
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(await bar.locator('[aria-current]').allTextContents()).toEqual([label]);
  });

  test('has the phone number, a link for an offer and all services on a phone', async () => {
    await open('/regional/zug/');
    await page.locator('.header-menu > summary').click();
    const panel = page.getByRole('navigation', { name: 'Menü' });
    expect(await panel.getByRole('link', { name: /Anrufen/ }).getAttribute('href')).toMatch(/^tel:\+41/);
    expect(await panel.getByRole('link', { name: 'Offerte anfordern' }).getAttribute('href')).toMatch(
      /ort=Zug#contact$/,
    );
    const linked = await panel.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const services = (await urlsOfSample()).filter((url) => url.startsWith('/services/'));
    expect(linked).toEqual(expect.arrayContaining(services));
    await panel.getByRole('link', { name: 'Schimmel' }).click();
    await page.waitForURL('**/services/schimmel/');
  });
});

describe('the jump links of a long page', () => {
  test('open the question that states the price where there is no price table', async () => {
    await open('/services/covid/');
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Preise' }).click();
    await expect.poll(() => page.locator('.faq details[open]').textContent()).toContain('CHF');
  });
});

describe('the fragment of a question', () => {
  const QUESTION = '#frage-wann-duerfen-wir';

  test('opens it, and scrolls it into view', { tags: 'slow' }, async () => {
    await open(`/services/schimmel/${QUESTION}`);
    await expect.poll(() => page.locator(QUESTION).getAttribute('open')).toBe('');
    expect(await page.locator('#faq details[open]').count()).toBe(1);
    const top = () => page.locator(QUESTION).evaluate((question) => question.getBoundingClientRect().top);
    await expect.poll(async () => Math.floor((await top()) / 300)).toBe(0);
  });

  test('is in the address bar once the question is opened, ready to be shared', { tags: 'slow' }, async () => {
    await open('/services/schimmel/?ort=Aarau');
    const summary = page.locator(QUESTION).locator('summary');
    await summary.click();
    await expect.poll(() => page.url()).toBe(`${visit.site.address}/services/schimmel/?ort=Aarau${QUESTION}`);
    await summary.press('Enter');
    expect(await page.locator('#faq details[open]').count(), 'it closes like any other').toBe(0);
  });
});

test('the drawings of a section are loaded as soon as a link to it has the focus', { tags: 'slow' }, async () => {
  await openOnDesktop('/');
  const waiting = page.locator('#services img[loading=lazy]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await page.locator('header nav a[href="/#services"]').first().focus();
  await expect.poll(() => waiting.count()).toBe(0);
});

describe('«Offerte» leads to the form', () => {
  const fromServicePage = async (viewport: typeof PHONE) => {
    page = await visit.newPage({ viewport });
    await open('/services/schimmel/');
    await page.locator('main .acts').first().getByRole('link', { name: 'Offerte anfordern' }).click();
    await page.waitForURL('**/?service=schimmel#contact');
    await expect.poll(formIsNear).toBe(true);
    await hydrateForm(page);
    expect(await quoteForm(page).locator('select[name=service]').inputValue()).toBe('schimmel');
  };

  test('from a service page, on a phone', () => fromServicePage(PHONE));

  test('from a service page, on a laptop', { tags: 'slow' }, () => fromServicePage(DESKTOP));
});

describe('the place finder', () => {
  const finder = () => page.locator('.place-finder');
  const search = async (typed: string) => {
    await finder().locator('input').fill(typed);
    await finder().locator('input').press('Enter');
  };

  beforeEach(async () => {
    await open('/#regions');
    await finder().scrollIntoViewIfNeeded();
  });

  test('leads from «Ja, wir kommen» to an offer for that place', async () => {
    await search('8610');
    await finder().getByText('Ja, wir kommen zu Ihnen.').waitFor();
    await finder().getByRole('link', { name: 'Offerte anfordern' }).click();
    await expect.poll(formIsNear).toBe(true);
    await hydrateForm(page);
    await expect.poll(() => quoteForm(page).getByLabel('Ort').inputValue()).toBe('Uster');
  });

  test('asks which «Wil» is meant, and answers for the chosen one', { tags: 'slow' }, async () => {
    await search('Wil');
    await finder().getByRole('button', { name: 'Wil SG' }).click();
    await expect.poll(() => finder().locator('.place-finder-place').textContent()).toBe('Wil SG');
    expect(await finder().getByRole('button', { name: 'Wil ZH' }).isVisible()).toBe(false);
  });
});
