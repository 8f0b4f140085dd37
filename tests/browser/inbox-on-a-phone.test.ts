import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { axeFindings } from '../support/accessibility/axe.ts';
import { silentLists } from '../support/accessibility/roles.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSiteWithInbox } from '../support/served-relay.ts';
import { quote } from '../support/site-relay.ts';

/** The clock of the relay, which moves only when a test sets it. It is Sunday evening in Zurich. */
const setClock = (moment: string) => vi.setSystemTime(new Date(`2030-05-${moment}:00+02:00`));

const visit = inBrowser(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('05T22:00');
  return serveSiteWithInbox();
});

afterAll(() => vi.useRealTimers());

const aPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** Sends the form at a time, as a program would. */
async function send(moment: string, more: Readonly<Record<string, string>>, photos = 0): Promise<void> {
  setClock(moment);
  const { address } = visit.site;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...quote(), ...more })) body.append(name, value);
  for (let n = 0; n < photos; n += 1) body.append('photos', new Blob([new Uint8Array(await aPhoto())]), `${n}.jpg`);
  const { status } = await fetch(`${address}/api/anfragen`, {
    method: 'POST',
    body,
    headers: { Origin: address },
    redirect: 'manual',
  });
  expect(status, moment).toBe(303);
}

/** As wide as a card with a call button on a small phone. */
const LONG_NAME = 'Immobilienverwaltungsgesellschaften';

/** Twelve inquiries of all kinds, from Sunday night to Monday afternoon; one is held back, one advertises. */
async function sendTwelve() {
  const at = { landedOn: '/services/schimmel/', referrer: 'www.google.com' };
  await send('05T22:14', { firstName: 'Nacht', service: 'medizinisch', ...at });
  await send('06T03:30', { firstName: 'Win', website: 'https://casino.example' });
  await send('06T06:10', { firstName: 'Früh', city: LONG_NAME, service: 'hotel', callBack: 'vormittags' });
  await send('06T07:45', { firstName: 'Rahel', service: 'todesfall', message: 'Zwei Zimmer.\nBitte bald.', ...at }, 2);
  await send('06T08:05', { firstName: 'Stumm', service: '', message: '' });
  await send('06T08:10', { firstName: 'Werbung', message: 'We rank your site: https://seo.example' });
  await send('06T08:30', { firstName: 'Zwei', service: 'schimmel', city: 'Bern', postalCode: '3000' });
  await send('06T09:00', { firstName: 'Leitung', service: 'schule' });
  await send('06T09:05', { firstName: 'Weg', service: 'buero' });
  await send('06T09:10', { firstName: 'Später', service: 'raucherwohnung' });
  await send('06T09:20', { firstName: 'Lang', message: 'Sehr lang. '.repeat(400) }, 3);
  await send('06T09:30', { firstName: "Jürg <b>&'", service: 'sonstiges', landedOn: '/' });
}

const OF_THE_DAY = [
  'Nacht',
  'Früh',
  'Rahel',
  'Stumm',
  'Werbung',
  'Zwei',
  'Leitung',
  'Weg',
  'Später',
  'Lang',
  "Jürg <b>&'",
];

/** Plays what a phone does around a call: the page goes away and comes back. */
const playCall = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

const PHONE = { viewport: { width: 390, height: 844 } };

