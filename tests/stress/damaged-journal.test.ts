import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatcher } from '../../src/leads/dispatcher.ts';
import { type Recovery, recoveriesOf, recoverJournal } from '../../src/leads/journal/recovery/recover.ts';
import { type Journal, openJournal } from '../../src/leads/journal.ts';
import { createSqliteStore } from '../../src/leads/sqlite-store.ts';
import type { Lead } from '../../src/leads/types.ts';
import { SAMPLE } from '../support/data-files.ts';
import { JOIN, submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { report, SEED, times } from '../support/proof.ts';
import { type Randomness, seededRandom } from '../support/random.ts';
import { quote, siteRelay } from '../support/site-relay.ts';
import { postJson } from '../support/small-relay.ts';

const NOW = Date.parse('2030-05-06T12:00:00.000Z');
const PAGE = 4096;
const LEADS = 120;

/** No page holds more leads of this size. */
const LEADS_ON_A_PAGE = 10;

interface Fixture {
  readonly file: string;
  readonly leads: readonly Lead[];
  /** They came before the others. */
  readonly deleted: readonly Lead[];
}

const FOLDER = mkdtempSync(join(tmpdir(), 'nebel-damage-'));
const fixtures = new Map<string, Fixture>();

beforeAll(writeFixtures);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const fixtureIn = (where: 'file' | 'log') => fixtures.get(where) as Fixture;

/** A journal with leads in every state and of every length, some of which were deleted since: with its log, and without. */
async function writeFixtures(): Promise<void> {
  const file = join(FOLDER, 'open/leads.sqlite');
  const journal = openJournal(file);
  const store = createSqliteStore(journal.database);
  for (let n = 0; n < LEADS; n += 1) {
    const at = NOW + n * 1000;
    const text = `Person ${n} ${'Zürich '.repeat(n % 25 === 7 ? 1000 : 5 + (n % 20))}`;
    const more = n % 10 === 3 ? ({ state: 'flagged' } as const) : {};
    journal.receive(submission(text, at, { submissionId: `of-${n}`, ...more }), at);
    if (n % 3 > 0) continue;
    for (const lead of journal.claim(1, at, 60_000)) {
      if (n % 4 === 0) journal.settle(lead.id, { kind: 'refused', cause: '404 NOT_FOUND' }, at, at);
      if (n % 4 < 2) continue;
      for (const delivery of await store.deliver(lead.table, [lead])) journal.settle(lead.id, delivery, at, at);
    }
  }
  const all = journal.list();
  journal.forget(NOW + 9500, '/api/join');
  const leads = journal.list();
  const deleted = all.filter(({ id }) => !leads.some((lead) => lead.id === id));
  const keep = (where: 'file' | 'log', parts: readonly string[]) => {
    const copy = join(FOLDER, where, 'leads.sqlite');
    mkdirSync(join(FOLDER, where));
    for (const part of parts) cpSync(file + part, copy + part);
    fixtures.set(where, { file: copy, leads, deleted });
  };
  // While it is open, what was written last stands in the log. Closing would fold it into the file, but only once the
  // last statement is collected as garbage.
  keep('log', PARTS);
  journal.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  keep('file', ['']);
  journal.close();
}

const PARTS = ['', '-wal', '-shm'];

interface Damaged {
  readonly file: string;
  /** What it was before anyone looked at it. */
  readonly bytes: ReadonlyMap<string, Buffer>;
}

/** A copy of the journal in which one part was changed. */
function damagedCopy({ file }: Fixture, part: string, change: (bytes: Buffer) => Buffer): Damaged {
  const copy = join(temporaryFolder(), basename(file));
  for (const each of PARTS.filter((one) => existsSync(file + one))) cpSync(file + each, copy + each);
  writeFileSync(copy + part, change(readFileSync(copy + part)));
  return {
    file: copy,
    bytes: new Map(PARTS.filter((one) => existsSync(copy + one)).map((one) => [one, readFileSync(copy + one)])),
  };
}

interface Outcome {
  readonly recovery: Recovery | undefined;
  /** How many wait for someone to look at them. */
  readonly damaged: number;
  /** Ids. */
  readonly missing: readonly string[];
  /** How many are there again although they were deleted. */
  readonly revived: number;
}

/** Starts as a relay does, and holds what must be true whatever was damaged. */
async function outcomeOf({ file, bytes }: Damaged, { leads: before, deleted }: Fixture): Promise<Outcome> {
  const recovery = recoverJournal(file, new Date(NOW + 1_000_000));
  if (recovery) {
    for (const [part, content] of bytes) {
      const evidence = readFileSync(join(recovery.folder, basename(file) + part));
      // The index of the log is made anew by whoever opens the file.
      if (part !== '-shm') expect(evidence.equals(content), `leads.sqlite${part} is kept as it was found`).toBe(true);
    }
    expect(recoveriesOf(file)).toEqual([recovery]);
    expect(recoverJournal(file, new Date()), 'what was written is sound').toBeUndefined();
  }
  const journal = openJournal(file);
  const after = journal.list();
  // A letter of an id may have changed, and with one witness against another the id will do as it is.
  const nameOf = ({ fields }: Lead) => fields['Full Name'] as string;
  const original = new Map([...deleted, ...before].map((lead) => [nameOf(lead), lead]));
  const damaged = after.filter(({ cause }) => cause === 'JOURNAL_DAMAGED');
  const whole = after.filter(({ cause }) => cause !== 'JOURNAL_DAMAGED');
  for (const lead of whole) {
    expect(lead.fields, 'what passes for whole is what was written').toEqual(original.get(nameOf(lead))?.fields);
  }
  expect(recovery ? recovery.damaged : [], 'and the rest is named').toEqual(damaged.map(({ id }) => id));

  await createDispatcher({ journal, store: createSqliteStore(journal.database), unit: 1 }).drain(
    Date.now() + 1_000_000,
  );
  const delivered = journal.list({ states: ['delivered'] }).map(({ id }) => id);
  const rows = rowsIn(journal, JOIN.table);
  expect(rows.sort(), 'the table has each lead once').toEqual(delivered.sort());
  expect(journal.list({ states: ['received', 'sending'] })).toEqual([]);
  journal.close();
  const found = new Set(after.flatMap((lead) => [lead.id, nameOf(lead)]));
  const isThere = (lead: Lead) => found.has(lead.id) || found.has(nameOf(lead));
  return {
    recovery,
    damaged: damaged.length,
    missing: before.filter((lead) => !isThere(lead)).map(({ id }) => id),
    revived: deleted.filter(isThere).length,
  };
}

/** Ids in the form's own table, if there is one. */
function rowsIn({ database }: Journal, table: string): string[] {
  if (database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get([table]) === undefined) return [];
  return (database.prepare(`SELECT id FROM "${table}"`).all([]) as { id: string }[]).map(({ id }) => id);
}

const flip = (random: Randomness, count: number) => (bytes: Buffer) => {
  for (let n = 0; n < count; n += 1) {
    const place = random.upTo(bytes.length) - 1;
    bytes[place] = (bytes[place] as number) ^ random.upTo(255);
  }
  return bytes;
};

const wipe = (random: Randomness, length: number) => (bytes: Buffer) => {
  const place = (random.upTo(Math.ceil(bytes.length / length)) - 1) * length;
  return bytes.fill(0, place, place + length);
};

const cut = (random: Randomness) => (bytes: Buffer) => bytes.subarray(0, random.upTo(bytes.length) - 1);

describe.each([
  ['in the file', 'file', '', 0],
  ['in its log', 'log', '-wal', 1],
  ['under its log', 'log', '', 2],
] as const)('a journal that is damaged %s', (place, where, part, index) => {
  const random = seededRandom(SEED);
  const rounds = times(1, 60);

  test(`by one byte: at most one lead suffers, and it is named (seed ${SEED})`, { timeout: 600_000 }, async () => {
    const fixture = fixtureIn(where);
    let [recoveries, damagedLeads, lostLeads] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await outcomeOf(damagedCopy(fixture, part, flip(random, 1)), fixture);
      expect(outcome.damaged + outcome.missing.length).toBeLessThanOrEqual(1);
      expect(outcome.recovery?.lost ?? []).toEqual(outcome.missing);
      if (part === '') expect(outcome.revived, 'nothing is there again that was deleted').toBe(0);
      recoveries += outcome.recovery ? 1 : 0;
      damagedLeads += outcome.damaged;
      lostLeads += outcome.missing.length;
    }
    report(`damaged journal: one byte ${place}`, { rounds, recoveries, damagedLeads, lostLeads, leads: LEADS });
  });

  test(`by many bytes, or by a sector or a page of zeros (seed ${SEED})`, { timeout: 600_000 }, async () => {
    const fixture = fixtureIn(where);
    for (let round = 0; round < rounds; round += 1) {
      // In the short form, each place has a kind of its own.
      const kind = (index + round) % 3;
      const change = kind === 0 ? flip(random, 20) : wipe(random, kind === 1 ? 512 : PAGE);
      const { damaged, missing, recovery, revived } = await outcomeOf(damagedCopy(fixture, part, change), fixture);
      expect(damaged + missing.length).toBeLessThanOrEqual(kind === 0 ? 20 : LEADS_ON_A_PAGE);
      if (missing.length > 0) expect(recovery).toBeDefined();
      if (part === '') expect(revived, 'nothing is there again that was deleted').toBe(0);
    }
    report(`damaged journal: 20 bytes, a sector, a page ${place}`, { rounds });
  });

  test(`because its end is missing (seed ${SEED})`, { timeout: 600_000 }, async () => {
    const fixture = fixtureIn(where);
    for (let round = 0; round < rounds; round += 1) {
      const { missing, recovery } = await outcomeOf(damagedCopy(fixture, part, cut(random)), fixture);
      if (missing.length > 0) expect(recovery).toBeDefined();
    }
    report(`damaged journal: cut off ${place}`, { rounds });
  });
});

