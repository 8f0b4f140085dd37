import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { failureOf } from '../../src/base/findings/failure.ts';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { type CommandResult, command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';
import { nebelIn, type ProcessResult } from '../support/nebel.ts';

interface Finding {
  readonly code: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
}

let folder: string;

/** One new website for all tests. Each test replaces a string in it, and restores it afterwards. */
beforeAll(async () => {
  const outer = mkdtempSync(join(tmpdir(), 'nebel-mistakes-'));
  folder = join(outer, 'site');
  await command(undefined, ['init', folder, '--lang', 'en']);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PROJECT, join(folder, 'node_modules/nebel'));
  return () => rmSync(outer, { recursive: true });
});

function spoil(file: string, before: string, after: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  onTestFinished(() => writeFileSync(path, text));
}

const BUILD = ['build', '--lang', 'en', '--format', 'json'];

/** Builds in a separate process, which loads the changed templates. Returns the first finding. */
async function build(): Promise<Finding> {
  return firstFinding(await nebelIn(folder, BUILD));
}

/** Builds in this process, for mistakes outside code: with the given definition and the schemas of the new website. */
async function buildHere(site: SiteDefinition = starter): Promise<Finding> {
  return firstFinding(await command({ ...site, templates: join(folder, 'templates') }, [...BUILD, '--root', folder]));
}

function firstFinding({ code, stdout, stderr }: ProcessResult | CommandResult): Finding {
  expect([code, stderr]).toEqual([1, '']);
  return JSON.parse(stdout).problems[0];
}

