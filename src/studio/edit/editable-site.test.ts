import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../../templates/site.ts';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { SAMPLE } from '../../../tests/support/data-files.ts';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { memoryCache } from '../../base/cache.ts';
import { readText } from '../../content/load/source.ts';
import { type ContentRequest, type ContentResponse, handleRequest } from './answer.ts';
import type { FieldForm, FormResponse, PageFields, PageList } from './protocol.ts';
import { spellerLoader, type Trial } from './try-out.ts';

const options = {
  root: SAMPLE,
  language: 'de',
  today: '2026-01-15',
  drafts: true,
  cache: memoryCache(),
  env: {},
  spellerOf: spellerLoader(SAMPLE),
} as const;

const ask = <Answer extends ContentResponse>(request: ContentRequest): Promise<Answer> =>
  handleRequest(site, request, options) as Promise<Answer>;

const MOULD = 'data/services/schimmel.yaml';
const formOf = (pointer: string, file = MOULD) => ask<FormResponse>({ kind: 'form', file, pointer });
const versionOf = async (file = MOULD) => (await formOf('', file)).version;

/** Checks a new value for a field of the mould page. */
const checkValue = async (pointer: string, value: unknown) =>
  ask<Trial>({ kind: 'check', file: MOULD, version: await versionOf(), changes: [{ op: 'set', pointer, value }] });

const textIn = (trial: Trial, file?: string) =>
  ('files' in trial && trial.files.find((each) => file === undefined || each.file === file)?.after) || '';

const messages = (trial: Trial) => ('findings' in trial ? trial.findings.map(({ message }) => message) : []);

describe('a page', () => {
  test('knows its file and the fields that its texts come from, in whichever file', async () => {
    const texts = ['Häufige Fragen zu Schimmel', '+41 62 000 00 00', 'no one wrote this'];
    const { file, fields } = await ask<PageFields>({
      kind: 'page',
      path: '/services/schimmel/',
      texts: texts.map((text) => ({ text, isLeaf: true })),
    });
    expect(file).toBe(MOULD);
    expect(fields).toEqual([
      { file: MOULD, pointer: '/faq/heading', title: 'Überschrift' },
      { file: 'data/site.yaml', pointer: '/company/phone', title: 'Telefon' },
      null,
    ]);
  });
});

describe('the form of a field', () => {
  test('describes it as the schema does, and names the list entry it belongs to', async () => {
    const { form, path, entry, facts, links } = await formOf('/faq/items/2/answer');
    expect(form).toMatchObject({ kind: 'text', title: 'Antwort', hasMarkup: true, required: true, min: 2 });
    expect(path).toEqual([MOULD, 'Häufige Fragen', 'Fragen', 'Frage mit Antwort 3']);
    expect(entry).toMatchObject({ pointer: '/faq/items/2', title: 'Frage mit Antwort 3' });
    expect(facts).toContainEqual({ value: 'company.phone', label: '+41 62 000 00 00' });
    expect(links.map(({ value }) => value)).toContain('/services/schimmel/');
  });

  test('offers the images below the data folder', async () => {
    const root = copyOfMiniSite({ 'photos/Stable 1.JPG': 'x', 'photos/barn.png': 'x' });
    const request = { kind: 'form', file: 'data/teams/red.yaml', pointer: '/portrait' } as const;
    const { form } = (await handleRequest(miniSite, request, { root, language: 'de' })) as FormResponse;
    const { parts } = form;
    expect(parts?.map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/portrait/file', 'choice'],
      ['/portrait/alt', 'text'],
      ['/portrait/consent', 'text'],
    ]);
    expect(parts?.[0]?.choices?.map(({ value }) => value)).toEqual(['photos/Stable 1.JPG', 'photos/barn.png']);
  });

  test('exists only for data files, and not for those that the build keeps', async () => {
    for (const file of ['data/adressen.yaml', 'data/none.yaml', '../package.json', 'package.json'])
      expect(await formOf('', file), file).toBeUndefined();
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

  test('that breaks another file is refused, with a finding that names that file', async () => {
    const version = await versionOf('data/forms/anfrage.yaml');
    const { form } = await formOf('', 'data/forms/anfrage.yaml');
    const find = (each: FieldForm): string | undefined =>
      each.value === 'schimmel' ? each.pointer : each.parts?.map(find).find((found) => found !== undefined);
    const pointer = find(form) ?? '';
    const changes = [{ op: 'set', pointer, value: 'pilz' } as const];
    const trial = await ask<Trial>({ kind: 'check', file: 'data/forms/anfrage.yaml', version, changes });
    const finding = {
      place: expect.stringMatching(/^data\/.*:\d+$/),
      field: { file: MOULD, pointer: '/option', title: expect.stringContaining(`${MOULD} › `) },
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

describe('a file with a typing slip', () => {
  const sound = readFileSync(join(SAMPLE, MOULD), 'utf8');
  const slipped = sound.replace('color: laub', 'color:laub');
  const askAbout = <Answer>(text: string, request: ContentRequest) =>
    handleRequest(site, request, { ...options, replaced: new Map([[MOULD, text]]) }) as Promise<Answer>;
  const changes = [{ op: 'set', pointer: '/name', value: 'Schimmelpilz' }] as const;
  const save = async (text: string) => {
    const { version } = await askAbout<FormResponse>(text, { kind: 'form', file: MOULD, pointer: '' });
    return askAbout<Trial>(text, { kind: 'save', file: MOULD, version, changes });
  };

  test('is saved with the slip mended, and the editor is told which one', async () => {
    const trial = await save(slipped);
    const after = sound.replace('name: Schimmel\n', 'name: Schimmelpilz\n');
    expect(trial).toMatchObject({
      outcome: 'fine',
      files: [{ file: MOULD, before: slipped, after }],
      mended: [{ place: `${MOULD}:2`, message: expect.stringContaining('color') }],
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

describe('all pages', () => {
  test('are listed even if they are too broken to be built', async () => {
    const text = readFileSync(join(SAMPLE, MOULD), 'utf8').replace('color: laub', 'colour: laub');
    const broken = { ...options, replaced: new Map([[MOULD, text]]) };
    const { pages } = (await handleRequest(site, { kind: 'pages' }, broken)) as PageList;
    expect(pages).toContainEqual(expect.objectContaining({ title: MOULD, errors: 1 }));
  });
});

describe('a new page', () => {
  test('reads back from its file as it was filled in', async () => {
    const { value } = readText('', textIn(await checkValue('/name', 'Schimmel')));
    const copy = {
      ...(value as object),
      meta: { title: 'Eine Seite zum Ausprobieren', description: 'x'.repeat(130) },
      draft: true,
    };
    const changes = [{ op: 'set', pointer: '', value: copy } as const];
    const trial = await ask<Trial>({ kind: 'check', file: 'data/services/probe.yaml', version: '', changes });
    expect(readText('', textIn(trial)).value).toEqual(copy);
  });
});

describe('a renamed page', () => {
  test('keeps its text, redirects its old URL, and has links and references updated', async () => {
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
});
