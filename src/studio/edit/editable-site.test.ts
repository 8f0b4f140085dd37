import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../../templates/site.ts';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { copyOfSample, SAMPLE, sharedCacheOf } from '../../../tests/support/data-files.ts';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { valueAt } from '../../base/lib/json-pointer.ts';
import { fieldAt } from '../../base/lib/json-schema.ts';
import { readText } from '../../content/load/source.ts';
import { type ContentRequest, type ContentResponse, handleRequest } from './answer.ts';
import { EditableSite } from './editable-site.ts';
import { formFor } from './form.ts';
import type { EditableFile, FieldForm, ListedPage, NameProblem, PageFields, SiteInfo } from './protocol.ts';
import { type FileChange, spellerLoader, type Trial } from './try-out.ts';
import type { Change } from './yaml/change.ts';

const options = {
  root: SAMPLE,
  language: 'de',
  today: '2026-01-15',
  drafts: true,
  cache: sharedCacheOf(site),
  env: {},
  spellerOf: spellerLoader(SAMPLE),
} as const;

const sample = new EditableSite(site, options);

const ask = <Answer extends ContentResponse>(request: ContentRequest): Promise<Answer> =>
  handleRequest(sample, request, options) as Promise<Answer>;

/** Asks about the sample with another text in place of a file. */
const askAfter = <Answer>(request: ContentRequest, replaced: ReadonlyMap<string, string>) => {
  const changed = { ...options, replaced };
  return handleRequest(new EditableSite(site, changed), request, changed) as Promise<Answer>;
};

const MOULD = 'data/services/schimmel.yaml';
const fileOf = (file = MOULD) => ask<EditableFile>({ kind: 'file', file });
const versionOf = async (file = MOULD) => (await fileOf(file)).version;

/** Makes the form of a field, as the browser does. */
function formOf(
  { schemas, pictures }: SiteInfo,
  { schema, value, sets, facts }: EditableFile,
  pointer = '',
): FieldForm {
  const scope = { schemas: new Map(Object.entries(schemas)), pictures, sets, facts, root: value };
  const field = fieldAt(scope.schemas, schema, value, pointer.split('/').slice(1));
  if (!field) throw new Error(`There is no field ${pointer}.`);
  return formFor(scope, field, valueAt(value, pointer), pointer);
}

/** Checks a new value for a field of the mould page. */
const checkValue = async (pointer: string, value: unknown) =>
  ask<Trial>({ kind: 'check', file: MOULD, version: await versionOf(), changes: [{ op: 'set', pointer, value }] });

const textIn = (trial: Trial, file?: string) =>
  ('files' in trial && trial.files.find((each) => file === undefined || each.file === file)?.after) || '';

const messages = (trial: Trial) => ('findings' in trial ? trial.findings.map(({ message }) => message) : []);

test('a page knows its file and the fields that its texts come from, in whichever file', async () => {
  const texts = ['Häufige Fragen zu Schimmel', '+41 62 000 00 00', 'no one wrote this'];
  const { file, fields } = await ask<PageFields>({
    kind: 'page',
    path: '/services/schimmel/',
    texts: texts.map((text) => ({ text, isLeaf: true })),
  });
  expect(file).toBe(MOULD);
  expect(fields).toEqual([
    { file: MOULD, pointer: '/faq/heading', title: 'Überschrift', isWhole: true },
    { file: 'data/site.yaml', pointer: '/company/phone', title: 'Telefon', isWhole: true },
    null,
  ]);
});

test('a text of the page is not taken for the same words in the title for search results', async () => {
  const text = 'Häufige Fragen zu Schimmel';
  const before = readFileSync(join(SAMPLE, MOULD), 'utf8');
  const after = before.replace(/^ {2}title: .*$/m, `  title: ${text}`);
  const request = { kind: 'page', path: '/services/schimmel/', texts: [{ text, isLeaf: true }] } as const;
  const { fields } = await askAfter<PageFields>(request, new Map([[MOULD, after]]));
  expect(fields[0]?.pointer).toBe('/faq/heading');
});

