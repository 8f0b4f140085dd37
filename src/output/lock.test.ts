import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { type Lock, lockOf, OutputError, takeLock } from './lock.ts';
import { type Mark, newNameBeside } from './work-folder.ts';

const SHORT = { working: 150, silent: 400 };

const outputIn = (folder: string) => join(folder, 'dist');
const take = (out: string) => takeLock(out, newNameBeside(out), SHORT);

/** A lock as another process has it. */
async function heldElsewhere(changes: Partial<Mark>): Promise<{ readonly out: string; readonly lock: Lock }> {
  const out = outputIn(temporaryFolder());
  const lock = await take(out);
  for (const path of [lockOf(out), join(lock.folder, 'nebel-owner.json')])
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changes }));
  return { out, lock };
}

const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of an output folder', () => {
  test('has one holder at a time, and leaves nothing when it is given back', async () => {
    const out = outputIn(temporaryFolder());
    let inside = 0;
    const work = async () => {
      const lock = await takeLock(out);
      inside += 1;
      expect([inside, lock.isHeld()]).toEqual([1, true]);
      await wait(5);
      inside -= 1;
      lock.release();
      expect(lock.isHeld()).toBe(false);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(readdirSync(dirname(out))).toEqual([]);
  });

  test('says from its first moment whose it is, so that it can be taken over if its process dies then', async () => {
    const out = outputIn(temporaryFolder());
    const lock = await take(out);
    // A second name of a file that is written already.
    expect(statSync(lockOf(out)).ino).toBe(statSync(join(lock.folder, 'nebel-owner.json')).ino);
    lock.release();
  });

  test('is awaited, and then it is said who has it and since when', async () => {
    const out = outputIn(temporaryFolder());
    const lock = await takeLock(out);
    const error = await take(out).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(OutputError);
    expect(error).toMatchObject({ kind: 'busy', path: out, holder: { pid: process.pid } });
    expect(lock.isHeld()).toBe(true);
    lock.release();
    (await take(out)).release();
  });

  test.each<[string, () => Partial<Mark>]>([
    ['a process that has ended', () => ({ pid: deadProcess() })],
    ['a process whose number another one has got', () => ({ began: '1' })],
  ])('of %s is taken over at once', async (_, changes) => {
    const { out, lock } = await heldElsewhere(changes());
    const next = await takeLock(out, newNameBeside(out), { working: 0, silent: 60_000 });
    expect([lock.isHeld(), next.isHeld()]).toEqual([false, true]);
    lock.release();
    expect(next.isHeld()).toBe(true);
    next.release();
    expect(existsSync(lockOf(out))).toBe(false);
  });

  test.each<[string, Partial<Mark>]>([
    ['in another container', { namespace: 'pid:[1]', host: 'c0ffee' }],
    ['on another machine', { boot: 'another' }],
  ])('of a process %s is taken over when it has been silent for long', async (_, changes) => {
    const { out, lock } = await heldElsewhere({ ...changes, pid: deadProcess() });
    const begun = performance.now();
    const next = await take(out);
    expect(performance.now() - begun).toBeGreaterThan(SHORT.silent);
    expect([lock.isHeld(), next.isHeld()]).toEqual([false, true]);
    next.release();
  });

  test('of a process in another container is left to it as long as it shows that it works', async () => {
    const { out, lock } = await heldElsewhere({ namespace: 'pid:[1]' });
    const working = setInterval(() => utimesSync(lockOf(out), new Date(), new Date()), 20);
    await expect(take(out)).rejects.toMatchObject({ kind: 'busy', holder: { namespace: 'pid:[1]' } });
    clearInterval(working);
    expect(lock.isHeld()).toBe(true);
  });

  test('is taken over by one of several who find it dead', async () => {
    const { out } = await heldElsewhere({ pid: deadProcess() });
    let holders = 0;
    const work = async () => {
      const lock = await takeLock(out);
      holders += 1;
      expect(holders).toBe(1);
      await wait(5);
      expect(lock.isHeld()).toBe(true);
      holders -= 1;
      lock.release();
    };
    await Promise.all(Array.from({ length: 5 }, work));
  });

  test.each<[string, (path: string) => void]>([
    ['a file of someone else', (path) => writeFileSync(path, 'Three years of work.')],
    ['a folder of someone else', (path) => mkdirSync(path)],
  ])('is not taken from %s with its name', async (_, make) => {
    const out = outputIn(temporaryFolder());
    make(lockOf(out));
    await expect(take(out)).rejects.toMatchObject({ kind: 'busy', holder: undefined });
    expect(readdirSync(dirname(out))).toEqual(['.dist.lock.nebel']);
  });
});
