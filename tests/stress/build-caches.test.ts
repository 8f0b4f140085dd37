import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clone, cloneOf } from '../support/clone.ts';
import { hashTree } from '../support/hash-tree.ts';
import { isLong, report, SEED } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

let clone: Clone;
let expectedTree: string;
beforeAll(async () => {
  // Only the website has pictures to cache.
  clone = cloneOf(isLong ? 'website' : 'mini-site');
  // The first build writes the ledger of addresses, and the second reads it.
  await clone.run(['build']);
  await clone.run(['build']);
  expectedTree = hashTree(clone.out);
}, 300_000);
afterAll(() => clone.remove());

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const cacheFiles = () => filesBelow(clone.cache);

const random = seededRandom(SEED);

const DAMAGES: Readonly<Record<string, (path: string, size: number) => void>> = {
  'cut off': (path, size) => truncateSync(path, Math.floor(size * random.next())),
  emptied: (path) => truncateSync(path),
  'overwritten with zeros': (path, size) => writeFileSync(path, Buffer.alloc(size)),
  'changed in one byte': (path, size) => {
    const bytes = readFileSync(path);
    const at = random.upTo(size) - 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  },
};

test.each(Object.entries(DAMAGES))(
  'caches whose files were all %s change nothing, and are repaired',
  {
    timeout: 300_000,
  },
  async (name, damage) => {
    const files = cacheFiles();
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) damage(path, statSync(path).size);
    const { code, stderr } = await clone.run(['build']);
    expect({ code, stderr, tree: hashTree(clone.out) }, `seed ${SEED}`).toEqual({
      code: 0,
      stderr: '',
      tree: expectedTree,
    });
    expect(cacheFiles().sort()).toEqual(files.sort());
    report(`caches ${name}`, { files: files.length });
  },
);

test.each(Object.entries(DAMAGES))(
  'files of the last build that were %s are not carried over, even if they have their old times',
  {
    timeout: 300_000,
  },
  async (name, damage) => {
    const files = filesBelow(clone.out).filter((path) => !path.endsWith('.nebel') && statSync(path).size > 0);
    expect(files.length).toBeGreaterThan(10);
    for (const path of files) {
      const { size, atime, mtime } = statSync(path);
      damage(path, size);
      utimesSync(path, atime, mtime);
    }
    expect(hashTree(clone.out)).not.toBe(expectedTree);
    const { code, stderr } = await clone.run(['build']);
    expect({ code, stderr, tree: hashTree(clone.out) }, `seed ${SEED}`).toEqual({
      code: 0,
      stderr: '',
      tree: expectedTree,
    });
    report(`files of the last build ${name}`, { files: files.length });
  },
);

test('drafts of a cache are deleted if their writer died, and kept while another one is writing them', async () => {
  const cache = cacheFiles().find((path) => basename(path).startsWith('build-')) ?? '';
  const draft = (hex: string) => join(dirname(cache), `.${basename(cache)}.${hex}.nebel`);
  const [abandoned, active] = [draft('0123456789abcdef'), draft('fedcba9876543210')];
  for (const path of [abandoned, active]) writeFileSync(path, 'half');
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(abandoned, longAgo, longAgo);
  const files = cacheFiles().filter((path) => path !== abandoned);
  // A missing cache is written again.
  rmSync(cache);
  expect((await clone.run(['build'])).code).toBe(0);
  expect(cacheFiles().sort()).toEqual(files.sort());
});
