/** Holds what a build with a cache writes against what a build from nothing writes, after one edit after the other. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { fileCache, memoryCache } from '../../src/cache.ts';
import type { SiteDefinition } from '../../src/template-api.ts';

/** Changes one thing below `data/`. */
type Edit = (data: Folder) => void;

interface Folder {
  text(file: string, change: (text: string) => string): void;
  write(file: string, text: string): void;
  copy(from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
}

function folderAt(data: string): Folder {
  const at = (file: string) => join(data, file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    write,
    text: (file, change) => write(file, change(readFileSync(at(file), 'utf8'))),
    copy: (from, to) => cpSync(at(from), at(to), { recursive: true }),
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), { recursive: true }),
  };
}

/** Everything below a folder by its path. */
function tree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]));
}

const today = '2025-06-01';

/**
 * A site that is built again and again: with a cache in one process, with one that each new process opens, and from nothing.
 */
function twoBuilders(definition: SiteDefinition, source: string) {
  const root = mkdtempSync(join(tmpdir(), 'nebel-incremental-'));
  cpSync(join(source, 'data'), join(root, 'data'), { recursive: true });
  const memory = memoryCache();
  const file = join(root, 'cache/build');
  // Pictures are kept by what they show, beside the packages, for all tests: drawing them takes longer than all the rest.
  const options = { root, shownAs: 'dist', env: {}, today };
  return {
    root,
    data: folderAt(join(root, 'data')),
    async both() {
      const [out, fresh, cached] = ['warm', 'fresh', 'cached'].map((name) => join(root, name)) as [
        string,
        string,
        string,
      ];
      // All compare their weight with the site before them, so all must have the same one. What the cache carries over
      // has to lie where it was left.
      rmSync(fresh, { recursive: true, force: true });
      if (existsSync(out)) cpSync(out, fresh, { recursive: true });
      const warm = await build(definition, { ...options, out, cache: memory });
      if (!warm.stoppedBy) memory.save();
      const cold = await build(definition, { ...options, out: fresh });
      const cache = fileCache({ file, code: 'test' });
      const kept = await build(definition, { ...options, out: cached, cache });
      if (!kept.stoppedBy) cache.save();
      for (const [result, folder] of [
        [warm, out],
        [kept, cached],
      ] as const) {
        expect(result.problems).toEqual(cold.problems);
        expect(result.stoppedBy).toBe(cold.stoppedBy);
        if (!result.stoppedBy) expect(tree(folder)).toEqual(tree(fresh));
      }
      return warm;
    },
  };
}

/** An edit, and what it is. */
export type Step = readonly [what: string, edit: Edit];

/** Tests that a site, built again after each step, is what a build from nothing gives. */
export function provesIncremental(
  name: string,
  definition: SiteDefinition,
  source: string,
  steps: readonly Step[],
): void {
  describe(`${name}, built with a cache, is what a build from nothing gives after`, () => {
    let builders: ReturnType<typeof twoBuilders>;
    const ends: string[] = [];
    beforeAll(async () => {
      builders = twoBuilders(definition, source);
      await builders.both();
    });
    afterAll(() => rmSync(builders.root, { recursive: true, force: true }));

    test.each(steps)('%s', async (_what, edit) => {
      edit(builders.data);
      const { stoppedBy = 'nothing' } = await builders.both();
      ends.push(stoppedBy);
    });

    test('and the steps led through sound and unsound content', () => {
      expect(new Set(ends)).toContain('content');
      expect(new Set(ends)).toContain('nothing');
    });
  });
}
