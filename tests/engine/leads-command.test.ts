import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { backUpJournal, backupsIn, defaultFolder } from '../../src/relay/journal/backups.ts';
import { type Journal, openJournal } from '../../src/relay/journal/journal.ts';
import type { Lead, Submission } from '../../src/relay/types.ts';
import { site } from '../../templates/site.ts';
import { command } from '../support/command.ts';
import { copyOfSample, PROJECT, SAMPLE } from '../support/data-files.ts';
import { columnsOf, type FakeColumn, startFakeAirtable } from '../support/fake-airtable.ts';
import { mailServer } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const readForm = (name: string) => parse(readFileSync(join(SAMPLE, `data/forms/${name}.yaml`), 'utf8')) as FormSpec;
const ANFRAGE = readForm('anfrage');
const NEWSLETTER = readForm('newsletter');

const ADA = {
  Vorname: 'Ada',
  Nachname: 'Müller',
  Adresse: 'Bahnhofstrasse 12',
  PLZ: '8001',
  Ort: 'Zürich',
  Telefon: '+41 79 123 45 67',
  'E-Mail': 'ada@example.com',
  Service: 'schimmel',
  Nachricht: 'Keine Nachricht',
  Status: 'Neu',
  Quelle: 'Website Kontaktformular',
};

let file: string;
let journal: Journal;

beforeEach(() => {
  file = join(temporaryFolder(), 'leads.sqlite');
  journal = openJournal(file);
  journal.createViews([ANFRAGE, NEWSLETTER]);
  onTestFinished(() => journal.close());
});

function receive(fields: Readonly<Record<string, string>> = {}, rest: Partial<Submission> = {}): string {
  const submission: Submission = {
    form: ANFRAGE,
    fields: { ...ADA, ...fields },
    submissionId: crypto.randomUUID(),
    remarks: [],
    state: 'received',
    receivedAt: new Date().toISOString(),
    ...rest,
  };
  return journal.receive(submission, Date.now()).id;
}

/** Records the outcome of a delivery: success, or a refusal with its cause. */
function settle(id: string, cause?: string): string {
  journal.claim('store', Date.now(), 1000);
  journal.settle(
    'store',
    id,
    cause === undefined ? { kind: 'delivered', storeId: `rec${id}` } : { kind: 'later', cause, barred: true },
    Date.now(),
    Date.now() + 60 * 60_000,
  );
  return id;
}

/** Records that the mail server rejected the address of the confirmation. */
function rejectConfirmation(id: string): string {
  journal.claim('confirmation', Date.now(), 1000);
  journal.settle('confirmation', id, { kind: 'refused', cause: 'EENVELOPE 550 RCPT TO' }, Date.now(), 0);
  return id;
}

const stateOf = (id: string) => journal.get(id)?.state;

/** Runs a command while the journal is open, as it is while a relay runs. */
const leads = (args: readonly string[], env: Readonly<Record<string, string>> = {}, store = file) =>
  command(site, ['leads', ...args, ...(args.includes('--root') ? [] : ['--root', SAMPLE]), '--store', store], {
    // The time limit of a request to the store is thirty times this; on a busy machine, responses are late.
    NEBEL_RETRY_MS: '200',
    ...env,
  });

const MISSING_COLUMN = '422 UNKNOWN_FIELD_NAME: "Telefon"';

