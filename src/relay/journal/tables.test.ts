import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { openJournal } from './journal.ts';

/** Creates the views of some forms and reads one of them: its columns, followed by its rows. */
function tableIn(file: string, forms: readonly FormSpec[], table: string): unknown[] {
  const journal = openedJournal(file);
  journal.createViews(forms);
  const rows = journal.database.all(`SELECT * FROM "${table.replaceAll('"', '""')}"`);
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
}

/** Creates a journal with these leads, all delivered except the last. */
function journalWith(submissions: readonly ReturnType<typeof submission>[]) {
  const file = join(temporaryFolder(), 'journal.db');
  const journal = openJournal(file);
  const ids = submissions.map((each) => journal.receive(each, 0).id);
  for (const id of ids.slice(0, -1)) journal.settle('store', id, { kind: 'delivered', storeId: id }, 0, 0);
  journal.close();
  return { file, ids };
}

test('a table has the name and columns of its form, and a row for each delivered lead', () => {
  const { file, ids } = journalWith([submission('Ann', 0), submission('Bea', 0)]);
  expect(tableIn(file, [JOIN], 'Members to be')).toEqual([
    ['id', 'Full Name', 'E-Mail', 'Team', 'Status', 'Arrived'],
    [ids[0], 'Ann', 'Ann@example.com', '', 'New', '1970-01-01T00:00:00.000Z'],
  ]);
});

test('names can contain quotes, be SQL keywords or be taken', () => {
  const table = 'Order "x"; DROP TABLE journal_leads; --';
  const columns = [`select "a"`, "O'Hara", 'Id'];
  const [field] = JOIN.fields;
  if (!field) throw new Error('The form has no field.');
  const form = { ...JOIN, table, constants: [], fields: columns.map((column) => ({ ...field, column })) };
  const fields = Object.fromEntries(columns.map((column, at) => [column, `${at}'"`]));
  const { file, ids } = journalWith([{ ...submission('Ann', 0), form, fields }, submission('Bea', 0)]);
  const [names, row] = tableIn(file, [form, { ...form, table: 'journal_leads' }], table) as [string[], unknown[]];
  expect(names.slice(0, 4)).toEqual(['lead_id', ...columns]);
  expect(row.slice(0, 4)).toEqual([ids[0], `0'"`, `1'"`, `2'"`]);
});