describe('the form of a field', () => {
  test('describes it as the schema does, with what its text can insert', async () => {
    const file = await fileOf();
    const form = formOf(await ask<SiteInfo>({ kind: 'site' }), file, '/faq/items/2/answer');
    expect(form).toMatchObject({ kind: 'text', title: 'Antwort', hasMarkup: true, required: true, min: 2 });
    expect(file).toMatchObject({ file: MOULD, name: 'Schimmel' });
    expect(file.facts).toContainEqual({ value: 'company.phone', label: '+41 62 000 00 00', note: 'Firma › Telefon' });
    expect(file.links.map(({ value }) => value)).toContain('/services/schimmel/');
  });

  test('names what the website fills into a text', async () => {
    const site = await ask<SiteInfo>({ kind: 'site' });
    const slotsAt = async (file: string, pointer: string) => formOf(site, await fileOf(file), pointer).slots ?? [];
    const inWords = await slotsAt('data/words.yaml', '/lists/all');
    expect(inWords.map(({ value }) => value)).toEqual(['count', 'title']);
    const inMail = await slotsAt('data/forms/anfrage.yaml', '/mail/notice/text');
    expect(inMail).toContainEqual({ value: 'message', label: expect.stringMatching(/^[A-Z]/) });
    const inConfirmation = await slotsAt('data/forms/anfrage.yaml', '/mail/confirmation/text');
    expect(inConfirmation.map(({ value }) => value)).toContain('firstName');
    expect(inConfirmation.map(({ value }) => value)).not.toContain('message');
  });

  test('has pictures and a range side by side, and keeps identifiers apart', async () => {
    const site = await ask<SiteInfo>({ kind: 'site' });
    const form = formOf(site, await fileOf());
    const all = (each: FieldForm): readonly FieldForm[] => [each, ...(each.parts ?? []).flatMap(all)];
    const at = (pointer: string) => all(form).find((each) => each.pointer === pointer);
    expect(at('/hero/illustration')).toMatchObject({ kind: 'picture' });
    expect(at('/color')).toMatchObject({ kind: 'picture', pictures: { laub: expect.stringMatching(/^<svg /) } });
    expect(at('/color')?.choices).toContainEqual({ value: 'laub', label: 'Laub' });
    expect(at('/prices/tiers/0/from')).toMatchObject({ kind: 'number', isRangeStart: true });
    expect(at('/prices/tiers/0/id')).toMatchObject({ isTechnical: true });
    expect(at('/faq/items')?.itemForms).toEqual([{ title: 'Frage mit Antwort', empty: { question: '', answer: '' } }]);
  });

  test('labels an entry of a list with the values of the facts in its text', async () => {
    const file = await fileOf();
    const items = [{ question: 'Welche Nummer? {{company.phone}}', answer: 'Diese.' }];
    const form = formOf(await ask<SiteInfo>({ kind: 'site' }), { ...file, value: { faq: { items } } }, '/faq/items');
    expect(form.parts?.map(({ label }) => label)).toEqual(['Welche Nummer? +41 62 000 00 00']);
  });

  test('offers the choices of another form by their labels', async () => {
    const form = formOf(await ask<SiteInfo>({ kind: 'site' }), await fileOf('data/services/covid.yaml'), '/option');
    expect(form.choices).toContainEqual({ value: 'sonstiges', label: 'Sonstiges / Beratung' });
    // Labels, too, can insert facts.
    expect(form.choices?.filter(({ label }) => label.includes('{{'))).toEqual([]);
  });

  test('offers the images below the data folder', async () => {
    const root = copyOfMiniSite({ 'photos/Stable 1.JPG': 'x', 'photos/barn.png': 'x' });
    const askMini = <Answer>(request: ContentRequest) =>
      handleRequest(new EditableSite(miniSite, { root }), request, { root, language: 'de' }) as Promise<Answer>;
    const file = await askMini<EditableFile>({ kind: 'file', file: 'data/teams/red.yaml' });
    const form = formOf(await askMini<SiteInfo>({ kind: 'site' }), file, '/portrait');
    expect(form.kind).toBe('photo');
    expect(form.parts?.map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/portrait/file', 'choice'],
      ['/portrait/alt', 'text'],
      ['/portrait/consent', 'text'],
    ]);
    expect(form.parts?.[0]?.choices?.map(({ value }) => value)).toEqual(['photos/Stable 1.JPG', 'photos/barn.png']);
  });

  test('exists only for data files, and not for those that the build keeps', async () => {
    for (const file of ['data/adressen.yaml', 'data/none.yaml', '../package.json', 'package.json'])
      expect(await fileOf(file), file).toBeUndefined();
  });
});

