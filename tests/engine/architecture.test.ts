import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Edge, importGraph } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One row of the import table: files that match `from` may import files that match one of `to`. */
interface Row {
  readonly from: RegExp;
  readonly to: readonly RegExp[];
  readonly why: string;
}

/** Fills placeholders: pure, and small enough for the browser. */
const SLOTS = /^src\/shared\/slots\.ts$/;
const HELPERS = [
  /^src\/(types|template-api|page-entry)\.ts$/,
  /^src\/(problems|lib|markup|messages|shared|template-api)\//,
];

const stage = (name: string): Row => ({
  from: new RegExp(`^src/${name}/`),
  to: [new RegExp(`^src/${name}/`), ...HELPERS],
  why: 'A stage may use types and helpers, never another stage; build.ts and its parts connect them.',
});

const TABLE: readonly Row[] = [
  {
    from: /^bin\/nebel$/,
    to: [/^bin\/((start-)?bundled|find-site)\.mjs$/, /^package\.json$/],
    why: 'The launcher locates the site and bundles it with the engine; it imports neither.',
  },
  {
    from: /^bin\//,
    to: [
      /^bin\//,
      /^src\/problems\//,
      /^src\/(bundle\/own-modules\.mjs|commands\/types\.ts|validate\/(compiler|formats|keywords)\.ts)$/,
      /^src\/scaffold\/starter\/templates\/site\.ts$/,
      /^templates\/(format\/|(site|logo-path)\.ts$)/,
    ],
    why: 'Generators read both sites, the catalogue, formats and the logo.',
  },
  {
    from: /^src\/build\.ts$/,
    to: [/^src\/(?!commands|serve|build)/],
    why: 'build.ts is the pipeline; commands call it.',
  },
  {
    from: /^src\/cache\.ts$/,
    to: [/^src\/lib\//, /^src\/problems\/problem\.ts$/, /^src\/output\/replace-file\.ts$/],
    why: 'The cache stores plain data by key; only its callers know what the data means.',
  },
  { from: /^src\/pool\.ts$/, to: [/^src\/lib\//], why: 'The pool does not know the jobs that its threads run.' },
  {
    from: /^src\/jobs\.ts$/,
    to: [/^src\/(check|pictures)\//, ...HELPERS],
    why: 'A job can run in any thread: it is a function of plain data and does not know the build.',
  },
  {
    from: /^src\/read-file\.ts$/,
    to: [/^src\/(slips|load|validate)\//, ...HELPERS],
    why: 'The first map step of the pipeline: it processes each file in isolation.',
  },
  {
    from: /^src\/read-content\.ts$/,
    to: [/^src\/(?!commands|serve|bundle|output|check|pictures|build|read-content)/],
    why: 'The first half of the pipeline: everything that needs no rendering.',
  },
  {
    from: /^src\/correct\.ts$/,
    to: [/^src\/load\//, ...HELPERS],
    why: 'A correction depends only on the text of a file and the findings in it.',
  },
  {
    from: /^src\/make-pages\.ts$/,
    to: [/^src\/render\//, ...HELPERS],
    why: 'The second map step of the pipeline: it renders pages from loaded content, not from files.',
  },
  {
    from: /^src\/make-site\.ts$/,
    to: [/^src\/(?!commands|serve|check|load|validate|build|make-site)/],
    why: 'The second half of the pipeline: it turns content into files and does not check them.',
  },
  {
    from: /^src\/serverless\.ts$/,
    to: [/^src\/(relay|report|render|shared|hosts)\//, /^src\/template-api\.ts$/],
    why: 'It is bundled for a host without a disk, so nothing in it may use one.',
  },
  { from: /^src\/commands\//, to: [/^src\//], why: 'The engine does not know this website.' },
  ...['load', 'validate', 'route', 'render', 'bundle', 'output', 'check', 'url-history', 'spelling'].map(stage),
  {
    from: /^src\/slips\//,
    to: [/^src\/slips\//, ...HELPERS],
    why: 'What an editor meant depends only on a text and on the checks that callers pass in.',
  },
  {
    from: /^src\/page-entry\.ts$/,
    to: [/^src\/(lib|problems)\//, /^src\/(types|template-api)\.ts$/],
    why: 'Two stages create entries, and neither may import the other.',
  },
  {
    from: /^src\/hosts\//,
    to: [/^src\/(hosts|shared|lib)\//, /^src\/types\.ts$/],
    why: 'The configuration of a host depends only on addresses and on where forms are submitted.',
  },
  {
    from: /^src\/pictures\//,
    to: [/^src\/(pictures|lib|problems)\//, /^src\/(cache|types|template-api)\.ts$/],
    why: 'A picture depends only on its SVG and fonts, or on a data file, so it can be cached by a hash of these.',
  },
  {
    from: /^src\/seo\//,
    to: [/^src\/(seo|lib|markup)\//, /^src\/types\.ts$/, /^src\/problems\/problem\.ts$/],
    why: 'Metadata for search engines depends only on the rendered pages.',
  },
  {
    from: /^src\/scaffold\/starter\//,
    to: [/^src\/scaffold\/starter\//, /^src\/template-api\.ts$/, /^src\/(browser|shared)\//],
    why: 'The starter is a website like any other: it may only import what the package exports.',
  },
  {
    from: /^src\/scaffold\//,
    to: [/^src\/(scaffold|lib|messages)\//],
    why: 'A new file depends only on its schema.',
  },
  {
    from: /^src\/diff\//,
    to: [/^src\/(diff|lib|messages|problems)\//],
    why: 'A comparison reads two folders of files and nothing of the engine that wrote them.',
  },
  {
    from: /^src\/edit\/yaml\//,
    to: [/^src\/edit\/yaml\//, /^src\/(load|lib)\//],
    why: 'The edited text of a file depends only on the old text and the change.',
  },
  {
    from: /^src\/edit\/client\//,
    to: [
      /^src\/edit\/(client\/|(match|protocol)\.ts$)/,
      /^src\/dev\/(browser\/|page-state\.ts$)/,
      /^src\/messages\/edit\//,
    ],
    why: 'The editing client runs in the preview and knows the server only by its protocol.',
  },
  {
    from: /^src\/edit\//,
    to: [
      /^src\/(edit|load|validate|scaffold|output|serve|url-history|route|diff|spelling)\//,
      /^src\/(cache|correct|read-(content|file))\.ts$/,
      ...HELPERS,
    ],
    why: 'Editing on the page reads content as a build does, and changes files as a person would.',
  },
  {
    from: /^src\/dev\/browser\//,
    to: [/^src\/dev\/(browser\/|page-state\.ts$)/],
    why: 'The script of the preview knows only the state that it receives, not the site or the build.',
  },
  {
    from: /^src\/dev\/gallery/,
    to: [/^src\/(dev|lib|markup|messages|pictures|render|validate)\//, /^src\/template-api\.ts$/],
    why: 'The gallery renders one part at a time and validates its examples against the schemas of content.',
  },
  {
    from: /^src\/dev\//,
    to: [
      /^src\/(dev|edit|diff|serve|lib|messages|problems|shared)\//,
      /^src\/(build|cache|types|template-api|render\/site-view)\.ts$/,
    ],
    why: 'The preview runs the normal build and serves its output; with its own stages it would show another site.',
  },
  { from: /^src\/serve\//, to: [/^src\/(serve|lib)\//], why: 'A web server serves files and does not know pages.' },
  {
    from: /^src\/template-api\.ts$/,
    to: [/^src\/(template-api|markup|shared)\//, /^src\/render\/(island\.tsx|(once-per-site|to-markup)\.ts)$/],
    why: 'What templates import must stay small. An island needs the renderer.',
  },
  {
    from: /^src\/template-api\//,
    to: [/^src\/(template-api|shared)\//],
    why: 'These are the types that a website is defined with; templates import them from template-api.ts.',
  },
  { from: /^src\/shared\//, to: [/^src\/shared\//], why: 'Code shared by server and browser imports neither.' },
  {
    from: /^src\/browser\//,
    to: [/^src\/(browser|shared)\//],
    why: 'Browser code must not pull in the engine.',
  },
  {
    from: /^src\/relay\//,
    to: [/^src\/(relay|shared|lib)\//],
    why: 'The relay accepts inquiries without a build and without the report.',
  },
  {
    from: /^src\/report\//,
    to: [/^src\/(report|shared|lib)\//, /^src\/relay\/(limits|origin|read-body|read-form|respond|journal\/sql)\.ts$/],
    why: 'A report queries the journal by SQL, and a tap on a phone number is accepted or rejected like a form.',
  },
  {
    from: /^src\/inbox\//,
    to: [/^src\/(inbox|relay|report|shared|lib)\//],
    why: 'The inbox shows the journal in texts that it is given; commands decide how it is opened, and for which site.',
  },
  {
    from: /^src\/(problems|messages)\//,
    to: [/^src\/(problems|messages|lib)\//],
    why: 'Findings are below the stages.',
  },
  { from: /^src\/(lib|markup)\//, to: [/^src\/(lib|markup)\//], why: 'Helpers import nothing above them.' },
  {
    from: /^templates\/(site|document|moved-page|example-frame)\.tsx?$/,
    to: [/^templates\//, /^src\/template-api\.ts$/],
    why: 'The composition root and the documents around pages may import all templates.',
  },
  {
    from: /^templates\/islands\//,
    to: [/^templates\/(islands|components|browser|format)\//, /^src\/(browser|shared)\//],
    why: 'An island runs on server and client, so it may only use code that runs on both.',
  },
  {
    from: /^templates\/enhancements\//,
    to: [/^templates\/(enhancements|browser|format)\//, /^src\/(browser|shared)\//],
    why: 'An enhancement works on finished HTML: it imports neither components nor React.',
  },
  {
    from: /^templates\/browser\//,
    to: [/^templates\/browser\//, /^src\/shared\//],
    why: 'Code shared by islands and enhancements imports neither.',
  },
  {
    from: /^templates\/pages\//,
    to: [
      /^templates\/(components|islands|enhancements|browser|format)\//,
      /^templates\/[a-z.-]+\.ts$/,
      /^src\/template-api\.ts$/,
    ],
    why: 'Templates import downwards: pages → islands → components → format.',
  },
  {
    from: /^templates\/components\//,
    to: [
      /^templates\/(components|format)\//,
      /^templates\/[a-z.-]+\.ts$/,
      /^src\/(template-api|shared\/contact)\.ts$/,
      SLOTS,
    ],
    why: 'A component does not know the pages that use it.',
  },
  { from: /^templates\/format\//, to: [/^templates\/format\//, SLOTS], why: 'Formats are pure functions.' },
  {
    from: /^templates\/[a-z.-]+\.ts$/,
    to: [/^templates\/[a-z.-]+\.ts$/, /^templates\/format\//, /^src\/template-api\.ts$/],
    why: 'Shared shapes depend on formats and on nothing else.',
  },
];

/** Files that may touch the disk or the network. All others are pure: values in, values out. */
const DISK =
  /^((bin|src\/(load|validate|bundle|pictures|output|dev|edit|diff|serve|spelling|commands|inbox|relay\/journal))\/|src\/(cache|jobs|lib\/(docs-file|make-folder)|relay\/photo-process)\.ts$)/;

const isOurs = (path: string) => /^(bin|src|templates)\/|^package\.json$/.test(path);

/** True for an import within the folder of one page type: other page types are out of bounds. */
const isSameFolder = ({ from, to }: Edge) =>
  /^templates\/pages\/[^/]+\//.exec(from)?.[0] === /^templates\/pages\/[^/]+\//.exec(to)?.[0];

function judge(edge: Edge): string[] {
  const row = TABLE.find(({ from }) => from.test(edge.from));
  if (!row) return [`${edge.from} matches no row of the table.`];
  if (/^templates\/pages\//.test(edge.from) && /^templates\/pages\//.test(edge.to) && isSameFolder(edge)) return [];
  return row.to.some((to) => to.test(edge.to)) ? [] : [`${edge.from} → ${edge.to}: ${row.why}`];
}

describe('who may import whom', async () => {
  const edges = await importGraph(['bin', 'src', 'templates']);

  test('the import graph is not empty', () => {
    expect(edges.length).toBeGreaterThan(100);
    expect(edges).toContainEqual(expect.objectContaining({ from: 'src/build.ts', to: 'src/site/audit/check.ts' }));
  });

  test('the table allows every import between our files at run time', () => {
    expect(edges.filter(({ to }) => isOurs(to)).flatMap(judge)).toEqual([]);
  });

  test('only the listed files use the disk or the network', () => {
    const offenders = edges.filter(({ from, to }) => /^node:(fs|child_process|net|http)/.test(to) && !DISK.test(from));
    expect(offenders).toEqual([]);
  });

  test('only the pool and the backup of the journal use threads', () => {
    const offenders = edges.filter(
      ({ from, to }) =>
        to === 'node:worker_threads' &&
        !/^(src\/(pool|relay\/journal\/(backups|copy-journal))\.m?[jt]s$|bin\/)/.test(from),
    );
    expect(offenders).toEqual([]);
  });

  test('templates import the engine by the name of its package, like any other website', () => {
    const offenders = edges.filter(
      ({ from, path }) =>
        /^(templates|src\/scaffold\/starter)\//.test(from) && /^src\/(?!scaffold\/starter)/.test(path),
    );
    expect(offenders).toEqual([]);
  });

  test('templates use no package but React', () => {
    const offenders = edges.filter(
      ({ from, to }) => from.startsWith('templates/') && !isOurs(to) && !/^react|^nebel:data\//.test(to),
    );
    expect(offenders.filter(({ from }) => from !== 'templates/site.ts')).toEqual([]);
  });

  test('a forbidden import is named with its reason', () => {
    expect(
      judge({ from: 'src/site/audit/check.ts', to: 'src/render/render.ts', path: 'src/render/render.ts' }),
    ).toEqual([expect.stringContaining('never another stage')]);
  });
});

test('docs/architecture.md describes every folder of src/ and no other', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('## The rooms of `src/`');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/^\|((?: `[a-z-]+\/`)+) \|/gm)].flatMap(([, names = '']) => names.match(/[a-z-]+/g));
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.sort()).toEqual(rooms.map(({ name }) => name).sort());
});
