import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createAirtableClient } from '../../src/relay/airtable/client.ts';
import { createColumnLookup } from '../../src/relay/airtable/schema.ts';
import { createAirtableStore } from '../../src/relay/airtable/store.ts';
import { createDispatcher } from '../../src/relay/deliver/dispatcher.ts';
import { storeDeliverer } from '../../src/relay/deliver/store.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import type { Lead } from '../../src/relay/types.ts';
import { type FakeAirtable, type Misbehaviour, startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';

// Covers every response that airtable.com/developers/web/api/errors lists, and the failures of networks.

const NAMES = ['Ada', 'Bea', 'Cleo'];

/**
 * - `waits`: is retried automatically · `looks`: is retried after a lookup, because the store may already have it
 * - `barred`: is retried automatically, but rarely, until someone has fixed the cause
 */
type Outcome = 'delivered' | 'waits' | 'looks' | 'barred';

const ANSWERS: readonly [string, Misbehaviour | undefined, Outcome, string?][] = [
  ['200', undefined, 'delivered'],
  ['200 after some time', 'slow', 'delivered'],
  ['200 with half an answer', 'half an answer', 'looks', '200 with an answer that cannot be read'],
  ['200 with a page in place of JSON', 'no json', 'looks', '200 with an answer that cannot be read'],
  ['a redirect', 'redirect', 'barred', '302'],
  ['400 Bad Request', 400, 'barred', '400 INVALID_REQUEST_BODY'],
  ['401 Unauthorized', 401, 'barred', '401 AUTHENTICATION_REQUIRED: Authentication required'],
  ['402 Payment Required', 402, 'barred', '402 PAYMENT_REQUIRED: The account has reached its limit'],
  ['403 Forbidden', 403, 'barred', '403 INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND'],
  ['404 Not Found', 404, 'barred', '404 NOT_FOUND'],
  ['413 Request Entity Too Large', 413, 'barred', '413 REQUEST_TOO_LARGE'],
  ['422 Invalid Request', 422, 'barred', '422 INVALID_REQUEST_UNKNOWN'],
  ['429 Too Many Requests', 429, 'looks', '429 RATE_LIMIT_REACHED'],
  ['429 with Retry-After in seconds', { status: 429, retryAfter: 45 }, 'looks', '429 RATE_LIMIT_REACHED'],
  ['429 with Retry-After as a date', { status: 429, retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'looks', '429'],
  ['500 Internal Server Error', 500, 'looks', '500 SERVER_ERROR'],
  ['502 Bad Gateway', 502, 'looks', '502 BAD_GATEWAY'],
  ['503 Service Unavailable', 503, 'looks', '503 SERVICE_UNAVAILABLE'],
  ['503 with Retry-After', { status: 503, retryAfter: 40 }, 'looks', '503 SERVICE_UNAVAILABLE'],
  ['504 Gateway Timeout', 504, 'looks', '504 GATEWAY_TIMEOUT'],
  ['408 after storing', { storing: 408 }, 'looks', '408'],
  ['429 after storing', { storing: 429 }, 'looks', '429'],
  ['500 after storing', { storing: 500 }, 'looks', '500'],
  ['503 after storing', { storing: 503 }, 'looks', '503'],
  ['520 after storing', { storing: 520 }, 'looks', '520'],
  ['524 after storing', { storing: 524 }, 'looks', '524'],
  ['no response before the timeout', 'silence', 'looks', 'TimeoutError'],
  ['a connection that ends before storing', 'hang up', 'looks', 'UND_ERR_SOCKET'],
  ['a connection that ends after storing', 'hang up after storing', 'looks', 'UND_ERR_SOCKET'],
];

let fake: FakeAirtable;

beforeEach(async () => {
  fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
});

afterEach(() => fake.close());

/** Sets up a journal and a store at the service, with a clock that jumps ahead instead of waiting. */
function setUpStore(unit = 1000) {
  const journal = openJournal(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => journal.close());
  let clock = Date.now();
  const now = () => Math.round(clock);
  for (const name of NAMES) journal.receive(submission(name, now()), now());
  const client = createAirtableClient({
    endpoint: fake.url,
    base: fake.base,
    key: fake.key,
    unit,
    uptime: () => clock,
    wait: async (ms) => {
      clock += ms;
    },
  });
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      // The lease is extended every twenty units while a response is pending. The response ends this.
      if (ms === 20 * unit) return;
      clock += ms;
      resolve();
    });
  return {
    journal,
    store: createAirtableStore(client, {
      isTaken: journal.isTaken,
      columns: createColumnLookup(client, unit, () => clock),
    }),
    clocks: { unit, now, uptime: () => clock, wait },
  };
}

