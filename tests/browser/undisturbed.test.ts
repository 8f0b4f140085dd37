import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { holdRequests } from '../support/hold-requests.ts';
import { inBrowser, waitForPaint } from '../support/in-browser.ts';
import { ENTRIES, enteredValues, fillForm, hydrateForm, quoteForm, RECORD, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const visit = inBrowser(serveSiteWithRelay);
/** A common phone. */
const VIEWPORT = { width: 390, height: 844 };
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  // Most tests hold back what a first visit loads, so nothing may be in a cache.
  page = await visit.ownPage({ viewport: VIEWPORT, hasTouch: true });
});

const open = (url: string, waitUntil: 'commit' | 'load' = 'load') => page.goto(visit.site.address + url, { waitUntil });
const focusedTag = () => page.evaluate(() => document.activeElement?.tagName);
const field = (name: string) => quoteForm(page).locator(`[name=${name}]`);

const hold = (address: RegExp) => holdRequests(page, address);

const SCRIPTS = /assets\/.*\.js$/;
const FONTS_AND_SCRIPTS = /assets\/.*\.(js|woff2)$/;

describe('while fonts and scripts are still loading', () => {
  test('what is typed stays in the field in which it was typed', async () => {
    const release = await hold(/\.woff2$/);
    await open('/?service=schimmel#contact', 'commit');
    await field('email').click();
    await page.keyboard.type('anna.m');
    await release();
    await page.waitForLoadState('load');
    await hydrateForm(page);
    await page.keyboard.type('eier@example.ch');
    expect(await enteredValues(page)).toEqual({ email: 'anna.meier@example.ch', service: 'schimmel' });
  });

  test('a form is filled in, left, come back to and sent without losing a letter', { tags: 'slow' }, async () => {
    const release = await hold(FONTS_AND_SCRIPTS);
    await open('/?service=schimmel#contact', 'commit');
    await fillForm(page);
    await field('message').fill('Zwei Zimmer.\nAb Montag.');
    await page.locator('footer').getByRole('link', { name: 'AGB' }).click({ noWaitAfter: true });
    await page.waitForURL('**/agb/', { waitUntil: 'commit' });
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => enteredValues(page))
      .toMatchObject({ firstName: 'Anna', message: 'Zwei Zimmer.\nAb Montag.' });
    await release();
    await hydrateForm(page);
    // Chromium may drop a step through the history that follows another at once.
    await page.goForward({ waitUntil: 'load' });
    await page.goBack({ waitUntil: 'load' });
    await hydrateForm(page);
    await expect.poll(() => field('service').inputValue()).toBe('schimmel');
    await sendButton(page).click();
    await page.waitForURL('**/danke/');
    expect(visit.site.leads().map(({ fields }) => fields)).toEqual([
      { ...RECORD, Service: 'schimmel', Nachricht: 'Zwei Zimmer.\nAb Montag.' },
    ]);
  });

  test('a service that the visitor chooses wins over the one in the address', { tags: 'slow' }, async () => {
    const release = await hold(SCRIPTS);
    await open('/?service=schimmel#contact', 'commit');
    await field('service').selectOption('sonstiges');
    await release();
    await hydrateForm(page);
    expect(await field('service').inputValue()).toBe('sonstiges');
  });

  test('a second inquiry that the visitor has begun is not replaced by the note that the first was sent', {
    tags: 'slow',
  }, async () => {
    await open('/agb/');
    await page.evaluate(() => sessionStorage.setItem('sent:/api/anfragen', 'true'));
    const release = await hold(SCRIPTS);
    await open('/#contact', 'commit');
    await field('firstName').fill('Beat');
    await release();
    await hydrateForm(page);
    await page.waitForLoadState('networkidle');
    expect(await enteredValues(page)).toEqual({ firstName: 'Beat' });
  });

  test('a submission says at once that it is under way', async () => {
    const release = await hold(/assets\/quote-form-.*\.js$/);
    await open('/#contact');
    await fillForm(page);
    const said = await quoteForm(page).evaluate((form) => {
      (form as HTMLFormElement).requestSubmit();
      return [form.querySelector('button[type=submit]')?.textContent, form.querySelector('[role=status]')?.textContent];
    });
    expect(said).toEqual(['Wird gesendet...', 'Wird gesendet...']);
    await release();
    await page.waitForURL('**/danke/');
    expect(visit.site.leads()).toHaveLength(1);
  });

  test('a search for a place says at once that it is under way, and the visitor stays in the field', {
    tags: 'slow',
  }, async () => {
    const release = await hold(/assets\/place-finder-.*\.js$/);
    await open('/#regions');
    const finder = page.locator('.place-finder');
    await finder.locator('input').fill('8610');
    await page.keyboard.press('Enter');
    expect(await finder.locator('button[type=submit]').textContent()).toBe('Einen Moment …');
    await release();
    await finder.getByText('Ja, wir kommen zu Ihnen.').waitFor();
    expect(await finder.locator('button[type=submit]').textContent()).not.toBe('Einen Moment …');
  });

  test('a town is not filled in under the hands of a visitor who is about to type it', { tags: 'slow' }, async () => {
    const release = await hold(/assets\/places-.*\.js$/);
    await open('/#contact');
    await hydrateForm(page);
    await field('postalCode').click();
    await page.keyboard.type('8820');
    await field('city').click();
    await release();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('Au ZH');
    expect(await field('city').inputValue()).toBe('Au ZH');
  });
});