describe('nebel leads list', () => {
  test('prints every lead as JSON with table, id, columns, state and time', async () => {
    const id = settle(receive());
    const { code, stdout } = await leads(['list', '--format', 'json']);
    const [lead] = JSON.parse(stdout) as Lead[];
    expect(code).toBe(0);
    expect(Object.keys(lead ?? {}).slice(0, 5)).toEqual(['table', 'id', 'fields', 'state', 'receivedAt']);
    expect(lead).toMatchObject({ table: 'Anfragen', id, fields: ADA, state: 'delivered', mail: {} });
    expect(new Date(lead?.receivedAt ?? '').toISOString()).toBe(lead?.receivedAt);
  });

  test('prints the leads that need attention first, with cause and remedy', async () => {
    settle(receive({ Vorname: 'Zugestellte' }));
    settle(receive({ Vorname: 'Abgelehnte' }), MISSING_COLUMN);
    const flagged = receive({ Vorname: 'Zurückgehaltene' }, { state: 'flagged', remarks: ['honeypot'] });
    const twice = settle(receive({ Vorname: 'Doppelte' }));
    journal.remark(twice, 'maybe-twice');
    rejectConfirmation(settle(receive({ Vorname: 'Unbestätigte' }, { mail: ['confirmation'] })));

    const { stdout } = await leads(['list']);
    const at = (text: string) => stdout.indexOf(text);
    const urgent = ['Unbestätigte', 'Doppelte', 'Zurückgehaltene', 'Abgelehnte'].map(at);
    expect(urgent).toEqual(urgent.toSorted((a, b) => a - b));
    expect(urgent[0]).toBeGreaterThan(0);
    expect(at('Zugestellte')).toBeGreaterThan(urgent.at(-1) ?? 0);
    expect(stdout).toContain(MISSING_COLUMN);
    expect(stdout).toContain('Die Spalte in der Tabelle anlegen');
    expect(stdout).toContain(`nebel leads replay ${flagged.slice(0, 8)}`);
    expect(stdout).toContain('Bestätigung an den Absender: nicht gesendet');
    expect(stdout).toContain('5 Einträge: ');
  });

  test('can be filtered by table and state', async () => {
    receive({}, { form: NEWSLETTER, fields: { 'E-Mail': 'ada@example.com' } });
    const id = receive();
    receive({}, { state: 'flagged' });
    const { stdout } = await leads(['list', '--format', 'json', '--table', 'Anfragen', '--state', 'received']);
    expect((JSON.parse(stdout) as Lead[]).map((lead) => lead.id)).toEqual([id]);
  });

  test('reports a journal that cannot be opened', async () => {
    const { code, stderr } = await leads(['list'], {}, PROJECT);
    expect([code, stderr]).toEqual([2, expect.stringContaining('lässt sich nicht öffnen (EISDIR)')]);
  });

  test('reports a missing journal instead of an empty list', async () => {
    const { code, stdout, stderr } = await leads(['list'], {}, `${file}.typo`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('gibt es nicht');
  });
});

describe('nebel leads export', () => {
  test('writes the columns of the form, then state, time and the start of the visit, and escapes formulas', async () => {
    const visit = { landedOn: '/regional/zug/', referrer: 'search.example' };
    settle(receive({ Nachricht: '=HYPERLINK("http://evil.example")', Ort: 'Zürich, "Seefeld"' }, visit));
    const { code, stdout } = await leads(['export', '--table', 'Anfragen']);
    const [header, row] = stdout.split('\r\n');
    expect(code).toBe(0);
    expect(header).toBe(
      'Vorname,Nachname,Adresse,PLZ,Ort,Telefon,E-Mail,Service,Nachricht,Status,Quelle,Zustand,Eingang,Einstieg,Herkunft',
    );
    expect(row).toContain('Ada,Müller,Bahnhofstrasse 12,8001,"Zürich, ""Seefeld""",+41 79 123 45 67,ada@example.com');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(row).toMatch(/,angekommen,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\/regional\/zug\/,search\.example$/);
  });

  test('writes the time of arrival once, under the name of the column that holds it', async () => {
    receive(
      {},
      { form: NEWSLETTER, fields: { 'E-Mail': 'ada@example.com', Anmeldedatum: '2026-03-02T10:00:00.000Z' } },
    );
    const [header, row] = (await leads(['export', '--table', 'Newsletter'])).stdout.split('\r\n');
    expect(header).toBe('E-Mail,Zustand,Anmeldedatum,Einstieg,Herkunft');
    expect(row).toMatch(/^ada@example\.com,wartet,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,$/);
  });

  test('writes a file in the root that only its owner can read, even over an existing one', async () => {
    receive();
    const root = dataWithDisclosures();
    const out = join(root, 'lists/new.csv');
    writeFileSync(join(root, 'old.csv'), '', { mode: 0o644 });
    for (const name of ['old.csv', 'lists/new.csv']) {
      expect((await leads(['export', '--table', 'Anfragen', '--root', root, '--out', name])).code).toBe(0);
      expect(statSync(join(root, name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(out, 'utf8')).toContain('Müller');
    const { code, stderr } = await leads(['export', '--table', 'Anfragen', '--root', root, '--out', 'lists']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('lists kann keine Datei sein')]);
  });

  test.each(['export', 'list'])('suggests a table when the name is misspelt: leads %s', async (name) => {
    receive();
    const { code, stderr } = await leads([name, '--table', 'Anfrage']);
    expect(code).toBe(2);
    expect(stderr).toContain('Meinten Sie Anfragen?');
    expect((await leads([name, '--table', 'Newsletter'])).code, 'empty').toBe(0);
  });
});

/** Starts a fake Airtable base with the tables of the site's forms, as an owner would set them up. */
async function startAirtable(change: (column: FakeColumn) => FakeColumn | undefined = (column) => column) {
  const table = (form: FormSpec) =>
    columnsOf(form)
      .map(change)
      .filter((column) => column !== undefined);
  const fake = await startFakeAirtable({ tables: { Anfragen: table(ANFRAGE), Newsletter: table(NEWSLETTER) } });
  onTestFinished(() => fake.close());
  const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
  return { fake, env };
}

test.each([
  [['leads', 'export', '--table', 'Anfragen', '--out', 'dist/list.csv']],
  [['leads', 'restore', '--store', 'dist/leads.sqlite']],
  [['leads', 'restore', '--backup', 'dist/copies']],
  [['relay', '--backup', 'dist']],
  [['relay', '--backup', 'dist/copies', '--check']],
  [['relay', '--store', 'dist/leads.sqlite']],
])('personal data is never written into the built site, which is published: %j', async (args) => {
  receive();
  const root = dataWithDisclosures();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/.nebel'), '{}');
  const store = args.includes('--store') ? [] : ['--store', file];
  const { code, stderr } = await command(site, [...args, ...store, '--root', root]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('liegt in einem Ordner der Website')]);
  expect(readdirSync(join(root, 'dist'))).toEqual(['.nebel']);
});

describe('nebel leads replay', () => {
  test('delivers the leads that were refused, once the cause is fixed, and no others', async () => {
    const { fake, env } = await startAirtable();
    const delivered = settle(receive({ Vorname: 'Bertha' }));
    const failed = settle(receive(), MISSING_COLUMN);
    const flagged = receive({ Vorname: 'Roboter' }, { state: 'flagged' });

    const { code, stdout } = await leads(['replay'], env);
    expect(stdout).toContain(`${failed.slice(0, 8)}: angekommen`);
    expect(code).toBe(0);
    expect(fake.records('Anfragen').map(({ fields }) => fields)).toEqual([ADA]);
    expect([delivered, failed, flagged].map(stateOf)).toEqual(['delivered', 'delivered', 'flagged']);
  });

  test('does not deliver to the local file if the site names another store and its keys are missing', async () => {
    const { fake, env } = await startAirtable();
    const failed = settle(receive(), MISSING_COLUMN);
    const root = dataWithDisclosures();
    const without = await leads(['replay', '--root', root]);
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('AIRTABLE_API_KEY')]);
    expect(stateOf(failed)).toBe('received');
    expect(await leads(['replay', '--root', root], env)).toMatchObject({ code: 0 });
    expect(fake.records('Anfragen')).toHaveLength(1);
  });

  test('completes the delivery of a relay that was killed, and reports a delivery that another relay is working on', async () => {
    const { fake, env } = await startAirtable();
    const begun = receive();
    journal.claim('store', Date.now(), 0);
    const delivered = await leads(['replay'], env);
    expect(delivered).toMatchObject({ code: 0, stdout: `${begun.slice(0, 8)}: angekommen\n` });
    expect(fake.records('Anfragen')).toHaveLength(1);

    const underWay = receive({ Vorname: 'Bertha' });
    journal.claim('store', Date.now(), 60_000);
    const other = await leads(['replay'], env);
    expect(other).toMatchObject({ code: 1, stdout: `${underWay.slice(0, 8)}: wird zugestellt\n` });
    expect(fake.records('Anfragen')).toHaveLength(1);
  });

  test('releases flagged leads, and never delivers a lead twice', async () => {
    const { fake, env } = await startAirtable();
    const delivered = settle(receive({ Vorname: 'Bertha' }));
    const flagged = receive({}, { state: 'flagged', remarks: ['honeypot'] });
    const { stdout } = await leads(['replay', '--flagged'], env);
    expect(stdout).toContain(`${flagged.slice(0, 8)}: angekommen`);
    expect((await leads(['replay', '--flagged'], env)).stdout).toBe('Nichts ist zurückgehalten.\n');
    const again = await leads(['replay', delivered.slice(0, 8), flagged], env);
    expect(again.stdout.match(/schon angekommen/g)).toHaveLength(2);
    expect(fake.records('Anfragen')).toHaveLength(1);
  });

  test('prints the reason and exits with 1 when the store still refuses', async () => {
    const { env } = await startAirtable((column) => (column.name === 'Telefon' ? undefined : column));
    const id = settle(receive(), MISSING_COLUMN);
    const { code, stdout } = await leads(['replay', id.slice(0, 8)], env);
    expect(code).toBe(1);
    expect(stdout).toContain('wartet (422 UNKNOWN_FIELD_NAME: "Telefon")');
  });

  test('resends a mail that the mail server rejected', async () => {
    const server = await mailServer();
    const id = rejectConfirmation(settle(receive({}, { mail: ['confirmation'] })));
    const env = { SMTP_URL: server.url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    expect((await leads(['replay'], env)).stdout, 'only if it is named').toBe('Alles ist angekommen.\n');
    const { code, stdout } = await leads(['replay', id], env);
    expect([code, stdout]).toEqual([0, `${id.slice(0, 8)}: Bestätigung an den Absender: gesendet\n`]);
    expect(server.arrived.map(({ to }) => to)).toEqual([['ada@example.com']]);
    expect(journal.get(id)?.mail).toEqual({ confirmation: 'sent' });
  });

  test('resends a notice as the relay would send it, with a link to the inbox once that is in use', async () => {
    const server = await mailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    await leads(['replay', receive({}, { mail: ['notice'] })], env);
    journal.audit(Date.now(), 'team@example.org', 'signed-in-link');
    const second = receive({}, { mail: ['notice'] });
    await leads(['replay', second], env);
    expect(server.arrived.map(({ body }) => body.includes('/posteingang/'))).toEqual([false, true]);
    expect(server.arrived[1]?.body).toContain(`/posteingang/${second}`);
  });

  test('prints the reason and exits with 1 when a mail is rejected again or the mail server is down', async () => {
    const server = await mailServer({ unknown: ['ada@example.com'] });
    const id = rejectConfirmation(settle(receive({}, { mail: ['confirmation'] })));
    const lineWith = (state: string) => `${id.slice(0, 8)}: Bestätigung an den Absender: ${state}\n`;
    const env = { SMTP_URL: server.url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    const refused = await leads(['replay', id], env);
    expect(refused).toMatchObject({ code: 1, stdout: lineWith('nicht gesendet') });
    expect(refused.stderr).toContain('EENVELOPE 550 RCPT TO');
    await server.close();
    const waiting = await leads(['replay', id], env);
    expect(waiting).toMatchObject({ code: 1, stdout: lineWith('wartet') });
    expect(waiting.stderr).toContain('ESOCKET CONN');
    expect((await leads(['replay'])).code, 'mail is not set up here').toBe(1);
  });
});

test('damage that shows only while the journal is read is reported with the copies that there are', async () => {
  receive();
  const copies = defaultFolder(file);
  await backUpJournal(file, copies, new Date());
  journal.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 8192, 12_288));
  const { code, stderr } = await leads(['list', '--format', 'json']);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`leads restore ${backupsIn(copies, file)[0]} --store`)]);
});

