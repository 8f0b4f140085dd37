import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeAirtable,
  type FakeColumn,
  type Misbehaviour,
  startFakeAirtable,
} from '../../../tests/support/fake-airtable.ts';
import { JOIN_COLUMNS, submission } from '../../../tests/support/lead-form.ts';
import type { Delivery, Lead, Store } from '../types.ts';
import { type AirtableOptions, createAirtableClient } from './client.ts';
import { createColumns } from './schema.ts';
import { createAirtableStore } from './store.ts';

const TABLE = 'Members to be';

let fake: FakeAirtable;

beforeEach(async () => {
  fake = await startFakeAirtable({ tables: { [TABLE]: JOIN_COLUMNS } });
});

afterEach(() => fake.close());

function storeAt(options: Partial<AirtableOptions> = {}, isTaken: (id: string) => boolean = () => false) {
  const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 200, ...options });
  return createAirtableStore(client, { isTaken });
}

/** Two leads of one name are the same to the last field, whatever the clock does between them. */
const NOW = Date.now();

function lead(name: string, fields: Lead['fields'] = {}): Lead {
  const { form, receivedAt, ...rest } = submission(name, NOW);
  return {
    id: `lead of ${name}`,
    form: form.action,
    table: TABLE,
    state: 'sending',
    remarks: [],
    receivedAt,
    attempts: 0,
    unanswered: false,
    mail: {},
    fields: { ...rest.fields, ...fields },
  };
}

const _stored = () => fake.records(TABLE).map(({ fields }) => fields['Full Name']);
const causeOf = (delivery: Delivery) => 'cause' in delivery && delivery.cause;

/** Delivers them one after the other. */
async function deliverAll(leads: readonly Lead[]): Promise<Delivery[]> {
  const [deliveries, store]: [Delivery[], Store] = [[], storeAt()];
  for (const each of leads) deliveries.push(await store.deliver(each));
  return deliveries;
}

describe('delivering', () => {
  test('a lead is created exactly as the service wants it', async () => {
    const delivery = await storeAt({ endpoint: `${fake.url}/` }).deliver(lead('Ann', { Team: 'red' }));
    expect(delivery).toEqual({ kind: 'delivered', storeId: fake.records(TABLE)[0]?.id });
    expect(fake.requests).toMatchObject([
      {
        method: 'POST',
        url: `/v0/${fake.base}/Members%20to%20be`,
        body: {
          records: [{ fields: { 'Full Name': 'Ann', 'E-Mail': 'Ann@example.com', Team: 'red', Status: 'New' } }],
        },
      },
    ]);
    // No option is made up, and an empty choice is left out.
    expect(fake.requests[0]?.body).not.toHaveProperty('typecast');
    await storeAt().deliver(lead('Bea'));
    expect(fake.records(TABLE)[1]?.fields).not.toHaveProperty('Team');
  });

  test.each<[Misbehaviour, Delivery]>([
    [401, { kind: 'later', barred: true, cause: '401 AUTHENTICATION_REQUIRED: Authentication required' }],
    [404, { kind: 'refused', cause: '404 NOT_FOUND' }],
    [413, { kind: 'refused', cause: '413 REQUEST_TOO_LARGE' }],
    [422, { kind: 'refused', cause: '422 INVALID_REQUEST_UNKNOWN' }],
    [429, { kind: 'unsure', cause: expect.stringContaining('429 RATE_LIMIT_REACHED'), pause: 30 }],
    [500, { kind: 'unsure', cause: expect.stringContaining('500 SERVER_ERROR') }],
    [502, { kind: 'unknown', cause: '502 BAD_GATEWAY: Bad gateway' }],
    ['hang up', { kind: 'unknown', cause: 'UND_ERR_SOCKET' }],
    ['hang up after storing', { kind: 'unknown', cause: 'UND_ERR_SOCKET' }],
    ['half an answer', { kind: 'unknown', cause: '200 with an answer that cannot be read' }],
    ['silence', { kind: 'unknown', cause: 'TimeoutError' }],
  ])('a store that answers %s', async (misbehaviour, delivery) => {
    fake.misbehave = () => misbehaviour;
    // 30 units are the time that silence is waited for. An answer may be late, too, on a busy machine.
    const unit = misbehaviour === 'silence' ? 10 : 200;
    expect(await storeAt({ unit }).deliver(lead('Ann'))).toEqual(delivery);
  });

  test('where nothing listens, the store certainly has not taken it', async () => {
    const port = await freePort();
    const delivery = await storeAt({ endpoint: `http://127.0.0.1:${port}` }).deliver(lead('Ann'));
    expect(delivery).toEqual({ kind: 'later', cause: 'ECONNREFUSED' });
  });

  test('a cause names the column and nothing that a visitor wrote', async () => {
    const secret = 'my secret';
    expect(causeOf(await storeAt().deliver(lead(secret, { Nickname: secret })))).toBe(
      '422 UNKNOWN_FIELD_NAME: "Nickname"',
    );
    expect(causeOf(await storeAt().deliver(lead(secret, { Team: secret })))).toBe(
      '422 INVALID_MULTIPLE_CHOICE_OPTIONS',
    );
  });
});

