import Airtable from 'airtable';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeAirtable, startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN_COLUMNS } from '../support/lead-form.ts';

/** Runs the official client against the stand-in, to prove that it behaves like the hosted service. */

const TABLE = 'Members to be';

let fake: FakeAirtable;

beforeEach(async () => {
  fake = await startFakeAirtable({ tables: { [TABLE]: JOIN_COLUMNS } });
});

afterEach(() => fake.close());

const base = (apiKey = fake.key, id = fake.base) =>
  new Airtable({ apiKey, endpointUrl: fake.url, noRetryIfRateLimited: true }).base(id);

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ statusCode, error, message }) => ({ statusCode, error, message }),
  );

test('the official client creates one record and several, and reads them back', async () => {
  const table = base()(TABLE);
  const one = await table.create({ 'Full Name': 'Ann' });
  const two = await table.create([
    { fields: { 'Full Name': 'Bea', Team: 'red' } },
    { fields: { 'Full Name': 'Cleo' } },
  ]);
  const read = await table.select().all();
  expect(read.map(({ id, fields }) => [id, fields])).toEqual([
    [one.id, { 'Full Name': 'Ann' }],
    [two[0]?.id, { 'Full Name': 'Bea', Team: 'red' }],
    [two[1]?.id, { 'Full Name': 'Cleo' }],
  ]);
});

test('the official client reads more than a page, and filters by formula', async () => {
  const table = base()(TABLE);
  const names = ["O'Hara", 'back\\slash', ...Array.from({ length: 8 }, (_, at) => `Person ${at}`)];
  await table.create(names.map((name) => ({ fields: { 'Full Name': name, Status: 'New' } })));
  const select = async (options: object) =>
    (await table.select(options).all()).map(({ fields }) => fields['Full Name']);
  expect(await select({ pageSize: 3 })).toEqual(names);
  expect(await select({ maxRecords: 2 })).toEqual(names.slice(0, 2));
  expect(await select({ filterByFormula: "AND({Full Name}='O\\'Hara',{Status}='New')" })).toEqual(["O'Hara"]);
  expect(await select({ filterByFormula: "{Full Name} = 'back\\\\slash'" })).toEqual(['back\\slash']);
  const since = (offset: number) => `IS_AFTER(CREATED_TIME(),'${new Date(Date.now() + offset).toISOString()}')`;
  expect(await select({ filterByFormula: since(-60_000) })).toEqual(names);
  expect(await select({ filterByFormula: since(60_000) })).toEqual([]);
});

test('the official client receives the errors that it knows', async () => {
  const create = (fields: Record<string, string>) => errorOf(base()(TABLE).create(fields));
  expect(await create({ Nickname: 'A' })).toEqual({
    statusCode: 422,
    error: 'UNKNOWN_FIELD_NAME',
    message: 'Unknown field name: "Nickname"',
  });
  expect(await create({ Team: 'green' })).toEqual({
    statusCode: 422,
    error: 'INVALID_MULTIPLE_CHOICE_OPTIONS',
    message: 'Insufficient permissions to create new select option ""green""',
  });
  expect(await create({ Team: '' })).toMatchObject({ statusCode: 422, error: 'INVALID_MULTIPLE_CHOICE_OPTIONS' });
  const eleven = Array.from({ length: 11 }, () => ({ fields: { 'Full Name': 'Ann' } }));
  expect(await errorOf(base()(TABLE).create(eleven))).toMatchObject({ statusCode: 422 });
  expect(await errorOf(base()(TABLE).select({ filterByFormula: "{Nickname}='A'" }).all())).toMatchObject({
    statusCode: 422,
    error: 'INVALID_FILTER_BY_FORMULA',
  });
  expect(await errorOf(base('wrong')(TABLE).select().all())).toMatchObject({ statusCode: 401 });
  expect(await errorOf(base()('Nowhere').select().all())).toMatchObject({ statusCode: 403 });
  expect(await errorOf(base(fake.key, 'appOther')(TABLE).select().all())).toMatchObject({ statusCode: 403 });
  expect(fake.records(TABLE)).toEqual([]);
});

test('the official client receives the faults that the stand-in injects', async () => {
  for (const status of [404, 413, 429, 500, 503] as const) {
    fake.misbehave = () => status;
    expect(await errorOf(base()(TABLE).create({ 'Full Name': 'Ann' }))).toMatchObject({ statusCode: status });
  }
  fake.misbehave = () => 'hang up';
  expect(await errorOf(base()(TABLE).create({ 'Full Name': 'Ann' }))).toMatchObject({
    message: expect.stringContaining('socket hang up'),
  });
  expect(fake.records(TABLE)).toEqual([]);
  fake.misbehave = () => 'hang up after storing';
  expect(await errorOf(base()(TABLE).create({ 'Full Name': 'Ann' }))).toMatchObject({
    message: expect.stringContaining('socket hang up'),
  });
  expect(fake.records(TABLE).map(({ fields }) => fields['Full Name'])).toEqual(['Ann']);
});

test('more than five requests a second are rejected', async () => {
  const limited = await startFakeAirtable({ tables: { [TABLE]: JOIN_COLUMNS }, limited: true });
  const { base: id, key, url } = limited;
  const table = new Airtable({ apiKey: key, endpointUrl: url, noRetryIfRateLimited: true }).base(id)(TABLE);
  const errors = await Promise.all(Array.from({ length: 12 }, () => errorOf(table.select().all())));
  await limited.close();
  expect(errors.filter((error) => error?.statusCode === 429).length).toBeGreaterThan(0);
});

test('the list of tables names columns and options', async () => {
  const response = await fetch(`${fake.url}/v0/meta/bases/${fake.base}/tables`, {
    headers: { Authorization: `Bearer ${fake.key}` },
  });
  expect(await response.json()).toMatchObject({
    tables: [
      {
        name: TABLE,
        fields: [
          { name: 'Full Name', type: 'singleLineText' },
          { name: 'E-Mail', type: 'email' },
          { name: 'Team', type: 'singleSelect', options: { choices: [{ name: 'red' }, { name: 'blue' }] } },
          { name: 'Status', type: 'singleSelect' },
          { name: 'Arrived', type: 'dateTime' },
        ],
      },
    ],
  });
});
