import { appendFileSync, cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/riding-club/site.tsx';
import { command } from '../support/command.ts';
import { hashTree } from '../support/hash-tree.ts';
import { copyOfMiniSite, copyOfProject, temporaryFolder } from '../support/mini-site.ts';

/** A site with templates that may be changed, built again and again with what builds keep. */
function builds(templates = join(copyOfProject(), 'src/scaffold/starter/templates')) {
  const root = copyOfMiniSite();
  const engine = { engine: 'test', folder: temporaryFolder() };
  const out = join(root, 'dist');
  return {
    root,
    out,
    templates,
    async build(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const last = statSync(out, { throwIfNoEntry: false })?.ino;
      const said = await command({ ...miniSite, templates }, ['build', '--root', root, ...args], env, engine);
      expect(said).toMatchObject({ code: 0, stderr: '' });
      // A site that is laid down lies in a folder of its own.
      const isNew = statSync(out).ino !== last;
      return { isNew, stdout: said.stdout.replace(/\d+ ms/, '') };
    },
  };
}

/** A page of the mini site, by its file in the data and by the one that is built. */
const [DATA, PAGE] = ['data/teams/red.yaml', 'teams/red/index.html'];

describe('where nothing has changed', () => {
  test('the site is left as it is, and the same is said of it', async () => {
    const { build, out } = builds();
    // The first one writes the list of all addresses, which is part of the data.
    await build();
    const second = await build();
    const before = hashTree(out);
    expect(await build()).toEqual({ ...second, isNew: false });
    expect(hashTree(out)).toBe(before);
  });

  test.each<[string, (site: ReturnType<typeof builds>) => void]>([
    ['a data file is written to', ({ root }) => appendFileSync(join(root, DATA), '\n')],
    [
      'a data file has other words of the same length and an old time',
      ({ root }) => {
        const file = join(root, DATA);
        const { atime, mtime } = statSync(file);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Red', 'Rad'));
        utimesSync(file, atime, mtime);
      },
    ],
    ['a style is written to', ({ templates }) => appendFileSync(join(templates, 'styles/site.css'), '\n')],
    ['a page is deleted', ({ out }) => rmSync(join(out, PAGE))],
    ['a page is written to', ({ out }) => appendFileSync(join(out, PAGE), '!')],
    ['something is put beside the pages', ({ out }) => writeFileSync(join(out, 'more.html'), '')],
    ['the whole site is gone', ({ out }) => rmSync(out, { recursive: true })],
  ])('but %s, it is built, and whole', async (_, change) => {
    const site = builds();
    await site.build();
    await site.build();
    change(site);
    expect((await site.build()).isNew).toBe(true);
    const fresh = builds(site.templates);
    cpSync(join(site.root, 'data'), join(fresh.root, 'data'), { recursive: true });
    await fresh.build();
    expect(readFileSync(join(site.out, PAGE), 'utf8')).toBe(readFileSync(join(fresh.out, PAGE), 'utf8'));
  });

  test('but the day, an option or the environment, it is built', async () => {
    const { build } = builds();
    await build();
    await build();
    expect((await build(['--now', '2031-05-05'])).isNew).toBe(true);
    expect((await build(['--base-url', 'https://other.example'])).isNew).toBe(true);
    expect((await build(['--drafts'])).isNew).toBe(true);
    expect((await build([], { KEY: 'other' })).isNew).toBe(true);
  });
});