/** A journal with a page of zeros. */
const withoutAPage = () => damagedCopy(fixtureIn('file'), '', (bytes) => bytes.fill(0, PAGE, 2 * PAGE));

/** As if the process had been killed before the folder got its name. */
function interrupt(file: string, folder: string): string {
  renameSync(folder, `${file}.recovering`);
  return `${file}.recovering`;
}

/** One more lead comes, as to a relay that has ended since. */
function receiveIn(file: string): string {
  // The one in use stays open until its last statement is collected as garbage.
  const used = `${file}-used`;
  cpSync(file, used);
  const journal = openJournal(used);
  const { id } = journal.receive(submission('Zoe', NOW), NOW);
  journal.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  cpSync(used, file);
  journal.close();
  return id;
}

function idsIn(file: string): string[] {
  const journal = openJournal(file);
  const ids = journal.list().map(({ id }) => id);
  journal.close();
  return ids;
}

const foldersBeside = (file: string) => readdirSync(dirname(file)).filter((name) => /\.(damaged|reco)/.test(name));

test('a recovery that was interrupted begins anew from what was put aside', () => {
  for (const hasReport of [true, false]) {
    const { file } = withoutAPage();
    const recovery = recoverJournal(file, new Date(NOW));
    // Before it had put the new file in the place of the old one.
    const folder = interrupt(file, recovery?.folder as string);
    if (!hasReport) rmSync(join(folder, 'report.json'));
    rmSync(file);
    expect(recoverJournal(file, new Date(NOW))).toEqual(recovery);
    expect(recoverJournal(file, new Date(NOW))).toBeUndefined();
    expect(foldersBeside(file)).toEqual([basename(recovery?.folder as string)]);
  }
});

