import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { submission } from '../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { openJournal } from './journal.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { Lead } from './types.ts';

function open() {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  const rows = (table: string): unknown[] => journal.database.prepare(`SELECT * FROM "${table}"`).raw().all([]);
  const columns = (table: string) =>
    journal.database
      .prepare(`PRAGMA table_info("${table}")`)
      .all([])
      .map((column) => (column as { name: string }).name);
  return { journal, store: createSqliteStore(journal.database), rows, columns };
}

const lead = (id: string, fields: Lead['fields'], table = 'Members'): Lead => ({
  id,
  form: '/api/join',
  table,
  fields,
  state: 'sending',
  remarks: [],
  receivedAt: '2030-05-06T12:00:00.000Z',
  attempts: 0,
  unanswered: false,
  mail: {},
});

test('the table has the name of the form’s table and its columns, and each lead once, however often it is delivered', async () => {
  const { journal, store, rows, columns } = open();
  journal.receive(submission('Ann', 0), 0);
  const leads = journal.claim('store', 10, 0, 1);
  for (let time = 0; time < 2; time += 1) {
    expect(await store.deliver('Members to be', leads)).toEqual([{ kind: 'delivered', storeId: leads[0]?.id }]);
  }
  expect(columns('Members to be')).toEqual(['id', 'Full Name', 'E-Mail', 'Team', 'Status', 'Arrived']);
  expect(rows('Members to be')).toEqual([
    [leads[0]?.id, 'Ann', 'Ann@example.com', '', 'New', '1970-01-01T00:00:00.000Z'],
  ]);
});

test('a form that got another column adds it to its table, and older leads keep their place', async () => {
  const { store, rows } = open();
  await store.deliver('Members', [lead('1', { Name: 'Ann' })]);
  await store.deliver('Members', [lead('2', { Name: 'Bea', Shirt: 'XL' }), lead('3', { Name: 'Cleo' })]);
  expect(rows('Members')).toEqual([
    ['1', 'Ann', null],
    ['2', 'Bea', 'XL'],
    ['3', 'Cleo', null],
  ]);
});

test('names that would end a quotation, or are words of SQL, are names all the same', async () => {
  const { store, rows } = open();
  const table = 'Order "x"; DROP TABLE journal_leads; --';
  expect(await store.deliver(table, [lead('1', { 'select "a"': "O'Hara", Id: '7' }, table)])).toMatchObject([
    { kind: 'delivered' },
  ]);
  expect(rows(table.replaceAll('"', '""'))).toEqual([['1', "O'Hara", '7']]);
});

test('a row that the table will not have holds back no other, and its cause names no value', async () => {
  const { journal, store, rows } = open();
  journal.database.exec('CREATE TABLE Members (id TEXT PRIMARY KEY, Name TEXT UNIQUE)');
  const deliveries = await store.deliver(
    'Members',
    ['Ann', 'Ann', 'Bea'].map((Name, at) => lead(`${at}`, { Name })),
  );
  expect(deliveries.map(({ kind }) => kind)).toEqual(['delivered', 'refused', 'delivered']);
  expect(rows('Members')).toHaveLength(2);
  expect(JSON.stringify(deliveries[1])).not.toContain('Ann');
});

test('while another process writes, a delivery waits for later', async () => {
  const { journal, store } = open();
  journal.database.exec('PRAGMA busy_timeout = 0');
  const other = openJournal(fileOf(journal.database));
  onTestFinished(() => other.close());
  other.database.exec('BEGIN IMMEDIATE');
  expect(await store.deliver('Members', [lead('1', { Name: 'Ann' })])).toMatchObject([{ kind: 'later' }]);
  other.database.exec('COMMIT');
  expect(await store.deliver('Members', [lead('1', { Name: 'Ann' })])).toMatchObject([{ kind: 'delivered' }]);
});

const fileOf = (database: ReturnType<typeof openJournal>['database']) =>
  (database.prepare('PRAGMA database_list').get([]) as { file: string }).file;
