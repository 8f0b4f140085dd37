import sharp from 'sharp';
import { expect, test } from 'vitest';
import { silentLists } from '../support/accessibility/silent-lists.ts';
import { inBrowser } from '../support/in-browser.ts';
import { fillForm, quoteForm, sendButton } from '../support/inquiry.ts';
import { serveSiteWithInbox } from '../support/served-relay.ts';
import { quote } from '../support/site-relay.ts';

const visit = inBrowser(serveSiteWithInbox);

test('on a phone without script, an inquiry with a photo can be read, called and annotated, and a held one released', async () => {
  const { address, invitation, leads } = visit.site;
  const page = await visit.newPage({ javaScriptEnabled: false });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`${address}/`);
  await fillForm(page);
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await quoteForm(page)
    .getByLabel('Fotos')
    .setInputFiles([{ name: 'wand.jpg', mimeType: 'image/jpeg', buffer }]);
  await sendButton(page).click();
  await page.waitForURL('**/danke/');
  const held = new URLSearchParams({ ...quote(), website: 'https://spam.example' });
  await fetch(`${address}/api/anfragen`, { method: 'POST', body: held, headers: { Origin: address } });

  await page.goto(await invitation());
  await button('Jetzt anmelden').click();
  expect(await page.locator('.who').allTextContents()).toEqual(['Anna Müller']);
  expect(await page.evaluate(silentLists)).toEqual([]);
  await page.getByRole('link', { name: 'Anna Müller', exact: true }).click();
  const call = page.getByRole('link', { name: '079 123 45 67 anrufen' });
  expect(await call.getAttribute('href')).toBe('tel:0791234567');
  expect(await call.boundingBox()).toMatchObject({ height: expect.toSatisfy((height: number) => height >= 44) });
  const photo = page.getByRole('img', { name: 'Foto 1 von 1' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  expect(await page.evaluate(silentLists)).toEqual([]);

  await page.getByLabel('Notiz').fill('Kommt am Montag vorbei');
  await button('Angerufen').click();
  await page.getByText('Gespeichert: angerufen.').waitFor();
  await page.getByText('Kommt am Montag vorbei').waitFor();

  await page.getByRole('link', { name: 'Zur Liste' }).click();
  await page.getByRole('link', { name: 'Zurückgehalten 1' }).click();
  await page.locator('.who').click();
  await button('Ist echt: freigeben').click();
  await page.getByText('Freigegeben.').waitFor();
  expect(leads().map(({ state, progress }) => [state === 'flagged', progress])).toContainEqual([false, 'called']);
  expect(leads().some(({ state }) => state === 'flagged')).toBe(false);
});
