import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
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
