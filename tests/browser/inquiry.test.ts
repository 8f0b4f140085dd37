import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { ENTRIES, enteredValues, fillForm, hydrateForm, quoteForm, RECORD, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const ERROR = 'Fehler beim Senden der Anfrage. Bitte versuchen Sie es erneut oder rufen Sie uns direkt an.';
const WAITING = 'Ihre Anfrage ist noch nicht bei uns angekommen';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
});

const open = (url: string) => page.goto(visit.site.address + url);

/** Returns the fields of the inquiry that arrived, and expects that there is only one. */
function onlyLead() {
  const leads = visit.site.leads();
  expect(leads).toHaveLength(1);
  return leads[0]?.fields;
}

async function openFilledForm(): Promise<void> {
  await open('/');
  await hydrateForm(page);
  await fillForm(page);
}

const waitForThanks = () => page.waitForURL('**/danke/');

describe('an inquiry', () => {
  test('arrives as the specified record, once on a double click, and the visitor is thanked', async () => {
    await openFilledForm();
    await quoteForm(page).getByLabel('Gewünschter Service').selectOption('schimmel');
    await quoteForm(page).getByLabel('Nachricht').fill('Drei Zimmer.\nDritter Stock.');
    await sendButton(page).dblclick();
    await waitForThanks();
    expect(await page.locator('h1').textContent()).toContain('Vielen Dank');
    expect(visit.site.requests()).toBe(1);
    expect(onlyLead()).toEqual({ ...RECORD, Service: 'schimmel', Nachricht: 'Drei Zimmer.\nDritter Stock.' });
  });

  test('is remembered in its tab after sending until the visitor starts another one', { tags: 'slow' }, async () => {
    await openFilledForm();
    await sendButton(page).click();
    await waitForThanks();
    await open('/#contact');
    const contact = page.locator('#contact');
    await contact.getByText('Anfrage bereits gesendet!').waitFor();
    expect(await contact.locator('form').count()).toBe(0);
    expect(
      await contact
        .getByRole('link', { name: /Anrufen|\+41/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^tel:\+41/);
    await contact.getByRole('button', { name: 'Neue Anfrage stellen' }).click();
    await hydrateForm(page);
    expect(await enteredValues(page)).toEqual({});
  });

  test('can be written and sent with the keyboard alone', { tags: 'slow' }, async () => {
    await open('/');
    await hydrateForm(page);
    await quoteForm(page).getByLabel('Vorname').focus();
    for (const value of Object.values(ENTRIES)) {
      // Overwrites the town that the postal code may have filled in.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    // Skips optional fields and, while the office is closed, the link with the phone number.
    const isOnButton = () => sendButton(page).evaluate((button) => button === document.activeElement);
    for (let tabs = 0; tabs < 6 && !(await isOnButton()); tabs++) await page.keyboard.press('Tab');
    expect(await isOnButton()).toBe(true);
    await page.keyboard.press('Enter');
    await waitForThanks();
    expect(onlyLead()).toEqual(RECORD);
  });
});

test('a page from before the form changed leads to that of the relay, which has the field that it lacks', {
  tags: 'slow',
}, async () => {
  await page.route('**/api/anfragen', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 422, json: { errors: { newField: 'Fehlt.' } } })
      : route.continue(),
  );
  await openFilledForm();
  // The relay takes the same inquiry, sent again without its ID, for a retry.
  await quoteForm(page).getByLabel('Nachricht').fill('Von einer alten Seite.');
  const answer = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
  await sendButton(page).click();
  expect(new URL((await answer).url()).pathname).toBe('/api/anfragen');
  await waitForThanks();
  expect(onlyLead()).toEqual({ ...RECORD, Nachricht: 'Von einer alten Seite.' });
});

describe('when the relay does not answer', () => {
  test('the inquiry waits in the browser, /danke states so, and the next page sends it', async () => {
    visit.site.behave('down');
    await openFilledForm();
    await sendButton(page).click();
    await waitForThanks();
    const notice = page.getByRole('heading', { name: WAITING });
    await notice.waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /\+41 62/ })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(visit.site.leads()).toEqual([]);

    visit.site.behave('sound');
    await open('/services/schimmel/');
    await expect.poll(() => visit.site.leads().length).toBe(1);
    expect(onlyLead()).toEqual(RECORD);
    await open('/danke/');
    expect(await page.getByRole('heading', { name: WAITING }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('and neither would the script of /danke that states so, the form states it', { tags: 'slow' }, async () => {
    visit.site.behave('down');
    await page.route('**/outbox-notice-*', (route) => route.abort());
    await openFilledForm();
    await sendButton(page).click();
    await page.locator('#contact').getByText(WAITING).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('because the whole host is down, the form shows that the inquiry waits instead of an error page of the host', {
    tags: 'slow',
  }, async () => {
    await openFilledForm();
    await page.route('**/*', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Maintenance' }));
    await sendButton(page).click();
    await page.locator('#contact').getByText(WAITING).waitFor();
    expect(
      await page
        .locator('#contact')
        .getByRole('link', { name: /\+41 62/ })
        .first()
        .isVisible(),
    ).toBe(true);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => visit.site.leads().length).toBe(1);
  });

  test('and the browser cannot store anything, the specified error is shown and every field stays filled', async () => {
    page = await visit.ownPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    visit.site.behave('down');
    await openFilledForm();
    const before = await enteredValues(page);
    await sendButton(page).click();
    const box = page.locator('#contact').getByRole('alert').filter({ hasText: ERROR });
    await box.waitFor();
    expect(await box.getByRole('link').textContent()).toBe('Rufen Sie uns direkt an: +41 62 000 00 00');
    expect(await enteredValues(page)).toEqual(before);

    visit.site.behave('sound');
    await sendButton(page).click();
    await waitForThanks();
    expect(onlyLead()).toEqual(RECORD);
  });
});

describe('the form', () => {
  test('keeps its entries when restored from the back/forward cache, unless they are being sent', {
    tags: 'slow',
  }, async () => {
    const restoreFromCache = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await openFilledForm();
    await restoreFromCache();
    expect(await enteredValues(page)).toMatchObject({ firstName: 'Anna', city: 'Wädenswil' });

    visit.site.behave('down');
    await sendButton(page).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toContain('Anna');
    await restoreFromCache();
    await expect.poll(() => enteredValues(page)).toEqual({});
  });

  test('fills in the town for a postal code, and never overrides one that was typed', async () => {
    await open('/');
    await hydrateForm(page);
    const [code, town] = [quoteForm(page).getByLabel('PLZ'), quoteForm(page).getByLabel('Ort')];
    await code.focus();
    await code.pressSequentially('8820');
    await expect.poll(() => town.inputValue()).toBe('Wädenswil');
    await town.fill('Au ZH');
    await code.fill('9999');
    expect(await town.inputValue()).toBe('Au ZH');
  });

  test('loads nothing before it comes near the viewport: a first visit fetches four files', async () => {
    page = await visit.ownPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(/-[A-Z0-9]{8}\./, '-*.')));
    await page.addInitScript(COUNT_SHIFTS);
    await open('/');
    await page.waitForLoadState('networkidle');
    // Drawings are fetched shortly before they come into view, icons whenever the browser likes.
    expect(fetched.filter((path) => !/\.(svg|ico)$/.test(path)).sort()).toEqual([
      '/',
      '/assets/archivo-de-*.woff2',
      '/assets/home-*.css',
      '/assets/start-*.js',
    ]);
    // On a busy machine, the font arrives after the first paint, which moves some lines a little.
    expect(await page.evaluate('shifted'), 'layout shift').toBeLessThan(0.01);
    const manifest = page.locator('link[rel=manifest]');
    expect(await manifest.count(), 'before the first touch').toBe(0);
    await page.mouse.click(1, 1);
    expect(await manifest.getAttribute('href')).toBe('/site.webmanifest');
  });
});

/** Runs in the page and sums up its layout shifts. A string, so that no loader transforms it. */
const COUNT_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

describe('the first page and the referrer of a visit', () => {
  test('are sent with the inquiry after «Alle akzeptieren», and a tap on a phone number counts once, for that first page', async () => {
    await page.goto(`${visit.site.address}/regional/zug/`, { referer: 'https://search.example/find?q=secret' });
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await page.locator('header').getByRole('link', { name: 'Kaltvernebelung' }).first().click();
    await page.waitForURL(`${visit.site.address}/`);
    await page.locator('main a[href^="tel:"]').first().click();
    await expect.poll(() => visit.site.calls()).toEqual({ '/regional/zug/': 1 });
    await hydrateForm(page);
    await fillForm(page);
    await sendButton(page).click();
    await waitForThanks();
    expect(visit.site.leads()).toMatchObject([{ landedOn: '/regional/zug/', referrer: 'search.example' }]);
    expect(onlyLead(), 'the record stays as it is specified').toEqual(RECORD);
    expect(visit.site.calls()).toEqual({ '/regional/zug/': 1 });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBe('/regional/zug/ search.example');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('regional');
  });

  test('count no tap on an emergency number, which is no call to the company', { tags: 'slow' }, async () => {
    await open('/services/notfall/');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    const main = page.locator('main');
    await main.evaluate((element) => {
      const link = element.ownerDocument.createElement('a');
      element.prepend(Object.assign(link, { href: 'tel:144', textContent: '144' }));
    });
    await page.locator('main a[href="tel:144"]').click();
    await page.locator('main a[href^="tel:+"]').first().click();
    await expect.poll(() => visit.site.calls()).toMatchObject({ '/services/notfall/': 1 });
  });

  test.each(['Nur notwendige', undefined])(
    'are neither stored nor sent after %s, and no tap counts',
    { tags: 'slow' },
    async (choice) => {
      await page.goto(`${visit.site.address}/regional/zug/`, { referer: 'https://search.example/find?q=secret' });
      const counted = visit.site.calls();
      if (choice) await page.getByRole('button', { name: choice }).click();
      await page.locator('main a[href^="tel:"]').first().click();
      await open('/');
      await hydrateForm(page);
      await fillForm(page);
      await sendButton(page).click();
      await waitForThanks();
      expect(visit.site.leads()).toHaveLength(1);
      expect(visit.site.leads()[0]).not.toMatchObject({ landedOn: expect.anything() });
      expect(visit.site.leads()[0]).not.toMatchObject({ referrer: expect.anything() });
      expect(visit.site.calls()).toEqual(counted);
      const stored = () => page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)));
      expect(await stored()).not.toContain('visit');
    },
  );
});
