import { expect, test } from 'vitest';
import { Lexer } from 'yaml';
import { readText } from '../../src/content/load/source.ts';
import { applyChange } from '../../src/studio/edit/yaml/change.ts';
import { splice } from '../../src/studio/edit/yaml/splice.ts';
import { websiteSources } from '../support/data-files.ts';
import { seededRandom } from '../support/random.ts';
import { randomChange, strayLines } from '../support/random-edits.ts';

const EDITS = 10_000;

/** The comments of a text, sorted. A control character comes before each scalar, which may begin with # too. */
function commentsIn(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  return tokens.filter((token, at) => token.startsWith('#') && tokens[at - 1] !== '\u001f').sort();
}

test(`${EDITS} random edits, each applied to the result of the previous one, change nothing but their own lines`, () => {
  const random = seededRandom(10);
  const files = websiteSources().filter(({ source }) => source.text.length < 60_000);
  const texts = new Map(files.map(({ file, source }) => [file, source.text]));
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { file, source } = files[edit % files.length] ?? {};
    if (!file || !source) throw new Error('There are no files.');
    // One edit in ten starts from the original file again, so that inserted data does not take over.
    const text = random.next() < 0.1 ? source.text : (texts.get(file) ?? source.text);
    const { value } = readText(file, text);
    const change = randomChange(random, value);
    const after = splice(text, change);
    const label = `${file} ${JSON.stringify(change)}`;
    if (after === undefined) expect.fail(`${label} was not possible`);
    expect(readText(file, after).value, label).toEqual(applyChange(value, change));
    expect(strayLines(text, after, change), label).toEqual([]);
    if (change.op === 'add' || change.op === 'move') expect(commentsIn(after), label).toEqual(commentsIn(text));
    texts.set(file, after);
  }
}, 1_200_000);