describe('the place where the visitor is', () => {
  test('is the same after going back, and no field takes the focus', { tags: 'slow' }, async () => {
    await open('/?service=schimmel#contact');
    await hydrateForm(page);
    expect(await focusedTag()).toBe('BODY');
    await page.evaluate(() => scrollTo(0, 400));
    await waitForPaint(page);
    await open('/agb/');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    await waitForPaint(page);
    expect(Math.abs((await page.evaluate(() => scrollY)) - 400)).toBeLessThan(50);
    expect(await focusedTag()).toBe('BODY');
  });

  test('is the same after reloading a page whose address leads to a question', { tags: 'slow' }, async () => {
    await open('/services/schimmel/');
    const id = await page.locator('[data-faq] details:last-child').getAttribute('id');
    await open(`/services/schimmel/#${id}`);
    await page.locator(`#${id}[open]`).waitFor();
    await page.evaluate(() => scrollTo(0, 300));
    await waitForPaint(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(50);
  });
});

describe('the place finder', () => {
  test('opens its list only for a field that still has the focus', { tags: 'slow' }, async () => {
    const release = await hold(/assets\/(places|search)-.*\.js$/);
    await open('/#regions');
    const input = page.locator('.place-finder input');
    await input.click();
    await page.keyboard.type('Zü');
    await input.blur();
    await release();
    await page.waitForLoadState('networkidle');
    await waitForPaint(page);
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.place-finder [role=listbox]').isVisible()).toBe(false);
    await input.press('ArrowDown');
    await page.locator('.place-finder [role=option]').first().waitFor();
  });
});

describe('an open menu', () => {
  test.each([360, 768])(
    'lies above the cookie banner, at %i px, and with text twice as large',
    { tags: 'slow' },
    async (width) => {
      await page.setViewportSize({ width, height: 740 });
      await open('/');
      await page.getByRole('region', { name: /Cookies/ }).waitFor();
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await page.locator('[data-menu]').evaluate((menu: HTMLDetailsElement) => {
          menu.open = true;
        });
        const covered = await page.locator('.header-panel').evaluate((panel) =>
          [...panel.querySelectorAll('a')].flatMap((link) => {
            link.scrollIntoView({ block: 'nearest' });
            const { left, top, width, height } = link.getBoundingClientRect();
            const above = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
            return link.contains(above) ? [] : [`${link.textContent} is under ${above?.className}`];
          }),
        );
        expect(covered, size).toEqual([]);
      }
    },
  );
});

