import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../support/accessibility/axe.ts';
import { wakeIslands } from '../support/accessibility/keyboard.ts';
import { inBrowser } from '../support/in-browser.ts';
import { fillForm, hydrateForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
  await page.goto(`${visit.site.address}/`);
});

const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the questions, an accordion', () => {
  test('are headings that Enter and Space open and close', async () => {
    const second = page.locator('#faq summary').nth(1);
    const isOpen = () =>
      page.locator('#faq details').evaluateAll((all) => all.map((each) => each.hasAttribute('open')));
    expect(await page.locator('#faq').getByRole('heading', { level: 3 }).count()).toBe(8);
    await second.focus();
    await page.keyboard.press('Space');
    expect((await isOpen()).indexOf(true)).toBe(1);
    expect((await isOpen()).filter(Boolean)).toHaveLength(1);
    await page.keyboard.press('Enter');
    expect(await isOpen()).not.toContain(true);
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe(await page.locator('#faq summary').nth(2).textContent());
  });
});

describe('many questions', () => {
  const shown = () => page.locator('#faq summary:visible');
  const all = () => page.getByRole('button', { name: 'Alle 12 Fragen' });

  test('are folded after the eighth, until all are asked for', async () => {
    await all().waitFor();
    expect(await shown().count()).toBe(8);
    await all().focus();
    await page.keyboard.press('Enter');
    expect(await shown().count()).toBe(12);
    expect(await all().isVisible()).toBe(false);
    expect(await focusedText()).toBe(await page.locator('#faq summary').nth(8).textContent());
  });

  test('are nothing to a screen reader while they are folded', async () => {
    await all().waitFor();
    expect((await page.locator('#faq').ariaSnapshot()).match(/- group/g)).toHaveLength(8);
  });

  test('are unfolded by a link to one of them', { tags: 'slow' }, async () => {
    await all().waitFor();
    const last = page.locator('#faq details').last();
    const id = await last.getAttribute('id');
    await page.evaluate((id) => location.assign(`#${id}`), id);
    await last.locator('p').first().waitFor();
    expect(await shown().count()).toBe(12);
  });
});

test('the line between a wiped and a fogged room can be dragged, and its buttons work as well', {
  tags: 'slow',
}, async () => {
  const room = page.locator('.coverage-room');
  await room.scrollIntoViewIfNeeded();
  await page.locator('.coverage-room[data-drag]').waitFor();
  const { x, y, width, height } = (await room.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edge = () => room.evaluate((element) => getComputedStyle(element).getPropertyValue('--edge'));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 2);
  expect(Number.parseFloat(await edge())).toBeCloseTo(25, 0);
  await page.mouse.up();
  await page.mouse.move(x + width / 2, y + height / 2);
  expect(Number.parseFloat(await edge())).toBeCloseTo(25, 0);
  await page.getByRole('radio').and(page.locator('.coverage-side--fog input')).check();
  expect(await edge()).toBe('-50%');
});

describe('the menu, a disclosure', () => {
  const menu = () => page.locator('details.header-menu');
  const isOpen = () => menu().evaluate((details) => (details as HTMLDetailsElement).open);

  test('passes the rules of axe while it is open, and Escape inside it closes it and returns the focus to its button', async () => {
    await menu().locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await axeFindings(page, { without: 'main' })).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe('Services');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menü');
  });

  test('closes when the focus leaves it', { tags: 'slow' }, async () => {
    await menu().locator('summary').click();
    await menu().getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect.poll(isOpen).toBe(false);
  });

  test('closes after a tap on a link within the page, and leaves the section in view', { tags: 'slow' }, async () => {
    await menu().locator('summary').click();
    await menu().getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(isOpen).toBe(false);
    const top = await page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeLessThan(200);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('faq');
  });
});