describe('a change', () => {
  test('is refused with the findings of the validation', async () => {
    const trial = await checkValue('/faq/heading', 'Was man uns sagt');
    expect(trial.outcome).toBe('refused');
    expect(messages(trial)).toEqual([expect.stringContaining('«Häufige Fragen › Überschrift»')]);
    const field = { file: MOULD, pointer: '/faq/heading', title: 'Häufige Fragen › Überschrift' };
    expect(trial).toMatchObject({ findings: [{ field }] });
  });

  test('is allowed despite warnings, such as spelling mistakes', async () => {
    const trial = await checkValue('/hero/title', 'Nach der Sanirung bleiben Sporen im Raum.');
    expect(trial.outcome).toBe('fine');
    expect(messages(trial)).toEqual([expect.stringContaining('Sanirung')]);
  });

  test('with letters that were misread is refused with all of them restored as a suggestion', async () => {
    expect(await checkValue('/hero/title', 'Schimmel: fÃ¼r RÃ¤ume ohne Sporen')).toMatchObject({
      outcome: 'refused',
      findings: [{ field: { pointer: '/hero/title' }, suggestion: 'Schimmel: für Räume ohne Sporen' }],
    });
  });

  test('that breaks another file is refused, with a finding that names that file', async () => {
    const version = await versionOf('data/forms/anfrage.yaml');
    const form = formOf(await ask<SiteInfo>({ kind: 'site' }), await fileOf('data/forms/anfrage.yaml'));
    const find = (each: FieldForm): string | undefined =>
      each.value === 'schimmel' ? each.pointer : each.parts?.map(find).find((found) => found !== undefined);
    const pointer = find(form) ?? '';
    const changes = [{ op: 'set', pointer, value: 'pilz' } as const];
    const trial = await ask<Trial>({ kind: 'check', file: 'data/forms/anfrage.yaml', version, changes });
    const finding = {
      place: expect.stringMatching(/^data\/.*:\d+$/),
      field: { file: MOULD, pointer: '/option', title: 'Schimmel › Wert im Formular' },
    };
    expect(trial).toMatchObject({
      outcome: 'refused',
      findings: expect.arrayContaining([expect.objectContaining(finding)]),
    });
  });

  test('to an outdated version of a file, or to a file that cannot be edited or created, is a conflict', async () => {
    const changes = [{ op: 'set', pointer: '/name', value: 'x' } as const];
    for (const file of [MOULD, 'data/adressen.yaml', 'data/../package.json', 'data/services/Gross.yaml'])
      expect(await ask({ kind: 'check', file, version: 'old', changes }), file).toEqual({ outcome: 'conflict' });
    for (const file of ['data/services/../../x.yaml', 'data/services/Gross.yaml', 'data/new.yaml', 'src/x.yaml'])
      expect(await ask({ kind: 'check', file, version: '', changes }), file).toEqual({ outcome: 'conflict' });
  });
});

