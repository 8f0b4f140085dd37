import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { restore } from '../../src/base/disk/lock.ts';
import { type Clone, cloneOf, type Oddity } from '../support/clone.ts';
import { hashTree } from '../support/hash-tree.ts';
import { isLong, report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

const build = (address: string) => ['build', '--base-url', `https://${address}.example`];

/** Returns the hash of the site. If a build died between its two renames, first restores it like the next command. */
function siteHash({ out }: Clone): string {
  if (!existsSync(out)) restore(out);
  return hashTree(out);
}

describe(isLong ? 'our website' : 'a website', () => {
  let clone: Clone;
  beforeAll(() => {
    clone = cloneOf(isLong ? 'website' : 'mini-site');
  });

  const KILLS = times(5, 200);
  test(`is complete, old or new, after a build was killed at any of ${KILLS} points in time`, {
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
      const before = siteHash(clone);
      // In some rounds, the caches are being written too when the build is killed.
      if (isLong && round % 8 === 0) rmSync(clone.cache, { recursive: true, force: true });
      // Bundles the command line again. That takes longer than a build, so the next kills would all come before their build.
      if (isLong && round % 8 === 1) expect((await clone.run(['--version'])).code).toBe(0);
      const child = clone.start(build(addresses[round % 2] ?? ''));
      const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
      const delay = duration * ((round + random.next()) / KILLS) * (isLong && round % 8 === 0 ? 3 : 1.1);
      await wait(delay);
      child.kill('SIGKILL');
      const isFinished = (await closed) === 0;
      ended[isFinished ? 'finished' : 'killed'] += 1;
      // Adapts to the load of the machine and to what the last build has left.
      duration *= isFinished ? 0.95 : 1.02;
      const after = siteHash(clone);
      expect([...hashes.keys()], `round ${round}, after ${Math.round(delay)} ms, seed ${SEED}`).toContain(after);
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

describe('the mini site', () => {
  let clone: Clone;
  let good: string;
  beforeAll(async () => {
    clone = cloneOf('mini-site');
    await clone.run(build('one'));
    good = hashTree(clone.out);
  });

  const path = (file: string) => join(clone.folder, 'data', file);
  const run = async (args: readonly string[], odd: Oddity = {}) => (await clone.run(args, { odd })).code;

  interface Sweep {
    /** Sets up the folder before each run of the command. */
    readonly prepare: () => void;
    /** Number of changes that the short form tries: the first one and the last ones. */
    readonly atMost: number;
    readonly check: (change: string) => Promise<void>;
  }

  /** Sets the times of drafts far back: only those older than an hour count as abandoned. */
  function ageDrafts() {
    const names = readdirSync(path('.'), { recursive: true, encoding: 'utf8' });
    for (const draft of names.filter((name) => name.endsWith('.nebel'))) utimesSync(path(draft), 0, 0);
  }

  /** Runs a command once for each of its changes to the disk, and kills it in the middle of that change. */
  async function killInEveryChange(args: readonly string[], { prepare, atMost, check }: Sweep) {
    // The first run is not counted, because it also writes caches for the next start.
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
      ageDrafts();
      await check(`change ${at} of ${changes}`);
      expect(clone.leftovers(), `change ${at} of ${changes}`).toEqual([]);
    }
    report(`${args[0]}, killed in a change of the disk`, { changes, tried: tried.length });
  }

  test('is complete, old or new, when a build is killed in any change to the disk, and the next one cleans up', {
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
        // If the list of addresses is missing, the build writes it too.
        rmSync(ledger, { force: true });
        if (isLong) rmSync(clone.cache, { recursive: true, force: true });
      },
      async check(change) {
        expect([good, fresh], change).toContain(siteHash(clone));
        if (existsSync(ledger)) expect(readFileSync(ledger, 'utf8'), change).toBe(addresses);
        expect(await run(build('one'))).toBe(0);
        expect(hashTree(clone.out), change).toBe(good);
        expect(readFileSync(ledger, 'utf8')).toBe(addresses);
      },
    });
  });

  test('keeps its content files complete when a fix or a new file is killed in the middle', {
    timeout: 300_000,
  }, async () => {
    const red = path('teams/red.yaml');
    const before = readFileSync(red, 'utf8').replace(/^lead: .*$/m, 'lead: Red - never lost.');
    const after = before.replace('Red - never', 'Red – never');
    const fix = ['validate', '--fix'];
    await killInEveryChange(fix, {
      atMost: 2,
      prepare: () => writeFileSync(red, before),
      async check(change) {
        expect([before, after], change).toContain(readFileSync(red, 'utf8'));
        expect(await run(fix)).toBe(0);
        expect(readFileSync(red, 'utf8'), change).toBe(after);
      },
    });

    const gold = path('teams/gold.yaml');
    const create = ['new', 'team', 'gold'];
    expect(await run(create)).toBe(0);
    const text = readFileSync(gold, 'utf8');
    await killInEveryChange(create, {
      atMost: 2,
      prepare: () => rmSync(gold),
      async check(change) {
        if (existsSync(gold)) expect(readFileSync(gold, 'utf8'), change).toBe(text);
        // Fails if the file exists already.
        await run(create);
        expect(readFileSync(gold, 'utf8'), change).toBe(text);
      },
    });
  });
});
