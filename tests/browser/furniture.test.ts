import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { inBrowser, waitForPaint } from '../support/in-browser.ts';
import { hydrateForm } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
});

const open = (url: string) => page.goto(visit.site.address + url);
const consent = () => page.evaluate(() => localStorage.getItem('cookieConsent'));

describe('the cookie banner', () => {
  const banner = () => page.getByRole('region', { name: 'Cookies und Speicher', exact: true });

  test.each([
    ['Nur notwendige', 'necessary'],
    ['Alle akzeptieren', 'all'],
    ['Schliessen', 'dismissed'],
  ])('«%s» stores %s and closes it permanently', async (button, value) => {
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

  test('opens again from the privacy statement, and what was counted with consent is erased without it', async () => {
    await open('/blog/');
    await banner().getByRole('button', { name: 'Alle akzeptieren' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toMatch(/^\/blog\//);
    await open('/datenschutz/');
    await page.getByRole('link', { name: 'Auswahl im Banner' }).first().click();
    await page.keyboard.press('Tab');
    expect(await banner().evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await banner().getByRole('button', { name: 'Nur notwendige' }).click();
    expect(await banner().isVisible()).toBe(false);
    expect(await consent()).toBe('necessary');
    expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBe(null);
  });
});

describe('the back-to-top button', () => {
  const button = () => page.getByRole('button', { name: 'Nach oben' });
  const scrollDown = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('appears beyond 300 pixels, scrolls to the top and disappears', async () => {
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

describe('the call bar', () => {
  const bar = () => page.getByRole('complementary', { name: 'Sofort anrufen' });
  const call = () => bar().getByRole('link', { name: 'Sofort anrufen' });

  test('is at the bottom of a phone from the start, and covers nothing at the end of the page', async () => {
    await open('/services/schimmel/');
    await call().waitFor();
    expect(await call().getAttribute('href')).toMatch(/^tel:\+41/);
    const { top, bottom } = await bar().evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([top > 660, bottom]).toEqual([true, 740]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const gap = await bar().evaluate(
      (element) =>
        element.getBoundingClientRect().top - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
    );
    // Scroll positions are whole pixels.
    expect(gap).toBeGreaterThan(-1);
  });
});

test.each([360, 390])(
  'with a system text of 32 px, a phone of %i px shows all words of its bars and no wider page',
  {
    tags: 'slow',
  },
  async (width) => {
    const phone = await visit.ownPage({ viewport: { width, height: 844 } });
    const session = await phone.context().newCDPSession(phone);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await phone.goto(`${visit.site.address}/`);
    const wide = await phone.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('.call-bar .btn, .brand-name')];
      const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
      const word = document.createRange();
      const name = document.querySelector('.brand-name')?.firstChild as Text;
      word.setStart(name, 0);
      word.setEnd(name, name.data.indexOf(' '));
      const cut = parts.filter(isCut).map(({ textContent }) => textContent);
      return { page: document.documentElement.scrollWidth, cut, linesOfWord: word.getClientRects().length };
    });
    expect(wide).toEqual({ page: width, cut: [], linesOfWord: 1 });
  },
);

describe('the call tab', () => {
  const call = (on: Page) =>
    on.getByRole('complementary', { name: 'Sofort anrufen' }).getByRole('link', { name: 'Sofort anrufen' });

  test('is in the margin of a window of 960 to 1920 px, where it covers no words', async () => {
    const desktop = await visit.newPage({ viewport: { width: 960, height: 800 } });
    await desktop.goto(`${visit.site.address}/services/schimmel/`);
    for (const width of [960, 1200, 1920]) {
      await desktop.setViewportSize({ width, height: 800 });
      await call(desktop).waitFor();
      const { left, right } = await call(desktop).evaluate((element) => element.getBoundingClientRect().toJSON());
      const textEnd = await desktop.evaluate(() => {
        const wrap = document.querySelector('main .wrap') as HTMLElement;
        return wrap.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
      });
      expect([left >= textEnd, right]).toEqual([true, width]);
    }
  });

  test('is not on the page after a death', { tags: 'slow' }, async () => {
    const desktop = await visit.newPage({ viewport: { width: 1440, height: 900 } });
    await desktop.goto(`${visit.site.address}/services/todesfall/`);
    await desktop.getByRole('heading', { level: 1 }).waitFor();
    expect(await call(desktop).isVisible()).toBe(false);
  });
});

describe('the place finder', () => {
  const field = () => page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });
  const options = () => page.locator('.place-finder').getByRole('option');
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : undefined;
    });
  const answer = () => page.locator('.place-finder-answer');
  const press = (key: string) => page.keyboard.press(key);

  test('works with the keyboard alone, tells a screen reader what happens, and keeps working offline', async () => {
    page = await visit.ownPage();
    const loadedSizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const [name] = /(place-finder|places|search|orte)-\w+\.\w+$/.exec(response.url()) ?? [];
      if (name)
        loadedSizes.set(
          name,
          response.body().then((body) => gzipSync(body).length),
        );
    });
    await open('/');
    await field().scrollIntoViewIfNeeded();
    await expect.poll(() => loadedSizes.size).toBeGreaterThan(0);
    await waitForPaint(page);
    expect([...loadedSizes.keys()], 'data before the first touch').toEqual([expect.stringMatching(/^place-finder/)]);

    await field().focus();
    await field().pressSequentially('rueti');
    await expect.poll(() => options().count()).toBeGreaterThan(2);
    const offered = await options().count();
    expect(await field().getAttribute('aria-expanded')).toBe('true');
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: `${offered} Vorschläge` })
        .count(),
    ).toBe(1);
    expect(await active(), 'no option is preselected').toBeUndefined();
    await press('ArrowDown');
    expect(await active()).toBe('Rüti GL 8782');
    expect(await page.locator('.place-finder').getByRole('option', { selected: true }).allTextContents()).toEqual([
      'Rüti GL 8782',
    ]);
    await press('End');
    expect(await active(), 'End moves the caret in the field').toBeUndefined();
    await press('ArrowUp');
    expect(await active()).toBe(await options().last().textContent());
    await press('ArrowDown');
    expect(await active(), 'the first option follows the last').toBe('Rüti GL 8782');
    await press('Escape');
    expect(await options().count()).toBe(0);
    expect(await field().inputValue()).toBe('rueti');
    await press('ArrowDown');
    await press('Enter');
    expect(await field().getAttribute('aria-expanded')).toBe('false');
    expect(await field().inputValue()).toBe('Rüti GL');
    expect(await answer().textContent()).toContain('Ja, wir kommen zu Ihnen.');
    expect(await answer().locator('dt').allTextContents()).toEqual(['Termin', 'Preis']);
    expect(await answer().getByRole('link', { name: 'Mehr zu Glarus' }).getAttribute('href')).toBe('/regional/glarus/');
    expect(await answer().getByRole('link', { name: '+41 62' }).getAttribute('href')).toBe('tel:+41620000000');
    expect(new URL(page.url()).searchParams.get('ort')).toBe('Rüti GL');

    const sizes = await Promise.all(loadedSizes.values());
    expect(sizes).toHaveLength(4);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);

    await page.context().setOffline(true);
    await press('Escape');
    expect(await field().inputValue(), 'a second Escape empties the field').toBe('');
    await field().pressSequentially('Horgenn');
    await press('Enter');
    expect(await field().inputValue()).toBe('Horgen');
    expect(await answer().getByRole('link', { name: 'Mehr zu Horgen' }).isVisible()).toBe(true);
    await field().fill('1201');
    await expect.poll(() => answer().textContent()).toContain('ausserhalb');
    expect(await answer().locator('dl').isVisible()).toBe(false);
    expect(await answer().getByRole('link', { name: 'Mehr zu' }).count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await answer().locator('dt:visible').allTextContents(), 'no name without its value').toEqual([]);
  });

  test('answers a shared URL at once, and accepts a tap', { tags: 'slow' }, async () => {
    await open('/?ort=8712+Stäfa#regions');
    await answer().waitFor();
    expect(await answer().textContent()).toContain('Mehr zu Meilen');
    await field().fill('Wetz');
    await options().first().click();
    expect(await field().inputValue()).toBe('Wetzikon ZH');
    expect(await answer().locator('.place-finder-verdict').textContent(), 'the place of the page itself').toBe(
      'Ja, wir kommen zu Ihnen.',
    );
    expect(await answer().textContent()).toContain('Mehr zu Wetzikon');
    expect(new URL(page.url()).searchParams.get('ort')).toBe('Wetzikon ZH');
    await field().fill('Nirgendwo');
    await press('Enter');
    await answer().getByText('Diesen Ort finden wir nicht.').waitFor();
    expect(new URL(page.url()).searchParams.get('ort'), 'a reload must not answer for another place').toBeNull();
  });

  test('reports that the places cannot be loaded, and tries again', { tags: 'slow' }, async () => {
    await page.route('**/orte-*.json', (route) => route.abort());
    await open('/');
    await field().fill('Stäfa');
    await press('Enter');
    await answer().getByText('liess sich nicht laden').waitFor();
    await page.unroute('**/orte-*.json');
    await press('Enter');
    await answer().getByText('Ja, wir kommen zu Ihnen.').waitFor();
  });
});

