import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkValidity } from '../../src/check/validity.ts';
import { unfitExamples } from '../../src/dev/gallery.ts';
import { memoryTree } from '../../src/lib/file-tree.ts';
import { documentsOf, sampleGallery } from '../support/gallery.ts';

const gallery = await sampleGallery();
const { parts, site } = gallery;

describe('the examples of templates', () => {
  test('satisfy the schemas that content has to satisfy', () => {
    const unfit = parts.flatMap((part) =>
      [...unfitExamples(site, part)].map(([name, why]) => `${part.path} ${name}: ${why}`),
    );
    expect(unfit).toEqual([]);
  });

  test('show of each part the least, the usual and the longest words, and of a page type much of everything, too', () => {
    const some = parts.filter(({ content }) => !content.each);
    const lacking = some.flatMap(({ path, type, examples }) =>
      ['least', 'usual', ...(type ? ['much'] : []), 'longest']
        .filter((name) => !examples.has(name))
        .map((name) => `${path} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  test('are there for every page type and every kind of section', () => {
    const shown = parts.map(({ path }) => path);
    const { definitions } = JSON.parse(readFileSync(join(site.templates, 'schemas/sections.json'), 'utf8'));
    const kinds = Object.keys(definitions).flatMap((name) => /^(.*)Section$/.exec(name)?.[1] ?? []);
    expect(kinds.length).toBeGreaterThan(5);
    const wanted = [
      ...site.pageTypes.map(({ schema }) => dirname(schema)),
      ...kinds.map((kind) => `components/sections/${kind}-section`),
    ];
    expect(wanted.filter((path) => !shown.includes(path))).toEqual([]);
  });

  test('make documents that satisfy the HTML standard', async () => {
    const files = new Map<string, string>();
    for (const part of parts)
      for (const [name, html] of await documentsOf(gallery, part)) files.set(`${part.path}/${name}.html`, html);
    const found = checkValidity(memoryTree(files), 'gallery');
    expect(found.map(({ place, params }) => `${place.file}: ${JSON.stringify(params)}`)).toEqual([]);
  });
});