const lineOf = (file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8').split(text)[0]?.split('\n').length;

describe('a template author’s mistake is reported with its place, not as a fault of the engine:', () => {
  test('a component that throws, at its line, with the page and its data file', async () => {
    const file = 'templates/pages/region/region.tsx';
    spoil(file, "places.join(', ')", "places.none.join(', ')");
    const found = await build();
    expect(found).toMatchObject({ code: 'template-broken', file, line: lineOf(file, 'places.none') });
    expect(found.message).toContain("Cannot read properties of undefined (reading 'join')");
    expect(found.why).toContain('/regions/hillside/ cannot be made from data/regions/hillside.yaml');
  });

  test.each([
    ['a promise', 'Promise.reject(new Error("stray"));'],
    ['a timer', 'setTimeout(() => { throw new Error("stray"); });'],
  ])('%s left behind by a template that fails, at its line', async (_, code) => {
    const file = 'templates/components/prose/prose.tsx';
    const text = readFileSync(join(folder, file), 'utf8');
    spoil(file, text, `${text}${code}\n`);
    const { code: exit, stdout } = await nebelIn(folder, BUILD);
    expect([exit, JSON.parse(stdout).problems]).toEqual([
      1,
      [expect.objectContaining({ code: 'template-broken', file, line: lineOf(file, code) })],
    ]);
  });

  test.each([
    ['an object as text', '{{ a: 1 } as never}', 'Objects are not valid'],
    ['an asynchronous component', '{Promise.resolve("x")}', 'suspended'],
    ['a component that throws no error', '{(() => { throw null; })()}', 'null'],
  ])('%s, with the page', async (_, code, message) => {
    spoil('templates/pages/region/region.tsx', '<h1>', `${code}<h1>`);
    const found = await build();
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining(message) });
    expect(found.why).toContain('data/regions/hillside.yaml');
  });

  test('a syntax error', async () => {
    const file = 'templates/document.tsx';
    spoil(file, '<head>', '<head');
    expect(await build()).toMatchObject({ code: 'template-broken', file });
  });

  test('a missing module', async () => {
    const file = 'templates/site.ts';
    spoil(file, "'./pages/home/home.tsx'", "'./pages/home/hime.tsx'");
    const line = lineOf(file, 'hime');
    expect(await build()).toMatchObject({ code: 'template-broken', file, line });
  });

  test('a definition that throws while it is loaded', async () => {
    const file = 'templates/site.ts';
    spoil(file, 'templates: import.meta.dirname', 'templates: JSON.parse("null").x');
    const line = lineOf(file, 'JSON.parse');
    expect(await build()).toMatchObject({ code: 'template-broken', file, line });
  });

  test('a style sheet that imports a missing file', async () => {
    const file = 'templates/styles/site.css';
    spoil(file, './base.css', './bass.css');
    expect(await build()).toMatchObject({
      code: 'template-broken',
      file,
      line: lineOf(file, 'bass.css'),
      message: expect.stringContaining('bass.css'),
    });
  });

  test.each([
    ['breaks off', '</svg>', ''],
    ['keeps a prefix of the program that drew it', '<circle', '<circle inkscape:label="Rim"'],
  ])('a drawing that %s, with a page that shows it', async (_, before, after) => {
    spoil('templates/illustrations/wheel.svg', before, after);
    const found = await build();
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining('SVG') });
    expect(found.why).toContain('cannot be made from data/');
  });

  test.each([
    [
      'a package that is not installed',
      'components/cards/cards.tsx',
      "import './cards.css';",
      "import 'clsx';",
      'npm install clsx',
    ],
    [
      'a module that nebel lacks',
      'components/cards/cards.tsx',
      "import './cards.css';",
      "import 'nebel/api';",
      'template-api.md',
    ],
    [
      'a path from the root in a style sheet',
      'components/cards/cards.css',
      '.cards {',
      '.cards { background: url(/a.svg);',
      '../',
    ],
    [
      'a picture in a style sheet',
      'components/cards/cards.css',
      '.cards {',
      '.cards { background: url(../../public/icon-512.png);',
      '.avif',
    ],
    [
      'a module of Node in a browser script',
      'enhancements/menu.client.ts',
      'import ',
      "import 'node:fs';\nimport ",
      'browser',
    ],
  ])('%s, with a remedy of its own', async (_, file, before, after, remedy) => {
    spoil(`templates/${file}`, before, after);
    expect(await build()).toMatchObject({ file: `templates/${file}`, fix: expect.stringContaining(remedy) });
  });

  test('a component that imports a missing style sheet', async () => {
    const file = 'templates/components/cards/cards.tsx';
    spoil(file, './cards.css', './carts.css');
    expect(await build()).toMatchObject({ code: 'template-broken', file, line: lineOf(file, 'carts.css') });
  });

  test.each([
    ['no value', 'color: ;;}} .x {'],
    ['a comment of JavaScript', '// color: red'],
  ])('a style sheet that browsers cannot read: %s', async (_, text) => {
    const file = 'templates/components/cards/cards.css';
    spoil(file, '.cards {', `${text}\n.cards {`);
    expect(await build()).toMatchObject({ code: 'template-broken', file, line: expect.any(Number) });
  });

  test('an import from a module without exports', async () => {
    spoil('templates/pages/home/home.tsx', 'export const homePage', 'const homePage');
    const file = 'templates/site.ts';
    expect(await build()).toMatchObject({ code: 'template-broken', file, line: expect.any(Number) });
  });

  test('a definition that is not exported', async () => {
    const file = 'templates/site.ts';
    spoil(file, 'export const site', 'const site');
    expect(await build()).toMatchObject({
      code: 'template-broken',
      file,
      message: expect.stringContaining('"site"'),
    });
  });

  test('a script without a default export', async () => {
    const file = 'templates/enhancements/menu.client.ts';
    spoil(file, 'export default', 'export const menu =');
    expect(await build()).toMatchObject({
      code: 'template-broken',
      file,
      message: expect.stringContaining('"default"'),
    });
  });

  test('an island without a default export', async () => {
    const islands = { menu: 'inbox.ts' };
    expect(await buildHere({ ...starter, islands })).toMatchObject({
      code: 'template-broken',
      file: 'templates/inbox.ts',
      message: expect.stringContaining('"default"'),
    });
  });

  test.each([
    ['the site lacks', '<Island name="none" props={{}}>x</Island>', 'no island named "none"'],
    ['cannot get a prop', '<Island name="none" props={{ act: () => 1 }}>x</Island>', 'props.act is not plain JSON'],
  ])('an island that %s, with the page', async (_, code, message) => {
    const file = 'templates/pages/region/region.tsx';
    spoil(file, '<h1>', `${code}<h1>`);
    spoil(file, 'import type { PageType }', 'import { Island, type PageType }');
    const found = await build();
    expect(found).toMatchObject({ code: 'template-broken', message: expect.stringContaining(message) });
    expect(found.why).toContain('data/regions/hillside.yaml');
  });

  test.each([
    ['scripts', { scripts: ['enhancements/none.client.ts'] }, 'enhancements/none.client.ts'],
    ['islands', { islands: { none: 'islands/none.client.tsx' } }, 'islands/none.client.tsx'],
    ['styles', { styles: 'none.tsx' }, 'none.tsx'],
    ['pictureFonts', { pictureFonts: ['fonts/none.ttf'] }, 'fonts/none.ttf'],
    ['schema', { dataFiles: [{ name: 'a', files: 'a.yaml', schema: 'none.json' }] }, 'none.json'],
    ['illustrations', { illustrations: 'none' }, 'none'],
  ] satisfies [string, Partial<SiteDefinition>, string][])(
    'a path under «%s» where nothing is',
    async (field, part, path) => {
      const found = await buildHere({ ...starter, ...part });
      expect(found).toMatchObject({ code: 'template-missing', file: `templates/${path}` });
      expect(found.message).toContain(field);
    },
  );

  test('a page type that lacks what every one needs', async () => {
    const [first, ...others] = starter.pageTypes;
    const pageTypes = [{ ...first, anchors: undefined } as never, ...others];
    const found = await buildHere({ ...starter, pageTypes });
    expect(found).toMatchObject({ code: 'template-type', file: 'templates/site.ts' });
    expect(found.message).toContain('anchors');
  });

  test.each(['name', 'files'] as const)('two page types that share their «%s», as after copying one', async (field) => {
    const [first, ...others] = starter.pageTypes;
    const copy = { ...first, name: 'copy', files: 'copies/*.yaml', [field]: first?.[field] } as never;
    const found = await buildHere({ ...starter, pageTypes: [first as never, ...others, copy] });
    expect(found).toMatchObject({ code: 'template-type', file: 'templates/site.ts' });
    expect(found.message).toContain(field);
  });

  test('a schema that is not valid JSON', async () => {
    const file = 'templates/pages/service/schema.json';
    spoil(file, '"type": "object",', '"type": "object"');
    const line = (lineOf(file, '"type": "object"') ?? 0) + 1;
    expect(await buildHere()).toMatchObject({ code: 'template-schema', file, line });
  });

  test('an unknown keyword, with a suggestion', async () => {
    const file = 'templates/schemas/common.json';
    spoil(file, '"x-markup"', '"x-markdup"');
    const line = lineOf(file, '"x-markdup"');
    expect(await buildHere()).toMatchObject({
      code: 'template-keyword',
      file,
      line,
      fix: 'Change it, probably to “x-markup”.',
    });
  });

  test.each(['common.json#/definitions/sektion', 'comon.json#/definitions/section'])(
    'a reference to a missing schema: %s',
    async (wrong) => {
      const file = 'templates/pages/region/schema.json';
      spoil(file, 'common.json#/definitions/section', wrong);
      const found = await buildHere();
      expect(found).toMatchObject({ code: 'template-schema', file, line: expect.any(Number) });
      expect(found.message).toContain(`schemas/${wrong}`);
    },
  );

  test.each([
    ['without its trailing slash', '/regions/hillside', '/regions/hillside/'],
    ['that leads elsewhere', '/regions/../hillside/', '/regions/hillside/'],
    ['with an empty part', '//regions/hillside/', '/regions/hillside/'],
    ['with a character that ends a path', '/regions/hill?side.html', '/regions/hill-side.html'],
  ])('an address %s', async (_, url, suggestion) => {
    const pageTypes = starter.pageTypes.map((type) =>
      type.name === 'region'
        ? { ...type, url: (slug: string) => (slug === 'hillside' ? url : `/regions/${slug}/`) }
        : type,
    );
    const found = await buildHere({ ...starter, pageTypes });
    expect(found).toMatchObject({ code: 'template-address', file: 'data/regions/hillside.yaml' });
    expect(found.fix).toContain(`return ${suggestion}.`);
  });

  test('an unusable address alone, without what follows from it for links and old addresses', async () => {
    const file = join(folder, 'data/addresses.yaml');
    writeFileSync(file, 'addresses:\n  - url: /regions/hillside/\n  - url: /old/\n    redirect: /regions/hillside/\n');
    onTestFinished(() => rmSync(file));
    const pageTypes = starter.pageTypes.map((type) =>
      type.name === 'region' ? { ...type, url: (slug: string) => `regions/${slug}/` } : type,
    );
    const site = { ...starter, pageTypes, templates: join(folder, 'templates') };
    const { stdout } = await command(site, [...BUILD, '--root', folder]);
    const codes = JSON.parse(stdout).problems.map(({ code }: Finding) => code);
    expect([...new Set(codes)]).toEqual(['template-address']);
  });

  test('two pages whose addresses are the same on disks that ignore case', async () => {
    const pageTypes = starter.pageTypes.map((type) =>
      type.name === 'region'
        ? { ...type, url: (slug: string) => (slug === 'hillside' ? '/Privacy/' : `/${slug}/`) }
        : type,
    );
    expect(await buildHere({ ...starter, pageTypes })).toMatchObject({ code: 'route-collision' });
  });

  test.each(['robots.txt', '.htaccess', 'privacy/index.html', 'Privacy/index.html', 'privacy', 'index.html/x'])(
    'a public file where the build itself makes one, or a folder: %s',
    async (name) => {
      const file = join('templates/public', name);
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), '');
      onTestFinished(() => rmSync(join(folder, 'templates/public', name.split('/')[0] as string), { recursive: true }));
      expect(await buildHere()).toMatchObject({ code: 'template-file', file });
    },
  );

  test.each(['price list #2.pdf', 'why?.pdf', 'a%20b.pdf', 'a:b.txt', 'a.', 'tab\t.txt'])(
    'a public file that Windows cannot store or a host does not accept: «%s»',
    async (name) => {
      const file = `templates/public/${name}`;
      writeFileSync(join(folder, file), '');
      onTestFinished(() => rmSync(join(folder, file)));
      expect(await buildHere()).toMatchObject({ code: 'template-file', file });
    },
  );

  test.each(['robots.txt', 'Privacy', '../../data/site.yaml', '/a.txt', 'a\\b.txt', './a.txt', ''])(
    'a file that the definition of the site makes at an unusable path: «%s»',
    async (output) => {
      const found = await buildHere({ ...starter, files: () => [{ output, bytes: '' }] });
      expect(found).toMatchObject({ code: 'template-file', file: 'templates/site.ts' });
    },
  );

  test('an address that the list redirects, although a public file lies there', async () => {
    const file = 'data/addresses.yaml';
    writeFileSync(join(folder, file), 'addresses:\n  - url: /favicon.svg\n    gone: true\n');
    onTestFinished(() => rmSync(join(folder, file)));
    expect(await buildHere()).toMatchObject({ code: 'route-reserved', file, line: 2 });
  });

  test('two files of the same path', async () => {
    const files = () => ['a.txt', 'A.txt'].map((output) => ({ output, bytes: '' }));
    expect(await buildHere({ ...starter, files })).toMatchObject({ code: 'template-file' });
  });
});

