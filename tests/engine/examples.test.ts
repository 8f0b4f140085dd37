import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { invalidExamples } from '../../src/studio/dev/gallery-examples.ts';
import { sampleGallery } from '../support/gallery.ts';

const gallery = await sampleGallery();
const { parts, site } = gallery;

/** Components that need no example, and why. */
const NOTHING_TO_SHOW = {
  'components/fog': 'the ornament behind others, seen in the examples of the footer and of the page hero',
  'components/social-picture': 'pictures for other sites, which social-pictures.test.ts compares',
  'components/structured-data': 'for search engines only',
};

describe('the examples of templates', () => {
  test('are valid against the schemas of content', () => {
    expect([...invalidExamples(gallery, parts)]).toEqual([]);
  });

  test('cover the least, the usual, much of everything, and the longest words of each part', () => {
    const lacking = parts
      .filter(({ content }) => !content.each)
      .flatMap(({ path, examples }) =>
        ['least', 'usual', 'much', 'longest'].filter((name) => !examples.has(name)).map((name) => `${path} ${name}`),
      );
    expect(lacking).toEqual([]);
  });

  test('exist for every page type, every component and every kind of section', () => {
    const shown = parts.map(({ path }) => path);
    const has = (wanted: string) => shown.some((path) => path === wanted || path.startsWith(`${wanted}/`));
    const { definitions } = JSON.parse(readFileSync(join(site.templates, 'schemas/sections.json'), 'utf8'));
    const kinds = Object.keys(definitions).flatMap((name) => /^(.*)Section$/.exec(name)?.[1] ?? []);
    expect(kinds.length).toBeGreaterThan(5);
    const wanted = [
      ...site.pageTypes.map(({ schema }) => dirname(schema)),
      ...readdirSync(join(site.templates, 'components')).map((name) => `components/${name}`),
      ...kinds.map((kind) => `components/sections/${kind}-section`),
    ];
    expect(wanted.filter((path) => !has(path))).toEqual(Object.keys(NOTHING_TO_SHOW));
  });
});
