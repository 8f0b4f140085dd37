import { expect, test } from 'vitest';
import { changed } from '../../src/edit/yaml/change.ts';
import { splice } from '../../src/edit/yaml/splice.ts';
import { readText } from '../../src/load/source.ts';
import { websiteSources } from '../support/data-files.ts';
import { seededRandom } from '../support/random.ts';
import { randomChange, strayLines } from '../support/random-edits.ts';

const EDITS = 10_000;

test(`${EDITS} random edits, each on what the one before has left, change nothing but their own lines`, () => {
  const random = seededRandom(10);
  const files = websiteSources().filter(({ source }) => source.text.length < 60_000);
  const texts = new Map(files.map(({ file, source }) => [file, source.text]));
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { file, source } = files[edit % files.length] ?? {};
    if (!file || !source) throw new Error('There are no files.');
    // Now and then a file is as it was, so that it does not end as a heap of what edits have put into it.
    const text = random.next() < 0.1 ? source.text : (texts.get(file) ?? source.text);
    const { value } = readText(file, text);
    const change = randomChange(random, value);
    const after = splice(text, change);
    const told = `${file} ${JSON.stringify(change)}`;
    if (after === undefined) expect.fail(`${told} was not possible`);
    expect(readText(file, after).value, told).toEqual(changed(value, change));
    expect(strayLines(text, after, change), told).toEqual([]);
    texts.set(file, after);
  }
}, 1_200_000);
