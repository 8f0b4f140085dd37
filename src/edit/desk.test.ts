import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../templates/site.ts';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import { SAMPLE } from '../../tests/support/data-files.ts';
import { copyOfMiniSite } from '../../tests/support/mini-site.ts';
import { memoryCache } from '../cache.ts';
import { readText } from '../load/source.ts';
import { answerQuestion, type DeskAnswer, type DeskQuestion } from './answer.ts';
import type { FieldForm, FormAnswer, FoundText, NewPage, PageFields, PageList } from './protocol.ts';
import { spellerKeeper, type Tried } from './try-out.ts';

const options = {
  root: SAMPLE,
  language: 'de',
  today: '2026-01-15',
  drafts: true,
  cache: memoryCache(),
  env: {},
  spellerOf: spellerKeeper(SAMPLE),
} as const;

const ask = <Answer extends DeskAnswer>(question: DeskQuestion): Promise<Answer> =>
  answerQuestion(site, question, options) as Promise<Answer>;

const MOULD = 'data/services/schimmel.yaml';
const formOf = (pointer: string, file = MOULD) => ask<FormAnswer>({ kind: 'form', file, pointer });
const versionOf = async (file = MOULD) => (await formOf('', file)).version;

/** What comes of giving a field of the mould page another value. */
const given = async (pointer: string, value: unknown) =>
  ask<Tried>({ kind: 'check', file: MOULD, version: await versionOf(), changes: [{ op: 'set', pointer, value }] });

const textIn = (tried: Tried, file?: string) =>
  ('files' in tried && tried.files.find((each) => file === undefined || each.file === file)?.after) || '';

const messages = (tried: Tried) => ('findings' in tried ? tried.findings.map(({ message }) => message) : []);

describe('a page', () => {
  test('knows its file, and from which fields its texts come, whichever file they are in', async () => {
    const texts = ['Häufige Fragen zu Schimmel', '+41 62 000 00 00', 'no one wrote this'];
    const { file, fields } = await ask<PageFields>({
      kind: 'page',
      path: '/services/schimmel/',
      texts: texts.map((text) => ({ text, isPiece: true })),
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
  test('says what the schema says of it, and which entry of a list it belongs to', async () => {
    const { form, path, entry, facts, links } = await formOf('/faq/items/2/answer');
    expect(form).toMatchObject({ kind: 'text', title: 'Antwort', marked: true, required: true, min: 2 });
    expect(path).toEqual([MOULD, 'Häufige Fragen', 'Fragen', 'Frage mit Antwort 3']);
    expect(entry).toMatchObject({ pointer: '/faq/items/2', title: 'Frage mit Antwort 3' });
    expect(facts).toContainEqual({ value: 'company.phone', label: '+41 62 000 00 00' });
    expect(links.map(({ value }) => value)).toContain('/services/schimmel/');
  });

  test('lets choose what it refers to by its name', async () => {
    const { form } = await formOf('');
    const part = (name: string) => form.parts?.find(({ pointer }) => pointer === name);
    expect(part('/color')).toMatchObject({ kind: 'choice', value: 'laub' });
    expect(part('/option')?.choices).toContainEqual({ value: 'schimmel', label: 'schimmel' });
    expect(part('/tone')?.choices).toContainEqual({ value: 'normal', label: 'Normal' });
    const region = await formOf('/kind', 'data/regions/horgen.yaml');
    expect(region.form.choices?.find(({ value }) => value === 'district')?.label).toContain('Gemeinde');
    expect(region.links).toContainEqual({ value: '/services/schimmel/', label: 'Schimmel' });
    expect(part('/draft')).toMatchObject({ kind: 'switch', required: false });
    expect(part('/from')).toMatchObject({ kind: 'day' });
  });

  test('lets choose a picture among those below the data', async () => {
    const root = copyOfMiniSite({ 'photos/Stable 1.JPG': 'x', 'photos/barn.png': 'x' });
    const question = { kind: 'form', file: 'data/teams/red.yaml', pointer: '/portrait' } as const;
    const { form } = (await answerQuestion(miniSite, question, { root, language: 'de' })) as FormAnswer;
    const { parts } = form;
    expect(parts?.map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/portrait/file', 'choice'],
      ['/portrait/alt', 'text'],
      ['/portrait/consent', 'text'],
    ]);
    expect(parts?.[0]?.choices?.map(({ value }) => value)).toEqual(['photos/Stable 1.JPG', 'photos/barn.png']);
  });

  test('has an empty form of a new entry for each shape that one may have', async () => {
    const { form } = await formOf('/sections');
    const kinds = form.items?.map(({ parts }) => parts?.find(({ pointer }) => pointer.endsWith('/kind')));
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'fixed', value: 'table' }));
    expect(form.items?.every(({ absent }) => !absent)).toBe(true);
  });

  test('is there for data files only, and not for what machines keep', async () => {
    for (const file of ['data/adressen.yaml', 'data/none.yaml', '../package.json', 'package.json'])
      expect(await formOf('', file), file).toBeUndefined();
  });
});