describe('the newsletter', () => {
  const form = () => page.locator('#newsletter form');
  const address = () => form().getByRole('textbox', { name: 'E-Mail' });
  const button = () => form().locator('button[type=submit]');
  /** Before it is hydrated, the browser submits the form natively. */
  const meetNewsletter = () => hydrateForm(page, form());

  test('thanks the visitor, and accepts another address', async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/newsletter', async (route) => {
      await held;
      await route.continue();
    });
    await open('/blog/');
    await meetNewsletter();
    expect(await button().isDisabled()).toBe(true);
    await address().fill('   ');
    expect(await button().isDisabled()).toBe(true);
    await address().fill('anna@example.ch');
    await button().click();
    expect(await button().textContent()).toBe('Anmelden...');
    expect(await address().isDisabled()).toBe(true);
    answer();
    await page.locator('#newsletter').getByRole('button', { name: 'Weitere E-Mail anmelden' }).click();
    expect(await address().inputValue()).toBe('');
    expect(visit.site.leads().map(({ table, fields }) => [table, fields['E-Mail']])).toEqual([
      ['Newsletter', 'anna@example.ch'],
    ]);
  });

  test('reports a failure, and stays filled', { tags: 'slow' }, async () => {
    visit.site.behave('down');
    await open('/blog/');
    await meetNewsletter();
    await address().fill('anna@example.ch');
    await button().click();
    await page.getByText('Fehler beim Anmelden. Bitte versuchen Sie es erneut.').waitFor();
    expect(await address().inputValue()).toBe('anna@example.ch');
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  });
});

describe('a page that does not exist', () => {
  test('suggests the pages closest to its URL, or the popular ones if none is close', async () => {
    const closest = page.locator('.closest-pages').getByRole('link');
    await open('/services/schimel-zürich/');
    await expect.poll(() => closest.allTextContents()).toEqual(['Zürich', 'Schimmel']);
    await closest.last().click();
    await page.waitForURL('**/services/schimmel/');
    await open('/xqz/');
    expect(await closest.allTextContents()).toEqual(['Schimmel', 'Raucherwohnung', 'Notfall']);
  });
});
