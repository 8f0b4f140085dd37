import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { CALLS_KEPT_MONTHS } from '../../src/relay/upkeep/upkeep.ts';
import { site } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { copyOfSample, SAMPLE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';
import { quote, type SiteRelayOptions, siteRelay } from '../support/site-relay.ts';

const delivered = builtSite(builtSample);

const statement = () => textOf(delivered.page('/datenschutz/').main);

const inquiry = (message: string, visit: Readonly<Record<string, unknown>>) => ({
  ...quote({ lastName: 'Muster', message }),
  ...visit,
});

async function relayOn(store: string, of?: SiteRelayOptions['of']) {
  const { address, stop } = await siteRelay({ file: store, ...(of && { of }) });
  const post = async (path: string, type: string, body: string) =>
    (await fetch(address + path, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  return {
    stop,
    send: (path: string, values: unknown) => post(path, 'application/json', JSON.stringify(values)),
    // Like a string sent by `sendBeacon`.
    reportCall: (page: string) => post('/api/anrufe', 'text/plain;charset=UTF-8', page),
  };
}

const report = (store: string, ...more: string[]) =>
  nebel(['leads', 'report', '--root', SAMPLE, '--store', store, ...more]);

test('visits, inquiries and calls end up in a report for people, spreadsheets and programs', async () => {
  const store = join(temporaryFolder(), 'leads.sqlite');
  const { send, reportCall, stop } = await relayOn(store);
  const from = { landedOn: '/regional/zug/', referrer: 'www.google.com' };
  const statuses = [
    await send('/api/anfragen', inquiry('one', from)),
    await send('/api/anfragen', inquiry('two', { landedOn: '/admin/?id=7', referrer: 'https://x.example/?q=krank' })),
    await send('/api/anfragen', inquiry('three', { landedOn: { a: 1 }, referrer: 'x'.repeat(5_000) })),
    await send('/api/newsletter', { email: 'zoe@example.com', ...from }),
    await reportCall('/regional/zug/'),
    await reportCall('/services/schimmel/'),
    await reportCall('/admin/?id=7'),
  ];
  expect(statuses).toEqual([201, 201, 201, 201, 204, 204, 422]);
  await stop();

  const { code, stdout } = await report(store, '--format', 'json', '--to', '2099-12-31', '--from', '2020-01-01');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    from: '2020-01-01',
    to: '2099-12-31',
    pages: [
      { url: '/regional/zug/', inquiries: 1, calls: 1 },
      { url: '/services/schimmel/', inquiries: 0, calls: 1 },
    ],
    referrers: [{ host: 'www.google.com', inquiries: 1 }],
  });
  const people = await report(store);
  expect(people.stdout).toMatch(/^Zug +1 +0 +1 +0$/m);
  expect(people.stdout).toContain(
    'Besuche, die der Auswertung zugestimmt haben. 2 Anfragen haben darum keinen Einstieg.',
  );
  const { stdout: csv } = await report(store, '--format', 'csv', '--from', '2020-01-01', '--to', '2099-12-31');
  for (const line of [
    'Anfragen,3,0',
    'Bis zum ersten Anruf,–,–',
    'Einstieg,Anfragen,davor,Anrufe,davor',
    'Zug,1,0,1,0',
    'Schimmel,0,0,1,0',
    'Auswahl,Anfragen,Gewonnen',
    'Schimmel / Feuchtigkeit,3,0',
    'www.google.com,1,0',
  ])
    expect(csv.split('\r\n')).toContain(line);

  // Only what the privacy statement mentions is stored.
  const journal = openJournal(store);
  const rows = (table: string) => journal.database.all(`SELECT * FROM ${table}`);
  const stored = journal.list().map(({ table, landedOn, referrer }) => ({ table, landedOn, referrer }));
  expect(rows('journal_calls').map((row) => Object.keys(row as object))).toEqual(
    Array(2).fill(['day', 'page', 'taps']),
  );
  expect(JSON.stringify([rows('journal_leads'), rows('journal_calls')])).not.toMatch(/127\.0\.0\.1|krank|admin|node/);
  journal.close();
  const { landedOn, referrer } = from;
  expect(stored).toEqual([
    { table: 'Anfragen', landedOn, referrer },
    { table: 'Anfragen' },
    { table: 'Anfragen' },
    { table: 'Newsletter' },
  ]);
  expect(statement()).toContain('auf welcher Seite Ihr Besuch begonnen hat, und den Namen der Website');
  expect(statement()).toContain('Beides speichern wir bei Ihrer Anfrage und löschen es mit ihr.');
  expect(statement()).toContain('speichern wir nur eine Zahl');
  expect(statement()).toContain(`Nach ${CALLS_KEPT_MONTHS} Monaten löschen wir die Zahl.`);
});

test('with the report switched off, nothing is counted, and inquiries still arrive', async () => {
  const root = copyOfSample(['site.yaml', 'report: true', 'report: false']);
  const store = join(root, 'leads.sqlite');
  const { send, reportCall, stop } = await relayOn(store, { site, root });
  expect(await send('/api/anfragen', inquiry('one', { landedOn: '/', referrer: 'www.google.com' }))).toBe(201);
  expect(await reportCall('/')).toBe(404);
  await stop();
  const journal = openJournal(store);
  const [lead] = journal.list();
  journal.close();
  expect([lead?.fields.Vorname, lead?.landedOn, lead?.referrer]).toEqual(['Zoë', undefined, undefined]);
});

test('an invalid period and a missing file are usage errors', async () => {
  const store = join(temporaryFolder(), 'leads.sqlite');
  openJournal(store).close();
  expect(await report(store)).toMatchObject({ code: 0, stdout: expect.stringContaining('keine Anfrage') });
  expect((await report(store, '--from', '2030-02-30')).code).toBe(2);
  expect((await report(store, '--from', '2030-02-02', '--to', '2030-02-01')).code).toBe(2);
  expect((await report(`${store}.missing`)).code).toBe(2);
});