describe('a form whose code fails', () => {
  test.each([
    ['the browser has no random numbers', () => Object.defineProperty(crypto, 'getRandomValues', { value: undefined })],
    [
      'storage is denied',
      () => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      },
    ],
    ['the clock of the browser is missing', () => Object.defineProperty(performance, 'now', { value: undefined })],
  ])('is sent all the same: %s', { tags: 'slow' }, async (nth, breakBrowser) => {
    await open('/#contact');
    await hydrateForm(page);
    // A form that the browser sends has no id, and the same entries within minutes count as one inquiry.
    await fillForm(page, { ...ENTRIES, Vorname: `Edith ${nth}` });
    await page.evaluate(breakBrowser as () => void);
    await sendButton(page).click();
    await expect.poll(() => visit.site.leads().length).toBe(1);
    expect(visit.site.leads()[0]?.fields).toEqual({ ...RECORD, Vorname: `Edith ${nth}` });
  });

  test('is sent with its photos when the browser cannot prepare them', { tags: 'slow' }, async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'DataTransfer', { value: undefined });
      Object.defineProperty(window, 'createImageBitmap', { value: () => Promise.reject(new Error('memory')) });
    });
    await open('/#contact');
    await hydrateForm(page);
    await fillForm(page);
    const received = page.waitForRequest('**/api/anfragen');
    await field('photos').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pixels') });
    await sendButton(page).click();
    expect((await received).headers()['content-type']).toContain('multipart/form-data');
  });

  test('is sent by the browser itself when its script cannot be loaded', async () => {
    await page.route(/assets\/quote-form-.*\.js$/, (route) => route.abort());
    await open('/#contact');
    // Without an id, the same entries twice within minutes would count as one inquiry.
    await fillForm(page, { ...ENTRIES, Vorname: 'Carla' });
    await sendButton(page).click();
    await page.waitForURL('**/danke/');
    expect(visit.site.leads().map(({ fields }) => fields)).toEqual([{ ...RECORD, Vorname: 'Carla' }]);
  });

  test('keeps pictures that were chosen before its script loaded', { tags: 'slow' }, async () => {
    const release = await hold(SCRIPTS);
    await open('/#contact', 'commit');
    await fillForm(page, { ...ENTRIES, Vorname: 'Dora' });
    await field('photos').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pixels') });
    await release();
    await hydrateForm(page);
    const received = page.waitForRequest('**/api/anfragen');
    await sendButton(page).click();
    const { accept } = (await received).headers();
    expect(accept, 'by the script, not by the browser').toBe('application/json');
  });
});

test('a form takes no change while it is being sent, because the change would not be sent', async () => {
  await open('/#contact');
  await hydrateForm(page);
  await fillForm(page);
  await field('photos').setInputFiles({ name: 'wall.heic', mimeType: 'image/heic', buffer: Buffer.from('pixels') });
  await quoteForm(page).getByRole('button', { name: 'wall.heic entfernen' }).waitFor();
  const release = await hold(/api\/anfragen$/);
  await sendButton(page).click();
  await expect.poll(() => sendButton(page).textContent()).toBe('Wird gesendet...');
  await field('phone').click({ force: true });
  await page.keyboard.type('999');
  await quoteForm(page).getByText('wall.heic').click({ force: true });
  expect(await field('phone').inputValue()).toBe(ENTRIES.Telefon);
  expect(await quoteForm(page).getByText('wall.heic').count()).toBe(1);
  await release();
});

describe('an incomplete form', () => {
  /** What has the focus, if it is fully in view below the header with nothing on top. */
  const focusedInView = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, top, right } = focused.getBoundingClientRect();
      const isClear = focused.contains(document.elementFromPoint((left + right) / 2, top + 8));
      return `${isClear && top >= 0 ? '' : 'covered '}${focused.className || focused.tagName}`;
    });

  test('leads to the list of what is missing, and from there to each field', async () => {
    page = await visit.newPage({ viewport: { width: 360, height: 740 } });
    await open('/#contact');
    await hydrateForm(page);
    await fillForm(page, { ...ENTRIES, Vorname: ' ', 'E-Mail': 'anna' });
    await sendButton(page).click();
    await expect.poll(focusedInView).toBe('alert');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email');
    expect(await field('email').getAttribute('aria-describedby')).toContain('anfragen-email-error');
  });

  test('leaves the focus where it is if the answer comes after the visitor has gone on', { tags: 'slow' }, async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    visit.site.behave(async () => {
      await answered;
      return Response.json({ errors: { phone: 'Diese Nummer ist zu lang.' } }, { status: 422 });
    });
    await open('/#contact');
    await hydrateForm(page);
    await fillForm(page);
    await sendButton(page).click();
    const privacy = quoteForm(page).getByRole('link', { name: 'Datenschutz' });
    await privacy.focus();
    answer();
    await quoteForm(page).getByRole('link', { name: 'Diese Nummer ist zu lang.' }).waitFor();
    expect(await privacy.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});
