import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleSheets } from '../../bin/gen-styles.ts';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { site as website } from '../../templates/site.ts';

describe.each([
  ['website', website],
  ['starter', starter],
])('in the templates of the %s', (_, site) => {
  const read = (file: string) => readFileSync(join(site.templates, file), 'utf8');

  /** Returns the classes that a style sheet has rules for. */
  const classesOf = (sheet: string) =>
    [
      ...read(sheet)
        .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
        .matchAll(/\.([a-z][\w-]*)/g),
    ].map(([, name = '']) => name);

  const sheets = styleSheets(site);

  /** Style sheets of components, islands and pages. The others are shared by all. */
  const own = sheets.filter((sheet) => !sheet.startsWith('styles/'));

  const names = own.map((sheet) => basename(sheet, '.css'));

  const shared = new Set(sheets.filter((sheet) => sheet.startsWith('styles/')).flatMap(classesOf));

  const isPartOf = (name: string) => (each: string) => each === name || each.startsWith(`${name}-`);

  test.each(own)('%s has a rule for the class of its own name, or for parts of it', (sheet) => {
    expect(classesOf(sheet).filter(isPartOf(basename(sheet, '.css')))).not.toEqual([]);
  });

  test('the main style sheet of a component has a rule for the class named as its folder', () => {
    const main = own.filter(
      (sheet) => basename(dirname(sheet)) === basename(sheet, '.css') && !sheet.startsWith('pages/'),
    );
    expect(main.filter((sheet) => !classesOf(sheet).includes(basename(sheet, '.css')))).toEqual([]);
    expect(main.length).toBeGreaterThan(3);
  });

  test('every class belongs to a style sheet, is shared, or is a state', () => {
    const strangers = own.flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => !shared.has(name) && !/^is-/.test(name) && !names.some((each) => isPartOf(each)(name)))
        .map((name) => `${sheet}: .${name}`),
    );
    expect(strangers).toEqual([]);
  });

  test('every style sheet is imported by a page, in a layer', () => {
    const lists = new Set([site.styles, ...site.pageTypes.flatMap(({ styles = [] }) => styles)]);
    const imports = [...lists].map(read).join('\n');
    expect(sheets.filter((sheet) => !imports.includes(`/${basename(sheet)}' layer(`))).toEqual([]);
  });

  test('layouts change at the widths that tokens.css names, and nowhere else', () => {
    const [, named = ''] = /Layouts change at ([^;]+)rem;/.exec(read('styles/tokens.css')) ?? [];
    const widths = named.match(/\d+/g)?.map(Number) ?? [];
    // The names on the map appear at the widths that layout.ts has placed them for.
    const others = sheets
      .filter((sheet) => !sheet.endsWith('region-map.css'))
      .flatMap((sheet) =>
        [...read(sheet).matchAll(/\((min|max)-width: ([\d.]+)(\w+)\)/g)]
          .filter(
            ([, end, width, unit]) => unit !== 'rem' || !widths.includes(Number(width) + (end === 'max' ? 0.01 : 0)),
          )
          .map(([query]) => `${sheet}: ${query}`),
      );
    expect(others).toEqual([]);
    expect(widths.length).toBeGreaterThan(2);
  });

  test('no script selects elements by a class that is meant for styling', () => {
    const scripts = readdirSync(site.templates, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file),
    );
    const lookUps =
      /getElementsByClassName|\b(?:querySelector(?:All)?|closest|matches|find|part)(?:<[^>(]*>)?\(\s*['"`][^'"`]*\.[a-z]/;
    expect(scripts.filter((file) => lookUps.test(read(file)))).toEqual([]);
  });
});