test('a preview names the place of what cannot be bundled, not the stack of the bundler', () => {
  const location = { file: 'cards.css', line: 3, column: 4 };
  const error = Object.assign(new Error('Build failed'), { errors: [{ text: 'Expected ":"', location }] });
  const { trace, at } = failureOf(error, '/site/templates');
  expect([trace, at?.path]).toEqual(['cards.css:3:5: Expected ":"', join('/site/templates', 'cards.css')]);
});

// The following build the site, and so publish addresses that the tests above would miss.
test('a style sheet that no component imports has no effect, which a build reports', async () => {
  const file = 'templates/components/cards/cards.tsx';
  spoil(file, "import './cards.css';\n", '');
  const { code, stdout } = await nebelIn(folder, BUILD);
  expect(JSON.parse(stdout).problems).toMatchObject([
    { code: 'template-sheet', file: 'templates/components/cards/cards.css', severity: 'warning' },
  ]);
  expect(code).toBe(0);
});

test('a property that browsers do not know is reported at its line, by a build that reuses the bundle, too', async () => {
  const file = 'templates/components/cards/cards.css';
  const text = readFileSync(join(folder, file), 'utf8');
  spoil(file, text, `${text}.card { colr: red }\n`);
  for (const build of ['the first', 'the second']) {
    const { code, stdout } = await nebelIn(folder, BUILD);
    expect(JSON.parse(stdout).problems, build).toMatchObject([
      { code: 'template-doubt', file, severity: 'warning', line: lineOf(file, 'colr'), column: 9 },
    ]);
    expect(code, build).toBe(0);
  }
});

