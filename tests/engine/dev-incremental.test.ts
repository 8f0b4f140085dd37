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
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from '../../src/build.ts';
import { openBuildCache } from '../../src/cache/build-cache.ts';
import { createMemory } from '../../src/lib/memory.ts';
import type { SiteDefinition } from '../../src/template-api.ts';
import { folderOutput } from '../../src/write/output.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/templates/site.tsx';
import { SAMPLE } from '../support/data-files.ts';
import { FIXTURES } from '../support/mini-site.ts';

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

/** From an hour later on, times of files that were just written are trusted. */
const LATER = 60 * 60_000;

/**
 * A site that is built again and again: with a memory, with a cache as each new process opens it, and from nothing.
 */
function twoBuilders(definition: SiteDefinition, source: string) {
  const root = mkdtempSync(join(tmpdir(), 'nebel-incremental-'));
  cpSync(join(source, 'data'), join(root, 'data'), { recursive: true });
  const memory = createMemory();
  const cacheFolder = join(root, 'cache');
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
      const warm = await build(definition, { ...options, out, memory });
      const cold = await build(definition, { ...options, out: fresh });
      const cache = openBuildCache({ folder: cacheFolder, root, engine: 'test', templates: definition.templates });
      // As for a site of many pages: the one before the last is kept, and the next one made from it.
      const output = folderOutput(cached, cache.memory, 1);
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER);
      const kept = await build(definition, { ...options, out: output, memory: cache.memory });
      clock.mockRestore();
      cache.save();
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

type Step = readonly [what: string, edit: Edit];

const COLON = /^(\w+): /m;

const MINI: readonly Step[] = [
  ['nothing', () => {}],
  ['a text', (data) => data.text('teams/red.yaml', (text) => text.replace('We have', 'We really have'))],
  ['a fee that texts refer to', (data) => data.text('teams/red.yaml', (text) => text.replace('fee: 120', 'fee: 130'))],
  ['a comment', (data) => data.text('teams/red.yaml', (text) => `# New season\n${text}`)],
  [
    'a name that other pages show',
    (data) => data.text('teams/blue.yaml', (text) => text.replace('name: Blue', 'name: Navy')),
  ],
  ['a wrong link', (data) => data.text('home.yaml', (text) => text.replace('/teams/red/#training', '/teams/rad/'))],
  ['the link mended', (data) => data.text('home.yaml', (text) => text.replace('/teams/rad/', '/teams/red/#times'))],
  ['a copied page', (data) => data.copy('teams/red.yaml', 'teams/green.yaml')],
  [
    'its own words',
    (data) =>
      data.write(
        'teams/green.yaml',
        'name: Green Team\nlead: New and keen.\ncolour: red\ncrest: crest\nleague: first\nground: hall\nplayers: 11\nages: { from: 16, to: 40 }\ncontact:\n  phone: +41 62 000 00 09\n',
      ),
  ],
  ['another address', (data) => data.rename('teams/green.yaml', 'teams/olive.yaml')],
  ['a page that others refer to taken away', (data) => data.rename('teams/blue.yaml', 'blue.kept')],
  ['and back', (data) => data.rename('blue.kept', 'teams/blue.yaml')],
  ['the phone of all pages', (data) => data.text('club.yaml', (text) => text.replace('000 00 00', '111 11 11'))],
  ['broken YAML in the club', (data) => data.text('club.yaml', (text) => text.replace(COLON, '$1 '))],
  ['the club mended', (data) => data.text('club.yaml', (text) => text.replace(/^name /, 'name: '))],
  ['no folder of teams', (data) => data.rename('teams', 'kept')],
  ['teams again', (data) => data.rename('kept', 'teams')],
  ['a draft', (data) => data.text('teams/olive.yaml', (text) => `draft: true\n${text}`)],
  ['public again', (data) => data.text('teams/olive.yaml', (text) => text.replace('draft: true\n', ''))],
  [
    'a word the house does not use',
    (data) => data.text('teams/olive.yaml', (text) => text.replace('New and', 'They cheat - ')),
  ],
  ['an empty file', (data) => data.write('teams/olive.yaml', '')],
  ['the page gone', (data) => data.remove('teams/olive.yaml')],
];

const REAL: readonly Step[] = [
  ['a text', (data) => data.text('regions/zug.yaml', (text) => text.replace('Unten Nebel', 'Unten der Nebel'))],
  [
    'a price',
    (data) =>
      data.text('services/schimmel.yaml', (text) =>
        text.replace(/from: (\d+)/, (_, from) => `from: ${Number(from) + 10}`),
      ),
  ],
  ['a copied region', (data) => data.copy('regions/zug.yaml', 'regions/zugerberg.yaml')],
  [
    'the copy away, and the company renamed',
    (data) => {
      data.remove('regions/zugerberg.yaml');
      data.text('site.yaml', (text) => text.replace('Muster Kaltvernebelung AG', 'Beispiel AG'));
    },
  ],
  ['a page that is linked away', (data) => data.rename('services/schimmel.yaml', 'schimmel.kept')],
  [
    'and back, and a form',
    (data) => {
      data.rename('schimmel.kept', 'services/schimmel.yaml');
      data.text('forms/anfrage.yaml', (text) => text.replace(/label: (\w)/, 'label: Neu $1'));
    },
  ],
  ['forbidden words', (data) => data.text('style.yaml', (text) => text.replace(/word: .*/, 'word: nebel'))],
];

for (const [name, definition, source, steps] of [
  ['the mini site', miniSite, join(FIXTURES, 'mini-site'), MINI],
  ['the website', site, SAMPLE, REAL],
] as const) {
  describe(`${name}, built with a memory, is what a build from nothing gives after`, () => {
    let builders: ReturnType<typeof twoBuilders>;
    const ends: string[] = [];
    beforeAll(async () => {
      builders = twoBuilders(definition, source);
      await builders.both();
    }, 60_000);
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
