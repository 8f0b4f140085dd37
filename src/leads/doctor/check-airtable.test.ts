import { expect, onTestFinished, test } from 'vitest';
import { type FakeColumn, startFakeAirtable } from '../../../tests/support/fake-airtable.ts';
import { signUp } from '../../../tests/support/sign-up-form.ts';
import { createAirtableClient } from '../airtable/client.ts';
import { checkAirtable } from './check-airtable.ts';

const MEMBERS: readonly FakeColumn[] = [
  { name: 'Name', type: 'singleLineText' },
  { name: 'Town', type: 'singleLineText' },
  { name: 'E-Mail', type: 'email' },
  { name: 'Sport', type: 'singleSelect', options: ['rowing', 'sailing'] },
  { name: 'Status', type: 'singleSelect', options: ['New'] },
];

async function standIn(columns: readonly FakeColumn[] = MEMBERS) {
  const fake = await startFakeAirtable({ tables: { Members: columns, Other: [] } });
  onTestFinished(() => fake.close());
  return fake;
}

type StandIn = Awaited<ReturnType<typeof standIn>>;

async function check(
  fake: StandIn,
  access: Partial<Record<'key' | 'base' | 'endpoint', string>> = {},
  forms = [signUp],
) {
  const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 1000, ...access });
  const findings = await checkAirtable(client, forms);
  expect(fake.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  return findings.map(({ code }) => code);
}

/** A key without the scope that reads the list of tables. */
const withoutScope = (fake: StandIn) => {
  fake.misbehave = ({ url }) => (url.startsWith('/v0/meta') ? 403 : undefined);
  return fake;
};

test('a base with all tables, columns and options is fine after one request', async () => {
  const fake = await standIn();
  expect(await check(fake)).toEqual(['store-fine']);
  expect(fake.requests).toHaveLength(1);
});

test('a missing option is found without sending an inquiry', async () => {
  const columns = MEMBERS.map((column) => (column.name === 'Sport' ? { ...column, options: ['rowing'] } : column));
  expect(await check(await standIn(columns))).toEqual(['option-missing']);
});

test('a wrong key is told from a wrong base and from a service that does not answer', async () => {
  const fake = await standIn();
  expect(await check(fake, { key: 'patWrong' })).toEqual(['store-key']);
  expect(await check(fake, { base: 'appWrong' })).toEqual(['store-base']);
  expect(await check(fake, { endpoint: 'http://127.0.0.1:1' })).toEqual(['store-unreachable']);
});

test('without the scope for the list of tables, every missing column is still named', async () => {
  const columns = MEMBERS.filter(({ name }) => name !== 'Town' && name !== 'Status');
  const fake = withoutScope(await standIn(columns));
  expect(await check(fake)).toEqual(['column-missing', 'column-missing', 'schema-unread']);
});

test('without that scope, names that are right are fine, and what could not be checked is said', async () => {
  expect(await check(withoutScope(await standIn()))).toEqual(['store-fine', 'schema-unread']);
});

test('without that scope, one table that is missing is not taken for a wrong base', async () => {
  const forms = [signUp, { ...signUp, table: 'Nowhere' }];
  expect(await check(withoutScope(await standIn()), {}, forms)).toEqual(['table-refused', 'schema-unread']);
});