describe('a finding', () => {
  /** Values for fields of a file that are all wrong. Where there is none, the field is removed. */
  const MISTAKES: [what: string, mistakes: Readonly<Record<string, unknown>>, file?: string][] = [
    ['a missing part', { '/faq': undefined }],
    [
      'missing values',
      {
        '/hero/lead': undefined,
        '/hero/title': '',
        '/faq/items/0/answer': 'J',
        '/faq/items/1/answer': undefined,
        '/prices/tiers/1/from': 'TODO',
      },
    ],
    [
      'wrong values',
      {
        '/meta/title': 'Schimmel '.repeat(12),
        '/faq/items/0/answerHtml': '<p>A second answer.</p>',
        '/prices/tiers/0/from': 'viel',
        '/prices/tiers/1/from': 50.123456,
        '/prices/tiers/2/from': -5,
        '/related/0': 'shimmel',
        '/hero/illustration': 'kater',
        '/option': 'pilz',
        '/prices/display': 'tabele',
        '/photo': { file: 'nichts.jpg', alt: 'Ein Keller mit Schimmel' },
      },
    ],
    [
      'the form of a text',
      {
        '/faq/heading': 'Was man uns sagt',
        '/faq/items/0/answer': 'Das ist **fett und endet nie.',
        '/faq/items/1/answer': 'Mehr bei [Schimmel](/services/shimmel/).',
        '/faq/items/2/answer': 'Mehr bei [Schimmel](services/schimmel).',
        '/faq/items/3/answer': 'Der Nebel ist fÃ¼r alle RÃ¤ume.',
        '/faq/items/4/answer': 'Eine Zeile.\n\n- Punkt',
        '/hero/lead': '## Nebel in allen Räumen',
        '/prices/tiers/0/from': 99_000,
      },
    ],
    [
      'what a text says',
      {
        '/hero/lead': 'Rufen Sie {{company.fone}} an, wir kommen.',
        '/faq/items/0/answer': 'Rufen Sie {{company.phone an, wir kommen.',
        '/faq/items/1/answer': 'Rufen Sie +41 62 000 00 00 an, wir kommen.',
        '/faq/items/2/answer': 'Das kostet CHF 123–456 pro Raum.',
        '/faq/items/3/answer': 'Unser Nebel ist ungiftig.',
        '/faq/items/4/answer': 'Wir nennen es «Nebel für alle Räume.',
        '/faq/items/5/answer': 'Wir arbeiten von 07:30 an.',
        '/faq/items/6/answer': 'Nach der Sanirung bleibt nichts.',
      },
    ],
    ['a price without an end', { '/prices/tiers/0/to': undefined, '/prices/tiers/1/from': 'auf Anfrage' }],
    ['a postal code of another country', { '/company/postalCode': '01067' }, 'data/site.yaml'],
    ['a day', { '/from': '14.1.2026', '/until': '2025-01-01' }, 'data/regions/horgen.yaml'],
    ['a draft that visitors know', { '/draft': true }, 'data/regions/horgen.yaml'],
    ['a page that the website needs', { '/draft': true }, 'data/home.yaml'],
    ['a setting', { '/company/phone': '062 000', '/floatingCall': 'ja' }, 'data/site.yaml'],
    ['a switch that is still to be filled in', { '/floatingCall': 'TODO' }, 'data/site.yaml'],
    ['a cookie banner that is switched off', { '/cookies/show': false }, 'data/site.yaml'],
    ['inquiries that are kept without a limit', { '/retentionMonths': 0 }, 'data/forms/anfrage.yaml'],
  ];

  test('about a number that is empty says so', async () => {
    expect(messages(await checkValue('/prices/tiers/0/from', ''))).toEqual([expect.stringMatching(/von» ist leer\.$/)]);
  });

  test.each(MISTAKES)('about %s speaks of labels, not of keys, braces and files', async (_, mistakes, file = MOULD) => {
    const changes = Object.entries(mistakes).map(
      ([pointer, value]): Change => (value === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value }),
    );
    const trial = await ask<Trial>({ kind: 'check', file, version: await versionOf(file), changes });
    const findings = 'findings' in trial ? trial.findings : [];
    expect(findings).not.toEqual([]);
    const places = findings.map(({ field }) => field?.pointer ?? '');
    const isNoticed = (at: string) => places.some((found) => found.startsWith(at) || at.startsWith(found));
    if (changes.length > 1) expect(Object.keys(mistakes).filter((at) => !isNoticed(at))).toEqual([]);
    const typed = JSON.stringify(Object.values(mistakes));
    for (const { message, why, fix } of findings) {
      const own = [message, why, fix]
        .join(' ')
        .replace(/«([^»]*)»/g, (quoted, text) => (typed.includes(text) ? '' : quoted));
      expect(own).not.toMatch(/[{}[\]]|\*\*|\b(?:true|false)\b|\bdata\/|\.(?:ya?ml|json|svg)\b|\bnpx\b/);
      expect(own).not.toMatch(/«[a-z]+(?:\.[a-zA-Z]+)*»|\b[a-z]+[A-Z]\w*/);
    }
  });
});

