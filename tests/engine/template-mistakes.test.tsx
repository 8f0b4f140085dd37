import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type InboxPlace,
  Island,
  type PageType,
  type SharedData,
  type SiteDefinition,
  useSite,
} from '../../src/api/template-api.ts';
import { failureOf } from '../../src/base/findings/failure.ts';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { type CommandResult, command, commandIn, createWebsite } from '../support/command.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { nebelIn } from '../support/nebel.ts';

interface Finding {
  readonly code: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
}

/** What is expected of a finding, apart from the spoilt file and line; `after` marks another line. */
type Expected = { file?: string; line?: number; after?: string; message?: string; fix?: string };

let folder: string;

/** One new website for all tests. Each test replaces strings in it, and restores them afterwards. */
beforeAll(async () => {
  folder = await createWebsite(join(suiteFolder(), 'site'), 'en');
});

function spoil(file: string, before: string, after: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  onTestFinished(() => writeFileSync(path, text));
}

/** Adds code to the end of a file. */
function append(file: string, code: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  spoil(file, text, text + code);
}

/** Creates files with their folders. */
function create(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    onTestFinished(() => rmSync(join(folder, file), { force: true }));
  }
}

const BUILD = ['build', '--lang', 'en', '--format', 'json'];

/** Builds with the changed templates. */
const build = () => commandIn(folder, BUILD);

/** The starter's inbox with one mistake. */
const inboxWith =
  (changes: Partial<InboxPlace>, icon = 'icon-512.png') =>
  (shared: SharedData): InboxPlace | undefined => {
    const place = starter.inbox?.(shared);
    return place && { ...place, look: { ...place.look, icon }, ...changes };
  };

/** Builds with the given definition, for mistakes outside code that pages run. */
const buildWith = (changes: Partial<SiteDefinition> = {}) =>
  command({ ...starter, ...changes, templates: join(folder, 'templates') }, [...BUILD, '--root', folder]);

/** Findings of a build that failed because of them. */
async function findingsOf(result: Promise<CommandResult>): Promise<[Finding, ...Finding[]]> {
  const { code, stdout, stderr } = await result;
  expect([code, stderr]).toEqual([1, '']);
  return JSON.parse(stdout).problems;
}

/** Findings of a build that succeeds in spite of them. */
async function warningsOf(result: Promise<CommandResult>): Promise<readonly Finding[]> {
  const { code, stdout } = await result;
  expect(code).toBe(0);
  return JSON.parse(stdout).problems;
}

