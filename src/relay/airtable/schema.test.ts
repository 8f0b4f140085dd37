import { describe, expect, test } from 'vitest';
import { signUp } from '../../../tests/support/sign-up-form.ts';
import type { AirtableClient, ApiResponse } from './client.ts';
import { checkAirtable, type StoreFinding, type Table } from './schema.ts';

type StoreColumn = Table['fields'][number];

const text = (name: string): StoreColumn => ({ name, type: 'singleLineText' });
const choice = (name: string, ...choices: string[]): StoreColumn => ({
  name,
  type: 'singleSelect',
  options: { choices: choices.map((option) => ({ name: option })) },
});

const VALID = [
  text('Name'),
  text('Town'),
  { name: 'E-Mail', type: 'email' },
  choice('Sport', 'rowing', 'sailing'),
  choice('Status', 'New', 'Done'),
  text('Notes of the staff'),
];

/** Creates a client of a service that returns these tables. */
const clientOf = (...tables: readonly Table[]): AirtableClient => ({
  base: 'app1',
  request: async () => ({ kind: 'answered', status: 200, body: { tables } }),
});

const check = (columns: readonly StoreColumn[], name = 'Members', form = signUp) =>
  checkAirtable(clientOf({ id: 'tbl1', name, fields: columns }), [form]);

const FINE = [{ code: 'fine', tables: 1, columns: 5, withoutId: ['Members'] }];

/** Checks the valid table with one column replaced. */
const withColumn = (column: StoreColumn) => check(VALID.map((other) => (other.name === column.name ? column : other)));

describe('a base that fits its form', () => {
  test('passes', async () => expect(await check(VALID)).toEqual(FINE));

  test('can be identified by the id of its table', async () => {
    expect(await check(VALID, 'Club', { ...signUp, table: 'tbl1' })).toMatchObject([{ code: 'fine' }]);
  });

  test('can hold a choice as text', async () => expect(await withColumn(text('Sport'))).toEqual(FINE));
});

describe('mistakes that would lose leads are reported:', () => {
  test('a table under another name, with a suggestion', async () => {
    expect(await check(VALID, 'members')).toEqual([{ code: 'table', table: 'Members', suggestion: 'members' }]);
  });

  test('all missing options, including those of constants', async () => {
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
});

test.each<[string, ApiResponse, StoreFinding]>([
  ['a wrong key', { kind: 'answered', status: 401, body: {} }, { code: 'key' }],
  ['a key without access to the schema', { kind: 'answered', status: 403, body: {} }, { code: 'base', base: 'app1' }],
  ['a wrong base', { kind: 'answered', status: 404, body: {} }, { code: 'base', base: 'app1' }],
  ['a failing service', { kind: 'answered', status: 503, body: {} }, { code: 'unreachable', cause: '503' }],
  ['an unreachable service', { kind: 'later', cause: 'ECONNREFUSED' }, { code: 'unreachable', cause: 'ECONNREFUSED' }],
])('%s is reported after one request', async (_, answer, finding) => {
  let requests = 0;
  const request = async () => {
    requests += 1;
    return answer;
  };
  expect(await checkAirtable({ base: 'app1', request }, [signUp])).toEqual([finding]);
  expect(requests).toBe(1);
});