describe('a file with a typing slip', () => {
  const sound = readFileSync(join(SAMPLE, MOULD), 'utf8');
  const slipped = sound.replace('color: laub', 'color:laub');
  const askAbout = <Answer>(text: string, request: ContentRequest) =>
    askAfter<Answer>(request, new Map([[MOULD, text]]));
  const changes = [{ op: 'set', pointer: '/name', value: 'Schimmelpilz' }] as const;
  const save = async (text: string) => {
    const { version } = await askAbout<EditableFile>(text, { kind: 'file', file: MOULD });
    return askAbout<Trial>(text, { kind: 'save', file: MOULD, version, changes });
  };

  test('is saved with the slip mended, and the editor is told which one', async () => {
    const trial = await save(slipped);
    const after = sound.replace('name: Schimmel\n', 'name: Schimmelpilz\n');
    expect(trial).toMatchObject({
      outcome: 'fine',
      files: [{ file: MOULD, before: slipped, after }],
      mended: [expect.stringContaining('color')],
    });
  });

  test('keeps its line ends, and a last line without one', async () => {
    const typed = slipped.trimEnd().replaceAll('\n', '\r\n');
    const trial = await save(typed);
    const after = sound.replace('name: Schimmel\n', 'name: Schimmelpilz\n').trimEnd().replaceAll('\n', '\r\n');
    expect('files' in trial && trial.files).toEqual([{ file: MOULD, before: typed, after }]);
  });
});

test('a change that cannot be made without touching other lines is refused, and is no conflict', async () => {
  const trial = await ask<Trial>({
    kind: 'check',
    file: MOULD,
    version: await versionOf(),
    changes: [{ op: 'remove', pointer: '/nothing' }],
  });
  expect(trial).toEqual({ outcome: 'impossible' });
});

test('all pages are listed even if they are too broken to be built', async () => {
  const text = readFileSync(join(SAMPLE, MOULD), 'utf8').replace('color: laub', 'colour: laub');
  const pages = await askAfter<readonly ListedPage[]>({ kind: 'pages' }, new Map([[MOULD, text]]));
  expect(pages).toContainEqual(expect.objectContaining({ title: 'schimmel', file: MOULD, errors: 1 }));
});

test('a page can be mended although errors keep it from being built, and prolonged after its last day', async () => {
  const fileAt = (path: string, file: string, change: (text: string) => string) =>
    askAfter<PageFields>(
      { kind: 'page', path, texts: [] },
      new Map([[file, change(readFileSync(join(SAMPLE, file), 'utf8'))]]),
    );
  const misspelt = fileAt('/services/schimmel/', MOULD, (text) => text.replace('color: laub', 'colour: laub'));
  expect(await misspelt).toMatchObject({ file: MOULD });
  const region = 'data/regions/horgen.yaml';
  expect(await fileAt('/regional/horgen/', region, (text) => `${text}until: "2025-12-31"\n`)).toMatchObject({
    file: region,
  });
});

