import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_SLUG } from '../../src/base/lib/paths.ts';
import { drawPictures } from '../../src/site/pictures/pictures.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { faultsOf } from '../support/fuzz/findings.ts';
import { dangersIn, type Files } from '../support/fuzz/output.ts';
import { createStage, type Stage } from '../support/fuzz/stage.ts';
import { sharedMiniSite, temporaryFolder } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';

let stage: Stage;
let pages: readonly string[];
beforeAll(async () => {
  stage = createStage(miniSite, join(sharedMiniSite(), 'data'));
  pages = (await stage.build({})).result.pages.map(({ route }) => route.url);
});

const ROUTES = 'data/addresses.yaml';

/** URL segments that an old site may have had, many of them names of files on the present one. */
const OLD_SEGMENTS =
  'a A team Teams teams red index.html a.html index.HTML 404.html x.pdf assets sitemap.xml _headers con'.split(' ');

/** URL segments that a hostile or careless editor could type. */
const ODD_SEGMENTS = [
  ...'.htaccess .. . ä %2e%2e * :splat 301 # ? " ; \\ $1 $args'.split(' '),
  ...['', 'a b', '\n/x', 'x'.repeat(300)],
];

const entriesOf = (segments: readonly string[]) =>
  fc.array(
    fc.record({
      url: fc
        .tuple(fc.array(fc.constantFrom(...segments), { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/', '/'))
        .map(([names, end]) => `/${names.join('/')}${end}`),
      to: fc.nat(),
      gone: fc.boolean(),
      reason: fc.constantFrom('', 'x\n/a / 301', '"', '<b>'),
    }),
    { minLength: 1, maxLength: 8 },
  );

const entries = fc.oneof(entriesOf([...OLD_SEGMENTS, 'x'.repeat(300)]), entriesOf([...OLD_SEGMENTS, ...ODD_SEGMENTS]));

describe('a list of old addresses', () => {
  test('is refused at its place, or each address redirects from its own file, whatever it is', {
    timeout: 1_800_000,
  }, async () => {
    let [built, refused, redirects] = [0, 0, 0];
    const runs = times(120, 6_000);
    await fc.assert(
      fc.asyncProperty(entries, async (list) => {
        const old = list.filter(
          ({ url }, at) => !pages.includes(url) && list.findIndex((each) => each.url === url) === at,
        );
        const yaml = `${JSON.stringify({
          addresses: [
            ...pages.map((url) => ({ url })),
            ...old.map(({ url, to, gone, reason }) => ({
              url,
              ...(gone ? { gone } : { redirect: pages[to % pages.length] }),
              ...(reason && { reason }),
            })),
          ],
        })}\n`;
        const { result, files } = await stage.build({ [ROUTES]: yaml });
        expect(faultsOf(result.findings, (file) => (file === ROUTES ? yaml : undefined))).toEqual([]);
        if (result.stoppedBy) {
          refused += 1;
          expect(result.findings.some(({ place }) => place.file === ROUTES)).toBe(true);
          return;
        }
        built += 1;
        redirects += result.ledger?.redirects.length ?? 0;
        expect(dangersIn(files)).toEqual([]);
        expect(writeErrors(files)).toEqual([]);
      }),
      { seed: SEED, numRuns: runs },
    );
    expect(built).toBeGreaterThan(runs / 4);
    report('addresses: lists of old addresses', { cases: runs, built, refused, redirects });
  });

  test.each([
    ['two spellings of one page', ['/old/', '/old/index.html']],
    ['a file and a folder of the same name', ['/old.html', '/old.html/']],
    ['a folder named like a file of the site', ['/sitemap.xml/', '/robots.txt/']],
    ['upper and lower case', ['/Old/', '/old/', '/Teams/red/']],
    ['names of host configuration files', ['/_headers/', '/_redirects/']],
  ])('with %s is built, each address into its own file', async (_name, urls) => {
    const list = [
      ...pages.map((url) => `  - url: ${url}\n`),
      ...urls.map((url) => `  - url: ${url}\n    redirect: /\n`),
    ];
    const { result, files } = await stage.build({ [ROUTES]: `addresses:\n${list.join('')}` });
    expect(result.findings).toEqual([]);
    expect(result.ledger?.redirects.map(({ from }) => from)).toEqual(urls);
    expect(dangersIn(files)).toEqual([]);
    expect(writeErrors(files)).toEqual([]);
    expect(String(files.get('_redirects'))).toContain(`${urls[0]} / 301`);
  });
});

/** Writes files of these names and returns the error, if any. The files are empty, because only their names matter. */
function writeErrors(files: Files): string[] {
  const root = temporaryFolder();
  try {
    for (const path of files.keys()) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), '', { flag: 'wx' });
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}

test('a file name of the maximum length leads to a page and a picture that can be written', async () => {
  const slug = 'x'.repeat(MAX_SLUG);
  const { result, files } = await stage.build({ [`data/teams/${slug}.yaml`]: 'name: Long\nlead: We are new.\n' });
  expect(result.findings).toEqual([]);
  expect(files.has(`teams/${slug}/index.html`)).toBe(true);
  const svg = () => '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>';
  const source = { url: `/teams/${slug}/`, file: `data/teams/${slug}.yaml` };
  const picture = { page: `teams/${slug}/index.html`, source, alt: '', hash: svg(), width: 20, height: 10, svg };
  const { done, files: drawings } = drawPictures(miniSite, [picture]);
  await done;
  const drawn = drawings.map(async ({ output, make }) => [output, await make()] as const);
  const pictures: Files = new Map(await Promise.all(drawn));
  expect(pictures.size).toBe(1);
  expect([...writeErrors(files), ...writeErrors(pictures)]).toEqual([]);
});
