import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inBrowser } from '../support/in-browser.ts';
import { ENTRIES, fillForm, hydrateForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { serveSiteWithRelay } from '../support/served-relay.ts';

const visit = inBrowser(serveSiteWithRelay);
let page: Page;

beforeEach(async () => {
  visit.site.forget();
  page = await visit.newPage();
});

/** Returns a photo as phones take it: with GPS coordinates in its EXIF data. */
const phonePhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 23/1 0/1' } })
    .toBuffer();

const [LARGE, SMALL] = await Promise.all([phonePhoto(2400, 1200), phonePhoto(240, 120)]);

const addPhotos = (buffer: Buffer, ...names: string[]) =>
  quoteForm(page)
    .getByLabel('Fotos')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));

const removeButton = (name: string) => quoteForm(page).getByRole('button', { name: `${name} entfernen` });

/** Returns the number of photos of each inquiry that arrived. */
const photoCounts = () => visit.site.leads().map(({ photos = 0 }) => photos);

async function openFilledForm() {
  await page.goto(`${visit.site.address}/`);
  await hydrateForm(page);
  await fillForm(page);
}

test('photos are scaled down and lose their location before they are sent, and can be removed again', async () => {
  expect(LARGE.includes('Exif')).toBe(true);
  await openFilledForm();
  await addPhotos(LARGE, 'raum.jpg', 'ecke.jpg');
  await removeButton('ecke.jpg').waitFor();
  expect(await quoteForm(page).getByRole('status').last().textContent()).toBe('2 von 5 Fotos gewählt');
  await removeButton('raum.jpg').focus();
  await page.keyboard.press('Enter');
  expect(await removeButton('raum.jpg').count()).toBe(0);
  expect(await removeButton('ecke.jpg').evaluate((button) => button === document.activeElement)).toBe(true);
  await addPhotos(LARGE, 'wand.jpg');
  await removeButton('wand.jpg').waitFor();

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
  expect(photoCounts()).toEqual([2]);
});

test('the field reports files that are not images, and too many photos', { tags: 'slow' }, async () => {
  await openFilledForm();
  const textFile = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Plan') };
  await quoteForm(page).getByLabel('Fotos').setInputFiles([textFile]);
  await quoteForm(page).getByText('«plan.txt» ist kein Bild').first().waitFor();
  await addPhotos(SMALL, '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
  await quoteForm(page).getByText('Mehr als 5 Fotos haben nicht Platz').first().waitFor();
  expect(await quoteForm(page).getByRole('button', { name: 'entfernen' }).count()).toBe(5);
});

test('an inquiry is not sent without a photo that the device cannot read before the visitor knows', {
  tags: 'slow',
}, async () => {
  const path = join(temporaryFolder(), 'wolke.jpg');
  writeFileSync(path, 'a photo in a cloud');
  page = await visit.ownPage();
  await openFilledForm();
  await page.exposeFunction('lose', () => rmSync(path));
  await page.evaluate(() => {
    const { lose } = window as unknown as { lose: () => Promise<void> };
    const pause = new Promise((resolve) => document.addEventListener('submit', () => setTimeout(resolve, 50)));
    window.createImageBitmap = async () => {
      await Promise.all([lose(), pause]);
      throw new Error('gone');
    };
  });
  await quoteForm(page).getByLabel('Fotos').setInputFiles(path);
  await sendButton(page).click();
  await quoteForm(page).getByRole('link', { name: '«wolke.jpg» ist kein Bild' }).waitFor();
  expect(photoCounts()).toEqual([]);
  await sendButton(page).click();
  await page.waitForURL('**/danke/');
  expect(photoCounts()).toEqual([0]);
});

test('offline, photos wait with their inquiry, arrive with it once, and leave nothing in the browser', {
  tags: 'slow',
}, async () => {
  page = await visit.ownPage();
  await openFilledForm();
  await addPhotos(SMALL, 'raum.jpg', 'ecke.jpg');
  await removeButton('ecke.jpg').waitFor();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await page.locator('#contact').getByText('Ihre Anfrage ist noch nicht bei uns angekommen').waitFor();
  await page.context().setOffline(false);
  await expect.poll(photoCounts).toEqual([2]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  const storedKeys = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('photos');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('photos').objectStore('photos').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(storedKeys).toEqual([]);
});

test('without script, photos arrive too', { tags: 'slow' }, async () => {
  page = await visit.newPage({ javaScriptEnabled: false });
  await page.goto(`${visit.site.address}/`);
  await fillForm(page, { ...ENTRIES, Vorname: 'Ohne Skript' });
  await addPhotos(SMALL, 'raum.jpg');
  await sendButton(page).click();
  await page.waitForURL('**/danke/');
  expect(photoCounts()).toEqual([1]);
});

test('at night the form states when the office opens, and offers the phone; by day it shows no note', {
  tags: 'slow',
}, async () => {
  page = await visit.ownPage();
  await page.clock.setFixedTime('2026-12-05T20:00:00Z');
  await page.goto(`${visit.site.address}/`);
  await hydrateForm(page);
  const note = quoteForm(page).getByText('Das Büro ist jetzt geschlossen');
  await note.waitFor();
  expect(await note.textContent()).toContain('öffnet wieder: Montag, 7.30\u00a0Uhr.');
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/^tel:/);

  await page.clock.setFixedTime('2026-12-07T10:00:00Z');
  await page.reload();
  await hydrateForm(page);
  expect(await note.count()).toBe(0);
});