test('a recovery that was interrupted after its last step but one takes nothing away that came since', () => {
  const { file } = withoutAPage();
  const recovery = recoverJournal(file, new Date(NOW));
  interrupt(file, recovery?.folder as string);
  const id = receiveIn(file);
  expect(recoverJournal(file, new Date(NOW))).toEqual(recovery);
  expect(idsIn(file)).toContain(id);
});

test('a recovery that failed is tried again with the file as it is by then, and fills no disk with copies', () => {
  const { file, bytes } = withoutAPage();
  const first = recoverJournal(file, new Date(NOW));
  rmSync(join(interrupt(file, first?.folder as string), 'report.json'));
  writeFileSync(file, bytes.get('') as Buffer);
  expect(recoverJournal(file, new Date(NOW))).toEqual(first);
  expect(foldersBeside(file)).toHaveLength(1);
});

test('a copy that someone puts in the place of a damaged journal is used, and the damaged one is kept', () => {
  const { file } = withoutAPage();
  const first = recoverJournal(file, new Date(NOW));
  rmSync(join(interrupt(file, first?.folder as string), 'report.json'));
  const id = receiveIn(file);
  expect(recoverJournal(file, new Date(NOW + 1000))).toBeUndefined();
  expect(idsIn(file)).toContain(id);
  const [kept = ''] = foldersBeside(file);
  expect(existsSync(join(dirname(file), kept, basename(file)))).toBe(true);
  expect(kept).toContain('.damaged-');
});