const lineOf = (file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8').split(text)[0]?.split('\n').length;

/** Page types, with a change to that of regions. */
const pageTypesWith = (change: Partial<PageType>) =>
  starter.pageTypes.map((type) => (type.name === 'region' ? { ...type, ...change } : type));

const REGION = 'templates/pages/region/region.tsx';
const SITE = 'templates/site.ts';
const CARDS = 'templates/components/cards/cards';
const HOME = 'templates/pages/home/home.tsx';
const MENU = 'templates/enhancements/menu.client.ts';
const PROSE = 'templates/components/prose/prose.tsx';

describe('a template author’s mistake is reported with its place, not as a fault of the engine:', () => {
  test('a component that throws, at its line, with the page and its data file', async () => {
    spoil(REGION, "places.join(', ')", "places.none.join(', ')");
    const [found] = await findingsOf(build());
    expect(found).toMatchObject({ code: 'template-broken', file: REGION, line: lineOf(REGION, 'places.none') });
    expect(found.message).toContain("Cannot read properties of undefined (reading 'join')");
    expect(found.why).toContain('/regions/hillside/ cannot be made from data/regions/hillside.yaml');
  });

  test.each([
    ['a promise', 'Promise.reject(new Error("stray"));'],
    ['a timer', 'setTimeout(() => { throw new Error("stray"); });'],
  ])('%s left behind by a template that fails, at its line', { tags: 'slow' }, async (_, code) => {
    append(PROSE, code);
    // Both reach the process, which ends in the middle of the build.
    const { code: exit, stdout } = await nebelIn(folder, BUILD);
    const expected = { code: 'template-broken', file: PROSE, line: lineOf(PROSE, code) };
    expect([exit, JSON.parse(stdout).problems]).toEqual([1, [expect.objectContaining(expected)]]);
  });

  test('a style sheet in another language than CSS, with a remedy', { tags: 'slow' }, async () => {
    create({ [`${CARDS}.scss`]: '' });
    spoil(`${CARDS}.tsx`, './cards.css', './cards.scss');
    expect((await findingsOf(build()))[0]).toMatchObject({ fix: expect.stringContaining('plain CSS') });
  });

  test.each([
    ['a component', REGION, (text: string) => spoil(REGION, 'return (', `${text}\n  return (`)],
    ['a module while it is loaded', PROSE, (text: string) => append(PROSE, text)],
  ])('%s that ends the process, at its line', { tags: 'slow' }, async (_, file, insert) => {
    insert('process.exit(0);');
    const { code, stdout } = await nebelIn(folder, BUILD);
    const expected = { code: 'template-broken', file, line: lineOf(file, 'process.exit') };
    expect([code, JSON.parse(stdout).problems]).toEqual([1, [expect.objectContaining(expected)]]);
  });

  test.each([
    ['an object as text', () => ({ a: 1 }) as never, 'Objects are not valid'],
    ['an asynchronous component', () => Promise.resolve('x'), 'suspended'],
    [
      'a component that throws no error',
      () => {
        throw null;
      },
      'null',
    ],
    [
      'a package that throws further from the template than the stack trace reaches',
      () => {
        throw Object.assign(new Error('deep'), { stack: 'Error: deep\n    at f (/a/node_modules/deep/index.js:1:2)' });
      },
      'deep',
    ],
    [
      'an island that the site lacks',
      () => (
        <Island name="none" props={{}}>
          x
        </Island>
      ),
      'no island named "none"',
    ],
    [
      'an island that cannot get a prop',
      () => (
        <Island name="none" props={{ act: () => 1 } as never}>
          x
        </Island>
      ),
      'props.act is not plain JSON',
    ],
  ])('%s, with the page', async (_, Broken, message) => {
    const [found] = await findingsOf(buildWith({ pageTypes: pageTypesWith({ render: () => <Broken /> }) }));
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining(message) });
    expect(found.why).toContain('data/regions/hillside.yaml');
  });

  test.each([
    ['an asynchronous component', () => Promise.resolve('x'), 'async'],
    [
      'an island that the site lacks',
      () => (
        <Island name="none" props={{}}>
          x
        </Island>
      ),
      '“islands”',
    ],
    [
      'an island that asks for the site',
      () => {
        const Asking = () => useSite().baseUrl;
        return (
          <Island name="none" props={{}}>
            <Asking />
          </Island>
        );
      },
      '“props”',
    ],
  ])('%s, with a remedy, because no line is known', async (_, Broken, remedy) => {
    const [found] = await findingsOf(buildWith({ pageTypes: pageTypesWith({ render: () => <Broken /> }) }));
    expect(found.fix).toContain(remedy);
  });

  test.each([
    ['a function that is missing', { document: undefined }, 'document is undefined instead of a function'],
    ['a list that lacks an entry', { pageTypes: [undefined] }, 'pageTypes[0] is undefined instead of an object'],
    [
      'files looked for from the root',
      { pageTypes: pageTypesWith({ files: 'data/regions/*.yaml' }) },
      'pageTypes["region"].files is "data/',
    ],
    ['files in any folder', { pageTypes: pageTypesWith({ files: 'regions/*/index.yaml' }) }, '.files is "regions/*/'],
    ['an unknown time zone', { timeZone: 'Europe/Londn' }, 'timeZone is "Europe/Londn" instead of a time zone'],
    ['an unknown language', { language: 'fr' }, 'language is "fr" instead of "de" or "en"'],
    ['a budget that is not a number', { budgets: { '*': { total: '40 kB' } } }, 'budgets["*"].total is "40 kB"'],
    ['a budget of an unknown page type', { budgets: { servise: { total: 1 } } }, 'budgets["servise"]'],
    ['a base address that is none', { baseUrl: () => 'my site' }, 'baseUrl() is "my site" instead of an address'],
    ['a fact that is not a text', { facts: () => ({ hours: 4 }) }, 'facts()["hours"] is 4 instead of a text'],
    ['forms that are not a list', { forms: () => ({}) }, 'forms() is an object instead of a list'],
    ['forms without a page for their mistakes', { formPage: undefined }, 'needs a formPage()'],
    ['a page of thanks that does not exist', { thanksUrl: '/merci/' }, 'thanksUrl is "/merci/"'],
    ['an inbox that is no folder', { inbox: inboxWith({ path: '/inbox' }) }, 'inbox().path is "/inbox" instead of'],
    ['an icon of the inbox that does not exist', { inbox: inboxWith({}, 'none.png') }, 'look.icon is "none.png"'],
    ['a file without bytes', { files: () => [{ output: 'a.txt' }] }, 'files()[0].bytes is undefined'],
    ['files that come later', { files: async () => [] }, 'files() is a promise instead of a list'],
    [
      'an origin that is not in a list',
      { security: () => ({ allow: { 'frame-src': 'https://a.example' } }) },
      'security().allow["frame-src"] is "https://a.example" instead of a list',
    ],
    [
      'a summary that no program can store',
      { pageTypes: pageTypesWith({ summary: () => ({ price: 1n }) }) },
      'summary() of the page type "region" is an object instead of plain JSON',
    ],
    ['direct delivery to nowhere', { delivery: () => ({ kind: 'direct' }) }, 'delivery().endpoint is undefined'],
    [
      'a relay with a slash at its end, which inquiries would not reach',
      { delivery: () => ({ kind: 'relay', origin: 'https://forms.example/' }) },
      'delivery().origin is "https://forms.example/" instead of an address without a slash',
    ],
    [
      'direct delivery without forms',
      { delivery: () => ({ kind: 'direct', endpoint: 'https://store.example', base: 'b', key: 'k' }) },
      'delivery().forms is undefined instead of a list',
    ],
    ['an unknown way of delivery', { delivery: () => ({ kind: 'post' }) }, 'delivery().kind is "post"'],
    ['a check that returns nothing', { checks: [() => undefined] }, 'checks[0]() is undefined instead of a list'],
    ['a finding without a place', { checks: [() => [{ code: 'a-b', severity: 'error' }]] }, 'checks[0]()[0].place'],
    ['a pattern that finds once', { factPatterns: [{ facts: /a/, pattern: /a/ }] }, 'with the flag g'],
    [
      'a page type without meta()',
      { pageTypes: pageTypesWith({ meta: () => undefined as never }) },
      'meta() of the page type "region"',
    ],
    [
      'a page type with one anchor',
      { pageTypes: pageTypesWith({ anchors: () => 'places' as never }) },
      'anchors() of the page type "region" is "places" instead of a list',
    ],
  ] as [string, object, string][])('%s in the definition, by its name', async (_, change, message) => {
    const [found] = await findingsOf(buildWith(change));
    expect(found).toMatchObject({ code: 'template-broken', file: 'templates' });
    expect(found.message).toContain(message);
  });

  test.each([
    ['throws no error while it is loaded', 'throw "boom";', 'throw "none";', undefined],
    ['imports a package that throws', "import 'deep';", 'throw new Error("boom");', undefined],
    [
      'calls a package that throws after many calls of its own',
      "import deep from 'deep';\ndeep(20);",
      'module.exports = function deep(n) { if (n) return deep(n - 1) + 1; throw new Error("boom"); };',
      'deep(20)',
    ],
  ])('a template that %s', { tags: 'slow' }, async (_, code, ofPackage, place) => {
    create({ 'node_modules/deep/package.json': '{}', 'node_modules/deep/index.js': ofPackage });
    append(PROSE, code);
    const [found] = await findingsOf(build());
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining('boom') });
    if (place) expect(found).toMatchObject({ file: PROSE, line: lineOf(PROSE, place) });
  });

  test('a reference to a set that does not exist, in its schema, with the set that was meant', async () => {
    const schema = 'templates/pages/article/schema.json';
    spoil(
      schema,
      '"meta": {',
      '"shop": { "title": "Shop", "description": "A region.", "type": "string", "x-reference": "regions" },\n    "meta": {',
    );
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ code: 'template-schema', file: schema, line: lineOf(schema, '"regions"') });
    expect(found.fix).toContain('“region”');
  });

  type Spoilt = readonly [string, file: string, before: string, after: string, Expected];
  const COMMON: readonly Spoilt[] = [
    ['a syntax error', 'templates/document.tsx', '<head>', '<head', { after: '<meta charSet' }],
    ['a missing module', SITE, './pages/home/home.tsx', './pages/home/hime.tsx', {}],
    ['a definition that throws while it is loaded', SITE, 'import.meta.dirname', 'JSON.parse("null").x', {}],
    ['a component that imports a missing style sheet', `${CARDS}.tsx`, './cards.css', './carts.css', {}],
  ];
  const RARER: readonly Spoilt[] = [
    ['a package that is not installed', `${CARDS}.tsx`, './cards.css', 'clsx', { fix: 'npm install clsx' }],
    [
      'a style sheet whose classes have names of its own',
      `${CARDS}.tsx`,
      "import './cards.css';",
      "import styles from './cards.module.css';\nexport { styles };",
      { fix: 'className="card"' },
    ],
    ['a data file', `${CARDS}.tsx`, './cards.css', '../../../data/site.yaml', { fix: 'datasets.md' }],
    ['a hook outside of a component', HOME, "import './home.css';", 'useSite();', { fix: 'arguments' }],
    ['a module that nebel lacks', `${CARDS}.tsx`, './cards.css', 'nebel/api', { fix: 'template-api.md' }],
    [
      'a pattern of modules in another form',
      `${CARDS}.tsx`,
      "import './cards.css';",
      'const parts = import.meta.glob("./*");',
      { fix: 'template-api.md' },
    ],
    ['the window of a browser', `${CARDS}.tsx`, "import './cards.css';", 'window.name = "a";', { fix: 'islands.md' }],
    [
      'names of classes in a style sheet',
      `${CARDS}.tsx`,
      "import './cards.css';",
      "import css from './cards.css';\ncss;",
      { after: "import css from './cards.css';", message: '"default"', fix: 'className' },
    ],
    ['a definition that is not exported', SITE, 'export const site', 'const site', { line: 1, message: '"site"' }],
    ['a page type that is not exported', HOME, 'export const home', 'const home', { file: SITE, after: 'home.tsx' }],
  ];
  for (const [mistakes, options] of [
    [COMMON, {}],
    [RARER, { tags: 'slow' }],
  ] as const)
    test.each(mistakes)('%s, before the build', options, async (_, file, before, after, expected) => {
      spoil(file, before, after);
      const line = lineOf(expected.file ?? file, expected.after ?? after);
      const [found] = await findingsOf(build());
      expect(found).toMatchObject({
        code: 'template-broken',
        file: expected.file ?? file,
        line: expected.line ?? line,
      });
      expect(found.message).toContain(expected.message ?? '');
      expect(found.fix).toContain(expected.fix ?? '');
    });

  test.each([
    ['a style sheet that imports a missing file', 'templates/styles/site.css', './base.css', './bass.css', {}],
    ['a style sheet without a value', `${CARDS}.css`, '.cards {', 'color: ;;}} .x {', {}],
    ['a comment of JavaScript in a style sheet', `${CARDS}.css`, '.cards {', '// red\n.cards {', {}],
    ['a path from the root in a style sheet', `${CARDS}.css`, '{', '{ background: url(/a.svg);', { fix: '../' }],
    ['a missing picture in a style sheet', `${CARDS}.css`, '{', '{ background: url(a.svg);', { fix: 'no such file' }],
    [
      'a picture in a style sheet',
      `${CARDS}.css`,
      '{',
      '{ background: url(../../public/icon-512.png);',
      { fix: '.avif' },
    ],
    ['a module of Node in a browser script', MENU, 'import ', "import 'node:fs';\nimport ", { fix: 'browser' }],
    [
      'a script without a default export',
      MENU,
      'export default',
      'export const menu =',
      { line: 1, message: '"default"' },
    ],
  ] as [string, string, string, string, Expected][])('%s', async (_, file, before, after, expected) => {
    spoil(file, before, after);
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ code: 'template-broken', file, line: expected.line ?? lineOf(file, after) });
    expect(found.message).toContain(expected.message ?? '');
    expect(found.fix).toContain(expected.fix ?? '');
  });

  test.each([
    ['breaks off', '</svg>', ''],
    ['keeps a prefix of the program that drew it', '<circle', '<circle inkscape:label="Rim"'],
  ])('a drawing that %s, with a page that shows it', async (_, before, after) => {
    spoil('templates/illustrations/wheel.svg', before, after);
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining('SVG') });
    expect(found.why).toContain('cannot be made from data/');
  });

  test('data for a script that is not JSON, at its import', async () => {
    append(MENU, "import('nebel:data/stops');");
    const [found] = await findingsOf(buildWith({ browserData: { stops: () => 1n } }));
    expect(found).toMatchObject({ code: 'template-broken', file: MENU, line: lineOf(MENU, 'nebel:data') });
    expect(found.message).toContain('browserData["stops"]() is not plain JSON');
  });

  test('an island without a default export', async () => {
    const [found] = await findingsOf(buildWith({ islands: { menu: 'inbox.ts' } }));
    expect(found).toMatchObject({ code: 'template-broken', file: 'templates/inbox.ts' });
    expect(found.message).toContain('"default"');
  });

  test.each([
    ['scripts', { scripts: ['enhancements/none.client.ts'] }, 'enhancements/none.client.ts'],
    ['islands', { islands: { none: 'islands/none.client.tsx' } }, 'islands/none.client.tsx'],
    ['styles', { styles: 'none.tsx' }, 'none.tsx'],
    ['pictureFonts', { pictureFonts: ['fonts/none.ttf'] }, 'fonts/none.ttf'],
    ['schema', { dataFiles: [{ name: 'a', files: 'a.yaml', schema: 'none.json' }] }, 'none.json'],
    ['illustrations', { illustrations: 'none' }, 'none'],
    ['publicFiles', { publicFiles: 'none' }, 'none'],
    ['publicFiles', { publicFiles: 'site.ts' }, 'site.ts'],
  ] satisfies [string, Partial<SiteDefinition>, string][])(
    'a path under «%s» where nothing is',
    async (field, part, path) => {
      const [found] = await findingsOf(buildWith(part));
      expect(found).toMatchObject({ code: 'template-missing', file: `templates/${path}` });
      expect(found.message).toContain(field);
    },
  );

  test('a page type that lacks what every one needs', async () => {
    const [first, ...others] = starter.pageTypes;
    const pageTypes = [{ ...first, anchors: undefined } as never, ...others];
    const [found] = await findingsOf(buildWith({ pageTypes }));
    expect(found).toMatchObject({ code: 'template-type', file: 'templates/site.ts' });
    expect(found.message).toContain('anchors');
  });

  test.each(['name', 'files'] as const)('two page types that share their «%s», as after copying one', async (field) => {
    const [first, ...others] = starter.pageTypes;
    const copy = { ...first, name: 'copy', files: 'copies/*.yaml', [field]: first?.[field] } as never;
    const [found] = await findingsOf(buildWith({ pageTypes: [first as never, ...others, copy] }));
    expect(found).toMatchObject({ code: 'template-type', file: 'templates/site.ts' });
    expect(found.message).toContain(field);
  });

  test.each(['null', '[]', 'true'])('a schema that is %s, in its file', async (text) => {
    const file = 'templates/pages/service/schema.json';
    spoil(file, readFileSync(join(folder, file), 'utf8'), text);
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ code: 'template-schema', file });
  });

  test('a schema may have an id, as those of other programs do', async () => {
    spoil('templates/pages/service/schema.json', '"title"', '"$id": "https://club.example/a.json", "title"');
    expect(await warningsOf(buildWith())).toEqual([]);
  });

  test.each([
    [
      'a schema that is not valid JSON',
      'pages/service/schema.json',
      '"type": "object",\n',
      '"type": "object"\n',
      '',
      1,
    ],
    ['an unknown keyword, with a suggestion', 'schemas/common.json', '"x-markup"', '"x-markdup"', 'to “x-markup”.', 0],
    [
      'a reference to a missing definition',
      'pages/region/schema.json',
      'definitions/section',
      'definitions/sektion',
      '',
      0,
    ],
    ['a reference to a missing schema', 'pages/region/schema.json', 'common.json', 'comon.json', '', 0],
  ])('%s', async (_, name, before, after, fix, below) => {
    const file = `templates/${name}`;
    spoil(file, before, after);
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ file, line: (lineOf(file, after) ?? 0) + below, fix: expect.stringContaining(fix) });
    expect(found.code).toMatch(/^template-(schema|keyword)$/);
  });

  test('addresses without trailing slash, that lead elsewhere, with an empty part or with a character that ends a path', async () => {
    const wrong: Record<string, readonly [url: string, suggestion: string]> = {
      hillside: ['/regions/hillside', '/regions/hillside/'],
      lakeside: ['/regions/../lakeside/', '/regions/lakeside/'],
      'old-town': ['//regions/old?town.html', '/regions/old-town.html'],
    };
    // What follows from it for links and old addresses is not reported.
    create({
      'data/addresses.yaml':
        'addresses:\n  - url: /regions/hillside/\n  - url: /old/\n    redirect: /regions/hillside/\n',
    });
    const found = await findingsOf(buildWith({ pageTypes: pageTypesWith({ url: (slug) => wrong[slug]?.[0] ?? '' }) }));
    expect(found.map(({ code, file, fix }) => [code, file, /return (\S+)\./.exec(fix)?.[1]])).toEqual(
      Object.entries(wrong).map(([slug, [, suggestion]]) => [
        'template-address',
        `data/regions/${slug}.yaml`,
        suggestion,
      ]),
    );
  });

  test('two pages whose addresses are the same on disks that ignore case', async () => {
    const url = (slug: string) => (slug === 'hillside' ? '/Privacy/' : `/${slug}/`);
    const [found] = await findingsOf(buildWith({ pageTypes: pageTypesWith({ url }) }));
    expect(found.code).toBe('route-collision');
  });

  test('files where the build makes one or a folder, and names that Windows cannot store or a host does not accept', async () => {
    const taken = ['robots.txt', '.htaccess', 'privacy/index.html', 'Privacy/index.html', 'imprint', 'index.html/x'];
    const unusable = ['price list #2.pdf', 'why?.pdf', 'a%20b.pdf', 'a:b.txt', 'a.', 'tab\t.txt', 'Aux.pdf'];
    const copied = [...taken, ...unusable].map((name) => `templates/public/${name}`);
    create(Object.fromEntries(copied.map((file) => [file, ''])));
    onTestFinished(() => {
      for (const name of ['privacy', 'Privacy', 'index.html'])
        rmSync(join(folder, 'templates/public', name), { recursive: true, force: true });
    });
    const made = [
      'robots.txt',
      'Thanks',
      '../../data/site.yaml',
      '/a.txt',
      'a\\b.txt',
      './a.txt',
      '',
      'b.txt',
      'B.txt',
    ];
    const files = () => made.map((output) => ({ output, bytes: '' }));
    const found = await findingsOf(buildWith({ files }));
    expect(found.filter(({ code }) => code !== 'template-file')).toEqual([]);
    // The first of two that differ in case is fine.
    expect(found.filter(({ file }) => file === SITE)).toHaveLength(made.length - 1);
    expect(found.find(({ message }) => message.includes('B.txt'))?.message).toContain('upper and lower case');
    expect(found.flatMap(({ file }) => (file === SITE ? [] : [file])).sort()).toEqual(copied.sort());
  });

  test('an address that the list redirects, although a public file lies there', async () => {
    const file = 'data/addresses.yaml';
    create({ [file]: 'addresses:\n  - url: /favicon.svg\n    gone: true\n' });
    const [found] = await findingsOf(buildWith());
    expect(found).toMatchObject({ code: 'route-reserved', file, line: 2 });
  });
});

