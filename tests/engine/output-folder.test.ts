import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restore } from '../../src/base/disk/lock.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { leaveKilledBuild } from '../support/killed-build.ts';
import { copyOfMiniSite } from '../support/mini-site.ts';
import { listenDuringTest } from '../support/running.ts';

const run = (root: string, ...args: readonly string[]) => command(miniSite, [...args, '--root', root]);

async function built(): Promise<{ readonly root: string; readonly dist: string }> {
  const root = copyOfMiniSite();
  expect((await run(root, 'build')).code).toBe(0);
  return { root, dist: join(root, 'dist') };
}

describe('foreign folders next to the output', () => {
  const NAMES = ['dist.old-2023', 'dist.next-2024', 'dist.gone-1', 'dist.spare', '.dist.0123456789abcdef.nebel'];
  const createForeign = (root: string) => {
    for (const name of NAMES) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'index.html'), 'Three years of work.');
    }
    return () => NAMES.map((name) => hashTree(join(root, name)));
  };

  test('are neither deleted nor renamed by a build, whatever they are called', async () => {
    const root = copyOfMiniSite();
    const hashes = createForeign(root);
    const before = hashes();
    for (let times = 0; times < 2; times += 1) expect((await run(root, 'build')).code).toBe(0);
    expect(readdirSync(root).sort()).toEqual([...NAMES, 'data', 'dist'].sort());
    expect(hashes()).toEqual(before);
  });

  test.each([['preview'], ['check'], ['diff', 'dist', 'dist']])(
    'are not mistaken for the site by %s',
    async (...args) => {
      const root = copyOfMiniSite();
      const hashes = createForeign(root);
      const before = hashes();
      const { code, stderr } = await run(root, ...args);
      expect([code, stderr]).toEqual([2, expect.stringContaining('dist')]);
      expect(existsSync(join(root, 'dist'))).toBe(false);
      expect(hashes()).toEqual(before);
    },
  );
});

describe('an output folder that nebel did not create', () => {
  test.each([
    ['own', 'wurde nicht von nebel geschrieben'],
    ['link', 'wurde nicht von nebel geschrieben'],
    ['own/thesis.txt', 'ist kein Ordner'],
    ['dangling', 'ist kein Ordner'],
    ['.', 'liegt in den Quellen oder enthält sie'],
    ['data', 'liegt in den Quellen'],
    ['data/teams/site', 'liegt in den Quellen'],
  ])('is left unchanged, whatever it is: %s', async (out, message) => {
    const root = copyOfMiniSite();
    mkdirSync(join(root, 'own'));
    writeFileSync(join(root, 'own/thesis.txt'), 'Three years of work.');
    symlinkSync('own', join(root, 'link'));
    symlinkSync('nowhere', join(root, 'dangling'));
    const before = [hashTree(join(root, 'own')), readdirSync(root), hashTree(join(root, 'data'))];
    expect(await run(root, 'build', '--out', out)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
    expect([hashTree(join(root, 'own')), readdirSync(root), hashTree(join(root, 'data'))]).toEqual(before);
  });
});

test.each([
  ['a repository', (path: string) => mkdirSync(join(path, '.git'))],
  ['a worktree', (path: string) => writeFileSync(join(path, '.git'), 'gitdir: ../.git/worktrees/dist')],
])('an output folder that is %s of Git by now is not replaced, so that no history is lost', async (_what, begin) => {
  const { root, dist } = await built();
  begin(dist);
  const before = hashTree(dist);
  expect(await run(root, 'build')).toMatchObject({ code: 2, stderr: expect.stringContaining('.git') });
  expect(existsSync(join(dist, '.git'))).toBe(true);
  expect(hashTree(dist)).toEqual(before);
});

test('a build is refused a folder inside a built site, which the next build of that site would delete', async () => {
  const { root, dist } = await built();
  const before = hashTree(dist);
  expect(await run(root, 'build', '--out', 'dist/trial/of-mine')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('liegt in einer gebauten Website'),
  });
  expect(hashTree(dist)).toEqual(before);
});

describe('a site that a killed build moved aside', () => {
  test.each([['check'], ['diff', 'dist', 'dist']])('is restored by %s', async (...args) => {
    const { root, dist } = await built();
    leaveKilledBuild(dist);
    expect((await run(root, ...args)).code).toBe(0);
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
  });

  test('is restored by a build that stops at a mistake in the data', async () => {
    const { root, dist } = await built();
    leaveKilledBuild(dist);
    writeFileSync(join(root, 'data/home.yaml'), 'nothing: of use');
    expect((await run(root, 'build')).code).toBe(1);
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
  });

  test('is restored by the server of a running preview', async () => {
    const { root, dist } = await built();
    const address = await listenDuringTest(createStaticServer(dist, { restore }));
    leaveKilledBuild(dist);
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<html')]);
    expect(readdirSync(root).sort()).toEqual(['data', 'dist']);
  });
});