describe('the testimonials, a carousel', () => {
  const carousel = '[data-island=testimonial-carousel]';
  const control = (name: string | RegExp) => page.locator(carousel).getByRole('button', { name });

  test('are exposed as a carousel of slides with a group of buttons to choose one', async () => {
    await wakeIslands(page);
    const snapshot = await page.locator(carousel).ariaSnapshot();
    expect(snapshot).toContain('- region "Kundenstimmen":');
    expect(snapshot).toContain('- group "Kundenstimme wählen":');
    expect(snapshot).toMatch(/button "Kundenstimme 1 von 3" \[disabled\]/);
    expect(snapshot).toMatch(/group "Kundenstimme 1 von 3":/);
    expect(
      await page
        .locator(`${carousel} [aria-roledescription]`)
        .evaluateAll((all) => all.map((each) => each.ariaRoleDescription)),
    ).toEqual(['Karussell', ...Array(3).fill('Folie')]);
  });

  test('announce the slide that a button brings, and keep the focus on the button', { tags: 'slow' }, async () => {
    await wakeIslands(page);
    const live = page.locator(`${carousel} [aria-live=polite]`);
    expect(await live.textContent()).toBe('');
    await control('Nächste Kundenstimme').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => live.textContent()).toMatch(/^Kundenstimme 2 von 3: ./);
    await page.keyboard.press('Space');
    await expect.poll(() => live.textContent()).toMatch(/^Kundenstimme 3 von 3: ./);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Nächste Kundenstimme');
  });

  test('wrap around at both ends', { tags: 'slow' }, async () => {
    await wakeIslands(page);
    const current = () => page.locator(`${carousel} [aria-current]`).getAttribute('aria-label');
    await control('Vorherige Kundenstimme').press('Enter');
    await expect.poll(current).toBe('Kundenstimme 3 von 3');
    await control('Nächste Kundenstimme').press('Enter');
    await expect.poll(current).toBe('Kundenstimme 1 von 3');
    await control('Kundenstimme 3 von 3').press('Enter');
    await expect.poll(current).toBe('Kundenstimme 3 von 3');
  });

  test('work in browsers without properties for ARIA attributes, such as Firefox 118', { tags: 'slow' }, async () => {
    page = await visit.ownPage();
    await page.addInitScript(() => {
      for (const name of Object.keys(Element.prototype))
        if (/^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    });
    await page.goto(visit.site.address);
    await wakeIslands(page);
    await control('Nächste Kundenstimme').press('Enter');
    const live = page.locator(`${carousel} [aria-live=polite]`);
    await expect.poll(() => live.textContent()).toMatch(/^Kundenstimme 2 von 3: ./);
    expect(await page.locator(`${carousel} [aria-current]`).getAttribute('aria-label')).toBe('Kundenstimme 2 von 3');
  });
});

describe('the cookie banner', () => {
  test('is a region at the start of the page, works with the keyboard, and then returns the focus', {
    tags: 'slow',
  }, async () => {
    const banner = page.getByRole('region', { name: /Cookies/ });
    await banner.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const more = banner.getByRole('button', { name: 'Details anzeigen' });
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await more.press('Enter');
    expect(await axeFindings(page, { without: 'main' })).toEqual([]);
    const less = banner.getByRole('button', { name: 'Details ausblenden' });
    expect(await less.getAttribute('aria-expanded')).toBe('true');
    await banner.getByRole('button', { name: 'Nur notwendige' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
  });
});

describe('the quote form', () => {
  test('shows a mistake at its field, and in an announced list that gets the focus and links to it', async () => {
    await hydrateForm(page);
    await fillForm(page);
    await quoteForm(page).getByLabel('Vorname').fill('   ');
    await sendButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.title()).toMatch(/^Fehler: /);
    const field = quoteForm(page).getByRole('textbox', { name: 'Vorname' });
    const summary = page.getByRole('alert');
    expect(await summary.evaluate((list) => list.parentElement === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const message = await page.locator(`#${await field.getAttribute('aria-describedby')}`).textContent();
    const link = summary.getByRole('link');
    expect(await link.textContent()).toBe(message);
    await link.press('Enter');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await quoteForm(page).getByLabel('E-Mail').inputValue()).toBe('anna@example.ch');
  });
});