test('a preview shows the beginning of a long trace, and its place further down', () => {
  const packages = '    at f (/a/node_modules/deep/index.js:1:2)\n'.repeat(30);
  const error = Object.assign(new Error('deep'), {
    stack: `Error: deep\n${packages}    at Page (/a/templates/page.tsx:3:4)`,
  });
  const { trace, at } = failureOf(error, '/a/templates');
  expect(trace.split('\n').length).toBeLessThan(15);
  expect(at).toEqual({ path: '/a/templates/page.tsx', line: 3, column: 4 });
});

test('a preview names the place of what cannot be bundled, not the stack of the bundler', () => {
  const location = { file: 'cards.css', line: 3, column: 4 };
  const error = Object.assign(new Error('Build failed'), { errors: [{ text: 'Expected ":"', location }] });
  const { trace, at } = failureOf(error, '/site/templates');
  expect([trace, at?.path]).toEqual(['cards.css:3:5: Expected ":"', join('/site/templates', 'cards.css')]);
});

// The following builds succeed, and so publish addresses that the tests above would miss.
test('a style sheet that no component imports has no effect, which a build reports', async () => {
  spoil(`${CARDS}.tsx`, "import './cards.css';\n", '');
  expect(await warningsOf(buildWith())).toMatchObject([
    { code: 'template-sheet', file: `${CARDS}.css`, severity: 'warning' },
  ]);
});

