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
import { describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { copyOfMiniSite, copyOfProject, temporaryFolder } from '../support/mini-site.ts';

/** Creates a site with editable templates, which can be built repeatedly with the same cache. */
function createSite(templates = join(copyOfProject(), 'src/scaffold/starter/templates')) {
  const root = copyOfMiniSite();
  const engine = { bundle: '', version: 'test', folder: temporaryFolder() };
  const out = join(root, 'dist');
  return {
    root,
    out,
    templates,
    async build(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
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
    const { build, out } = createSite();
    // The first build writes the list of all addresses, which is part of the data.
    await build();
    const second = await build();
    const before = hashTree(out);
    expect(await build()).toEqual({ ...second, isNew: false });
    expect(hashTree(out)).toBe(before);
  });

  test.each<[string, (site: ReturnType<typeof createSite>) => void]>([
    ['a data file has grown', ({ root }) => appendFileSync(join(root, DATA), '\n')],
    [
      'a data file has other words, but the same size and time',
      ({ root }) => {
        const file = join(root, DATA);
        const { atime, mtime } = statSync(file);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Red', 'Rad'));
        utimesSync(file, atime, mtime);
      },
    ],
    ['a style sheet has grown', ({ templates }) => appendFileSync(join(templates, 'styles/site.css'), '\n')],
    ['a page is deleted', ({ out }) => rmSync(join(out, PAGE))],
    ['a page has grown', ({ out }) => appendFileSync(join(out, PAGE), '!')],
    ['a file is added next to the pages', ({ out }) => writeFileSync(join(out, 'more.html'), '')],
    ['the whole site is deleted', ({ out }) => rmSync(out, { recursive: true })],
  ])('builds the whole site if %s', async (_, change) => {
    const site = createSite();
    await site.build();
    await site.build();
    change(site);
    expect((await site.build()).isNew).toBe(true);
    const fresh = createSite(site.templates);
    cpSync(join(site.root, 'data'), join(fresh.root, 'data'), { recursive: true });
    await fresh.build();
    expect(readFileSync(join(site.out, PAGE), 'utf8')).toBe(readFileSync(join(fresh.out, PAGE), 'utf8'));
  });

  test('builds the site if the day, an option or the environment changes', async () => {
    const { build } = createSite();
    await build();
    await build();
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
