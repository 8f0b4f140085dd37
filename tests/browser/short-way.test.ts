import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { outputPath } from '../../src/base/lib/paths.ts';
import { inBrowser, PHONE } from '../support/in-browser.ts';
import { ENTRIES, fillForm, hydrateForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { all, attribute, descendantsOf, documentElement, textOf } from '../support/reading.ts';
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

describe('the emergency service', () => {
  test('is in the navigation of every page, and marked there on its own page', async () => {
    await openOnDesktop('/blog/');
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await bar.getByRole('link', { name: 'Notfall' }).click();
    await page.waitForURL('**/services/notfall/');
    expect(await bar.locator('[aria-current]').allTextContents()).toEqual(['Notfall']);
  });

  test('is linked on the home page, with how soon and at what surcharge', async () => {
    await open('/');
    const answer = page.locator('.hero-answers').getByRole('link');
    expect(await answer.textContent()).toMatch(/2–4\sh.*Zuschlag ab \+25\s%/);
    expect(await answer.getAttribute('href')).toBe('/services/notfall/');
  });
});

test('the cookie banner covers no text and no button in the first view of the home page', async () => {
  await openOnDesktop('/');
  const banner = await page.getByRole('region', { name: /Cookies/ }).boundingBox();
  const bottoms = await page.evaluate(() =>
    [...document.querySelectorAll('.hero :is(h1, p, dd, .btn)')].map((each) => each.getBoundingClientRect().bottom),
  );
  expect(bottoms.length).toBeGreaterThan(10);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(banner?.y ?? 0);
});

describe('the navigation', () => {
  test.each([
    ['/services/schimmel/', 'Services'],
    ['/regional/zuerich/', 'Regionen'],
    ['/blog/covid-viren-kaltvernebelung-schutz/', 'Blog'],
    ['/blog/', 'Blog'],
  ])('marks on %s the entry «%s»', async (url, label) => {
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
    const services = await panel.getByRole('listitem').getByRole('link').count();
    expect(services).toBe((await urlsOfSample()).filter((url) => url.startsWith('/services/')).length);
    await panel.getByRole('link', { name: 'Schimmel' }).click();
    await page.waitForURL('**/services/schimmel/');
  });
});

test('no main heading says a word twice', async () => {
  const { out, pages } = await builtSample();
  const repeated = pages.flatMap(({ url }) => {
    const html = documentElement(readFileSync(join(out, outputPath(url)), 'utf8'));
    const words =
      textOf(...all(html, 'h1'))
        .toLowerCase()
        .match(/\p{L}{5,}/gu) ?? ([] as string[]);
    return words.filter((word, index) => words.indexOf(word) !== index).map((word) => `${url}: ${word}`);
  });
  expect(repeated).toEqual([]);
});

describe('the jump links of a long page', () => {
  test('lead from every service and region to parts of the same page, at least to its questions and contact', async () => {
    const { out, pages } = await builtSample();
    const documentAt = (url: string) => documentElement(readFileSync(join(out, outputPath(url)), 'utf8'));
    const idsOf = (html: ReturnType<typeof documentAt>) =>
      new Set(descendantsOf(html).map((each) => attribute(each, 'id')));
    const urls = pages.map(({ url }) => url).filter((url) => /^\/(services|regional)\/[^/]+\/$/.test(url));
    expect(urls.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const url of urls) {
      const html = documentAt(url);
      const ids = idsOf(html);
      const jump = all(html, 'nav').find((each) => attribute(each, 'aria-label') === 'Auf dieser Seite');
      const found = (jump ? all(jump, 'a') : []).map((link) => {
        const href = attribute(link, 'href') ?? '';
        const isHere = href.startsWith('#') && ids.has(href.slice(1));
        return `${textOf(link)}${isHere ? '' : ` leads to ${href}`}`;
      });
      const isComplete = found.slice(-2).join() === 'Fragen,Kontakt' && found.every((each) => !each.includes('#'));
      if (!isComplete) wrong.push(`${url}: ${found.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('open the question that states the price where there is no price table', async () => {
    await open('/services/covid/');
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Preise' }).click();
    await expect.poll(() => page.locator('.faq details[open]').textContent()).toContain('CHF');
  });
});

describe('«Offerte» leads to the form', () => {
  test.each([PHONE, DESKTOP])('from a service page, at %o', async (viewport) => {
    page = await visit.newPage({ viewport });
    await open('/services/schimmel/');
    await page.locator('main .acts').first().getByRole('link', { name: 'Offerte anfordern' }).click();
    await page.waitForURL('**/?service=schimmel#contact');
    await expect.poll(formIsNear).toBe(true);
    await hydrateForm(page);
    expect(await quoteForm(page).locator('select[name=service]').inputValue()).toBe('schimmel');
  });

  test('from the hero of the home page', async () => {
    await openOnDesktop('/');
    await page.getByRole('link', { name: 'Gratis Offerte' }).click();
    await expect.poll(formIsNear).toBe(true);
  });
});

describe('an incomplete form', () => {
  test('lists in German everything that is missing', async () => {
    await open('/#contact');
    await hydrateForm(page);
    await quoteForm(page).getByLabel('Vorname').fill('Anna');
    await quoteForm(page).getByLabel('E-Mail').fill('anna');
    await sendButton(page).click();
    await expect.poll(() => quoteForm(page).locator('.field-error').count()).toBe(6);
    const errors = await quoteForm(page).locator('.field-error').allTextContents();
    expect(errors[0]).toBe('Geben Sie Ihren Nachnamen an.');
    expect(errors.at(-1)).toContain('name@example.com');
    expect(visit.site.leads()).toEqual([]);
  });

  test('lists it without script too, where the relay finds what the browser lets through', async () => {
    page = await visit.newPage({ javaScriptEnabled: false });
    await open('/');
    await fillForm(page, { ...ENTRIES, Vorname: ' ', Adresse: ' ' });
    await sendButton(page).click();
    expect(await page.locator('.field-error').allTextContents()).toEqual([
      'Geben Sie Ihren Vornamen an.',
      'Geben Sie Strasse und Hausnummer an.',
    ]);
    expect(await page.getByLabel('Nachname').inputValue()).toBe('Müller');
  });
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

  test('asks which «Wil» is meant, and answers for the chosen one', async () => {
    await search('Wil');
    await finder().getByRole('button', { name: 'Wil SG' }).click();
    await expect.poll(() => finder().locator('.place-finder-place').textContent()).toBe('Wil SG');
    expect(await finder().getByRole('button', { name: 'Wil ZH' }).isVisible()).toBe(false);
  });

  test('removes its answer when its field is emptied', async () => {
    await search('Zug');
    await finder().getByText('Ja, wir kommen zu Ihnen.').waitFor();
    await finder().locator('input').fill('');
    await finder().getByText('Ja, wir kommen zu Ihnen.').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });
});

test.each([PHONE, DESKTOP])(
  'the buttons of the price finder stay in place whichever service is chosen, at %o',
  async (viewport) => {
    page = await visit.newPage({ viewport });
    await open('/#preise');
    const form = page.locator('.price-finder');
    await form.scrollIntoViewIfNeeded();
    await form.locator('.price-finder-included li').first().waitFor();
    const tops = await form.evaluate((finder) => {
      const select = finder.querySelector('select') as HTMLSelectElement;
      return [...select.options].map(({ value }) => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        const [{ top = 0 } = {}, own] = [
          finder.querySelector('.acts')?.getBoundingClientRect(),
          finder.getBoundingClientRect(),
        ];
        return top - own.top;
      });
    });
    expect(tops.length).toBeGreaterThan(5);
    // On a phone, the name of a size may wrap to a second line.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(30);
  },
);