test('what only React in a browser does is reported at its line outside islands: it would do nothing', async () => {
  spoil(PROSE, '<a href={href}>', '<a href={href} onClick={() => alert(1)}>');
  append(
    PROSE,
    'declare const React: { lazy: (load: () => void) => void };\nexport const Later = () => React.lazy(() => {});\n',
  );
  expect(await warningsOf(buildWith())).toMatchObject([
    { code: 'template-inert', file: PROSE, severity: 'warning', line: lineOf(PROSE, 'onClick') },
    { code: 'template-inert', file: PROSE, severity: 'warning', line: lineOf(PROSE, 'React.lazy') },
  ]);
});

test('a property that browsers do not know is reported at its line, by a build that reuses the bundle, too', {
  tags: 'slow',
}, async () => {
  const file = `${CARDS}.css`;
  append(file, '.card { colr: red }\n');
  for (const run of ['the first', 'the second']) {
    expect(await warningsOf(build()), run).toMatchObject([
      { code: 'template-doubt', file, severity: 'warning', line: lineOf(file, 'colr'), column: 9 },
    ]);
  }
});

test('a template may log and leave a timer running: findings stay readable for programs, and the build ends', {
  tags: 'slow',
}, async () => {
  append(PROSE, "console.log('a note');\nsetInterval(() => {}, 1000);\n");
  const { code, stdout, stderr } = await nebelIn(folder, BUILD);
  expect([code, JSON.parse(stdout).problems, stderr]).toEqual([0, [], 'a note\n']);
});

