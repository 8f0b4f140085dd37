import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeAirtable, type Misbehaviour, startFakeAirtable } from '../../../tests/support/fake-airtable.ts';
import { JOIN_COLUMNS, submission } from '../../../tests/support/lead-form.ts';
import type { Delivery, Lead } from '../types.ts';
import { type AirtableOptions, createAirtableClient } from './client.ts';
import { createAirtableStore } from './store.ts';

const TABLE = 'Members to be';

let fake: FakeAirtable;

beforeEach(async () => {
  fake = await startFakeAirtable({ tables: { [TABLE]: JOIN_COLUMNS } });
});

afterEach(() => fake.close());

function storeAt(options: Partial<AirtableOptions> = {}, isTaken: (id: string) => boolean = () => false) {
  const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 200, ...options });
  return createAirtableStore(client, (_, id) => isTaken(id));
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

const stored = () => fake.records(TABLE).map(({ fields }) => fields['Full Name']);
const kinds = (deliveries: readonly Delivery[]) => deliveries.map(({ kind }) => kind);
const causes = (deliveries: readonly Delivery[]) => deliveries.map((delivery) => 'cause' in delivery && delivery.cause);

describe('delivering', () => {
  test('leads are created in one request, exactly as the service wants it', async () => {
    const leads = [lead('Ann', { Team: 'red' }), lead('Bea')];
    const deliveries = await storeAt({ endpoint: `${fake.url}/` }).deliver(TABLE, leads);
    expect(deliveries).toEqual(fake.records(TABLE).map(({ id }) => ({ kind: 'delivered', storeId: id })));
    expect(fake.requests).toMatchObject([
      {
        method: 'POST',
        url: `/v0/${fake.base}/Members%20to%20be`,
        body: {
          records: [
            { fields: { 'Full Name': 'Ann', 'E-Mail': 'Ann@example.com', Team: 'red', Status: 'New' } },
            { fields: { 'Full Name': 'Bea', 'E-Mail': 'Bea@example.com', Status: 'New' } },
          ],
        },
      },
    ]);
    // No option is made up, and an empty choice is left out.
    expect(fake.requests[0]?.body).not.toHaveProperty('typecast');
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
    expect(await storeAt({ unit }).deliver(TABLE, [lead('Ann')])).toEqual([delivery]);
  });

  test('where nobody listens, the store certainly has not taken it', async () => {
    const port = await freePort();
    const deliveries = await storeAt({ endpoint: `http://127.0.0.1:${port}` }).deliver(TABLE, [lead('Ann')]);
    expect(deliveries).toEqual([{ kind: 'later', cause: 'ECONNREFUSED' }]);
  });

  test('one lead that the service refuses holds back no other', async () => {
    const leads = [lead('Ann'), lead('Bea', { Team: 'green' }), lead('Cleo')];
    expect(kinds(await storeAt().deliver(TABLE, leads))).toEqual(['delivered', 'refused', 'delivered']);
    expect(stored()).toEqual(['Ann', 'Cleo']);
  });

  test('what concerns all leads is asked once', async () => {
    for (const status of [401, 403, 404, 500] as const) {
      fake.misbehave = () => status;
      await storeAt().deliver(TABLE, [lead('Ann'), lead('Bea')]);
    }
    expect(fake.requests).toHaveLength(4);
  });

  test('when trouble begins in the middle of single requests, the rest waits', async () => {
    fake.misbehave = () => (fake.requests.length === 3 ? 500 : undefined);
    const leads = ['Ann', 'Bea', 'Cleo', 'Dora'].map((name) => lead(name, name === 'Dora' ? { Team: 'green' } : {}));
    expect(kinds(await storeAt().deliver(TABLE, leads))).toEqual(['delivered', 'unsure', 'later', 'later']);
    expect(fake.requests).toHaveLength(3);
  });

  test('a cause names the column and nothing that a visitor wrote', async () => {
    const secret = 'my secret';
    const deliveries = [
      ...(await storeAt().deliver(TABLE, [lead(secret, { Nickname: secret })])),
      ...(await storeAt().deliver(TABLE, [lead(secret, { Team: secret })])),
    ];
    expect(causes(deliveries)).toEqual(['422 UNKNOWN_FIELD_NAME: "Nickname"', '422 INVALID_MULTIPLE_CHOICE_OPTIONS']);
  });
});