test('two people handle the inquiries of a day and a night, on a bad line, and the report at the end is right', {
  tags: 'slow',
  timeout: 240_000,
}, async () => {
  for (const { id } of visit.site.leads()) visit.site.remove(id);
  await sendTwelve();
  const [ann, bea] = [await visit.newPage(PHONE), await visit.newPage({ ...PHONE, javaScriptEnabled: false })];
  const signIn = async (page: Page, who: 'ann' | 'bea') => {
    await page.goto(await visit.site.invitation(who));
    await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await page.getByText('Wartet auf Ihren Anruf').waitFor();
  };
  const inbox = `${visit.site.address}/posteingang/`;
  const firstNames = async (page: Page) =>
    (await page.locator('.who').allTextContents()).map((name) => name.replace(" O'Neil", ''));
  const open = async (page: Page, name: string) => {
    await page.goto(inbox);
    await page.getByRole('link', { name: `${name} O'Neil`, exact: true }).click();
    await page.getByRole('heading', { name: `${name} O'Neil` }).waitFor();
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const historyOf = (page: Page) => page.locator('ol > li').allTextContents();

  setClock('06T09:40');
  await signIn(ann, 'ann');
  await signIn(bea, 'bea');

  // Who waits: those who came first are first, and how long is against two office hours.
  expect(await firstNames(ann)).toEqual(OF_THE_DAY);
  const ages = await ann.locator('.card .chip:not(:text("Werbung?"))').allTextContents();
  expect(ages.slice(0, 4)).toEqual(['2 Std. 10', '2 Std. 10', '1 Std. 55', '1 Std. 35']);
  expect(await ann.locator('.card .chip:is(.error, .warning)').first().textContent()).toBe('2 Std. 10');
  expect(await ann.locator('.card', { hasText: 'Rahel' }).innerText()).toMatch(/Nach Todesfall\s+2 Fotos/);
  expect(await ann.locator('.card', { hasText: 'Werbung' }).innerText()).toContain('Werbung?');
  await ann.getByText('Zurückgehalten: 1').waitFor();
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await ann.evaluate(silentLists)).toEqual([]);
  await ann.setViewportSize({ width: 320, height: 640 });
  const room = await ann.locator('.about', { hasText: LONG_NAME }).evaluate(({ scrollWidth, clientWidth }) => {
    return scrollWidth - clientWidth;
  });
  expect(room, 'a long name ends within its card').toBe(0);
  await ann.setViewportSize(PHONE.viewport);
  expect(await axeFindings(ann)).toEqual([]);

  // Back from a call that began in the list, Ann is asked what came of it; without script, Bea finds the same buttons.
  await ann.getByRole('link', { name: "Anrufen: Rahel O'Neil" }).click();
  await playCall(ann);
  await ann.getByRole('heading', { name: "Haben Sie Rahel O'Neil erreicht?" }).waitFor();
  await ann.getByText('Zwei Zimmer.\nBitte bald.').waitFor();
  await press(ann, 'Ja');
  await ann.getByText('Gespeichert: angerufen.').waitFor();
  expect(await axeFindings(ann)).toEqual([]);

  // With photos and a long message, too, all that Ann can do is on her first screen.
  await open(ann, 'Lang');
  const { y = 0, height = 0 } = (await ann.locator('.steps').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(PHONE.viewport.height);
  await ann.getByText('Weiterlesen').click();
  await ann.getByText('Sehr lang.').last().waitFor();

  await open(bea, 'Nacht');
  await bea.getByLabel('Notiz').fill('Combox');
  await press(bea, 'Nicht erreicht');
  await bea.getByText('Gespeichert: nicht erreicht.').waitFor();
  await open(bea, 'Später');
  await press(bea, 'Morgen');
  await open(bea, 'Stumm');
  await bea.getByLabel('Tag', { exact: true }).fill('2030-05-20');
  await bea.getByLabel('Tag', { exact: true }).press('Enter');
  await bea.getByText('wieder vorlegen: Mo., 20. Mai').first().waitFor();

  // Both have the same inquiry open: who comes second learns it, and nothing is lost.
  await open(ann, 'Zwei');
  await open(bea, 'Zwei');
  await press(bea, 'Angerufen');
  await bea.getByText('Gespeichert').waitFor();
  await ann.getByLabel('Notiz').fill('Zu weit weg');
  await press(ann, 'Verloren');
  await ann.getByText('Jemand war schneller').waitFor();
  expect(await ann.getByLabel('Notiz').inputValue()).toBe('Zu weit weg');
  await press(ann, 'Verloren');
  await ann.getByText('Gespeichert: verloren.').waitFor();

  // The answer gets lost on the way. Sent once more, it is still one step.
  await open(ann, 'Leitung');
  const page = ann.url();
  await ann.route(page, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  const isLost = ann.waitForEvent('requestfailed');
  await press(ann, 'Angerufen').catch(() => {});
  await isLost;
  await ann.unroute(page);
  await ann.goto(page);
  await ann.getByText('Angerufen', { exact: true }).first().waitFor();
  expect((await historyOf(ann)).filter((line) => line.startsWith('Angerufen'))).toHaveLength(1);
  await press(ann, 'Gewonnen');
  await ann.getByText('Gespeichert: gewonnen.').waitFor();

  // Someone asks to be forgotten.
  await open(bea, 'Weg');
  await bea.getByRole('link', { name: 'Anfrage löschen' }).click();
  await press(bea, 'Ja, endgültig löschen');
  await bea.getByText('Die Anfrage ist gelöscht.').waitFor();
  expect(visit.site.leads().map(({ fields }) => fields.Vorname)).not.toContain('Weg');

  // In the evening, the report is right.
  setClock('06T17:00');
  await ann.goto(`${inbox}report/`);
  const table = (title: string) => ann.locator('table', { hasText: title }).locator('tbody tr').allInnerTexts();
  const rows = async (title: string) => (await table(title)).map((row) => row.split(/\s*\t\s*/).join(' '));
  expect(await rows('Zusammen')).toEqual([
    'Anfragen 10 0',
    'Anrufe 0 0',
    'Bis zum ersten Anruf 1 Std. 55 –',
    'Gewonnen 1 0',
    'Verloren 1 0',
  ]);
  expect(await rows('Einstieg')).toEqual(['Schimmel 2 0 0 0', 'Startseite 1 0 0 0']);
  expect(await rows('Auswahl')).toContainEqual('Schule / Kita 1 1');
  expect(await rows('Ort')).toEqual(['Zürich 8 1', 'Bern 1 0', `${LONG_NAME} 1 0`]);
  await ann.getByText('7 Anfragen haben darum keinen Einstieg.').waitFor();
  expect(await axeFindings(ann)).toEqual([]);

  // The next morning, who comes up again is there, and only they.
  setClock('07T07:40');
  await signIn(bea, 'bea');
  expect(await bea.locator('section', { hasText: 'Heute wieder vorlegen' }).locator('.who').allTextContents()).toEqual([
    "Später O'Neil",
    "Nacht O'Neil",
  ]);
});