test.each<[what: string, change: (folder: string, file: string) => void]>([
  ['was emptied', (folder) => readdirSync(folder).forEach((name) => void rmSync(join(folder, name)))],
  ['has its report elsewhere', (folder) => rmSync(join(folder, 'report.json'))],
  ['is a folder of their own', (_, file) => mkdirSync(`${file}.damaged-alt`)],
  ['is a file of their own', (_, file) => writeFileSync(`${file}.damaged-notes.txt`, 'see Ada')],
  ['is called like one that is not done', (_, file) => mkdirSync(`${file}.recovering`)],
])('whatever people do about what was put aside, the journal stays as it is: it %s', (_, change) => {
  const { file } = withoutAPage();
  const recovery = recoverJournal(file, new Date(NOW));
  change(recovery?.folder as string, file);
  const id = receiveIn(file);
  const folders = foldersBeside(file);
  expect(recoverJournal(file, new Date(NOW + 1000))).toBeUndefined();
  expect(idsIn(file)).toContain(id);
  expect(foldersBeside(file)).toEqual(folders);
  expect(() => recoveriesOf(file)).not.toThrow();
});

test('a journal that gets damaged twice at one moment is put aside twice', () => {
  const { file, bytes } = withoutAPage();
  const folders = [0, 1].map(() => {
    writeFileSync(file, bytes.get('') as Buffer);
    return recoverJournal(file, new Date(NOW))?.folder;
  });
  expect(new Set(folders).size).toBe(2);
  expect(recoveriesOf(file).map(({ folder }) => folder)).toEqual(folders);
});