/** Copies the website's data, with a privacy statement that discloses delivery to Airtable and by mail. */
const dataWithDisclosures = () =>
  copyOfSample(['site.yaml', 'delivery: relay', 'delivery: airtable'], ['site.yaml', 'mail: false', 'mail: true']);

describe('nebel relay --check', () => {
  /** Runs the command while the journal is open. */
  const check = (args: readonly string[], env: Readonly<Record<string, string>> = {}, store = file) =>
    command(
      site,
      ['relay', '--check', ...(args.includes('--root') ? [] : ['--root', SAMPLE]), ...args, '--store', store],
      {
        NEBEL_RETRY_MS: '200',
        ...env,
      },
    );

  test('finds nothing to fix in a correct setup, and writes nothing', async () => {
    const { fake, env } = await startAirtable();
    const server = await mailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    receive();
    const { code, stdout } = await check(['--root', dataWithDisclosures()], { ...env, ...mail });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^✔ Journal .*leads\.sqlite: unbeschädigt .*, 1 Eintrag\.$/m),
    ]);
    expect(stdout).toContain('✔ Airtable: Schlüssel gilt, 2 Tabellen mit 13 Spalten vorhanden.');
    expect(stdout, 'how to rule out that an inquiry arrives twice').toMatch(
      /«Anfragen», «Newsletter» eine Spalte «Kennung»/,
    );
    expect(stdout).toContain('✔ Mailserver: Anmeldung bei 127.0.0.1 gelungen.');
    expect(stdout).toContain('Alles in Ordnung.');
    expect(fake.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(server.arrived).toEqual([]);
  });

  test('names every column, option and mail setting that needs fixing, with a remedy', async () => {
    const { env } = await startAirtable((column) => {
      if (column.name === 'Telefon') return { ...column, name: 'Telefonnummer' };
      return column.name === 'Status' ? { ...column, options: ['Offen'] } : column;
    });
    const { code, stdout } = await check([], { ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(code).toBe(1);
    expect(stdout).toContain('✘ In der Tabelle «Anfragen» fehlt die Spalte «Telefon». Meinten Sie «Telefonnummer»?');
    expect(stdout).toMatch(/✘ In der Spalte «Status» .* fehlt die Option «Neu»/);
    expect(stdout.match(/✘ Die Umgebungsvariable MAIL_FROM fehlt\./g), 'once').toHaveLength(1);
    expect(stdout).toContain('  Abhilfe  ');
  });

  test('reports that the mail server refuses the password, and that the privacy statement does not mention Airtable', async () => {
    const server = await mailServer({ password: () => 'right' });
    const { env } = await startAirtable();
    const url = server.url.replace('//', '//club:wrong@');
    const mail = { SMTP_URL: url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    const { code, stdout } = await check([], { ...env, ...mail });
    expect(stdout).toMatch(
      /✘ Der Mailserver 127\.0\.0\.1 lässt uns nicht senden \(EAUTH .*\n {2}Abhilfe {2}Prüfen Sie Benutzername/,
    );
    expect(stdout).toContain('✘ ACHTUNG: Anfragen gehen an Airtable');
    expect(stdout).not.toContain('wrong');
    expect(code).toBe(1);
  });

  test.each([
    ['NEBEL_RETRY_MS', '1s'],
    ['NEBEL_RATE_PER_MINUTE', '-1'],
    ['NEBEL_STORE_MAX_MB', '0'],
    ['RELAY_ORIGINS', 'www.example.ch'],
    ['INBOX_USERS', 'anna'],
  ])('names %s, with whose value the relay would not start', async (variable, value) => {
    const { code, stdout } = await check([], { [variable]: value });
    expect([code, stdout]).toEqual([1, expect.stringContaining(`✘ Die Umgebungsvariable ${variable} hat einen Wert`)]);
  });

  test('warns about statements in the privacy statement that do not apply', async () => {
    const { code, stdout } = await check(['--root', dataWithDisclosures()]);
    expect(stdout).toMatch(/^▲ Laut Datenschutzerklärung gilt: Anfragen gehen an Airtable/m);
    expect(stdout).toMatch(/^▲ Laut Datenschutzerklärung gilt: Anfragen gehen per E-Mail weiter/m);
    expect(code).toBe(0);
  });

  test('names the inquiries to a form that the website no longer has, because the inbox would hide them', async () => {
    receive({}, { form: { ...ANFRAGE, action: '/api/frueher' } });
    const { code, stdout } = await check([]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^▲ 1 Anfrage kam über das Formular \/api\/frueher, /m)]);
  });

  test('reports a folder in which no backups can be stored', async () => {
    const obstacle = join(temporaryFolder(), 'file');
    writeFileSync(obstacle, '');
    const { code, stdout } = await check(['--backup', join(obstacle, 'copies')]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^✘ In .*copies lassen sich keine Kopien speichern \(ENOTDIR\)\.$/m),
    ]);
  });

  test('mentions a missing journal, and creates neither file nor folder, because the name may be misspelt', async () => {
    const folder = join(temporaryFolder(), 'new');
    const { code, stdout } = await check([], {}, join(folder, 'leads.sqlite'));
    expect([code, stdout]).toEqual([0, expect.stringContaining('gibt es noch nicht')]);
    expect(existsSync(folder)).toBe(false);
    const nowhere = await check([], {}, join(file, 'leads.sqlite'));
    expect([nowhere.code, nowhere.stdout]).toEqual([
      1,
      expect.stringMatching(/^✘ In .* kann nichts gespeichert werden/m),
    ]);
  });

  test('reports in English too, and never prints the key', async () => {
    const { env } = await startAirtable();
    const { code, stdout } = await check(['--lang', 'en'], { ...env, AIRTABLE_API_KEY: 'patWrong' });
    expect([code, stdout]).toEqual([1, expect.stringContaining('✘ Airtable does not recognise the access token.')]);
    expect(stdout).not.toContain('patWrong');
  });
});