describe('a change', () => {
  test('is refused with what the validation finds', async () => {
    const tried = await given('/faq/heading', 'Was man uns sagt');
    expect(tried.outcome).toBe('refused');
    expect(messages(tried)).toEqual([expect.stringContaining('«Häufige Fragen › Überschrift»')]);
    const field = { file: MOULD, pointer: '/faq/heading', title: 'Häufige Fragen › Überschrift' };
    expect(tried).toMatchObject({ findings: [{ field }] });
  });

  test('is allowed with warnings, such as those of the spelling', async () => {
    const tried = await given('/hero/title', 'Nach der Sanirung bleiben Sporen im Raum.');
    expect(tried.outcome).toBe('fine');
    expect(messages(tried)).toEqual([expect.stringContaining('Sanirung')]);
  });

  test('that removes the last entry of a list removes the list, if it need not be there', async () => {
    const { form, version } = await formOf('/testimonials');
    const changes = (form.parts ?? []).map(() => ({ op: 'remove', pointer: '/testimonials/0' }) as const);
    const left = await ask<Tried>({ kind: 'check', file: MOULD, version, changes: changes.slice(1) });
    expect(textIn(left)).toContain('\ntestimonials:\n');
    const gone = await ask<Tried>({ kind: 'check', file: MOULD, version, changes });
    expect(gone.outcome).toBe('fine');
    expect(textIn(gone)).not.toContain('testimonials');
  });

  test('that breaks another file is refused, and that file is named', async () => {
    const version = await versionOf('data/forms/anfrage.yaml');
    const { form } = await formOf('', 'data/forms/anfrage.yaml');
    const find = (each: FieldForm): string | undefined =>
      each.value === 'schimmel' ? each.pointer : each.parts?.map(find).find((found) => found !== undefined);
    const pointer = find(form) ?? '';
    const changes = [{ op: 'set', pointer, value: 'pilz' } as const];
    const tried = await ask<Tried>({ kind: 'check', file: 'data/forms/anfrage.yaml', version, changes });
    const finding = {
      place: expect.stringMatching(/^data\/.*:\d+$/),
      field: { file: MOULD, pointer: '/option', title: expect.stringContaining(`${MOULD} › `) },
    };
    expect(tried).toMatchObject({
      outcome: 'refused',
      findings: expect.arrayContaining([expect.objectContaining(finding)]),
    });
  });

  test('to another version of a file, or to no file of the site, is none', async () => {
    const changes = [{ op: 'set', pointer: '/name', value: 'x' } as const];
    for (const file of [MOULD, 'data/adressen.yaml', 'data/../package.json', 'data/services/Gross.yaml'])
      expect(await ask({ kind: 'check', file, version: 'old', changes }), file).toEqual({ outcome: 'conflict' });
    for (const file of ['data/services/../../x.yaml', 'data/services/Gross.yaml', 'data/new.yaml', 'src/x.yaml'])
      expect(await ask({ kind: 'check', file, version: '', changes }), file).toEqual({ outcome: 'conflict' });
  });
});

