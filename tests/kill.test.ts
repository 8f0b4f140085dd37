import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from './help/data-files.ts';
import { hashTree } from './help/hash-tree.ts';
import { BIN, nebel } from './help/nebel.ts';

const KILLS = 20;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nebel-kill-'));
  cpSync(join(PROJECT, 'data'), join(root, 'data'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test(`a build killed at any of ${KILLS} moments leaves the whole site as it was`, { timeout: 120_000 }, async () => {
  const dist = join(root, 'dist');
  const started = performance.now();
  await nebel(['build', '--root', root]);
  const duration = performance.now() - started;
  const whole = hashTree(dist);

  for (let round = 0; round < KILLS; round += 1) {
    const child = spawn(process.execPath, [BIN, 'build', '--root', root], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await wait(duration * ((round + 0.5) / KILLS));
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(dist) ? hashTree(dist) : hashTree(`${dist}.old`), `round ${round}`).toBe(whole);
  }

  expect((await nebel(['build', '--root', root])).code).toBe(0);
  expect(hashTree(dist)).toBe(whole);
  expect(readdirSync(root).sort()).toEqual(['data', 'dist']);
});
