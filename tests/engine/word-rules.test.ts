import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sharedCacheOf } from '../support/data-files.ts';

const textOf = (file: string) => readFileSync(join(SAMPLE, file), 'utf8');

/** Returns the places of the findings of a code about the website if a file had another text. */
const found = (code: string, file: string, text: string) =>
  readContent(site, { root: SAMPLE, cache: sharedCacheOf(site), replaced: new Map([[file, text]]) })
    .findings.filter((finding) => finding.code === code)
    .map(({ place }) => `${place.file}:${place.range?.line}`);

test.each([
  ['a word that biocide law forbids', 'text-forbidden', 'services/schimmel', /lead: >-\n {4}/, '$&Ganz ungiftig. ', 1],
  ['a neighbour in a heading', 'text-foreign-name', 'regions/meilen', /(?<=\nintro:\n {2})h.*/, '$& in Horgen', 0],
  ['a price unlike the page’s own tiers', 'amount-unknown', 'regions/zug', /\{\{prices\.[a-z-]+\}\}/, 'CHF 410–700', 0],
])('on the website, %s is reported at its line', (_, code, name, from, to, below) => {
  const file = `data/${name}.yaml`;
  const text = textOf(file);
  const line = text.slice(0, text.search(from)).split('\n').length + below;
  expect(found(code, file, text.replace(from, to))).toEqual([`${file}:${line}`]);
});

test('a page of the website that differs only in the name of the place is refused', () => {
  const uster = textOf('data/regions/zug.yaml').replaceAll('Zug', 'Uster');
  const places = (code: string) => found(code, 'data/regions/uster.yaml', uster);
  expect(places('text-similar').map((place) => place.split(':')[0])).toEqual(['data/regions/uster.yaml']);
  expect(places('text-repeated')).toHaveLength(2);
});