describe('looking for a lead whose answer was lost', () => {
  test('the record is found by its values, with quotation marks, line breaks and all', async () => {
    const awkward = lead("O'Hara \\ {Team}='x'", { 'E-Mail': 'two\nlines', Team: 'red' });
    fake.misbehave = () => 'hang up after storing';
    await deliverAll([lead('Ann'), awkward]);
    fake.misbehave = () => undefined;
    const storeId = fake.records(TABLE)[1]?.id;
    expect(await storeAt().find?.(awkward)).toEqual({ kind: 'delivered', storeId });
    expect(await storeAt().find?.(lead('Bea'))).toBe('absent');
  });

  test('of leads with the same words, none finds a record that belongs to another', async () => {
    await deliverAll([lead('Ann'), lead('Ann')]);
    const [first, second] = fake.records(TABLE).map(({ id }) => id);
    expect(await storeAt({}, (id) => id === first).find?.(lead('Ann'))).toEqual({ kind: 'delivered', storeId: second });
    expect(await storeAt({}, () => true).find?.(lead('Ann'))).toBe('absent');
  });

  test('a record from before the lead arrived is another one', async () => {
    await storeAt().deliver(lead('Ann'));
    const later = { ...lead('Ann'), receivedAt: new Date(NOW + 60 * 60_000).toISOString() };
    expect(await storeAt().find?.(later)).toBe('absent');
  });

  test('a key without the right to read says nothing, and the lead is sent again', async () => {
    fake.misbehave = () => 403;
    expect(await storeAt().find?.(lead('Ann'))).toBeUndefined();
  });

  test.each<Misbehaviour>([429, 500, 'hang up', 'half an answer'])(
    'a store that answers %s cannot say yet',
    async (fault) => {
      fake.misbehave = () => fault;
      expect(await storeAt().find?.(lead('Ann'))).toMatchObject({ kind: 'later' });
    },
  );
});

test('requests are a quarter of a unit apart, also those that look something up', async () => {
  let clock = 0;
  const sent: number[] = [];
  fake.misbehave = () => {
    sent.push(clock);
    return undefined;
  };
  const wait = async (ms: number) => {
    clock += ms;
  };
  const store = storeAt({ unit: 1000, uptime: () => clock, wait });
  await store.deliver(lead('Ann'));
  for (const name of ['Bea', 'Cleo']) await store.find?.(lead(name));
  expect(sent).toEqual([0, 250, 500]);
});

/** A port on which nothing listens any more. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each([
  ['is written where the table has a column for it', [{ name: 'Einstieg', type: 'singleLineText' } as const], '/gold/'],
  ['is left out where it has none', [], undefined],
])('the page on which a visit began %s', async (_, more, expected) => {
  await fake.close();
  fake = await startFakeAirtable({ tables: { [TABLE]: [...JOIN_COLUMNS, ...more] } });
  const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 200 });
  const store = createAirtableStore(client, { isTaken: () => false, columnsOf: createColumns(client) });
  expect(await store.deliver({ ...lead('Ann'), landedOn: '/gold/' })).toMatchObject({ kind: 'delivered' });
  expect(fake.records(TABLE).map(({ fields }) => fields.Einstieg)).toEqual([expected]);
});

describe('what was sent beside the record', () => {
  const photos = { column: 'Photos', count: 2, urls: ['https://club.example/1.jpg', 'https://club.example/2.jpg'] };
  const sent = { ...lead('Ann'), extras: { 'Call back': 'mornings' }, photos: 2 };

  /** What a table with these further columns holds after the delivery. */
  async function stored(more: readonly FakeColumn[], linked = photos) {
    await fake.close();
    fake = await startFakeAirtable({ tables: { [TABLE]: [...JOIN_COLUMNS, ...more] } });
    const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 200 });
    const options = { isTaken: () => false, columnsOf: createColumns(client), photosOf: () => linked };
    const store = createAirtableStore(client, options);
    const delivery = await store.deliver(sent);
    expect(delivery).toMatchObject({ kind: 'delivered' });
    expect(await store.find?.({ ...sent, unanswered: true }), 'it is found by the values of its record').toEqual(
      delivery,
    );
    const { 'Call back': callBack, Photos } = fake.records(TABLE)[0]?.fields ?? {};
    return [callBack, Photos];
  }

  test('is left out where the table has no column for it', async () => {
    expect(await stored([])).toEqual([undefined, undefined]);
  });

  test('is fetched by a column of attachments, and offered a choice that it has', async () => {
    const attachments = photos.urls.map((url, at) => ({ url, filename: `${at + 1}.jpg` }));
    const choice = { name: 'Call back', type: 'singleSelect', options: ['mornings', 'evenings'] } as const;
    expect(await stored([choice, { name: 'Photos', type: 'multipleAttachments' }])).toEqual(['mornings', attachments]);
  });

  test('is text in a column of text, and never what would have the record refused', async () => {
    const text = { name: 'Photos', type: 'multilineText' } as const;
    const choice = { name: 'Call back', type: 'singleSelect', options: ['evenings'] } as const;
    expect(await stored([choice, text])).toEqual([undefined, photos.urls.join(' ')]);
    expect(await stored([text], { ...photos, urls: [] })).toEqual([undefined, '2']);
    expect(await stored([{ name: 'Photos', type: 'multipleAttachments' }], { ...photos, urls: [] })).toEqual([
      undefined,
      undefined,
    ]);
  });
});
