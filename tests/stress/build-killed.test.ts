import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restore } from '../../src/output/lock.ts';
import { type Clone, cloneOf, type Oddity } from '../support/clone.ts';
import { hashTree } from '../support/hash-tree.ts';
import { isLong, report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

const build = (address: string) => ['build', '--base-url', `https://${address}.example`];

/** What the output folder holds, or, if a build died between its two renames, what the next command puts there. */
function siteNow({ out }: Clone): string {
  if (!existsSync(out)) restore(out);
  return hashTree(out);
}

describe(isLong ? 'our website' : 'a website', () => {
  let clone: Clone;
  beforeAll(() => {
    clone = cloneOf(isLong ? 'website' : 'mini-site');
  });
  afterAll(() => clone.remove());

  const KILLS = times(5, 200);
  test(`is whole, old or new, after a build was killed at any of ${KILLS} moments`, {
    timeout: KILLS * 20_000,
  }, async () => {
    const random = seededRandom(SEED);
    const addresses = ['one', 'two'] as const;
    const hashes = new Map<string, string>();
    let duration = 0;
    for (const address of addresses) {
      const started = performance.now();
      expect((await clone.run(build(address))).code).toBe(0);
      duration = performance.now() - started;
      hashes.set(hashTree(clone.out), address);
    }
    const ended = { killed: 0, replaced: 0, finished: 0 };
    for (let round = 0; round < KILLS; round += 1) {
      const before = siteNow(clone);
      // Now and then, the caches are being written, too, when the end comes.
      if (isLong && round % 8 === 0) rmSync(clone.cache, { recursive: true, force: true });
      // Bundling the command line takes longer than a build, so all rounds after that would end before their build begins.
      if (isLong && round % 8 === 1) expect((await clone.run(['--version'])).code).toBe(0);
      const child = clone.start(build(addresses[round % 2] ?? ''));
      const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
      const moment = duration * ((round + random.next()) / KILLS) * (isLong && round % 8 === 0 ? 3 : 1.1);
      await wait(moment);
      child.kill('SIGKILL');
      const isFinished = (await closed) === 0;
      ended[isFinished ? 'finished' : 'killed'] += 1;
      // How long a build takes depends on what else the machine does, and on what the last one has left.
      duration *= isFinished ? 0.95 : 1.02;
      const after = siteNow(clone);
      expect([...hashes.keys()], `round ${round}, after ${Math.round(moment)} ms, seed ${SEED}`).toContain(after);
      if (after !== before) ended.replaced += 1;
    }
    expect(ended.killed).toBeGreaterThan(KILLS / 4);
    if (isLong) expect(ended.replaced).toBeGreaterThan(0);
    for (const [hash, address] of hashes) {
      expect((await clone.run(build(address))).code).toBe(0);
      expect(hashTree(clone.out)).toBe(hash);
    }
    expect(clone.leftovers()).toEqual([]);
    report('builds killed at random moments', { kills: KILLS, ...ended });
  });
});

describe('the small website', () => {
  let clone: Clone;
  let good: string;
  beforeAll(async () => {
    clone = cloneOf('mini-site');
    await clone.run(build('one'));
    good = hashTree(clone.out);
  });
  afterAll(() => clone.remove());

  const path = (file: string) => join(clone.folder, 'data', file);
  const run = async (args: readonly string[], odd: Oddity = {}) => (await clone.run(args, { odd })).code;

  interface Sweep {
    /** Makes the folder as it shall be before the command. */
    readonly prepare: () => void;
    /** The short form tries so many changes: the first and the last. */
    readonly atMost: number;
    readonly judge: (change: string) => Promise<void>;
  }

  /** What a command writes takes no hour; drafts that are older are not written any more. */
  function letAnHourPass() {
    const names = readdirSync(path('.'), { recursive: true, encoding: 'utf8' });
    for (const draft of names.filter((name) => name.endsWith('.nebel'))) utimesSync(path(draft), 0, 0);
  }

  /** Lets a command die in the middle of every change that it makes to the disk, one after the other. */
  async function killInEveryChange(args: readonly string[], { prepare, atMost, judge }: Sweep) {
    // The first run also changes what it keeps for the next start.
    prepare();
    expect(await run(args)).toBe(0);
    prepare();
    const counts = { within: clone.folder, file: join(clone.folder, '../count') };
    expect(await run(args, { counts })).toBe(0);
    const changes = Number(readFileSync(counts.file, 'utf8'));
    expect(changes).toBeGreaterThan(2);
    const all = Array.from({ length: changes }, (_, index) => index + 1);
    const tried = all.filter((at) => isLong || at === 1 || at > changes - (atMost - 1));
    for (const at of tried) {
      prepare();
      expect(await run(args, { dies: { at, within: clone.folder } }), `change ${at}`).toBeNull();
      letAnHourPass();
      await judge(`change ${at} of ${changes}`);
      expect(clone.leftovers(), `change ${at} of ${changes}`).toEqual([]);
    }
    report(`${args[0]}, killed in a change of the disk`, { changes, tried: tried.length });
  }

  test('is whole, old or new, when a build dies in any change of the disk, and the next one clears up', {
    timeout: 900_000,
  }, async () => {
    expect(await run(build('two'))).toBe(0);
    const fresh = hashTree(clone.out);
    const ledger = path('addresses.yaml');
    const addresses = readFileSync(ledger, 'utf8');
    expect(await run(build('one'))).toBe(0);
    await killInEveryChange(build('two'), {
      atMost: 2,
      prepare() {
        // Without the list of addresses, it is written, too.
        rmSync(ledger, { force: true });
        if (isLong) rmSync(clone.cache, { recursive: true, force: true });
      },
      async judge(change) {
        expect([good, fresh], change).toContain(siteNow(clone));
        if (existsSync(ledger)) expect(readFileSync(ledger, 'utf8'), change).toBe(addresses);
        expect(await run(build('one'))).toBe(0);
        expect(hashTree(clone.out), change).toBe(good);
        expect(readFileSync(ledger, 'utf8')).toBe(addresses);
      },
    });
  });

  test('keeps a file of its editors whole when a correction or a new file dies in the middle', {
    timeout: 300_000,
  }, async () => {
    const red = path('teams/red.yaml');
    const before = readFileSync(red, 'utf8').replace(/^lead: .*$/m, 'lead: Red - never lost.');
    const after = before.replace('Red - never', 'Red – never');
    const fix = ['validate', '--fix'];
    await killInEveryChange(fix, {
      atMost: 2,
      prepare: () => writeFileSync(red, before),
      async judge(change) {
        expect([before, after], change).toContain(readFileSync(red, 'utf8'));
        expect(await run(fix)).toBe(0);
        expect(readFileSync(red, 'utf8'), change).toBe(after);
      },
    });

    const gold = path('teams/gold.yaml');
    const create = ['new', 'team', 'gold', '--yes'];
    expect(await run(create)).toBe(0);
    const text = readFileSync(gold, 'utf8');
    await killInEveryChange(create, {
      atMost: 2,
      prepare: () => rmSync(gold),
      async judge(change) {
        if (existsSync(gold)) expect(readFileSync(gold, 'utf8'), change).toBe(text);
        // Where it exists already, it is not made a second time.
        await run(create);
        expect(readFileSync(gold, 'utf8'), change).toBe(text);
      },
    });
  });
});
