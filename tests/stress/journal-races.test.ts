import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

/** How long it goes on at least, and until how much of everything has happened. */
const SECONDS = times(2, 600);
const ENOUGH = { received: 20, reads: 5, kills: 4 };

/** Number of processes that open the journal, list it, back it up or export it, and close it. */
const READERS = 3;

/** The longest time between two kills, in milliseconds. */
const KILL_WITHIN = times(1500, 8000);

test(`while one process writes and ${READERS} open, read, back up and close, and all are killed now and then, nothing is forgotten or done twice`, {
  timeout: (SECONDS + 120) * 1000,
}, async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const [received, settled] = [new Set<string>(), new Set<string>()];
  const twice: string[] = [];
  const heard = { reads: 0, kills: 0 };
  const complaints: string[] = [];
  let isOver = false;

  /** Workers that have done something since they were started. */
  const busy = new Set<string>();

  function hear(name: string, line: string): void {
    busy.add(name);
    const [what, id = ''] = line.split(' ');
    if (what === 'received') received.add(id);
    if (what === 'settled') settled.add(id);
    if (what === 'claimed' && settled.has(id)) twice.push(id);
    if (what === 'listed') heard.reads += 1;
  }

  const running = new Map<string, ChildProcess>();
  onTestFinished(() => {
    isOver = true;
    for (const worker of running.values()) worker.kill('SIGKILL');
  });

  /** Runs a worker, and the next one as soon as that was killed. */
  async function keepRunning(name: string, role: 'write' | 'read'): Promise<void> {
    while (!isOver) {
      const script = join(import.meta.dirname, '../support/journal-worker.ts');
      const worker = spawn(process.execPath, ['--import', 'tsx', script, role, file], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.set(name, worker);
      createInterface(worker.stdout).on('line', (line) => hear(name, line));
      worker.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
      const [, signal] = (await once(worker, 'close')) as [number | null, string | null];
      if (signal !== 'SIGKILL') return;
    }
  }

  const workers = [keepRunning('writer', 'write')];
  for (let n = 0; n < READERS; n += 1) workers.push(keepRunning(`reader ${n}`, 'read'));
  const random = seededRandom(SEED);
  const end = performance.now() + SECONDS * 1000;
  const isEnough = () => received.size >= ENOUGH.received && heard.reads >= ENOUGH.reads && heard.kills >= ENOUGH.kills;
  while (performance.now() < end || !isEnough()) {
    await sleep(random.next() * KILL_WITHIN);
    expect(complaints).toEqual([]);
    const names = [...busy];
    const name = names[random.upTo(names.length) - 1];
    if (name === undefined) continue;
    busy.delete(name);
    if (running.get(name)?.kill('SIGKILL')) heard.kills += 1;
  }
  isOver = true;
  for (const worker of running.values()) worker.kill('SIGKILL');
  await Promise.all(workers);

  const journal = openJournal(file);
  onTestFinished(() => journal.close());
  const states = new Map(journal.list().map(({ id, state }) => [id, state]));
  const forgotten = [...received].filter((id) => !states.has(id));
  const undone = [...settled].filter((id) => states.get(id) !== 'delivered');
  report('relay: races for the journal', {
    seconds: SECONDS,
    received: received.size,
    settled: settled.size,
    'lists read': heard.reads,
    kills: heard.kills,
    forgotten: forgotten.length,
    'settled but forgotten': undone.length,
    'sent twice': new Set(twice).size,
  });
  expect(complaints).toEqual([]);
  expect([forgotten, undone, [...new Set(twice)]]).toEqual([[], [], []]);
});