test('what an editor or a system leaves beside the files is no mistake, and is not published', {
  tags: 'slow',
}, async () => {
  const leftovers = ['components/form', 'illustrations', 'public', 'schemas', 'pages/home'].flatMap((place) => {
    const [name = ''] = readdirSync(join(folder, 'templates', place));
    // The locks of Emacs lead nowhere, and macOS stores on other disks what they cannot.
    const [lock, fork] = ['.#', '._'].map((prefix) => join('templates', place, prefix + name));
    symlinkSync('ann@host.1234:5678', join(folder, lock ?? ''));
    onTestFinished(() => rmSync(join(folder, lock ?? '')));
    return [fork ?? ''];
  });
  const systems = ['.DS_Store', 'Thumbs.db', 'desktop.ini'].map((name) => join('templates/public', name));
  create(Object.fromEntries([...leftovers, ...systems].map((file) => [file, '\0\u0005\u0016\u0007'])));
  // Programs of Windows save a byte order mark.
  spoil('templates/pages/service/schema.json', '{', '\uFEFF{');
  expect(await warningsOf(build())).toEqual([]);
  const published = readdirSync(join(folder, 'dist'));
  expect(published.filter((name) => /^\.[^hn]|Thumbs|desktop/.test(name))).toEqual([]);
});