function outcomeOf({ state, unanswered, barred }: Lead): Outcome {
  if (state === 'delivered') return 'delivered';
  if (barred) return 'barred';
  return unanswered ? 'looks' : 'waits';
}

describe('whatever the hosted service answers, nothing is lost and nothing duplicated:', () => {
  test.each(ANSWERS)('%s', async (_, misbehaviour, outcome, cause) => {
    const { journal, store, clocks } = setUpStore(misbehaviour === 'silence' ? 10 : 1000);
    let isFixed = false;
    // The request for the columns is not a delivery, so it succeeds.
    fake.misbehave = ({ url }) => (isFixed || url.startsWith('/v0/meta') ? undefined : misbehaviour);
    const first: Lead[] = [];
    const dispatcher = createDispatcher({
      journal,
      deliverer: storeDeliverer(store, journal),
      ...clocks,
      onSettled: ({ id }) => {
        if (first.length < NAMES.length) first.push(journal.get(id) as Lead);
        isFixed = first.length === NAMES.length;
      },
    });
    // The service works again after the third answer.
    await dispatcher.drain();
    expect(first.map(outcomeOf)).toEqual(NAMES.map(() => outcome));
    if (cause !== undefined) for (const lead of first) expect(lead.cause).toContain(cause);
    expect(fake.requests.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);

    expect(journal.list().map(({ state }) => state)).toEqual(NAMES.map(() => 'delivered'));
    const names = fake.records(JOIN.table).map(({ fields }) => fields['Full Name']);
    expect(names.sort()).toEqual(NAMES);
    // If a lookup finds nothing, but the service may still be storing the record, the owner is told to check.
    const remarks = new Set(journal.list().flatMap((lead) => lead.remarks));
    const mayStillArrive = misbehaviour === 502 || misbehaviour === 504 || misbehaviour === 'hang up';
    expect(remarks).toEqual(new Set(mayStillArrive ? ['maybe-twice'] : []));
  });

  test('after a 429, the service is left alone for as long as it demands', async () => {
    const { journal, store } = setUpStore();
    fake.misbehave = () => 429;
    expect(await store.deliver(journal.claim('store', Date.now(), 60_000) as Lead)).toMatchObject({ pause: 30 });
  });

  test('once a plan has used up its requests of the month, an inquiry waits for the next one and is not called a duplicate', async () => {
    const { journal, store, clocks } = setUpStore();
    const dispatcher = createDispatcher({ journal, deliverer: storeDeliverer(store, journal), ...clocks });
    for (let hour = 0; hour < 12; hour += 1) {
      fake.misbehave = () => (hour < 10 ? 429 : undefined);
      await dispatcher.drain();
      await clocks.wait(60 * 60_000, new AbortController().signal);
    }
    expect(journal.list().map(({ state, remarks }) => [state, remarks])).toEqual(NAMES.map(() => ['delivered', []]));
  });

  test.each(ANSWERS)(
    '%s, with a column for the ID: no record is duplicated, and none has to be checked',
    async (_, misbehaviour) => {
      await fake.close();
      const columns = [...JOIN_COLUMNS, { name: 'Kennung', type: 'singleLineText' } as const];
      fake = await startFakeAirtable({ tables: { [JOIN.table]: columns } });
      const { journal, store, clocks } = setUpStore(misbehaviour === 'silence' ? 10 : 1000);
      let sent = 0;
      // Only the first delivery is affected.
      fake.misbehave = ({ method }) => {
        if (method === 'PATCH') sent += 1;
        return method === 'PATCH' && sent === 1 ? misbehaviour : undefined;
      };
      const dispatcher = createDispatcher({ journal, deliverer: storeDeliverer(store, journal), ...clocks });
      await dispatcher.drain();
      const records = fake.records(JOIN.table);
      expect(records.map(({ fields }) => fields['Full Name']).sort()).toEqual(NAMES);
      for (const { id, storeId, remarks } of journal.list()) {
        const own = records.find(({ fields }) => fields.Kennung === id);
        expect([storeId, remarks]).toEqual([own?.id, []]);
      }
    },
  );
});
