import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Clone, cloneOf, type RunOptions } from '../support/clone.ts';
import { PROJECT } from '../support/data-files.ts';
import { hashTree } from '../support/hash-tree.ts';
import { isLong, report, SEED } from '../support/proof.ts';

/** The build date is part of the input, so it is the same for all builds. */
const DAY = { SOURCE_DATE_EPOCH: '1795000000' };

/** A time far from the build date and from today, so that it gives away whatever reads a clock. */
const STRANGE_TIME = Date.UTC(2093, 6, 19, 3, 14, 15);
const STRANGE_NAME = 'wolkenbruch-7f3a';

/** A machine that differs in everything that must not matter. */
const ODD_MACHINE: RunOptions = {
  odd: { shuffle: SEED, cores: 1, name: STRANGE_NAME, clock: STRANGE_TIME },
  env: {
    ...DAY,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    USER: STRANGE_NAME,
    LOGNAME: STRANGE_NAME,
    HOME: `/home/${STRANGE_NAME}`,
    HOSTNAME: STRANGE_NAME,
  },
  shell: 'umask 077; "$@"',
};

function cloneForTest(name?: string): Clone {
  const clone = cloneOf('website', { name, sharesPictures: !isLong });
  return clone;
}

async function buildHash(clone: Clone, options: RunOptions, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await clone.run(['build', ...args], options);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  return hashTree(clone.out);
}

/** Strings that give away a machine, its user or the time of a build. Short names are left out: they occur in any text. */
const traces = (clone: Clone): string[] =>
  [
    ...[hostname(), userInfo().username, process.env.USER ?? ''].filter((name) => name.length > 5),
    STRANGE_NAME,
    clone.folder,
    dirname(clone.folder),
    PROJECT,
    '2093',
    String(STRANGE_TIME).slice(0, 6),
    new Date().toISOString().slice(0, 10),
    'Kiritimati',
  ].filter((trace) => trace !== '/');

function expectNoTraces(clone: Clone): void {
  const files = readdirSync(clone.out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((entry) => {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    return traces(clone).flatMap((trace) => (bytes.includes(trace) ? [`${entry.name}: ${trace}`] : []));
  });
  expect(found).toEqual([]);
}

test('our website has the same bytes on an odd machine, in another folder and without caches, and reveals neither machine nor folder', {
  timeout: 300_000,
}, async () => {
  const [here, there] = [cloneForTest(), cloneForTest(`${STRANGE_NAME} und zurück`)];
  const plain = await buildHash(here, { env: DAY });
  const odd = await buildHash(there, ODD_MACHINE);
  expect(odd).toBe(plain);
  expectNoTraces(there);
  expectNoTraces(here);
});

describe('our website has the same bytes', () => {
  const VARIANTS: Readonly<Record<string, RunOptions & { args?: readonly string[]; cold?: boolean }>> = {
    'with warm caches': {},
    'without caches': { args: ['--no-cache'] },
    'in the westernmost time zone': { env: { TZ: 'Pacific/Pago_Pago' } },
    'with a Swedish locale': { env: { LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8' }, cold: true },
    'with a Turkish locale': { env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }, cold: true },
    'with an Arabic locale': { env: { LC_ALL: 'ar_EG.UTF-8', LANG: 'ar_EG.UTF-8' }, cold: true },
    'with the C locale': { env: { LC_ALL: 'C', LANG: 'C' }, cold: true },
    'with one processor': { odd: { cores: 1 }, cold: true },
    'with sixteen processors': { odd: { cores: 16 }, cold: true },
    'with folders in another order': { odd: { shuffle: SEED }, cold: true },
    'and in yet another order': { odd: { shuffle: SEED + 1 }, cold: true },
    'with a clock that jumps': { odd: { clock: STRANGE_TIME }, cold: true },
    'with umask 077': { shell: 'umask 077; "$@"', cold: true },
    'with umask 000': { shell: 'umask 000; "$@"', cold: true },
  };

  test('on each odd machine, and with other versions of Node', { timeout: 1_800_000 }, async ({ annotate, skip }) => {
    skip(!isLong, 'it takes minutes, so only the long form runs it');
    const clone = cloneForTest();
    const plain = await buildHash(clone, { env: DAY });
    const tried: string[] = [];
    for (const [name, { args = [], cold, env, ...options }] of Object.entries(VARIANTS)) {
      if (cold) rmSync(clone.cache, { recursive: true, force: true });
      expect(await buildHash(clone, { ...options, env: { ...DAY, ...env } }, ...args), name).toBe(plain);
      tried.push(name);
    }
    const nodes: string[] = [];
    for (const major of ['20', '22', '24']) {
      const node = ['npx', '-y', `node@${major}`];
      const { status, stdout } = spawnSync(node[0] ?? '', [...node.slice(1), '-p', 'process.version'], {
        encoding: 'utf8',
      });
      // npx runs the installed version if it cannot find another one.
      if (status !== 0 || !stdout.startsWith(`v${major}.`)) {
        await annotate(`npx cannot run Node ${major} here, so it was not tested.`);
        continue;
      }
      expect(await buildHash(clone, { node, env: DAY }), `Node ${stdout}`).toBe(plain);
      expect(await buildHash(clone, { node, env: DAY }, '--no-cache'), `Node ${stdout}`).toBe(plain);
      nodes.push(stdout.trim());
    }
    report('same bytes', { variants: tried.length, nodes: nodes.join(' '), tree: plain.slice(0, 16) });
  });
});