describe('nebel leads expire', () => {
  test('deletes inquiries with their rows after the retention period of the form, and keeps the newsletter', async () => {
    const old = new Date();
    old.setUTCMonth(old.getUTCMonth() - 25);
    const receivedAt = old.toISOString();
    const kept = settle(receive({ Vorname: 'Bertha' }));
    const expired = receive({}, { receivedAt });
    const subscriber = receive({}, { form: NEWSLETTER, fields: { 'E-Mail': 'ada@example.com' }, receivedAt });

    const { code, stdout } = await leads(['expire']);
    expect(code).toBe(0);
    expect(stdout).toBe('Anfragen: 1 Eintrag gelöscht.\n');
    expect([expired, kept, subscriber].map(stateOf)).toEqual([undefined, 'delivered', 'received']);
    expect(journal.database.all('SELECT "Vorname" FROM "Anfragen"')).toEqual([{ Vorname: 'Bertha' }]);
  });

  test('deletes a lead given by id immediately, whatever its retention period, with its row', async () => {
    const subscriber = receive({}, { form: NEWSLETTER, fields: { 'E-Mail': 'ada@example.com' } });
    const other = receive({}, { form: NEWSLETTER, fields: { 'E-Mail': 'bertha@example.com' } });
    for (const id of [subscriber, other])
      journal.settle('store', id, { kind: 'delivered', storeId: id }, Date.now(), 0);

    const { code, stdout } = await leads(['expire', subscriber.slice(0, 8)]);
    expect(code).toBe(0);
    expect(stdout).toBe(`${subscriber.slice(0, 8)}: gelöscht.\n`);
    expect([subscriber, other].map(stateOf)).toEqual([undefined, 'delivered']);
    expect(journal.database.all('SELECT "E-Mail" FROM "Newsletter"')).toEqual([{ 'E-Mail': 'bertha@example.com' }]);
    expect((await leads(['export', '--table', 'Newsletter'])).stdout).not.toContain('ada@example.com');
  });

  test('mentions what another store may still hold, and does not delete a lead that is being sent', async () => {
    const elsewhere = settle(receive());
    const unanswered = receive({ Vorname: 'Carla' });
    journal.claim('store', Date.now(), 1000);
    journal.settle('store', unanswered, { kind: 'unknown', cause: 'no answer' }, Date.now(), Date.now() + 60_000);
    const sending = receive({ Vorname: 'Bertha' });
    journal.claim('store', Date.now(), 60_000);

    const { code, stdout } = await leads(['expire', elsewhere, unanswered, sending]);
    expect(code).toBe(1);
    for (const id of [elsewhere, unanswered])
      expect(stdout).toContain(`${id.slice(0, 8)}: hier gelöscht. Steht der Eintrag auch in Airtable`);
    expect(stdout).toContain(`${sending.slice(0, 8)}: nicht gelöscht`);
    expect([elsewhere, unanswered, sending].map(stateOf)).toEqual([undefined, undefined, 'sending']);
  });

  test('deletes nothing if one of the ids is unknown or empty', async () => {
    const id = receive();
    expect((await leads(['expire', id, 'zzzzzzzz'])).code).toBe(2);
    expect((await leads(['expire', ''])).code).toBe(2);
    expect(stateOf(id)).toBe('received');
  });
});
