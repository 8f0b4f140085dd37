import { expect, test } from 'vitest';
import { createShownText, withBold } from './shown-text.ts';

const RAW = 'Ein Zimmer kostet {{room}}, ein Haus {{house}} oder [{{room}}](/preise/), nicht {{unknown}}.';
const SHOWN = 'Ein Zimmer kostet [CHF 300], ein Haus [CHF 300] oder [[CHF 300]](/preise/), nicht {{unknown}}.';
const text = createShownText([
  { value: 'room', label: 'CHF 300' },
  { value: 'house', label: 'CHF 300' },
]);

/** Replaces a part of the shown text, as typing or pasting does, and returns the text in the file. */
function typeOver(start: number, end: number, typed: string): string {
  const next = SHOWN.slice(0, start) + typed + SHOWN.slice(end);
  const found = text.typed(RAW, next, start + typed.length);
  const { head, tail } = text.split(RAW, found.start, found.end);
  return head + found.typed + tail;
}

test('what a text inserts is shown by its value, and what is unknown as it is', () => {
  expect(text.shown(RAW)).toBe(SHOWN);
});

test('whatever is typed beside insertions, they stay what they are', () => {
  const places = [...SHOWN].map((_, index) => index);
  const tokens = [...SHOWN.matchAll(/\[CHF 300\]/g)].map(({ index }) => [index, index + 9] as const);
  const isFree = (start: number, end: number) => tokens.every(([from, to]) => end <= from || start >= to);
  for (const start of places)
    for (const end of [start, start + 1, start + 4])
      for (const typed of ['', '[', ']', 'C', ' und '])
        if (isFree(start, end)) {
          const after = typeOver(start, end, typed);
          expect(text.shown(after)).toBe(SHOWN.slice(0, start) + typed + SHOWN.slice(end));
          expect(after.match(/\{\{(?:room|house)\}\}/g)).toEqual(['{{room}}', '{{house}}', '{{room}}']);
        }
});

test('an insertion that is partly deleted is gone, and nothing can be typed into it', () => {
  const at = SHOWN.indexOf('[CHF');
  expect(typeOver(at + 5, at + 8, '')).toBe(RAW.replace('{{room}}', ''));
  expect(typeOver(at + 3, at + 3, 'x')).toBe(RAW.replace('{{room}}', '{{room}}x'));
  expect(typeOver(at + 5, SHOWN.length, ' viel.')).toBe('Ein Zimmer kostet  viel.');
});

test('an insertion that is cut and put back elsewhere is the same', () => {
  const next = 'Es kostet [CHF 300].';
  const { typed } = text.typed('Es kostet {{house}}.', next, next.length);
  expect(typeOver(0, SHOWN.length, 'Für [CHF 300]')).toBe('Für {{room}}');
  expect(typed).toBe('');
});

test('an insertion that is deleted and restored, or copied from another field, is the same', () => {
  text.shown('Ein Haus kostet {{ house }}.');
  const restored = 'Ein Haus kostet [CHF 300].';
  expect(text.typed('Ein Haus kostet .', restored, restored.length - 1).typed).toBe('{{ house }}');
  const other = createShownText([{ value: 'room', label: 'CHF 300' }]);
  expect(other.typed('', '[CHF 300]', 9).typed).toBe('{{room}}');
});

test.each([
  ['Das [ist] neu.', 'Das **ist** neu.'],
  ['Das [**ist**] neu.', 'Das ist neu.'],
  ['Das **[ist]** neu.', 'Das ist neu.'],
  ['**Das [ist] neu.**', 'Das ist neu.'],
  ['Das [ist **neu]este**.', 'Das **ist neu**este.'],
  ['**Das [ist** neu].', 'Das ist neu.'],
  ['[Das **ist** neu].', '**Das ist neu**.'],
  ['Das []ist neu.', 'Das **Fett**ist neu.'],
])('words that are made bold become plain when that is repeated: %s', (before, after) => {
  const [head = '', selected = '', tail = ''] = before.split(/[[\]]/);
  const split = withBold({ head, selected, tail }, 'Fett');
  expect(split.head + split.selected + split.tail).toBe(after);
});
