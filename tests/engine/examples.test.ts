import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { invalidExamples } from '../../src/studio/dev/gallery-examples.ts';
import { sampleGallery } from '../support/gallery.ts';

const gallery = await sampleGallery();
const { parts, site } = gallery;

/** Components with nothing to see of their own. */
const UNSEEN = ['components/fog', 'components/social-picture', 'components/structured-data'];

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

  test('exist for every page type and every component', () => {
    const components = readdirSync(join(site.templates, 'components')).map((name) => `components/${name}`);
    const wanted = [...site.pageTypes.map(({ schema }) => dirname(schema)), ...components];
    const isShown = (folder: string) => parts.some(({ path }) => path === folder || path.startsWith(`${folder}/`));
    expect(wanted.filter((folder) => !isShown(folder))).toEqual(UNSEEN);
  });
});
