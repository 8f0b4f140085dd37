import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type FakeAirtable,
  type FakeColumn,
  type Misbehaviour,
  startFakeAirtable,
} from '../../../tests/support/fake-airtable.ts';
import { JOIN_COLUMNS, submission } from '../../../tests/support/lead-form.ts';
import { BARRED_DELAY } from '../deliver/pauses.ts';
import type { Delivery, Lead, Store } from '../types.ts';
import { type AirtableOptions, createAirtableClient } from './client.ts';
import { createColumnLookup } from './schema.ts';
import { createAirtableStore } from './store.ts';

/** Of all waiting, in milliseconds. */
const UNIT = 20;

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

/** Fixed, so that two leads of the same name are equal in every field. */
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

const causeOf = (delivery: Delivery) => 'cause' in delivery && delivery.cause;

/** Delivers leads one after the other. */
async function deliverAll(leads: readonly Lead[]): Promise<Delivery[]> {
  const [deliveries, store]: [Delivery[], Store] = [[], storeAt()];
  for (const each of leads) deliveries.push(await store.deliver(each));
  return deliveries;
}

describe('delivering', () => {
  test('a lead is created exactly as the service expects it', async () => {
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
    // No option is added, and an empty choice is omitted.
    expect(fake.requests[0]?.body).not.toHaveProperty('typecast');
    await storeAt().deliver(lead('Bea'));
    expect(fake.records(TABLE)[1]?.fields).not.toHaveProperty('Team');
  });

  test.each<[Misbehaviour, Delivery]>([
    [401, { kind: 'later', barred: true, cause: '401 AUTHENTICATION_REQUIRED: Authentication required' }],
    [404, { kind: 'later', barred: true, alone: true, cause: '404 NOT_FOUND' }],
    [413, { kind: 'later', barred: true, alone: true, cause: expect.stringContaining('413') }],
    [422, { kind: 'later', barred: true, alone: true, cause: '422 INVALID_REQUEST_UNKNOWN' }],
    ['redirect', { kind: 'later', barred: true, alone: true, cause: expect.stringMatching(/^30\d/) }],
    [429, { kind: 'unsure', cause: expect.stringContaining('429 RATE_LIMIT_REACHED'), pause: 30 }],
    [500, { kind: 'unsure', cause: expect.stringContaining('500 SERVER_ERROR') }],
    ['hang up after storing', { kind: 'unknown', cause: 'UND_ERR_SOCKET' }],
    ['half an answer', { kind: 'unknown', cause: '200 with an answer that cannot be read' }],
    ['silence', { kind: 'unknown', cause: 'TimeoutError' }],
  ])('a store that answers %s has the matching outcome', async (misbehaviour, delivery) => {
    fake.misbehave = () => misbehaviour;
    // 30 units are the time limit of a request. On a busy machine, a response can be late too.
    const unit = misbehaviour === 'silence' ? 10 : 200;
    expect(await storeAt({ unit }).deliver(lead('Ann'))).toEqual(delivery);
  });

  test('a refused connection means that the store does not have the lead', async () => {
    const { url } = fake;
    await fake.close();
    expect(await storeAt({ endpoint: url }).deliver(lead('Ann'))).toEqual({ kind: 'later', cause: 'ECONNREFUSED' });
    fake = await startFakeAirtable({ tables: { [TABLE]: JOIN_COLUMNS } });
  });

  test('a cause names the column, and contains no input of the visitor', async () => {
    const secret = 'my secret';
    expect(causeOf(await storeAt().deliver(lead(secret, { Nickname: secret })))).toBe(
      '422 UNKNOWN_FIELD_NAME: "Nickname"',
    );
    expect(causeOf(await storeAt().deliver(lead(secret, { Team: secret })))).toBe(
      '422 INVALID_MULTIPLE_CHOICE_OPTIONS',
    );
  });
});

describe('looking up a lead after a lost response', () => {
  test('finds the record by its values, including quotation marks and line breaks', async () => {
    const awkward = lead("O'Hara \\ {Team}='x'", { 'E-Mail': 'two\nlines', Team: 'red' });
    fake.misbehave = () => 'hang up after storing';
    await deliverAll([lead('Ann'), awkward]);
    fake.misbehave = () => undefined;
    const storeId = fake.records(TABLE)[1]?.id;
    expect(await storeAt().find?.(awkward)).toEqual({ kind: 'delivered', storeId });
    expect(await storeAt().find?.(lead('Bea'))).toBe('absent');
  });

  test('finds the record in a table that keeps only the day of its arrival', async () => {
    const columns = JOIN_COLUMNS.map((each) => (each.name === 'Arrived' ? { ...each, type: 'date' as const } : each));
    const daily = await startFakeAirtable({ tables: { [TABLE]: columns } });
    onTestFinished(() => daily.close());
    const store = storeAt({ endpoint: daily.url });
    const delivery = await store.deliver(lead('Ann'));
    expect(delivery.kind).toBe('delivered');
    expect(await store.find?.(lead('Ann'))).toEqual(delivery);
  });

  test('never finds the record of another lead with equal values', async () => {
    await deliverAll([lead('Ann'), lead('Ann')]);
    const [first, second] = fake.records(TABLE).map(({ id }) => id);
    expect(await storeAt({}, (id) => id === first).find?.(lead('Ann'))).toEqual({ kind: 'delivered', storeId: second });
    expect(await storeAt({}, () => true).find?.(lead('Ann'))).toBe('absent');
  });

  test('ignores a record from before the lead arrived', async () => {
    await storeAt().deliver(lead('Ann'));
    const later = { ...lead('Ann'), receivedAt: new Date(NOW + 60 * 60_000).toISOString() };
    expect(await storeAt().find?.(later)).toBe('absent');
  });

  test('names neither a visitor nor the key in an address, which servers log', async () => {
    await storeAt().deliver(lead('Ann'));
    await storeAt().find?.(lead('Ann'));
    const addresses = fake.requests.map(({ url }) => decodeURIComponent(url));
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((url) => /Ann/i.test(url) || url.includes(fake.key))).toEqual([]);
  });

  test('is undecided if the key has no read permission', async () => {
    fake.misbehave = () => 403;
    expect(await storeAt().find?.(lead('Ann'))).toBeUndefined();
  });

  test.each<Misbehaviour>([429, 500, 'hang up', 'half an answer'])(
    'is postponed if the store answers %s',
    async (fault) => {
      fake.misbehave = () => fault;
      expect(await storeAt().find?.(lead('Ann'))).toMatchObject({ kind: 'later' });
    },
  );
});