describe('a new page', () => {
  const HORGEN = 'data/regions/horgen.yaml';
  const create = (name: string, title = 'Uster') =>
    ask<Trial | NameProblem>({ kind: 'new', like: HORGEN, name, title });

  test('is a draft with the texts of another, under its own name', async () => {
    const trial = (await create('uster')) as Trial;
    expect(messages(trial)).toEqual([]);
    expect(trial).toMatchObject({ outcome: 'fine', url: '/regional/uster/' });
    const { value } = readText('', textIn(trial));
    expect(value).toMatchObject({ city: 'Uster', draft: true });
    expect(JSON.stringify(value)).not.toMatch(/\bHorgen\b/);
  });

  test('tells which of its texts are still those of the other', async () => {
    const text = textIn((await create('uster')) as Trial).replace(/heading: .*/, 'heading: Wo zwei Bahnen halten');
    const replaced = new Map([['data/regions/uster.yaml', text]]);
    const request = { kind: 'file', file: 'data/regions/uster.yaml' } as const;
    const { copied } = await askAfter<EditableFile>(request, replaced);
    expect(copied).toContain('/hero/lead');
    expect(copied).not.toContain('/intro/heading');
  });

  test('cannot become public while it has errors that it may have as a draft', async () => {
    const text = textIn((await create('uster')) as Trial).replace(/heading: .*/, 'heading: ""');
    const file = 'data/regions/uster.yaml';
    const askAbout = <Answer>(request: ContentRequest) => askAfter<Answer>(request, new Map([[file, text]]));
    const { version } = await askAbout<EditableFile>({ kind: 'file', file });
    const save = (change: Change) => askAbout<Trial>({ kind: 'save', file, version, changes: [change] });
    expect(await save({ op: 'set', pointer: '/hero/lead', value: 'Ein Satz über Uster.' })).toMatchObject({
      outcome: 'fine',
    });
    expect(await save({ op: 'remove', pointer: '/draft' })).toMatchObject({ outcome: 'refused' });
  });

  test('lacks the texts for which its name is too long', async () => {
    const trial = (await create('rapperswil-jona', 'Rapperswil-Jona und Umgebung am Obersee')) as Trial;
    expect(trial).toMatchObject({ outcome: 'fine' });
    const { value } = readText('', textIn(trial));
    expect(value).toMatchObject({ city: 'Rapperswil-Jona und Umgebung am Obersee' });
    expect(valueAt(value, '/meta/title')).toBeUndefined();
    const service = { kind: 'new', like: MOULD, name: 'wasser', title: 'Reinigung nach Wasserschäden' } as const;
    expect(await ask<Trial>(service)).toMatchObject({ outcome: 'fine' });
  });

  test('needs a free name that every system can store', async () => {
    expect(await create('zug')).toMatchObject({ problem: 'exists' });
    expect(await create('Zug am See')).toMatchObject({ problem: 'name', suggestion: 'zug-am-see' });
  });
});

