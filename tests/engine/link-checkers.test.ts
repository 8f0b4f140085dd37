import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { expect, onTestFinished, test } from 'vitest';
import { folderTree } from '../../src/base/disk/folder-tree.ts';
import { parseUrl } from '../../src/base/lib/url.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { check } from '../../src/site/audit/check.ts';
import { expectGolden } from '../support/golden.ts';
import { FAULTS, type Markup, ORIGIN } from '../support/link-faults.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const GOLDEN = join(import.meta.dirname, '../fixtures/golden/link-checkers.txt');

/** Returns a complete page without faults, apart from those in the given markup. */
function page(url: string, title: string, { body = '', head = '', canonical = ORIGIN + encodeURI(url), css }: Markup) {
  const style = css === undefined ? '' : `<link rel="stylesheet" href="${url}own.css">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="All about: ${title}.">
<link rel="canonical" href="${canonical}">
${style}${head}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

const urlOf = (index: number) => `/case-${String(index + 1).padStart(2, '0')}/`;

/** Writes a site with one page for each fault, and the files that sound addresses point to. */
function siteWith(variant: 'broken' | 'sound'): string {
  const folder = temporaryFolder();
  const files: Record<string, string> = {
    'red/index.html': page('/red/', 'Red Team', { body: '<p id="training">Monday</p><p id="übung">Friday</p>' }),
    'grün/index.html': page('/grün/', 'Green Team', {}),
  };
  for (const name of ['a.webp', 'b.webp', 'a.mp4', 'a.svg', 'a.woff2', 'a.js', 'a.css', 'files/prices.pdf'])
    files[name] = '';
  FAULTS.forEach((fault, index) => {
    const [url, markup] = [urlOf(index), fault[variant]];
    files[`${url.slice(1)}index.html`] = page(url, fault.name, markup);
    if (markup.css !== undefined) files[`${url.slice(1)}own.css`] = markup.css;
  });
  const all = ['/red/', '/grün/', ...FAULTS.map((_, index) => urlOf(index))];
  files['index.html'] = page('/', 'Lake Club', { body: all.map((url) => `<a href="${url}">${url}</a>`).join('\n') });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** Index of the fault to whose page a path belongs. */
function caseOfPath(path: string): number | undefined {
  const [, number] = /case-(\d\d)\//.exec(path) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}

/** Index of the fault that linkinator found. For a missing anchor, it reports the page without the anchor, not the link. */
function caseOfLink({ url, parent = '' }: LinkResult): number | undefined {
  const { hash, pathname } = parseUrl(url) ?? { hash: '', pathname: '' };
  if (hash === '') return caseOfPath(parent);
  const named = FAULTS.findIndex(({ broken: { body = '' } }) =>
    [hash, decodeURIComponent(hash)].some((anchor) => body.includes(`${anchor}"`)),
  );
  return caseOfPath(pathname) ?? (named === -1 ? undefined : named);
}

/** Linkinator's findings about anchors depend on the order in which pages arrive, and so on the load of the machine. */
const isReproducible = ({ url }: LinkResult) => !url.includes('#');

const distinctCases = (cases: readonly (number | undefined)[]) => new Set(cases.filter((each) => each !== undefined));

/**
 * Runs linkinator with its strictest options against the web server of `preview`, because its own fails on an address with
 * a stray percent sign. Absolute addresses of the site are rewritten to that server. Other sites are skipped, because a
 * test must not depend on them.
 */
async function runLinkinator(folder: string) {
  const server = createStaticServer(folder);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { links } = await new LinkChecker().check({
    path: `${address}/`,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    concurrency: 1,
    redirects: 'error',
    urlRewriteExpressions: [{ pattern: new RegExp(`^https?:${ORIGIN.replace('https:', '')}`), replacement: address }],
    linksToSkip: async (link) => link.includes('elsewhere.example'),
  });
  return links.filter(({ state }) => state === LinkState.BROKEN);
}

test('nebel check finds all of fifty broken addresses and no sound one; the findings of linkinator are recorded', async () => {
  expect(FAULTS).toHaveLength(50);
  const [broken, sound] = [siteWith('broken'), siteWith('sound')];
  const ours = distinctCases(check(folderTree(broken), 'dist').map(({ place }) => caseOfPath(place.file)));
  const theirs = distinctCases((await runLinkinator(broken)).filter(isReproducible).map(caseOfLink));
  const rows = FAULTS.map(({ name }, index) => [
    name,
    answer(ours.has(index)),
    name.startsWith('anchor:') ? 'varies' : answer(theirs.has(index)),
  ]);
  const table = [
    ['planted fault', 'nebel check', 'linkinator'],
    ...rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ['found, of 50', String(ours.size), `${theirs.size} and some anchors`],
    [
      'false alarms on the sound twin',
      String(check(folderTree(sound), 'dist').length),
      String((await runLinkinator(sound)).filter(isReproducible).length),
    ],
  ];
  expectGolden(
    table.map(([name = '', us = '', them = '']) => `${name.padEnd(56)}${us.padEnd(14)}${them}\n`).join(''),
    GOLDEN,
  );
  expect(FAULTS.filter((_, index) => !ours.has(index))).toEqual([]);
});

test('the sound twin has no findings', () => {
  expect(check(folderTree(siteWith('sound')), 'dist')).toEqual([]);
});

const answer = (found: boolean) => (found ? 'finds it' : '-');