test('requests are a quarter of a unit apart, including those that look up leads', async () => {
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

describe('the columns of a table', () => {
  const landed = { ...lead('Ann'), landedOn: '/gold/' };
  const [landing, id] = [
    { name: 'Einstieg', type: 'singleLineText' },
    { name: 'Kennung', type: 'singleLineText' },
  ] as const;

  /** Sets up a table whose columns can change, and a store with a clock that can be moved. */
  async function changingTable(initial: readonly FakeColumn[]) {
    await fake.close();
    const tables: Record<string, readonly FakeColumn[]> = { [TABLE]: [...JOIN_COLUMNS, ...initial] };
    fake = await startFakeAirtable({ tables });
    const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: UNIT });
    const clock = { now: 0 };
    const store = createAirtableStore(client, {
      isTaken: () => false,
      columns: createColumnLookup(client, UNIT, () => clock.now),
    });
    const change = (columns: readonly FakeColumn[]) => {
      tables[TABLE] = [...JOIN_COLUMNS, ...columns];
    };
    return { store, change, clock };
  }

  test.each([
    ['an optional column', landing],
    ['the column for the id', id],
  ])('are read again before a lead is retried that lacks %s, which was deleted', async (_, column) => {
    const { store, change, clock } = await changingTable([column]);
    await store.deliver(landed);
    change([]);
    expect(await store.deliver(landed)).toMatchObject({ kind: 'later', barred: true });
    clock.now += BARRED_DELAY.first * UNIT;
    expect(await store.deliver(landed)).toMatchObject({ kind: 'delivered' });
    expect(fake.records(TABLE)).toHaveLength(2);
  });

  test('are read again after a while, so a new column is filled without a restart', async () => {
    const { store, change, clock } = await changingTable([]);
    await store.deliver(landed);
    change([landing]);
    clock.now += BARRED_DELAY.first * UNIT;
    await store.deliver(landed);
    expect(fake.records(TABLE).map(({ fields }) => fields.Einstieg)).toEqual([undefined, '/gold/']);
  });

  test.each<[Misbehaviour]>([[500], [503], ['no json'], ['hang up']])(
    'are remembered while their list is answered by %s',
    async (trouble) => {
      const { store, clock } = await changingTable([landing]);
      await store.deliver(landed);
      clock.now += BARRED_DELAY.first * UNIT;
      fake.misbehave = ({ url }) => (url.startsWith('/v0/meta') ? trouble : undefined);
      await store.deliver(landed);
      expect(fake.records(TABLE).map(({ fields }) => fields.Einstieg)).toEqual(['/gold/', '/gold/']);
    },
  );
});

describe('extra fields and photos', () => {
  const photos = { column: 'Photos', count: 2, urls: ['https://club.example/1.jpg', 'https://club.example/2.jpg'] };
  const sent = { ...lead('Ann'), extras: { 'Call back': 'mornings' }, photos: 2 };

  /** Delivers to a table with these additional columns and returns its content. */
  async function stored(more: readonly FakeColumn[], linked = photos) {
    await fake.close();
    fake = await startFakeAirtable({ tables: { [TABLE]: [...JOIN_COLUMNS, ...more] } });
    const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 200 });
    const options = { isTaken: () => false, columns: createColumnLookup(client, UNIT), photosOf: () => linked };
    const store = createAirtableStore(client, options);
    const delivery = await store.deliver(sent);
    expect(delivery).toMatchObject({ kind: 'delivered' });
    expect(await store.find?.({ ...sent, unanswered: true }), 'found by the values of its record').toEqual(delivery);
    const { 'Call back': callBack, Photos } = fake.records(TABLE)[0]?.fields ?? {};
    return [callBack, Photos];
  }

  test('are stored as a known option and as attachments', async () => {
    const attachments = photos.urls.map((url, at) => ({ url, filename: `${at + 1}.jpg` }));
    const choice = { name: 'Call back', type: 'singleSelect', options: ['mornings', 'evenings'] } as const;
    expect(await stored([choice, { name: 'Photos', type: 'multipleAttachments' }])).toEqual(['mornings', attachments]);
  });

  test('are stored as text in a text column, and omitted if the record would be refused', async () => {
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
