import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { copyOfMiniSite, copyOfProject, suiteFolder, temporaryFolder, writeContent } from '../support/mini-site.ts';

/** A site with editable templates, built repeatedly with one cache. Each test leaves it built, and continues from there. */
let site: ReturnType<typeof createSite>;
/** Folder of all sites of this file, and of the templates that they share. */
const folder = suiteFolder();
let templates: string;
/** Identifies the code of the engine and of the templates. */
let version = 'test';

beforeAll(async () => {
  templates = join(copyOfProject(folder), 'src/scaffold/starter/templates');
  site = createSite('first');
  // The first build writes the list of all addresses, which is part of the data.
  await site.build();
  await site.build();
});

/** Writes a site that builds with the shared templates and a cache of its own. */
function createSite(name: string) {
  const root = join(folder, name);
  writeContent(root);
  const out = join(root, 'dist');
  return {
    root,
    out,
    async build(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const engine = { bundle: '', version, folder: join(root, 'cache') };
      const previous = statSync(out, { throwIfNoEntry: false })?.ino;
      const result = await command({ ...miniSite, templates }, ['build', '--root', root, ...args], env, engine);
      expect(result).toMatchObject({ code: 0, stderr: '' });
      // A build that writes the site puts it into a new folder.
      const isNew = statSync(out).ino !== previous;
      return { isNew, stdout: result.stdout.replace(/\d+ ms/, '') };
    },
  };
}

/** The data file and the built file of a page of the mini site. */
const [DATA, PAGE] = ['data/teams/red.yaml', 'teams/red/index.html'];

describe('a repeated build', () => {
  test('without a change leaves the site untouched, and prints the same', async () => {
    const before = hashTree(site.out);
    const { isNew, stdout } = await site.build();
    expect(await site.build()).toEqual({ isNew, stdout });
    expect([isNew, hashTree(site.out)]).toEqual([false, before]);
  });

  test.each([
    ['a data file has grown', () => appendFileSync(join(site.root, DATA), '\n')],
    [
      'a data file has other words, but the same size and time',
      () => {
        const file = join(site.root, DATA);
        const { atime, mtime } = statSync(file);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Red', 'Rad'));
        utimesSync(file, atime, mtime);
      },
    ],
    [
      'a style sheet has another rule',
      () => appendFileSync(join(templates, 'styles/site.css'), 'hr { margin: 2px }\n'),
    ],
    [
      'a schema has another limit',
      () => {
        const file = join(templates, 'pages/home/schema.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"maxItems": 4', '"maxItems": 5'));
      },
    ],
    [
      'the code of the templates has changed',
      () => {
        version = 'other';
      },
    ],
  ])('builds the whole site as one without a cache if %s', async (what, change) => {
    change();
    expect((await site.build()).isNew).toBe(true);
    const fresh = createSite(what);
    cpSync(join(site.root, 'data'), join(fresh.root, 'data'), { recursive: true });
    await fresh.build();
    expect(hashTree(site.out)).toEqual(hashTree(fresh.out));
  });

  test.each([
    ['a page is deleted', () => rmSync(join(site.out, PAGE))],
    ['a page has grown', () => appendFileSync(join(site.out, PAGE), '!')],
    ['a file is added next to the pages', () => writeFileSync(join(site.out, 'more.html'), '')],
    ['the whole site is deleted', () => rmSync(site.out, { recursive: true })],
  ])('restores the whole site if %s', async (_, damage) => {
    const before = hashTree(site.out);
    damage();
    expect((await site.build()).isNew).toBe(true);
    expect(hashTree(site.out)).toBe(before);
  });

  test('builds the site if the day, an option or the environment changes', async () => {
    const { build } = site;
    expect((await build(['--now', '2031-05-05'])).isNew).toBe(true);
    expect((await build(['--base-url', 'https://other.example'])).isNew).toBe(true);
    expect((await build(['--drafts'])).isNew).toBe(true);
    expect((await build([], { KEY: 'other' })).isNew).toBe(true);
  });
});

test('a cache travels: in a clone elsewhere, with other times and without the built site, its results are used', async () => {
  const original = copyOfProject();
  cpSync(copyOfMiniSite(), original, { recursive: true });
  const build = async (root: string) => {
    const folder = join(root, 'cache');
    const engine = { bundle: '', version: 'test', folder };
    const site = { ...miniSite, templates: join(root, 'src/scaffold/starter/templates') };
    expect(await command(site, ['build', '--root', root], {}, engine)).toMatchObject({ code: 0 });
    const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('build-'));
    return keysIn(join(folder, file));
  };
  await build(original);
  const before = await build(original);
  const clone = join(temporaryFolder(), 'clone');
  cpSync(original, clone, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  const after = await build(clone);
  const ofKind = (keys: readonly string[], kind: string) => keys.filter((key) => key.startsWith(`${kind} `)).sort();
  for (const kind of ['file', 'lint', 'page', 'facts', 'outline', 'bundle']) {
    expect(ofKind(before, kind).length, kind).toBeGreaterThan(0);
    expect(ofKind(after, kind), kind).toEqual(ofKind(before, kind));
  }
});

/** Keys of the results in a cache file, whose last 16 bytes are the offset of their index. */
function keysIn(file: string): readonly string[] {
  const text = readFileSync(file, 'latin1');
  const { index } = JSON.parse(text.slice(Number(text.slice(-16)), -16)) as { index: [string][] };
  return index.map(([key]) => key);
}