test('two processes that start together with a damaged journal save it once, and neither loses what comes then', {
  timeout: 120_000,
}, async () => {
  const { file } = withoutAPage();
  const relays = await Promise.all([siteRelay({ file }), siteRelay({ file })]);
  const ids = await Promise.all(
    relays.map(async ({ url }, index) => {
      const answer = await postJson(url, quote({ firstName: `Zoe ${index}` }));
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  for (const relay of relays) await relay.stop();
  expect(recoveriesOf(file)).toHaveLength(1);
  expect(idsIn(file)).toEqual(expect.arrayContaining(ids));
  expect(readdirSync(dirname(file)).filter((name) => /copying|examining|draft|new|recovering/.test(name))).toEqual([]);
});

test('a journal that another process uses is left alone', () => {
  const { file } = damagedCopy(fixtureIn('file'), '', (bytes) => bytes);
  const journal = openJournal(file);
  expect(recoverJournal(file, new Date(NOW))).toBeUndefined();
  journal.close();
  expect(recoveriesOf(file)).toEqual([]);
});

test('a journal as it was written is sound, also right after its process was killed', () => {
  for (const where of ['file', 'log'] as const) {
    const { file } = damagedCopy(fixtureIn(where), '', (bytes) => bytes);
    expect(recoverJournal(file, new Date(NOW))).toBeUndefined();
    const journal = openJournal(file);
    expect(journal.list()).toEqual(fixtureIn(where).leads);
    journal.close();
  }
});

test.each([
  ['header', 32],
  ['first sector', 512],
  ['first page', PAGE],
])('zeros instead of the %s of the log, whose sum is zero as well, are no log without content', async (_, length) => {
  for (const lost of [undefined, '-shm']) {
    const fixture = fixtureIn('log');
    const damaged = damagedCopy(fixture, '-wal', (bytes) => bytes.fill(0, 0, length));
    if (lost) rmSync(damaged.file + lost);
    const bytes = new Map([...damaged.bytes].filter(([part]) => part !== lost));
    const outcome = await outcomeOf({ ...damaged, bytes }, fixture);
    expect(outcome.recovery).toMatchObject({ kept: fixture.leads.length, damaged: [], lost: [] });
    expect(outcome).toMatchObject({ missing: [], damaged: 0, revived: 0 });
  }
});

test.each([0, 20, PAGE])('a log of which %i bytes are left is damaged, for its index counts more', (left) => {
  const { file } = damagedCopy(fixtureIn('log'), '-wal', (bytes) => bytes.subarray(0, left));
  const recovery = recoverJournal(file, new Date(NOW));
  expect(recovery).toMatchObject({ damaged: [] });
  expect(recovery?.kept).toBeLessThan(fixtureIn('log').leads.length);
  expect(recoverJournal(file, new Date(NOW))).toBeUndefined();
});

test('a log whose header says the wrong order of bytes is read in the right one', () => {
  const { file } = damagedCopy(fixtureIn('log'), '-wal', (bytes) => {
    bytes[3] = (bytes[3] as number) ^ 1;
    return bytes;
  });
  recoverJournal(file, new Date(NOW));
  const journal = openJournal(file);
  // What was being sent is looked for before it is sent again.
  const statesIn = (leads: readonly Lead[]) => leads.map(({ state }) => (state === 'sending' ? 'received' : state));
  expect(statesIn(journal.list())).toEqual(statesIn(fixtureIn('log').leads));
  journal.close();
});

test('a letter that changed in a remark, which no index knows, is mended', () => {
  const { file } = damagedCopy(fixtureIn('file'), '', (bytes) => {
    const at = bytes.indexOf('flagged[]');
    expect(at).toBeGreaterThan(0);
    bytes.write('flagged[!', at);
    return bytes;
  });
  expect(recoverJournal(file, new Date(NOW))).toMatchObject({ damaged: [], lost: [] });
  const journal = openJournal(file);
  expect(journal.list().map(({ fields }) => fields)).toEqual(fixtureIn('file').leads.map(({ fields }) => fields));
  journal.close();
});

test.each(['received', 'NOT_FOUND', '@example.com', 'delivered', 'flagged', 'Members to be'].slice(0, times(3, 6)))(
  'a byte that is no letter is found wherever «%s» stands, for it would end the process that reads it',
  async (word) => {
    const { length } = readFileSync(fixtureIn('file').file).toString('latin1').split(word);
    expect(length).toBeGreaterThan(1);
    for (const which of new Set([1, length >> 1, length - 1])) {
      const damaged = damagedCopy(fixtureIn('file'), '', (bytes) => {
        let at = -1;
        for (let n = 0; n < which; n += 1) at = bytes.indexOf(word, at + 1);
        bytes[at + word.length - 1] = 0xff;
        return bytes;
      });
      const outcome = await outcomeOf(damaged, fixtureIn('file'));
      expect(outcome.recovery, `${which} of ${length}`).toBeDefined();
      expect(outcome.damaged + outcome.missing.length).toBeLessThanOrEqual(1);
    }
  },
);

test('a whole lead keeps the table that it was meant for, also as the only one', () => {
  const used = join(temporaryFolder(), 'leads.sqlite');
  const journal = openJournal(used);
  for (const name of ['Ann', 'Bea', 'Cleo']) journal.receive(submission(name, NOW), NOW);
  // The form has another table since.
  const form = { ...JOIN, table: 'Members' };
  journal.receive(submission('Dora', NOW, { form }), NOW);
  journal.database.exec("UPDATE journal_events SET cause = CAST(x'ff' AS TEXT) WHERE rowid = 1");
  // The one in use stays open until its last statement is collected as garbage.
  const { file } = damagedCopy({ file: used, leads: [], deleted: [] }, '', (bytes) => bytes);
  journal.close();
  expect(recoverJournal(file, new Date(NOW))).toMatchObject({ kept: 4, damaged: [], lost: [] });
  const after = openJournal(file);
  expect(after.list().map(({ table }) => table)).toEqual([JOIN.table, JOIN.table, JOIN.table, 'Members']);
  after.close();
});

test('a relay says at its start what became of a damaged journal, and the doctor before and after', {
  timeout: 120_000,
}, async () => {
  const { file } = damagedCopy(fixtureIn('log'), '-wal', (bytes) => {
    // In the middle of the log, and different from whatever stands there.
    for (let place = 200_000; place < 200_100; place += 1) bytes[place] = 255 - (bytes[place] as number);
    return bytes;
  });
  const doctor = async () => (await nebel(['leads', 'doctor', '--root', SAMPLE, '--store', file])).stdout;
  const before = readFileSync(`${file}-wal`);
  expect(await doctor()).toContain('✘ Die Datei mit den Anfragen ist beschädigt.');
  expect(readFileSync(`${file}-wal`).equals(before), 'and looking loses nothing').toBe(true);

  const relay = await siteRelay({ file });
  expect(relay.log()).toContain('✘ ACHTUNG: Die Datei mit den Anfragen war beschädigt. Gerettet: ');
  const [recovery] = recoveriesOf(file);
  expect(relay.log()).toContain(`liegt unverändert in ${recovery?.folder}.`);
  expect((await postJson(relay.url, quote())).status).toBe(201);
  await relay.stop();
  const after = await doctor();
  expect(after).toMatch(/▲ Am .* war die Datei mit den Anfragen beschädigt\. Gerettet: \d+ Einträge/);
  expect(after).toContain(basename(recovery?.folder ?? '-'));
});
