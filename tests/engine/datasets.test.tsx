import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Dataset,
  type ReadDataset,
  type SiteCheck,
  type SiteDefinition,
  useSite,
} from '../../src/api/template-api.ts';
import type { LastingCache } from '../../src/base/cache.ts';
import { fileCache } from '../../src/base/file-cache.ts';
import { TemplateMistake } from '../../src/base/findings/failure.ts';
import { build } from '../../src/build.ts';
import { createSiteView } from '../../src/content/site-view.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { memoryCache } from '../support/memory-cache.ts';
import { copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';

interface Result {
  readonly team: string;
  readonly points: number;
}

const CSV = 'team;points\nRed;31\nBlue;28\n';

/** Creates the mini site with a table of results, which team pages and a script use. */
function clubWithResults() {
  const root = copyOfMiniSite({ 'results.csv': CSV });
  const parsed: string[] = [];
  const results: Dataset<readonly Result[]> = {
    file: 'results.csv',
    parse(text) {
      parsed.push(text);
      const [head, ...lines] = text.trim().split('\n');
      if (head !== 'team;points') throw new Error('The table has no column “points”.');
      return lines.map((line) => line.split(';')).map(([team = '', points]) => ({ team, points: Number(points) }));
    },
  };
  const Points = ({ team }: { readonly team: string }) => {
    const found = useSite()
      .dataset(results)
      .find((each) => each.team === team);
    return found && <p>{`${found.points} points`}</p>;
  };
  const script = join(temporaryFolder(), 'leader.ts');
  writeFileSync(script, "import leader from 'nebel:data/leader';\nexport default () => document.title = leader;\n");
  const site: SiteDefinition = {
    ...miniSite,
    datasets: [results],
    browserData: { leader: (read) => `${read(results)[0]?.team} leads` },
    scripts: [relative(miniSite.templates, script)],
    pageTypes: miniSite.pageTypes.map((type) =>
      type.name === 'team'
        ? { ...type, render: (props) => [type.render(props), <Points key="points" team={teamNameOf(props.data)} />] }
        : type,
    ),
  };
  const out = join(root, 'dist');
  const page = () => readFileSync(join(out, 'teams/red/index.html'), 'utf8');
  const scripts = () => {
    const assets = join(out, 'assets');
    const files = readdirSync(assets).filter((file) => file.startsWith('start-'));
    return files.map((file) => readFileSync(join(assets, file), 'utf8')).join('');
  };
  const write = (text: string) => writeFileSync(join(root, 'data/results.csv'), text);
  return { root, site, out, page, scripts, write, parsed };
}

const teamNameOf = (data: unknown) => (data as { readonly name: string }).name.replace(' Team', '');

describe('a data set', () => {
  test('is read once, and available to pages and scripts', async () => {
    const { root, site, out, page, scripts, parsed } = clubWithResults();
    const { findings } = await build(site, { root, out, cacheFolder: false });
    expect(findings).toEqual([]);
    expect(page()).toContain('31 points');
    expect(scripts()).toContain('Red leads');
    expect(parsed).toEqual([CSV]);
  });

  test.each<[string, () => () => LastingCache]>([
    [
      'one process',
      () => {
        const cache = memoryCache();
        return () => cache;
      },
    ],
    [
      'one process after another',
      () => {
        const file = join(temporaryFolder(), 'cache');
        return () => fileCache({ file, code: 'test' });
      },
    ],
  ])('is read again after a change, and only then, in builds of %s', async (_, createOpener) => {
    const { root, site, out, page, scripts, write, parsed } = clubWithResults();
    const open = createOpener();
    const buildOnce = async () => {
      const cache = open();
      await build(site, { root, out, cache, cacheFolder: false });
      cache.save();
    };
    await buildOnce();
    await buildOnce();
    expect(parsed).toHaveLength(1);
    write('team;points\nGold;40\nRed;34\n');
    await buildOnce();
    expect(parsed).toHaveLength(2);
    expect(page()).toContain('34 points');
    expect(scripts()).toContain('Gold leads');
  });

  test('that is missing is reported', async () => {
    const { root, site, out } = clubWithResults();
    const datasets = [{ file: 'none.csv', parse: (text: string) => text }];
    const { findings, stoppedBy } = await build({ ...site, datasets }, { root, out });
    expect(stoppedBy).toBe('content');
    expect(findings).toMatchObject([{ code: 'file-unreadable', place: { file: 'data/none.csv' } }]);
  });

  test('that is missing hides no finding of another file, whoever reads it, and is reported once', async () => {
    const { root, site } = clubWithResults();
    writeFileSync(join(root, 'data/teams/red.yaml'), 'nothing: of use');
    const none = { file: 'none.csv', parse: (text: string) => text };
    const readsIt: SiteCheck = ({ dataset }) => (dataset(none) ? [] : []);
    const spelling = {
      dictionary: '@cspell/dict-de-ch',
      words: 'words.txt',
      names: (read: ReadDataset) => [read<string>(none)],
    };
    const changed = { ...site, datasets: [none], checks: [readsIt, readsIt], spelling };
    const { code, stdout } = await command(changed, ['validate', '--root', root, '--format', 'json']);
    const files = (JSON.parse(stdout).problems as { file: string }[]).map(({ file }) => file);
    expect(code).toBe(1);
    expect(files.filter((file) => file === 'data/none.csv')).toHaveLength(1);
    expect(files).toContain('data/teams/red.yaml');
  });

  test('that its parser rejects is reported in its file', async () => {
    const { root, site, out, write } = clubWithResults();
    write('team;goals\nRed;31\n');
    const failed = await build(site, { root, out }).catch((error: unknown) => error);
    expect((failed as TemplateMistake).findings).toMatchObject([
      { code: 'template-dataset', place: { file: 'data/results.csv' }, params: { message: /no column “points”/ } },
    ]);
    expect(failed).toBeInstanceOf(TemplateMistake);
  });

  test('is not available to pages that a relay renders', () => {
    const { site } = clubWithResults();
    const view = createSiteView({
      links: [],
      shared: {},
      illustrations: {},
      baseUrl: '',
    });
    expect(() => site.datasets?.map(view.dataset)).toThrow('Only a build can read data sets');
  });
});
