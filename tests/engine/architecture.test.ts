import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Edge, importGraph } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One row of «who may import whom»: files that match `from` may import files that match one of `to`. */
interface Row {
  readonly from: RegExp;
  readonly to: readonly RegExp[];
  readonly why: string;
}

/** Puts values into words: pure, and small enough for what runs in the browser. */
const SLOTS = /^src\/shared\/slots\.ts$/;
const HELPERS = [
  /^src\/(types|template-api|page-entry)\.ts$/,
  /^src\/(problems|lib|markup|messages|shared|template-api)\//,
];

const stage = (name: string): Row => ({
  from: new RegExp(`^src/${name}/`),
  to: [new RegExp(`^src/${name}/`), ...HELPERS],
  why: 'A stage knows the nouns and the helpers, never another stage; only build.ts puts them in order.',
});

const TABLE: readonly Row[] = [
  {
    from: /^bin\/nebel$/,
    to: [/^bin\/((start-)?bundled|find-site)\.mjs$/, /^package\.json$/],
    why: 'What starts the engine finds the site and bundles both; neither is known to it.',
  },
  {
    from: /^bin\//,
    to: [
      /^bin\//,
      /^src\/problems\//,
      /^src\/(bundle\/own-modules\.mjs|commands\/types\.ts|validate\/(compiler|keywords)\.ts)$/,
      /^templates\/(format\/|(site|logo-path)\.ts$)/,
    ],
    why: 'Generators read schemas, the catalogue, formats and the logo.',
  },
  { from: /^src\/build\.ts$/, to: [/^src\/(?!commands|serve|build)/], why: 'build.ts is the flow; commands call it.' },
  {
    from: /^src\/cache\.ts$/,
    to: [/^src\/lib\//, /^src\/problems\/problem\.ts$/, /^src\/output\/replace-file\.ts$/],
    why: 'What is kept is plain data by key; what it means is known to those who made it.',
  },
  { from: /^src\/pool\.ts$/, to: [/^src\/lib\//], why: 'What a thread does is the business of others.' },
  {
    from: /^src\/jobs\.ts$/,
    to: [/^src\/(check|pictures|validate)\//, /^src\/read-file\.ts$/, ...HELPERS],
    why: 'What can be done in any thread is a function of plain data, and knows nothing of the build.',
  },
  {
    from: /^src\/read-file\.ts$/,
    to: [/^src\/(slips|load|validate)\//, ...HELPERS],
    why: 'The first map of the flow: one file, as if there were no other.',
  },
  {
    from: /^src\/read-content\.ts$/,
    to: [/^src\/(?!commands|serve|bundle|output|check|pictures|build|read-content)/],
    why: 'The first half of the flow: everything that can be known without rendering.',
  },
  {
    from: /^src\/correct\.ts$/,
    to: [/^src\/load\//, ...HELPERS],
    why: 'A correction follows from the text of a file and what was found in it.',
  },
  {
    from: /^src\/make-pages\.ts$/,
    to: [/^src\/render\//, ...HELPERS],
    why: 'The second map of the flow: pages are made from what is known, not from files.',
  },
  {
    from: /^src\/make-site\.ts$/,
    to: [/^src\/(?!commands|serve|check|load|validate|build|make-site)/],
    why: 'The second half of the flow: what is known becomes files, and says nothing about them.',
  },
  {
    from: /^src\/serverless\.ts$/,
    to: [/^src\/(relay|report|render|shared|hosts)\//, /^src\/template-api\.ts$/],
    why: 'Put together for a host without a disk, so nothing in it may know a disk.',
  },
  { from: /^src\/commands\//, to: [/^src\//], why: 'The engine has never heard of this website.' },
  ...['load', 'validate', 'route', 'render', 'bundle', 'output', 'check', 'url-history', 'spelling'].map(stage),
  {
    from: /^src\/slips\//,
    to: [/^src\/slips\//, ...HELPERS],
    why: 'What an editor meant follows from a text and from those who judge it.',
  },
  {
    from: /^src\/page-entry\.ts$/,
    to: [/^src\/(lib|problems)\//, /^src\/(types|template-api)\.ts$/],
    why: 'Two stages make entries, and neither knows the other.',
  },
  {
    from: /^src\/hosts\//,
    to: [/^src\/(hosts|shared|lib)\//, /^src\/types\.ts$/],
    why: 'What a host is told follows from addresses and from where filled forms go.',
  },
  {
    from: /^src\/pictures\//,
    to: [/^src\/(pictures|lib|problems)\//, /^src\/(cache|types|template-api)\.ts$/],
    why: 'A picture follows from its SVG and letters, or from a file of the data, so that it can be kept by a hash of these.',
  },
  {
    from: /^src\/seo\//,
    to: [/^src\/(seo|lib|markup)\//, /^src\/types\.ts$/, /^src\/problems\/problem\.ts$/],
    why: 'What search engines are told follows from the pages as they were made.',
  },
  {
    from: /^src\/scaffold\/starter\//,
    to: [/^src\/scaffold\/starter\//, /^src\/template-api\.ts$/, /^src\/(browser|shared)\//],
    why: 'The starter is a website like any other: it knows what the package offers to all of them.',
  },
  {
    from: /^src\/scaffold\//,
    to: [/^src\/(scaffold|lib|messages)\//],
    why: 'A new file is made from its schema and from nothing else.',
  },
  {
    from: /^src\/diff\//,
    to: [/^src\/(diff|lib|messages|problems)\//],
    why: 'A comparison reads two folders of files; what the engine knew when it wrote them is none of its business.',
  },
  {
    from: /^src\/edit\/yaml\//,
    to: [/^src\/edit\/yaml\//, /^src\/(load|lib)\//],
    why: 'How the text of a file changes follows from the text and the change alone.',
  },
  {
    from: /^src\/edit\/client\//,
    to: [
      /^src\/edit\/(client\/|(match|protocol)\.ts$)/,
      /^src\/dev\/(browser\/|page-state\.ts$)/,
      /^src\/messages\/edit\//,
    ],
    why: 'What an editor sees on a page is a guest of the preview, and knows the server by what it is told.',
  },
  {
    from: /^src\/edit\//,
    to: [
      /^src\/(edit|load|validate|scaffold|output|serve|url-history|route|diff|spelling)\//,
      /^src\/(cache|correct|read-(content|file))\.ts$/,
      ...HELPERS,
    ],
    why: 'Writing on the page reads content as a build does, and changes files as an editor would.',
  },
  {
    from: /^src\/dev\/browser\//,
    to: [/^src\/dev\/(browser\/|page-state\.ts$)/],
    why: 'What the preview adds to a page knows what it is told, and nothing of the site or of those who build it.',
  },
  {
    from: /^src\/dev\/gallery/,
    to: [/^src\/(dev|lib|markup|messages|pictures|render|validate)\//, /^src\/template-api\.ts$/],
    why: 'The gallery renders one part at a time and holds its examples against the schemas of content.',
  },
  {
    from: /^src\/dev\//,
    to: [
      /^src\/(dev|edit|diff|serve|lib|messages|problems|shared)\//,
      /^src\/(build|cache|types|template-api|render\/site-view)\.ts$/,
    ],
    why: 'The preview runs the build as it is and serves what it wrote; a stage of its own would show another site.',
  },
  { from: /^src\/serve\//, to: [/^src\/(serve|lib)\//], why: 'A web server serves files; it knows no pages.' },
  {
    from: /^src\/template-api\.ts$/,
    to: [/^src\/(template-api|markup|shared)\//, /^src\/render\/(island\.tsx|(once-per-site|to-markup)\.ts)$/],
    why: 'What templates import must stay small. An island needs the renderer.',
  },
  {
    from: /^src\/template-api\//,
    to: [/^src\/(template-api|shared)\//],
    why: 'What a website describes are nouns, and template-api.ts is where they are imported from.',
  },
  { from: /^src\/shared\//, to: [/^src\/shared\//], why: 'What both sides agree on knows neither of them.' },
  {
    from: /^src\/browser\//,
    to: [/^src\/(browser|shared)\//],
    why: 'Browser code must not drag the engine along.',
  },
  {
    from: /^src\/relay\//,
    to: [/^src\/(relay|shared|lib)\//],
    why: 'An inquiry arrives whether or not there is a website to build, and whether or not it is counted.',
  },
  {
    from: /^src\/report\//,
    to: [/^src\/(report|shared|lib)\//, /^src\/relay\/(limits|origin|read-body|read-form|respond|journal\/sql)\.ts$/],
    why: 'A report asks the journal by statements, and a tap on a phone number is taken and refused as a form is.',
  },
  {
    from: /^src\/inbox\//,
    to: [/^src\/(inbox|relay|report|shared|lib)\//],
    why: 'The inbox shows what the journal holds, in words it is given; what opens it, and for which site, is the business of commands.',
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
    why: 'The composition root and the documents around pages know all templates.',
  },
  {
    from: /^templates\/islands\//,
    to: [/^templates\/(islands|components|browser|format)\//, /^src\/(browser|shared)\//],
    why: 'An island runs on both sides, so it knows nothing that exists on one of them only.',
  },
  {
    from: /^templates\/enhancements\//,
    to: [/^templates\/(enhancements|browser|format)\//, /^src\/(browser|shared)\//],
    why: 'An enhancement works on finished HTML: it brings neither components nor React.',
  },
  {
    from: /^templates\/browser\//,
    to: [/^templates\/browser\//, /^src\/shared\//],
    why: 'What islands and enhancements share knows neither of them.',
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
    to: [/^templates\/(components|format)\//, /^templates\/[a-z.-]+\.ts$/, /^src\/template-api\.ts$/, SLOTS],
    why: 'A component does not know the pages that use it.',
  },
  { from: /^templates\/format\//, to: [/^templates\/format\//, SLOTS], why: 'Formats are pure functions.' },
  {
    from: /^templates\/[a-z.-]+\.ts$/,
    to: [/^templates\/[a-z.-]+\.ts$/, /^templates\/format\//, /^src\/template-api\.ts$/],
    why: 'Shared shapes depend on formats and on nothing else.',
  },
];

/** Rooms that may touch the disk. Everything else is values in, values out. */
const DISK =
  /^((bin|src\/(load|validate|bundle|pictures|output|dev|edit|diff|serve|spelling|commands|inbox|relay\/journal))\/|src\/(cache|jobs|lib\/(docs-file|make-folder))\.ts$)/;

const isOurs = (path: string) => /^(bin|src|templates)\/|^package\.json$/.test(path);

/** A page type may import its own folder although other page types are out of bounds. */
const sameFolder = ({ from, to }: Edge) =>
  /^templates\/pages\/[^/]+\//.exec(from)?.[0] === /^templates\/pages\/[^/]+\//.exec(to)?.[0];

function judge(edge: Edge): string[] {
  const row = TABLE.find(({ from }) => from.test(edge.from));
  if (!row) return [`${edge.from} is in no room of the table.`];
  if (/^templates\/pages\//.test(edge.from) && /^templates\/pages\//.test(edge.to) && sameFolder(edge)) return [];
  return row.to.some((to) => to.test(edge.to)) ? [] : [`${edge.from} → ${edge.to}: ${row.why}`];
}

describe('who may import whom', async () => {
  const edges = await importGraph(['bin', 'src', 'templates']);

  test('the graph was read at all', () => {
    expect(edges.length).toBeGreaterThan(100);
    expect(edges).toContainEqual(expect.objectContaining({ from: 'src/build.ts', to: 'src/check/check.ts' }));
  });

  test('every import between our files that is there at run time is one the table allows', () => {
    expect(edges.filter(({ to }) => isOurs(to)).flatMap(judge)).toEqual([]);
  });

  test('only the rooms with a door to the disk use it', () => {
    const offenders = edges.filter(({ from, to }) => /^node:(fs|child_process|net|http)/.test(to) && !DISK.test(from));
    expect(offenders).toEqual([]);
  });

  test('only the pool knows of threads', () => {
    const offenders = edges.filter(
      ({ from, to }) => to === 'node:worker_threads' && !/^(src\/pool\.ts|bin\/)/.test(from),
    );
    expect(offenders).toEqual([]);
  });

  test('templates import the engine as any other website does: by the name of its package', () => {
    const offenders = edges.filter(
      ({ from, path }) =>
        /^(templates|src\/scaffold\/starter)\//.test(from) && /^src\/(?!scaffold\/starter)/.test(path),
    );
    expect(offenders).toEqual([]);
  });

  test('templates use React and nothing else from outside', () => {
    const offenders = edges.filter(
      ({ from, to }) => from.startsWith('templates/') && !isOurs(to) && !/^react|^nebel:data\//.test(to),
    );
    expect(offenders.filter(({ from }) => from !== 'templates/site.ts')).toEqual([]);
  });

  test('a forbidden import is named with its reason', () => {
    expect(judge({ from: 'src/check/check.ts', to: 'src/render/render.ts', path: 'src/render/render.ts' })).toEqual([
      expect.stringContaining('never another stage'),
    ]);
  });
});

test('docs/architecture.md says of every room of src/ what is in it, and of no other', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('## The rooms of `src/`');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/^\|((?: `[a-z-]+\/`)+) \|/gm)].flatMap(([, names = '']) => names.match(/[a-z-]+/g));
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.sort()).toEqual(rooms.map(({ name }) => name).sort());
});