describe('all pages', () => {
  test('are listed with what is found in them, and searched', async () => {
    const { pages, types } = await ask<PageList>({ kind: 'pages' });
    expect(pages).toContainEqual(expect.objectContaining({ url: '/services/schimmel/', file: MOULD, errors: 0 }));
    expect(types.map(({ value }) => value)).toEqual(expect.arrayContaining(['service', 'region', 'article']));
    const found = await ask<readonly FoundText[]>({ kind: 'search', words: 'frisch verputzt' });
    expect(found.map(({ file }) => file)).toContain(MOULD);
  });

  test('are listed even if they are too wrong to be built', async () => {
    const text = readFileSync(join(SAMPLE, MOULD), 'utf8').replace('color: laub', 'colour: laub');
    const broken = { ...options, instead: new Map([[MOULD, text]]) };
    const { pages } = (await answerQuestion(site, { kind: 'pages' }, broken)) as PageList;
    expect(pages).toContainEqual(expect.objectContaining({ title: MOULD, errors: 1 }));
  });

  test('can become one more: filled in as far as anything is known, as a draft', async () => {
    const page = await ask<NewPage>({ kind: 'new', type: 'region', name: 'uster' });
    expect(page).toMatchObject({ file: 'data/regions/uster.yaml', url: '/regional/uster/', answer: { version: '' } });
    const parts = 'answer' in page ? (page.answer.form.parts ?? []) : [];
    const part = (name: string) => parts.find(({ pointer }) => pointer === name);
    expect(part('/city')).toMatchObject({ value: 'Uster' });
    expect(part('/draft')).toMatchObject({ value: true });
    expect(part('/faq')?.parts?.[1]?.items).toHaveLength(1);
  });

  test('can become one more whose file reads as it was filled in', async () => {
    const { value } = readText('', textIn(await given('/name', 'Schimmel')));
    const copy = {
      ...(value as object),
      meta: { title: 'Eine Seite zum Ausprobieren', description: 'x'.repeat(130) },
      draft: true,
    };
    const changes = [{ op: 'set', pointer: '', value: copy } as const];
    const tried = await ask<Tried>({ kind: 'check', file: 'data/services/probe.yaml', version: '', changes });
    expect(readText('', textIn(tried)).value).toEqual(copy);
  });

  test('have names that fit into an address, and each its own', async () => {
    expect(await ask({ kind: 'new', type: 'region', name: 'zug' })).toMatchObject({ problem: 'exists' });
    expect(await ask({ kind: 'new', type: 'region', name: 'Bad Ragaz' })).toMatchObject({
      problem: 'name',
      suggestion: 'bad-ragaz',
    });
    expect(await ask({ kind: 'new', type: 'home', name: 'zweite' })).toBeUndefined();
  });
});

describe('a page that gets another name', () => {
  test('takes its text along, has its old address lead on, and is followed by links and references', async () => {
    const tried = await ask<Tried>({ kind: 'rename', file: MOULD, name: 'schimmelpilz' });
    expect(tried).toMatchObject({ outcome: 'fine', url: '/services/schimmelpilz/', findings: [] });
    const files = 'files' in tried ? tried.files : [];
    const own = files.find(({ file }) => file === MOULD);
    expect(own?.after).toBeUndefined();
    expect(textIn(tried, 'data/services/schimmelpilz.yaml')).toBe(own?.before);
    expect(textIn(tried, 'data/adressen.yaml')).toContain(
      '  - url: /services/schimmel/\n    redirect: /services/schimmelpilz/\n',
    );
    for (const { file, before = '', after = '' } of files.filter(({ file }) => !/schimmel|adressen/.test(file))) {
      expect([file, after.replaceAll('schimmelpilz', 'schimmel')]).toEqual([file, before]);
      expect(after).not.toMatch(/services\/schimmel\//);
    }
  });

  test('gets one that is free and fits into an address, as only one of many can', async () => {
    const tried = await ask<Tried>({ kind: 'rename', file: MOULD, name: 'raucherwohnung' });
    expect(tried).toEqual({ problem: 'exists', file: 'data/services/raucherwohnung.yaml' });
    expect(await ask({ kind: 'rename', file: MOULD, name: 'Schimmel & Co' })).toMatchObject({ problem: 'name' });
    expect(await ask({ kind: 'rename', file: 'data/home.yaml', name: 'start' })).toBeUndefined();
  });
});

describe('a page that is removed', () => {
  const REGION = 'data/regions/horgen.yaml';

  test('has its address lead on to another page, and so have the links to it', async () => {
    const tried = await ask<Tried>({ kind: 'remove', file: REGION, to: '/regional/zuerich/' });
    expect(tried).toMatchObject({ outcome: 'fine', url: '/regional/zuerich/' });
    expect(textIn(tried, 'data/adressen.yaml')).toContain(
      '  - url: /regional/horgen/\n    redirect: /regional/zuerich/\n',
    );
  });

  test('for good is refused as long as other pages link to it, and names them', async () => {
    const tried = await ask<Tried>({ kind: 'remove', file: MOULD, reason: 'Machen wir nicht mehr.' });
    expect(tried).toMatchObject({ outcome: 'refused' });
    expect('findings' in tried && tried.findings.every(({ place }) => place?.startsWith('data/'))).toBe(true);
    expect(textIn(tried, 'data/adressen.yaml')).toContain(
      '  - url: /services/schimmel/\n    gone: true\n    reason: Machen wir nicht mehr.\n',
    );
  });
});
