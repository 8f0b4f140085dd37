import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/mini-site.ts';
import { alone } from './alone.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Works alone five times, and notes when it begins and ends. */
const SCRIPT = `
  import { appendFileSync } from 'node:fs';
  import { alone } from './src/leads/journal/recovery/alone.ts';
  const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const file = process.argv.at(-1);
  process.send('ready');
  process.once('message', () => {
  for (let n = 0; n < 5; n += 1) alone(file, () => {
    appendFileSync(file, process.pid + ' ');
    pause(20);
    appendFileSync(file, process.pid + '\\n');
  });
  process.disconnect();
  });`;

test('processes that wait for one another all get their turn, one at a time, and leave nothing behind', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const args = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, file];
  const workers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const ended = Promise.all(workers.map((worker) => once(worker, 'exit')));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  for (const worker of workers) worker.send('begin');
  expect((await ended).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  const turns = readFileSync(file, 'utf8').trim().split('\n');
  expect(turns).toHaveLength(20);
  for (const turn of turns) expect(turn).toMatch(/^(\d+) \1$/);
  expect(existsSync(`${file}.examining`)).toBe(false);
}, 60_000);

test('whoever fails lets the next one in', () => {
  const file = join(temporaryFolder(), 'journal.db');
  const fail = () => {
    throw new Error('no');
  };
  expect(() => alone(file, fail)).toThrow('no');
  expect(existsSync(`${file}.examining`)).toBe(false);
  expect(alone(file, () => 'yes')).toBe('yes');
});
