import { describe, expect, test } from 'vitest';
import { meantNames, nameChooser } from './meant-name.ts';

const schema = {
  required: ['question', 'columns'],
  properties: {
    question: { type: 'string', title: 'Frage' },
    answer: { type: 'string', title: 'Antwort' },
    answerHtml: { type: 'string' },
    columns: { type: 'array', title: 'Spalten der Tabelle' },
  },
};

const namesFor = (key: string, value: unknown, given: readonly string[] = []) =>
  meantNames(
    key,
    { data: { [key]: value }, schema },
    Object.keys(schema.properties).filter((name) => !given.includes(name)),
  );

describe('an unknown name may stand for a field', () => {
  test.each([
    ['questoin', 'question'],
    ['frage', 'question'],
    ['Antwort', 'answer'],
    ['q', 'question'],
    ['a', 'answer'],
    ['tabelle', 'columns'],
    ['der tabelle', undefined],
  ])('with a similar name, a title, a word of a title or a longer name: %s', (key, name) => {
    expect(namesFor(key, 'x')[0]).toBe(name);
  });

  test('that is the only missing one, if it is a list like that or the group lacks no other', () => {
    expect(namesFor('head', ['x'], ['question'])).toEqual(['columns']);
    expect(namesFor('head', 'x', ['question'])).toEqual([]);
    expect(namesFor('head', ['x'])).toEqual([]);
    expect(namesFor('title', 'x', ['answer', 'answerHtml', 'columns'])).toEqual(['question']);
    expect(namesFor('title', 'x', ['question', 'answer', 'columns'])).toEqual([]);
  });
});

const valid = { list: [{ question: 'Why?' }] };
const count = (value: unknown) => (JSON.stringify(value) === JSON.stringify(valid) ? 0 : 2);
const choose = () => nameChooser({ list: [{ q: 'Why?' }] }, count);

test('a name is suggested only if the file has fewer mistakes with it', () => {
  expect(choose()('/list/0/q', ['answer', 'question'])).toBe('question');
  expect(choose()('/list/0/q', ['answer'])).toBeUndefined();
  expect(choose()('/list/0/q', [])).toBeUndefined();
});
