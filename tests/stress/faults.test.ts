import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDispatcher } from '../../src/relay/deliver/dispatcher.ts';
import { openStore, storeDeliverer } from '../../src/relay/deliver/store.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { type FakeAirtable, type Misbehaviour, startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { seededRandom } from '../support/random.ts';

const ROUNDS = 10;
const INQUIRIES = 300;
const UNIT = 4;

/** Every deck has each of these once, and as many regular answers. */
const FAULTS: readonly Misbehaviour[] = [
  401,
  404,
  422,
  429,
  500,
  502,
  'hang up',
  'hang up after storing',
  'half an answer',
  'silence',
];

const seed = Number(process.env.NEBEL_SEED ?? Math.floor(Math.random() * 2 ** 32));
const random = seededRandom(seed);

let store: FakeAirtable;

beforeEach(async () => {
  store = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
});

afterEach(() => store.close());

const environment = () => ({
  NEBEL_RETRY_MS: String(UNIT),
  AIRTABLE_API_KEY: store.key,
  AIRTABLE_BASE_ID: store.base,
  AIRTABLE_ENDPOINT_URL: store.url,
});

/** Returns a function that deals faults in random order, each as often as any other. */
function shuffledFaults(): () => Misbehaviour | undefined {
  let deck: (Misbehaviour | undefined)[] = [];
  return () => {
    if (deck.length === 0) deck = random.shuffled([...FAULTS, ...FAULTS.map(() => undefined)]);
    return deck.pop();
  };
}

interface RoundHooks {
  readonly onRequest: () => Misbehaviour | undefined;
  readonly onAccepted: (name: string, id: string) => void;
}

/** Sends an inquiry as a browser does. Returns its id, or undefined if no answer came. */
async function post(port: number, name: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${JOIN.action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, mail: mailOf(name), submissionId: idOf(name) }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  } catch (error) {
    // The relay was killed before its answer arrived. The browser will retry.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const idOf = (name: string) => `of-${name.replace(' ', '-')}`;
const mailOf = (name: string) => `${idOf(name)}@example.com`;

/** Starts a relay, sends it the names at once, and kills it at a random answer or request to the store. */
async function runUntilKilled(
  file: string,
  names: readonly string[],
  { onRequest, onAccepted }: RoundHooks,
): Promise<void> {
  const worker = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../support/lead-worker.ts'), file],
    {
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  onTestFinished(() => void worker.kill());
  const ended = once(worker, 'exit');
  // Three rounds in ten are killed while submissions come in, the others while leads are delivered.
  const killAtAnswer = random.next() < 0.3 ? random.upTo(names.length) : undefined;
  const killAtRequest = killAtAnswer === undefined ? random.upTo(20) : undefined;
  const afterAnswer = random.next() < 0.5;
  let [answers, requests] = [0, 0];

  store.misbehave = () => {
    requests += 1;
    // The fake store answers within this turn of the event loop: a kill in the next turn comes after the answer.
    if (requests === killAtRequest) afterAnswer ? setImmediate(() => kill(worker)) : kill(worker);
    return onRequest();
  };
  let isIdle = false;
  // Once the relay is idle, the request at which to kill it will not come any more.
  const killIfDue = () => {
    if (answers === killAtAnswer || (isIdle && answers === names.length)) kill(worker);
  };
  worker.on('message', (message: 'idle' | number) => {
    if (message === 'idle') {
      isIdle = true;
      killIfDue();
      return;
    }
    for (const name of names) {
      void post(message, name).then((id) => {
        if (id === undefined) return;
        answers += 1;
        onAccepted(name, id);
        killIfDue();
      });
    }
  });
  const [code, signal] = (await ended) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
}

const kill = (worker: ChildProcess) => worker.kill('SIGKILL');

test(`${INQUIRIES} inquiries arrive although the relay is killed and the store fails: none is lost, none is duplicated without a remark (NEBEL_SEED=${seed})`, async () => {
  const file = join(temporaryFolder(), 'leads/journal.db');
  const accepted = new Map<string, string>();
  const seen = new Set<Misbehaviour | undefined>();
  const nextFault = shuffledFaults();
  const names = Array.from({ length: INQUIRIES }, (_, index) => `Person ${index + 1}`);

  for (let round = 1; round <= ROUNDS; round += 1) {
    const due = names.slice(0, (round * INQUIRIES) / ROUNDS);
    const unanswered = due.filter((name) => !accepted.has(name));
    // Some visitors send theirs again although they have their answer.
    const repeated = random.shuffled([...accepted.keys()]).slice(0, 5);
    await runUntilKilled(file, [...unanswered, ...repeated], {
      onRequest: () => {
        const fault = nextFault();
        seen.add(fault);
        return fault;
      },
      onAccepted: (name, id) => {
        expect(accepted.get(name) ?? id, 'a retry gets the id of the first attempt').toBe(id);
        accepted.set(name, id);
      },
    });
  }

  store.misbehave = () => undefined;
  const journal = openJournal(file);
  for (const name of names.filter((one) => !accepted.has(one))) {
    // An inquiry that was recorded before a kill is the lead, although it was never confirmed.
    const known = journal.list().find(({ fields }) => fields['Full Name'] === name);
    accepted.set(name, known?.id ?? journal.receive(submission(name, Date.now()), Date.now()).id);
  }
  journal.replay({ states: ['received'] }, Date.now());
  const deliverer = storeDeliverer(openStore(journal, environment(), UNIT), journal);
  await createDispatcher({ journal, deliverer, unit: UNIT }).drain();
  const leads = journal.list();
  journal.close();

  expect(seen).toEqual(new Set([undefined, ...FAULTS]));
  expect(leads.map(({ id }) => id).sort()).toEqual([...accepted.values()].sort());
  expect(new Set(leads.map(({ state }) => state))).toEqual(new Set(['delivered']));

  const recordsOf = (name: string) =>
    store.records(JOIN.table).filter(({ fields }) => fields['Full Name'] === name).length;
  expect(names.filter((name) => recordsOf(name) === 0)).toEqual([]);
  const duplicated = leads.filter(({ fields }) => recordsOf(fields['Full Name'] as string) > 1);
  expect(duplicated.filter(({ remarks }) => !remarks.includes('maybe-twice'))).toEqual([]);
});
