import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '../base/lib/json-schema.ts';
import { wordsIn } from '../base/words.ts';
import { askFields, Interrupted, shortFields, withTerminal } from './questions.ts';
import { NEW_FILE_WORDS } from './words.ts';

const words = wordsIn(NEW_FILE_WORDS, 'en');

const SCHEMAS: Schemas = new Map([
  [
    'team.json',
    {
      type: 'object',
      required: ['name', 'players', 'colour', 'lead', 'kit'],
      properties: {
        name: { type: 'string' },
        nick: { type: 'string' },
        players: { type: 'integer', minimum: 5, maximum: 30 },
        colour: { enum: ['red', 'blue'] },
        lead: { type: 'string', 'x-markup': 'inline' },
        kit: { type: 'array', items: { type: 'string' } },
      },
    },
  ],
]);
const FIELDS = shortFields(SCHEMAS, 'team.json');

/** Gives the answers in turn and records the questions. */
function dialogue(...answers: string[]) {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`No one expected the question: ${question}`);
    return answer;
  };
  return { asked, ask };
}

describe('fields', () => {
  test('are asked for only if they are required and short', () => {
    expect(FIELDS.map(([key]) => key)).toEqual(['name', 'players', 'colour']);
  });

  test('convert the answer to their own type', async () => {
    const { ask } = dialogue('Gold', '7', 'blue');
    expect(await askFields(FIELDS, {}, ask, words)).toEqual({ name: 'Gold', players: 7, colour: 'blue' });
  });

  test('keep a known value, or stay open, if nothing is entered', async () => {
    const { ask, asked } = dialogue('', '', '');
    expect(await askFields(FIELDS, { name: 'Gold' }, ask, words)).toEqual({ name: 'Gold' });
    expect(asked[0]).toContain('name (Gold): ');
  });

  test('are asked for again after an invalid answer, with a suggestion', async () => {
    const { ask, asked } = dialogue('Gold', 'seven', '4', '2.5', '11', 'blu', 'blue');
    expect(await askFields(FIELDS, {}, ask, words)).toEqual({ name: 'Gold', players: 11, colour: 'blue' });
    expect(asked.at(-1)).toContain('Did you mean blue?');
  });
});

test('questions are answered line by line', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answers = withTerminal(
    async (ask) => {
      const first = ask('One? ');
      input.write(' 1 \n');
      const one = await first;
      const second = ask('Two? ');
      input.write('2\n');
      return [one, await second];
    },
    input,
    output,
  );
  expect(await answers).toEqual(['1', '2']);
  expect(String(output.read())).toContain('Two? ');
});

test('a terminal that is closed in the middle of a question ends the dialogue', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const dialogue = withTerminal((ask) => ask('Anybody? '), input, output);
  input.end();
  await expect(dialogue).rejects.toBeInstanceOf(Interrupted);
});
