import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { type Clone, cloneOf } from '../support/clone.ts';
import { PROJECT } from '../support/data-files.ts';
import { hashTree } from '../support/hash-tree.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { report, times } from '../support/proof.ts';
import { listenDuringTest } from '../support/running.ts';

const SWAPPER = join(import.meta.dirname, '../support/swap-folders.ts');

function startSwapper(folder: string, name: string, rounds: number): ChildProcess {
  const args = ['--import', 'tsx', SWAPPER, folder, name, String(rounds)];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const leftoversOf = (folder: string) => readdirSync(dirname(folder)).filter((name) => name !== 'dist');

/** Expects a complete site, all files of which have the same generation. */
function expectComplete(folder: string, when: string): void {
  const generation = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(readFileSync(join(folder, '_headers'), 'utf8'), when).toContain(`X-Generation: ${generation}\n`);
  expect(readFileSync(join(folder, 'deep/er/index.html'), 'utf8'), when).toBe(generation);
  expect(readFileSync(join(folder, '404.html'), 'utf8'), when).toBe(`missing in ${generation}`);
}

describe('while several processes replace a folder with their sites', () => {
  test('every response of the preview comes from one of them, headers included, and none is missing', {
    timeout: 300_000,
  }, async () => {
    const folder = join(temporaryFolder(), 'dist');
    const rounds = times(100, 3000);
    const address = await listenDuringTest(createStaticServer(folder));
    await once(startSwapper(folder, 'first', 1), 'exit');
    const swappers = ['red', 'green', 'blue'].map((name) => startSwapper(folder, name, rounds));
    const codes = Promise.all(swappers.map(async (child) => (await once(child, 'exit'))[0]));
    let isOver = false;
    codes.then(() => {
      isOver = true;
    });
    const seen = new Set<string>();
    let answers = 0;
    while (!isOver) {
      for (const path of ['/', '/deep/er/', '/nowhere']) {
        const response = await fetch(address + path);
        const generation = response.headers.get('x-generation') ?? '';
        expect([path, response.status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
        expect(await response.text()).toBe(path === '/nowhere' ? `missing in ${generation}` : generation);
        seen.add(generation);
        answers += 1;
      }
    }
    expect(await codes).toEqual([0, 0, 0]);
    expect(seen.size).toBeGreaterThan(5);
    expectComplete(folder, 'at the end');
    expect(leftoversOf(folder)).toEqual([]);
    report('swaps while a preview is read', { swaps: 3 * rounds, answers, generations: seen.size });
  });
});

describe('concurrent builds into the same folder', () => {
  let clone: Clone;
  beforeAll(() => {
    clone = cloneOf('mini-site');
  });

  test('all succeed, even with caches that others are writing, and preview, check and diff read only complete sites', {
    timeout: 600_000,
  }, async () => {
    const build = (address: string) => clone.run(['build', '--base-url', `https://${address}.example`]);
    const hashes: string[] = [];
    for (const address of ['one', 'two']) {
      expect((await build(address)).code).toBe(0);
      hashes.push(hashTree(clone.out));
    }
    const preview = clone.start(['preview', '--port', '0', '--store', join(clone.folder, '../leads.sqlite')]);
    onTestFinished(() => void preview.kill('SIGKILL'));
    const address = await new Promise<string>((found) => {
      createInterface({ input: preview.stdout ?? process.stdin }).on('line', (line) => {
        const [url] = /http:\/\/\S+(?=\/)/.exec(line) ?? [];
        if (url) found(url);
      });
    });
    const rounds = times(1, 25);
    let answers = 0;
    for (let round = 0; round < rounds; round += 1) {
      rmSync(clone.cache, { recursive: true, force: true });
      let isOver = false;
      const others = [clone.run(['check']), clone.run(['diff', 'dist', 'dist'])];
      const all = Promise.all([build('one'), build('two'), build('one'), ...others]).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const response = await fetch(`${address}/teams/red/`);
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(new Set(html.match(/(?<=https:\/\/)(one|two)(?=\.example)/g)).size, 'one build only').toBe(1);
        answers += 1;
      }
      for (const { code, stderr } of await all) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(hashes).toContain(hashTree(clone.out));
      expect(clone.leftovers()).toEqual([]);
    }
    report('builds at once', { builds: 3 * rounds, answers });
  });

  test('all succeed in containers in which each has the same process ID', {
    timeout: 600_000,
  }, async ({ skip }) => {
    const node = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath];
    if (spawnSync(node[0] ?? '', [...node.slice(1), '--version']).status !== 0)
      return skip('only root on Linux can create a container');
    const build = (address: string) => clone.run(['build', '--base-url', `https://${address}.example`], { node });
    const hashes: string[] = [];
    for (const address of ['one', 'two']) {
      expect((await build(address)).code).toBe(0);
      hashes.push(hashTree(clone.out));
    }
    const rounds = times(2, 32);
    for (let round = 0; round < rounds; round += 1) {
      const ran = await Promise.all([build('one'), build('two'), build('one'), build('two')]);
      for (const { code, stderr } of ran) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(hashes).toContain(hashTree(clone.out));
      expect(clone.leftovers()).toEqual([]);
    }
    report('builds at once in containers', { builds: 4 * rounds });
  });
});
