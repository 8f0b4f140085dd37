import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GENERATED } from '../../bin/gen.ts';
import { isPublicOn } from '../../src/lib/visibility.ts';
import { builtSite } from '../support/built-site.ts';
import { PROJECT, websiteSources } from '../support/data-files.ts';
import { isMadeFromContent } from '../support/generated.ts';

const site = builtSite();
const SOURCES = websiteSources();

describe('a data file', () => {
  test('makes one page where its folder has a file for each, unless it is a draft or of another time', () => {
    const own = SOURCES.filter(({ type }) => 'render' in type && type.files.includes('*'));
    const expected = own.filter(({ source }) => isPublicOn(source.period, site.today())).map(({ file }) => file);
    const folders = new Set(own.map(({ type }) => type.name));
    const made = site.pages().flatMap(({ type, file }) => (folders.has(type) ? [file] : []));
    expect(made.sort()).toEqual(expected.sort());
  });

  test('gives its page its own name as the last part of the address', () => {
    const own = new Map(SOURCES.flatMap(({ file, slug, type }) => (type.files.includes('*') ? [[file, slug]] : [])));
    const wrong = site.pages().filter(({ type, url, file }) => {
      const slug = own.get(file);
      return ['service', 'region', 'article'].includes(type) && !url.endsWith(`/${slug}/`);
    });
    expect(wrong).toEqual([]);
  });

  test('is the source of every page that was built, and no file of the site is an orphan', () => {
    const files = new Set(SOURCES.map(({ file }) => file));
    expect(site.pages().filter(({ file }) => !files.has(file))).toEqual([]);
    const pages = new Set(site.pages().map(({ url }) => url));
    const others = site.routes().filter((route) => !pages.has(route));
    // What is no page leads on from an old address to a new one.
    const strays = others.filter((route) => !/http-equiv="refresh"/.test(String(site.file(route))));
    expect(strays).toEqual([]);
  });
});

const MADE = Object.entries(GENERATED).filter(([file]) => isMadeFromContent(file));

test.each(MADE)('%s is made from the directory of places as it is now (npm run gen)', async (file, generate) => {
  expect(readFileSync(join(PROJECT, file), 'utf8')).toBe(await generate());
});
