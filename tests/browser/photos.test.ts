import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { ENTRIES, fillForm, meetForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
});

/** A picture from a phone: large, and with the place where it was taken. */
async function picture(name: string, background: string) {
  const blank = sharp({ create: { width: 2400, height: 1200, channels: 3, background } });
  const buffer = await blank
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 23/1 0/1' } })
    .toBuffer();
  expect(buffer.includes('Exif')).toBe(true);
  return { name, mimeType: 'image/jpeg', buffer };
}

const choose = async (...names: string[]) =>
  quoteForm(page)
    .getByLabel('Fotos')
    .setInputFiles(await Promise.all(names.map((name) => picture(name, 'teal'))));

const removal = (name: string) => quoteForm(page).getByRole('button', { name: `${name} entfernen` });

/** Pictures of each inquiry that arrived. */
const arrived = () => visit.site.leads().map(({ photos = 0 }) => photos);

async function openFilledForm() {
  await page.goto(`${visit.site.address}/`);
  await meetForm(page);
  await fillForm(page);
}

test('photos are made smaller and lose their place before they are sent, and one can be taken out again', async () => {
  await openFilledForm();
  await choose('raum.jpg', 'ecke.jpg');
  await removal('ecke.jpg').waitFor();
  expect(await quoteForm(page).getByRole('status').last().textContent()).toBe('2 von 5 Fotos gewählt');
  await removal('raum.jpg').focus();
  await page.keyboard.press('Enter');
  expect(await removal('raum.jpg').count()).toBe(0);
  expect(await removal('ecke.jpg').evaluate((button) => button === document.activeElement)).toBe(true);
  await choose('wand.jpg');
  await removal('wand.jpg').waitFor();

  const sent = await quoteForm(page).evaluate(async (form) => {
    const files = new FormData(form as HTMLFormElement).getAll('photos') as File[];
    return Promise.all(
      files.map(async (file) => {
        const { width, height } = await createImageBitmap(file);
        return { name: file.name, width, height, hasExif: (await file.text()).includes('Exif') };
      }),
    );
  });
  const small = { width: 1600, height: 800, hasExif: false };
  expect(sent).toEqual([
    { name: 'ecke.jpg', ...small },
    { name: 'wand.jpg', ...small },
  ]);
  await sendButton(page).click();
  await page.waitForURL('**/danke/');
  expect(arrived()).toEqual([2]);
});

test('what is no picture, and what is too much, is named at the field', async () => {
  await openFilledForm();
  const text = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Plan') };
  await quoteForm(page).getByLabel('Fotos').setInputFiles([text]);
  await quoteForm(page).getByText('«plan.txt» ist kein Bild').first().waitFor();
  await choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
  await quoteForm(page).getByText('Mehr als 5 Fotos haben nicht Platz').first().waitFor();
  expect(await quoteForm(page).getByRole('button', { name: 'entfernen' }).count()).toBe(5);
});

test('without a network photos wait with their inquiry, arrive with it once, and nothing of them is left', async () => {
  await openFilledForm();
  await choose('raum.jpg', 'ecke.jpg');
  await removal('ecke.jpg').waitFor();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await page.locator('#contact').getByText('Ihre Anfrage ist noch nicht bei uns angekommen').waitFor();
  await page.context().setOffline(false);
  await expect.poll(arrived).toEqual([2]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('photos');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('photos').objectStore('photos').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(left).toEqual([]);
});

test('without script photos arrive as well', async () => {
  page = await visit.newPage({ javaScriptEnabled: false });
  await page.goto(`${visit.site.address}/`);
  await fillForm(page, { ...ENTRIES, Vorname: 'Ohne Skript' });
  await choose('raum.jpg');
  await sendButton(page).click();
  await page.waitForURL('**/danke/');
  expect(arrived()).toEqual([1]);
});

test('at night the form says when the office opens, and offers the phone; by day it says nothing', async () => {
  await page.clock.setFixedTime('2026-12-05T20:00:00Z');
  await page.goto(`${visit.site.address}/`);
  await meetForm(page);
  const note = quoteForm(page).getByText('Das Büro ist jetzt geschlossen');
  await note.waitFor();
  expect(await note.textContent()).toContain('öffnet wieder: Montag, 7.30 Uhr.');
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/^tel:/);

  await page.clock.setFixedTime('2026-12-07T10:00:00Z');
  await page.reload();
  await meetForm(page);
  expect(await note.count()).toBe(0);
});
