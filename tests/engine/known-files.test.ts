import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { build } from '../../src/build.ts';
import { openBuildCache } from '../../src/cache/build-cache.ts';
import { createMemory } from '../../src/lib/memory.ts';
import { load } from '../../src/load/load.ts';
import { ChangedMeanwhile } from '../../src/load/read-source.ts';
import { readContent } from '../../src/read-content.ts';
import type { SiteDefinition } from '../../src/template-api.ts';
import { miniSite } from '../fixtures/mini-site/templates/site.tsx';
import { copyOfMiniSite } from '../support/mini-site.ts';

/** The clock goes on by an hour, so that times of files that were written just now are trusted. */
function anHourLater(): void {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  onTestFinished(() => void clock.mockRestore());
}

/** A site that is built again and again, each time as a new process does it. */
function builds() {
  const root = copyOfMiniSite();
  const at = (file: string) => join(root, 'data', file);
  return {
    at,
    change(file: string, from: string, to: string) {
      const text = readFileSync(at(file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(at(file), text.replace(from, to));
    },
    page: () => readFileSync(join(root, 'dist/teams/red/index.html'), 'utf8'),
    /** @param whileBuilding comes once the files were looked at, and before most are needed */
    async build(whileBuilding: () => void = () => {}) {
      const facts: SiteDefinition['facts'] = (shared) => {
        whileBuilding();
        return miniSite.facts?.(shared) ?? {};
      };
      const folder = join(root, 'cache');
      const cache = openBuildCache({ folder, root, engine: 'test', templates: miniSite.templates });
      const options = { root, out: join(root, 'dist'), memory: cache.memory };
      const { problems } = await build({ ...miniSite, facts }, options);
      expect(problems).toEqual([]);
      cache.save();
    },
  };
}

test('a file that changes while a build needs it is built as it is by then', async () => {
  anHourLater();
  const { change, page, build } = builds();
  await build();
  await build();
  // What every page says, so that every file is needed again.
  change('club.yaml', '000 00 00', '111 11 11');
  let isChanged = false;
  await build(() => {
    if (!isChanged) change('teams/red.yaml', 'We have', 'We still have');
    isChanged = true;
  });
  expect(page()).toContain('We still have');
  expect(page()).toContain('111 11 11');
});

test('a file that was written to is read again, even if it has the same size and says to be from the same time', async () => {
  anHourLater();
  const { at, change, page, build } = builds();
  await build();
  const { atime, mtime, size } = statSync(at('teams/red.yaml'));
  change('teams/red.yaml', 'We have', 'We love');
  utimesSync(at('teams/red.yaml'), atime, mtime);
  expect(statSync(at('teams/red.yaml')).size).toBe(size);
  await build();
  expect(page()).toContain('We love');
});

test('a file that was written a moment ago is read again: the next moment may leave the same times', () => {
  const [root, memory] = [copyOfMiniSite(), createMemory()];
  const known = () => Object.keys(memory.noted<object>('known files') ?? {});
  load(miniSite, root, memory);
  expect(known()).toEqual([]);
  anHourLater();
  load(miniSite, root, memory);
  expect(known()).toContain('data/teams/red.yaml');
});

test.each<[string, (path: string) => void]>([
  ['gone', (path) => rmSync(path)],
  ['another', (path) => writeFileSync(path, 'name: Red Team\n')],
])('a file of which the text is %s by the time it is needed is not taken for what it was', (_, meanwhile) => {
  anHourLater();
  const root = copyOfMiniSite();
  const first = createMemory();
  load(miniSite, root, first);
  const later = createMemory();
  later.note('known files', first.noted('known files'));
  const { files } = load(miniSite, root, later);
  const red = files.find(({ file }) => file === 'data/teams/red.yaml');
  meanwhile(join(root, 'data/teams/red.yaml'));
  expect(() => red?.source?.text).toThrow(ChangedMeanwhile);
});

test('content is read anew if a text that there was no room for has changed by the time it is needed', () => {
  const root = copyOfMiniSite();
  const remark = `# ${'Nobody reads this. '.repeat(12_000)}`;
  const team = (slug: string, lead: string) =>
    writeFileSync(join(root, `data/teams/${slug}.yaml`), `name: Team ${slug}\nlead: ${lead}\n${remark}\n`);
  for (let index = 0; index < 40; index += 1) team(`a${index}`, `We train on day ${index}.`);
  team('red', 'We train {{nowhere}}.');
  let isChanged = false;
  const facts: SiteDefinition['facts'] = (shared) => {
    if (!isChanged) team('red', 'We never train, or {{ever}}.');
    isChanged = true;
    return miniSite.facts?.(shared) ?? {};
  };
  const { problems } = readContent({ ...miniSite, facts }, { root });
  const found = problems.map(({ code, place: { file, range } }) => `${file}:${range?.line}:${range?.column} ${code}`);
  expect(found).toEqual(['data/home.yaml:2:41 link-anchor', 'data/teams/red.yaml:2:26 fact-unknown']);
});
