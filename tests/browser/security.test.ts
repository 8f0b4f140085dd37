import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inBrowser, waitForPaint } from '../support/in-browser.ts';
import { fillForm, hydrateForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay, serveWithRelayElsewhere } from '../support/served-relay.ts';
import { serveSite } from '../support/served-site.ts';

// With the headers that hosts send, nothing on the site violates its own content security policy.

const visit = inBrowser(serveSiteWithRelay);
let page: Page;
/** Console errors and warnings, among them policy violations, and uncaught exceptions. */
let complaints: string[];

beforeEach(async () => {
  visit.site.forget();
  await newVisitor();
});

async function newVisitor(options: { javaScriptEnabled?: boolean } = {}): Promise<void> {
  complaints = [];
  page = await visit.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || visit.site.address);
    const isResponse = pathname.startsWith('/api/');
    if (['error', 'warning'].includes(message.type()) && !isResponse) complaints.push(`${message.text()} ${pathname}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

async function open(url: string, address = visit.site.address) {
  const response = await page.goto(address + url, { waitUntil: 'load' });
  return response?.headers() ?? {};
}

/** Scrolls through the page, so that everything lazy is loaded. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await waitForPaint(page);
  }
  await page.waitForLoadState('networkidle');
}

test('the policy is sent and enforced: what it does not allow is blocked and reported', async () => {
  const headers = await open('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const blocked = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>');
      return false;
    } catch {
      return true;
    }
  });
  expect(blocked).toBe(true);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  await expect.poll(() => complaints.join('\n')).toMatch(/https:\/\/elsewhere\.example.*img-src/);
  expect(complaints.join('\n')).toContain("requires 'TrustedHTML'");
});

/** Names everything that the page has stored in the browser. */
async function storedItems(): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys().catch(() => [])).map((name) => `cache ${name}`),
  ]);
  return [...inPage, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)];
}

/** Visits samples from top to bottom. Returns complaints and what a visit has stored, other than where it began. */
async function complaintsOn(from: number, to?: number): Promise<string[]> {
  const { samples, close } = await serveSite();
  close();
  const found: string[] = [];
  for (const url of samples.slice(from, to)) {
    await open(url);
    await scrollThrough();
    // The privacy statement names `visit`.
    const undeclared = (await storedItems()).filter((each) => each !== 'sessionStorage visit');
    found.push(...[...complaints.splice(0), ...undeclared].map((each) => `${url}: ${each}`));
  }
  return found;
}

const PROMISE = 'causes no complaint, from top to bottom, and stores only where the visit began';

test(`the home page ${PROMISE}`, async () => expect(await complaintsOn(0, 1)).toEqual([]));

test(`every other kind of page ${PROMISE}`, { tags: 'slow' }, async () => expect(await complaintsOn(1)).toEqual([]));

describe('no complaint arises while a visitor', () => {
  afterEach(() => expect(complaints).toEqual([]));

  test('is shown mistakes, sends an inquiry, reads that it waits, and is thanked once it has arrived', {
    tags: 'slow',
  }, async () => {
    await open('/');
    await hydrateForm(page);
    await fillForm(page);
    visit.site.behave(async () => Response.json({ errors: { email: 'Unbekannt' } }, { status: 422 }));
    await sendButton(page).click();
    await quoteForm(page).getByText('Unbekannt').first().waitFor();
    visit.site.behave('down');
    await sendButton(page).click();
    await page.waitForURL('**/danke/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('Ihre Anfrage ist noch nicht bei uns angekommen');
    const pageText = () => page.locator('main').innerText();
    expect(await pageText()).not.toMatch(/Vielen Dank|So geht es nun weiter|Wir lesen Ihre Angaben/);
    visit.site.behave('sound');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('Ihre Anfrage ist jetzt bei uns angekommen').waitFor();
    expect(await heading.textContent()).toBe('Vielen Dank für Ihre Anfrage');
    expect(await pageText()).toContain('Wir lesen Ihre Angaben');
    expect(visit.site.leads()).toHaveLength(1);
  });

  test('answers the cookie banner, opens the menu and browses the testimonials', { tags: 'slow' }, async () => {
    await open('/');
    await page.getByRole('button', { name: 'Details anzeigen' }).click();
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await scrollThrough();
    const next = page.locator('[data-island=testimonial-carousel] button').last();
    await next.click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('header summary, header button').first().click();
  });
});

describe('where the relay has its own origin', { tags: 'slow' }, () => {
  let both: Awaited<ReturnType<typeof serveWithRelayElsewhere>>;

  beforeAll(async () => {
    both = await serveWithRelayElsewhere();
  });

  afterAll(() => both?.close());

  test('an inquiry arrives there without a complaint', async () => {
    await open('/', both.pages);
    await hydrateForm(page);
    await fillForm(page);
    await sendButton(page).click();
    await page.waitForURL(`${both.pages}/danke/`);
    expect(both.arrived()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('a visitor without script gets the form back in the design of the site, with links that lead there', async () => {
    await newVisitor({ javaScriptEnabled: false });
    await open('/', both.pages);
    await quoteForm(page).evaluate((form) => form.setAttribute('novalidate', ''));
    await fillForm(page);
    await quoteForm(page).getByLabel('E-Mail').fill('anna');
    await sendButton(page).click();
    await page.waitForURL(`${both.relay}/api/anfragen`);
    const answer = page.locator('main form');
    expect(await answer.getByLabel('Vorname').inputValue()).toBe('Anna');
    expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.ready.then(({ size }) => size))).toBeGreaterThan(0);
    const links = await page.locator('a[href^="/"], link[href^="/"], script[src^="/"]').count();
    expect(links).toBe(0);
    expect(complaints).toEqual([]);

    await answer.getByLabel('E-Mail').fill('anna@example.ch');
    await answer.locator('button[type=submit]').click();
    await page.waitForURL(`${both.pages}/danke/`);
    expect(both.arrived()).toBe(2);
  });
});
