/** Compares builds with a cache to builds from scratch, after one edit after another. */

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { fileCache } from '../../src/base/file-cache.ts';
import { build } from '../../src/build.ts';
import { suiteFolder } from './mini-site.ts';

/** Changes one thing below `data/`. */
type Edit = (data: ReturnType<typeof folderAt>) => void;

function folderAt(data: string) {
  const at = (file: string) => join(data, file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    write,
    text: (file: string, change: (text: string) => string) => write(file, change(readFileSync(at(file), 'utf8'))),
    copy: (from: string, to: string) => cpSync(at(from), at(to), { recursive: true }),
    rename: (from: string, to: string) => renameSync(at(from), at(to)),
    remove: (file: string) => rmSync(at(file), { recursive: true }),
  };
}

/** Reads all files below a folder. Path → content. */
function tree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]));
}

const today = '2025-06-01';

/** Creates a site that can be built repeatedly in two ways: with a cache file that each build opens again, and from scratch. */
function createBuilders(definition: SiteDefinition, source: string) {
  const root = suiteFolder();
  cpSync(join(source, 'data'), join(root, 'data'), { recursive: true });
  const file = join(root, 'cache/build');
  // All tests share the picture cache beside the packages, which is keyed by content: drawing takes longer than everything
  // else.
  const options = { root, shownAs: 'dist', env: {}, today };
  return {
    root,
    data: folderAt(join(root, 'data')),
    async buildAll() {
      const [out, fresh] = [join(root, 'cached'), join(root, 'fresh')];
      // Each build compares its weight with the previous site, so both need the same one. The cached build must find its own
      // files where it left them.
      rmSync(fresh, { recursive: true, force: true });
      if (existsSync(out)) cpSync(out, fresh, { recursive: true });
      const cold = await build(definition, { ...options, out: fresh });
      const cache = fileCache({ file, code: 'test' });
      const cached = await build(definition, { ...options, out, cache });
      if (!cached.stoppedBy) cache.save();
      expect(cached.findings).toEqual(cold.findings);
      expect(cached.stoppedBy).toBe(cold.stoppedBy);
      if (!cached.stoppedBy) expect(tree(out)).toEqual(tree(fresh));
      return cached;
    },
  };
}

/** An edit with its description. */
export type Step = readonly [what: string, edit: Edit];

/** Tests that after each step, a build with a cache equals a build from scratch. */
export function proveIncremental(
  name: string,
  definition: SiteDefinition,
  source: string,
  steps: readonly Step[],
): void {
  describe(`${name}, built with a cache, equals a build from scratch after`, () => {
    let builders: ReturnType<typeof createBuilders>;
    const outcomes: string[] = [];
    beforeAll(async () => {
      builders = createBuilders(definition, source);
      await builders.buildAll();
    });

    test.each(steps)('%s', async (_what, edit) => {
      edit(builders.data);
      const { stoppedBy = 'nothing' } = await builders.buildAll();
      outcomes.push(stoppedBy);
    });

    test('and the steps included valid and invalid content', () => {
      expect(new Set(outcomes)).toContain('content');
      expect(new Set(outcomes)).toContain('nothing');
    });
  });
}
