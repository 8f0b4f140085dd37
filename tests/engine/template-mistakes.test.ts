import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebelIn } from '../support/nebel.ts';

interface Found {
  readonly code: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
}

/** A fresh website in which one text of a file is another. */
async function spoilt(file: string, before: string, after: string): Promise<string> {
  const folder = join(temporaryFolder(), 'site');
  await command(undefined, ['init', folder, '--lang', 'en']);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PROJECT, join(folder, 'node_modules/nebel'));
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  return folder;
}

async function build(folder: string): Promise<Found> {
  const { code, stdout, stderr } = await nebelIn(folder, ['build', '--lang', 'en', '--format', 'json']);
  expect([code, stderr]).toEqual([1, '']);
  return JSON.parse(stdout).problems[0];
}

const SLASH = ['`/regions/$', '{slug}/`'].join('');

const lineOf = (folder: string, file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8').split(text)[0]?.split('\n').length;

describe('a mistake of a template author is told with its place, and is none of ours:', () => {
  test('a component that breaks, at its line, with the page and its data file', async () => {
    const file = 'templates/pages/region/region.tsx';
    const folder = await spoilt(file, "places.join(', ')", "places.none.join(', ')");
    const found = await build(folder);
    expect(found).toMatchObject({ code: 'template-broken', file, line: lineOf(folder, file, 'places.none') });
    expect(found.message).toContain("Cannot read properties of undefined (reading 'join')");
    expect(found.why).toContain('/regions/hillside/ cannot be made from data/regions/hillside.yaml');
  });

  test('what is said of a page elsewhere', async () => {
    const file = 'templates/pages/article/article.tsx';
    const found = await build(await spoilt(file, '...meta, published: date', '...meta, published: (date as any).x.y'));
    expect(found).toMatchObject({ code: 'template-broken', file });
  });

  test('code that is none', async () => {
    const file = 'templates/document.tsx';
    const folder = await spoilt(file, '<head>', '<head');
    expect(await build(folder)).toMatchObject({ code: 'template-broken', file });
  });

  test('a module that is not there', async () => {
    const file = 'templates/site.ts';
    const folder = await spoilt(file, "'./pages/home/home.tsx'", "'./pages/home/hime.tsx'");
    const line = lineOf(folder, file, 'hime');
    expect(await build(folder)).toMatchObject({ code: 'template-broken', file, line });
  });

  test('a definition that breaks while it is loaded', async () => {
    const file = 'templates/site.ts';
    const folder = await spoilt(file, 'templates: import.meta.dirname', 'templates: (undefined as any).x');
    const line = lineOf(folder, file, '(undefined');
    expect(await build(folder)).toMatchObject({ code: 'template-broken', file, line });
  });

  test('a style sheet that names a file that is not there', async () => {
    const file = 'templates/styles/site.css';
    expect(await build(await spoilt(file, './base.css', './bass.css'))).toMatchObject({
      ...{ code: 'template-broken', file, line: 2 },
      message: expect.stringContaining('bass.css'),
    });
  });

  test('a schema that is no JSON', async () => {
    const file = 'templates/pages/service/schema.json';
    const folder = await spoilt(file, '"type": "object",', '"type": "object"');
    const line = (lineOf(folder, file, '"type": "object"') ?? 0) + 1;
    expect(await build(folder)).toMatchObject({ code: 'template-schema', file, line });
  });

  test('a keyword that there is not, with the one that is meant', async () => {
    const file = 'templates/schemas/common.json';
    const folder = await spoilt(file, '"x-markup"', '"x-markdup"');
    const line = lineOf(folder, file, '"x-markdup"');
    expect(await build(folder)).toMatchObject({
      ...{ code: 'template-keyword', file, line },
      fix: '“x-markup” is probably meant.',
    });
  });

  test('a reference that leads to no schema', async () => {
    const file = 'templates/pages/region/schema.json';
    const folder = await spoilt(file, 'common.json#/definitions/section', 'common.json#/definitions/sektion');
    expect(await build(folder)).toMatchObject({ code: 'template-schema', file, line: expect.any(Number) });
  });

  test('an address without its slash', async () => {
    const folder = await spoilt('templates/pages/region/region.tsx', SLASH, SLASH.replace('/`', '`'));
    const found = await build(folder);
    expect(found).toMatchObject({ code: 'template-address', file: 'data/regions/hillside.yaml' });
    expect(found.fix).toContain('/regions/hillside/');
  });

  test('a folder that is missing', async () => {
    const folder = await spoilt('templates/site.ts', "illustrations: 'illustrations'", "illustrations: 'pictures'");
    expect(await build(folder)).toMatchObject({ code: 'template-folder', file: 'templates/pictures' });
  });
});