test('a template may log and leave a timer running: findings stay readable for programs, and the build ends', async () => {
  const file = 'templates/components/prose/prose.tsx';
  const text = readFileSync(join(folder, file), 'utf8');
  spoil(file, text, `${text}console.log('a note');\nsetInterval(() => {}, 1000);\n`);
  const { code, stdout, stderr } = await nebelIn(folder, BUILD);
  expect([code, JSON.parse(stdout).problems, stderr]).toEqual([0, [], 'a note\n']);
});

test('a schema that a program of Windows saved with a byte order mark is read like any other', async () => {
  spoil('templates/pages/service/schema.json', '{', '\uFEFF{');
  const { code, stdout } = await nebelIn(folder, ['validate', '--lang', 'en', '--format', 'json']);
  expect([code, JSON.parse(stdout).problems]).toEqual([0, []]);
});

test('what an editor or a system leaves beside the files is no mistake, and is not published', async () => {
  const leftovers = ['components/form', 'illustrations', 'public', 'schemas', 'pages/home'].flatMap((place) => {
    const [name = ''] = readdirSync(join(folder, 'templates', place));
    // The locks of Emacs lead nowhere, and macOS stores on other disks what they cannot.
    const paths = ['.#', '._'].map((prefix) => join(folder, 'templates', place, prefix + name));
    symlinkSync('ann@host.1234:5678', paths[0] ?? '');
    writeFileSync(paths[1] ?? '', '\0\u0005\u0016\u0007');
    return paths;
  });
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) {
    leftovers.push(join(folder, 'templates/public', name));
    writeFileSync(leftovers.at(-1) ?? '', '');
  }
  onTestFinished(() => {
    for (const path of leftovers) rmSync(path);
  });
  const { code, stdout } = await nebelIn(folder, BUILD);
  expect([code, JSON.parse(stdout).problems]).toEqual([0, []]);
  const published = readdirSync(join(folder, 'dist'));
  expect(published.filter((name) => /^\.[^hn]|Thumbs|desktop/.test(name))).toEqual([]);
});
