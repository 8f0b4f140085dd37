import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { usePlainDisk } from '../../../tests/support/plain-disk.ts';
import { type Lock, lockOf, OutputError, takeLock } from './lock.ts';
import { newNameBeside, type OwnerRecord } from './work-folder.ts';

const SHORT = { working: 150, silent: 400 };

const outputIn = (folder: string) => join(folder, 'dist');
const take = (out: string) => takeLock(out, newNameBeside(out), SHORT);

/** A lock that another process appears to hold. */
async function heldElsewhere(changes: Partial<OwnerRecord>): Promise<{ readonly out: string; readonly lock: Lock }> {
  const out = outputIn(temporaryFolder());
  const lock = await take(out);
  for (const path of [lockOf(out), join(lock.folder, 'nebel-owner.json')])
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changes }));
  return { out, lock };
}

const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of an output folder', () => {
  test('has one holder at a time, and leaves no file when it is released', async () => {
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

  test('can be taken on a disk with neither links nor permissions, such as a USB stick', async () => {
    usePlainDisk();
    const out = outputIn(temporaryFolder());
    const lock = await takeLock(out);
    expect(lock.isHeld()).toBe(true);
    await expect(take(out)).rejects.toBeInstanceOf(OutputError);
    lock.release();
    expect(readdirSync(dirname(out))).toEqual([]);
  });

  test('is awaited, and its holder reported after that', async () => {
    const out = outputIn(temporaryFolder());
    const lock = await takeLock(out);
    const error = await take(out).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(OutputError);
    expect(error).toMatchObject({ kind: 'busy', path: out, holder: { pid: process.pid } });
    expect(lock.isHeld()).toBe(true);
    lock.release();
    (await take(out)).release();
  });

  test.each<[string, () => Partial<OwnerRecord>]>([
    ['a process that has ended', () => ({ pid: deadProcess() })],
    ['a process whose id has been reused', () => ({ began: '1' })],
  ])('of %s is taken over immediately', async (_, changes) => {
    const { out, lock } = await heldElsewhere(changes());
    const next = await takeLock(out, newNameBeside(out), { working: 0, silent: 60_000 });
    expect([lock.isHeld(), next.isHeld()]).toEqual([false, true]);
    lock.release();
    expect(next.isHeld()).toBe(true);
    next.release();
    expect(existsSync(lockOf(out))).toBe(false);
  });

  test.each<[string, Partial<OwnerRecord>]>([
    ['in another container', { namespace: 'pid:[1]', host: 'c0ffee' }],
    ['on another machine', { boot: 'another' }],
  ])('of a process %s is taken over once it has been silent for too long', async (_, changes) => {
    const { out, lock } = await heldElsewhere({ ...changes, pid: deadProcess() });
    const start = performance.now();
    const next = await take(out);
    expect(performance.now() - start).toBeGreaterThan(SHORT.silent);
    expect([lock.isHeld(), next.isHeld()]).toEqual([false, true]);
    next.release();
  });

  test('of a process in another container is respected while that process shows signs of life', async () => {
    const { out, lock } = await heldElsewhere({ namespace: 'pid:[1]' });
    const working = setInterval(() => utimesSync(lockOf(out), new Date(), new Date()), 20);
    await expect(take(out)).rejects.toMatchObject({ kind: 'busy', holder: { namespace: 'pid:[1]' } });
    clearInterval(working);
    expect(lock.isHeld()).toBe(true);
  });

  test('of a dead process is taken over by one of several others', async () => {
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
    ['a foreign file', (path) => writeFileSync(path, 'Three years of work.')],
    ['a foreign folder', (path) => mkdirSync(path)],
  ])('does not replace %s with its name', async (_, make) => {
    const out = outputIn(temporaryFolder());
    make(lockOf(out));
    await expect(take(out)).rejects.toMatchObject({ kind: 'busy', holder: undefined });
    expect(readdirSync(dirname(out))).toEqual(['.dist.lock.nebel']);
  });
});
