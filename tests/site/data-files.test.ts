import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GENERATED } from '../../bin/gen.ts';
import { isPublicOn } from '../../src/base/lib/visibility.ts';
import { builtSite } from '../support/built-site.ts';
import { PROJECT, websiteSources } from '../support/data-files.ts';
import { isMadeFromContent } from '../support/generated.ts';

const site = builtSite();
const SOURCES = websiteSources();

describe('a data file', () => {
  test('in a folder of pages makes one page, unless it is a draft or outside its period', () => {
    const own = SOURCES.filter(({ type }) => 'render' in type && type.files.includes('*'));
    const expected = own.filter(({ source }) => isPublicOn(source.period, site.today())).map(({ file }) => file);
    const folders = new Set(own.map(({ type }) => type.name));
    const made = site.pages().flatMap(({ type, file }) => (folders.has(type) ? [file] : []));
    expect(made.sort()).toEqual(expected.sort());
  });

  test('determines the last part of the address of its page', () => {
    const own = new Map(SOURCES.flatMap(({ file, slug, type }) => (type.files.includes('*') ? [[file, slug]] : [])));
    const wrong = site.pages().filter(({ type, url, file }) => {
      const slug = own.get(file);
      return ['service', 'region', 'article'].includes(type) && !url.endsWith(`/${slug}/`);
    });
    expect(wrong).toEqual([]);
  });

  test('is the source of every built page, and every other route is a redirect', () => {
    const files = new Set(SOURCES.map(({ file }) => file));
    expect(site.pages().filter(({ file }) => !files.has(file))).toEqual([]);
    const pages = new Set(site.pages().map(({ url }) => url));
    const others = site.routes().filter((route) => !pages.has(route));
    // The other routes redirect from an old address to a new one.
    const strays = others.filter((route) => !/http-equiv="refresh"/.test(String(site.file(route))));
    expect(strays).toEqual([]);
  });
});

const DERIVED = Object.entries(GENERATED).filter(([file]) => isMadeFromContent(file));

test.each(DERIVED)('%s is up to date with the directory of places (npm run gen)', async (file, generate) => {
  expect(readFileSync(join(PROJECT, file), 'utf8')).toBe(await generate());
});