describe('looking for a lead whose answer was lost', () => {
  test('the record is found by its values, with quotation marks, line breaks and all', async () => {
    const awkward = lead("O'Hara \\ {Team}='x'", { 'E-Mail': 'two\nlines', Team: 'red' });
    fake.misbehave = () => 'hang up after storing';
    await storeAt().deliver(TABLE, [lead('Ann'), awkward]);
    fake.misbehave = () => undefined;
    const storeId = fake.records(TABLE)[1]?.id;
    expect(await storeAt().find?.(TABLE, [awkward, lead('Bea')])).toEqual([{ kind: 'delivered', storeId }, 'absent']);
  });

  test('of two leads with the same words, each finds a record of its own, and none finds that of another', async () => {
    const same = [lead('Ann'), lead('Ann'), lead('Ann')];
    await storeAt().deliver(TABLE, same);
    const [first, second, third] = fake.records(TABLE).map(({ id }) => ({ kind: 'delivered', storeId: id }));
    const store = storeAt({}, (id) => id === first?.storeId);
    expect(await store.find?.(TABLE, same)).toEqual([second, third, 'absent']);
  });

  test('a record from before the lead arrived is another one', async () => {
    await storeAt().deliver(TABLE, [lead('Ann')]);
    const later = { ...lead('Ann'), receivedAt: new Date(NOW + 60 * 60_000).toISOString() };
    expect(await storeAt().find?.(TABLE, [later])).toEqual(['absent']);
  });

  test('a key without the right to read asks once, and the leads are sent again', async () => {
    fake.misbehave = () => 403;
    const found = await storeAt().find?.(TABLE, [lead('Ann'), lead('Bea')]);
    expect([found?.[0], found?.[1], fake.requests.length]).toEqual([undefined, undefined, 1]);
  });

  test.each<Misbehaviour>([429, 500, 'hang up', 'half an answer'])(
    'a store that answers %s cannot say yet',
    async (fault) => {
      fake.misbehave = () => fault;
      expect(await storeAt().find?.(TABLE, [lead('Ann')])).toMatchObject([{ kind: 'later' }]);
    },
  );
});

describe('taking turns', () => {
  test('requests are a quarter of a unit apart, also those that look something up', async () => {
    const { store, sent } = storeWithClock();
    await store.deliver(TABLE, [lead('Ann')]);
    await store.find?.(TABLE, [lead('Bea'), lead('Cleo')]);
    expect(sent).toEqual([0, 250, 500]);
  });

  test('after a 429 no request is made for 30 units, whoever asks', async () => {
    let answer: 429 | undefined = 429;
    const { store, sent, pass } = storeWithClock(() => answer);
    await store.deliver(TABLE, [lead('Ann')]);
    answer = undefined;
    expect(await store.find?.(TABLE, [lead('Ann')])).toMatchObject([{ kind: 'later', pause: 30 }]);
    expect(kinds(await store.deliver(TABLE, [lead('Ann')]))).toEqual(['later']);
    pass(30_000);
    expect(kinds(await store.deliver(TABLE, [lead('Ann')]))).toEqual(['delivered']);
    expect(sent).toHaveLength(2);
  });

  function storeWithClock(answer: () => Misbehaviour | undefined = () => undefined) {
    const start = Date.now();
    let clock = start;
    const pass = (ms: number) => {
      clock += ms;
    };
    const sent: number[] = [];
    fake.misbehave = () => {
      sent.push(clock - start);
      return answer();
    };
    const store = storeAt({ unit: 1000, uptime: () => clock, wait: async (ms) => pass(ms) });
    return { store, sent, pass };
  }
});

/** A port on which nobody listens, because whoever did has just left. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
