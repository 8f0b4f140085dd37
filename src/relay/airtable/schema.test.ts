import { describe, expect, test } from 'vitest';
import { signUp } from '../../../tests/support/sign-up-form.ts';
import type { AirtableClient, Answer } from './client.ts';
import { checkAirtable, type StoreFinding, type Table } from './schema.ts';

type StoreColumn = Table['fields'][number];

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

/** A service that answers the question for its tables. */
const clientOf = (...tables: readonly Table[]): AirtableClient => ({
  base: 'app1',
  request: async () => ({ kind: 'answered', status: 200, body: { tables } }),
});

const judged = (columns: readonly StoreColumn[], name = 'Members', form = signUp) =>
  checkAirtable(clientOf({ id: 'tbl1', name, fields: columns }), [form]);

const FINE = [{ code: 'fine', tables: 1, columns: 5, withoutId: ['Members'] }];

/** The fitting table with one column replaced. */
const withColumn = (column: StoreColumn) =>
  judged(FITTING.map((other) => (other.name === column.name ? column : other)));

describe('a base that fits its form', () => {
  test('is not blamed for anything', async () => expect(await judged(FITTING)).toEqual(FINE));

  test('is recommended no column for the id of a lead where there is one', async () => {
    expect(await judged([...FITTING, text('Kennung')])).toMatchObject([{ withoutId: [] }]);
  });

  test('may be known by the id of its table', async () => {
    expect(await judged(FITTING, 'Club', { ...signUp, table: 'tbl1' })).toMatchObject([{ code: 'fine' }]);
  });

  test('may hold a choice as text', async () => expect(await withColumn(text('Sport'))).toEqual(FINE));
});

describe('what would lose leads is named:', () => {
  test('a table under another name, with the one that was probably meant', async () => {
    expect(await judged(FITTING, 'members')).toEqual([{ code: 'table', table: 'Members', suggestion: 'members' }]);
  });

  test('a renamed column', async () => {
    const renamed = FITTING.map((column) => (column.name === 'E-Mail' ? { ...column, name: 'Email' } : column));
    expect(await judged(renamed)).toEqual([
      { code: 'column', table: 'Members', column: 'E-Mail', suggestion: 'Email' },
    ]);
  });

  test('all options that are missing, also for what is always the same', async () => {
    expect(await withColumn(choice('Sport', 'rowing', 'Sailing'))).toEqual([
      { code: 'options', table: 'Members', column: 'Sport', options: ['sailing'] },
    ]);
    expect(await withColumn(choice('Status', 'Done'))).toEqual([
      { code: 'options', table: 'Members', column: 'Status', options: ['New'] },
    ]);
  });

  test.each(['number', 'checkbox', 'formula', 'multipleSelects', 'dateTime'])('a column of type %s', async (type) => {
    expect(await withColumn({ name: 'Town', type })).toEqual([
      { code: 'type', table: 'Members', column: 'Town', type },
    ]);
  });

  test('a choice for what visitors write freely', async () => {
    expect(await withColumn(choice('Town', 'Zug'))).toEqual([
      { code: 'type', table: 'Members', column: 'Town', type: 'singleSelect' },
    ]);
  });
});

test('the moment of arrival may be a date', async () => {
  const form = { ...signUp, fields: [], constants: [], timestamp: 'Arrived' };
  expect(await judged([{ name: 'Arrived', type: 'dateTime' }], 'Members', form)).toMatchObject([{ code: 'fine' }]);
});

test.each<[string, Answer, StoreFinding]>([
  ['a wrong key', { kind: 'answered', status: 401, body: {} }, { code: 'key' }],
  ['a key that may not read the list', { kind: 'answered', status: 403, body: {} }, { code: 'base', base: 'app1' }],
  ['a wrong base', { kind: 'answered', status: 404, body: {} }, { code: 'base', base: 'app1' }],
  ['a service in trouble', { kind: 'answered', status: 503, body: {} }, { code: 'unreachable', cause: '503' }],
  ['no service', { kind: 'later', cause: 'ECONNREFUSED' }, { code: 'unreachable', cause: 'ECONNREFUSED' }],
])('%s is named after one request', async (_, answer, finding) => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    return answer;
  };
  expect(await checkAirtable({ base: 'app1', request }, [signUp])).toEqual([finding]);
  expect(requests).toBe(1);
});