test('a renamed page keeps its text, redirects its old URL, and has links and references updated', async () => {
  const trial = await ask<Trial>({ kind: 'rename', file: MOULD, name: 'schimmelpilz' });
  expect(trial).toMatchObject({ outcome: 'fine', url: '/services/schimmelpilz/', findings: [] });
  const files = 'files' in trial ? trial.files : [];
  const own = files.find(({ file }) => file === MOULD);
  expect(own?.after).toBeUndefined();
  expect(textIn(trial, 'data/services/schimmelpilz.yaml')).toBe(own?.before);
  expect(textIn(trial, 'data/adressen.yaml')).toContain(
    '  - url: /services/schimmel/\n    redirect: /services/schimmelpilz/\n',
  );
  for (const { file, before = '', after = '' } of files.filter(({ file }) => !/schimmel|adressen/.test(file))) {
    expect([file, after.replaceAll('schimmelpilz', 'schimmel')]).toEqual([file, before]);
    expect(after).not.toMatch(/services\/schimmel\//);
  }
});

describe('an address', () => {
  const LEDGER = 'data/adressen.yaml';
  const HORGEN = 'data/regions/horgen.yaml';
  const inArticles = (name: string) => `data/articles/${name}.yaml`;

  /** Works on a copy of the sample, into which it writes what is possible. */
  function work() {
    const root = copyOfSample();
    const own = { ...options, root };
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    return {
      read,
      write,
      versionOf: (file: string) => new EditableSite(site, own).editable(file)?.version ?? '',
      /** Returns what an editor is told. */
      async ask(request: ContentRequest): Promise<readonly string[]> {
        const trial = (await handleRequest(new EditableSite(site, own), request, own)) as Trial;
        if (trial.outcome !== 'fine') return [trial.outcome, ...messages(trial)];
        for (const { file, after } of trial.files) after === undefined ? rmSync(join(root, file)) : write(file, after);
        return messages(trial);
      },
      fateOf: (url: string) => /^ {4}(.*)/.exec(read(LEDGER).split(`  - url: ${url}\n`)[1] ?? '')?.[1],
      /** As publishing does. */
      async list() {
        const listed = (await handleRequest(new EditableSite(site, own), { kind: 'ledger' }, own)) as FileChange;
        write(listed.file, listed.after ?? '');
      },
    };
  }

  test('that a page had before leads to it however often it is renamed, and to its successor', async () => {
    const { ask, list, fateOf } = work();
    const begin = 'covid-viren-kaltvernebelung-schutz';
    const rename = (from: string, name: string) => ask({ kind: 'rename', file: inArticles(from), name });
    expect(await rename(begin, 'covid')).toEqual([]);
    expect(await rename('covid', 'viren')).toEqual([]);
    expect(fateOf(`/blog/${begin}/`)).toBe('redirect: /blog/viren/');
    expect(fateOf('/blog/covid/')).toBeUndefined();
    await list();
    expect(await rename('viren', begin)).toEqual([]);
    expect(fateOf(`/blog/${begin}/`)).toBeUndefined();
    expect(fateOf('/blog/viren/')).toBe(`redirect: /blog/${begin}/`);
    expect(await ask({ kind: 'remove', file: inArticles(begin), to: '/blog/' })).toEqual([]);
    const all = ['/blog/viren/', `/blog/${begin}/`].map(fateOf);
    expect(all).toEqual(['redirect: /blog/', 'redirect: /blog/']);
  });

  test('that visitors never saw is forgotten when the draft is renamed or removed', async () => {
    const { ask, read } = work();
    const before = read(LEDGER);
    expect(await ask({ kind: 'new', like: HORGEN, name: 'walt', title: 'Wald' })).toEqual([]);
    expect(await ask({ kind: 'rename', file: 'data/regions/walt.yaml', name: 'wald' })).toEqual([]);
    expect(await ask({ kind: 'remove', file: 'data/regions/wald.yaml' })).toEqual([]);
    expect(read(LEDGER)).toBe(before);
  });

  test('that redirects belongs to a new page as soon as that is public', async () => {
    const { ask, read, write, fateOf, versionOf } = work();
    const [virus, mould] = ['covid-viren-kaltvernebelung-schutz', 'schimmel-kaltvernebelung-gesundheit'];
    expect(await ask({ kind: 'rename', file: inArticles(virus), name: 'viren' })).toEqual([]);
    write(inArticles(virus), `${read(inArticles(mould))}draft: true\n`);
    expect(await ask({ kind: 'remove', file: inArticles(mould), to: '/blog/' })).toEqual([]);
    expect(fateOf(`/blog/${virus}/`)).toBe('redirect: /blog/viren/');
    const change = { file: inArticles(virus), version: versionOf(inArticles(virus)) };
    expect(await ask({ kind: 'save', ...change, changes: [{ op: 'remove', pointer: '/draft' }] })).toEqual([]);
    expect(fateOf(`/blog/${virus}/`)).toBeUndefined();
  });

  test('that the website always needs keeps its page', async () => {
    const own = { root: copyOfMiniSite(), language: 'de', today: options.today, drafts: true, env: {} } as const;
    const request = { kind: 'remove', file: 'data/pages/thanks.yaml' } as const;
    const trial = (await handleRequest(new EditableSite(miniSite, own), request, own)) as Trial;
    expect(messages(trial)).toEqual(['Diese Seite braucht die Website immer.']);
  });

  test('of a page that has been moved in another window is a conflict', async () => {
    const { ask } = work();
    const file = 'data/regions/nowhere.yaml';
    expect(await ask({ kind: 'rename', file, name: 'wald' })).toEqual(['conflict']);
    expect(await ask({ kind: 'remove', file })).toEqual(['conflict']);
    expect(await ask({ kind: 'new', like: file, name: 'wald', title: 'Wald' })).toEqual(['conflict']);
  });
});
