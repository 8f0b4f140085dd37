import { describe, expect, test } from 'vitest';
import { signUp } from '../../../tests/support/sign-up-form.ts';
import { judgeTables, type StoreColumn } from './judge-tables.ts';

const text = (name: string): StoreColumn => ({ name, type: 'singleLineText' });
const choice = (name: string, ...choices: string[]): StoreColumn => ({
  name,
  type: 'singleSelect',
  options: { choices: choices.map((option) => ({ name: option })) },
});

const FITTING = [
  text('Name'),
  text('Town'),
  { name: 'E-Mail', type: 'email' },
  choice('Sport', 'rowing', 'sailing'),
  choice('Status', 'New', 'Done'),
  text('Notes of the staff'),
];

const judged = (columns: readonly StoreColumn[], name = 'Members') =>
  judgeTables([signUp], [{ id: 'tbl1', name, fields: columns }]).map(({ code, params }) => ({ code, ...params }));

/** The fitting table with one column replaced. */
const withColumn = (column: StoreColumn) =>
  judged(FITTING.map((other) => (other.name === column.name ? column : other)));

describe('a base that fits its form', () => {
  test('is not blamed for anything', () => expect(judged(FITTING)).toEqual([]));

  test('may be known by the id of its table', () => {
    expect(judgeTables([{ ...signUp, table: 'tbl1' }], [{ id: 'tbl1', name: 'Club', fields: FITTING }])).toEqual([]);
  });

  test('may hold a choice as text', () => expect(withColumn(text('Sport'))).toEqual([]));
});

describe('what would lose leads is named:', () => {
  test('a table under another name, with the one that was probably meant', () => {
    expect(judged(FITTING, 'members')).toEqual([{ code: 'table-missing', table: 'Members', suggestion: 'members' }]);
  });

  test('a renamed column', () => {
    const renamed = FITTING.map((column) => (column.name === 'E-Mail' ? { ...column, name: 'Email' } : column));
    expect(judged(renamed)).toEqual([
      { code: 'column-missing', table: 'Members', column: 'E-Mail', suggestion: 'Email' },
    ]);
  });

  test('all options that are missing, also for what is always the same', () => {
    expect(withColumn(choice('Sport', 'rowing', 'Sailing'))).toEqual([
      { code: 'option-missing', table: 'Members', column: 'Sport', options: ['sailing'] },
    ]);
    expect(withColumn(choice('Status', 'Done'))).toEqual([
      { code: 'option-missing', table: 'Members', column: 'Status', options: ['New'] },
    ]);
  });

  test.each(['number', 'checkbox', 'formula', 'multipleSelects', 'dateTime'])('a column of type %s', (type) => {
    expect(withColumn({ name: 'Town', type })).toEqual([
      { code: 'column-type', table: 'Members', column: 'Town', type },
    ]);
  });

  test('a choice for what visitors write freely', () => {
    expect(withColumn(choice('Town', 'Zug'))).toEqual([{ code: 'column-choice', table: 'Members', column: 'Town' }]);
  });
});

test('the moment of arrival may be a date', () => {
  const form = { ...signUp, fields: [], constants: [], timestamp: 'Arrived' };
  const tables = [{ id: 't', name: 'Members', fields: [{ name: 'Arrived', type: 'dateTime' }] }];
  expect(judgeTables([form], tables)).toEqual([]);
});
