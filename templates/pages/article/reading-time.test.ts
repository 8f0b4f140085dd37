import { describe, expect, test } from 'vitest';
import { minutesFor, minutesToRead, wordsOf } from './reading-time.ts';

const article = (words: number) => ({ intro: [Array.from({ length: words }, () => 'Nebel').join(' ')], sections: [] });

describe('the reading time of an article', () => {
  test('grows with the number of words and is never less than a minute', () => {
    const minutes = Array.from({ length: 2001 }, (_, words) => minutesToRead(article(words)));
    expect(minutes[0]).toBe(1);
    expect(minutes.every((each, words) => each >= (minutes[words - 1] ?? 1))).toBe(true);
    expect([200, 1_050, 1_370].map(minutesFor)).toEqual([1, 5, 7]);
  });

  test('is the one stated by the editor, if any', () => {
    expect(minutesToRead({ ...article(1_050), readTime: 9 })).toBe(9);
  });
});

test('only words that readers see are counted, without markup and names of blocks', () => {
  const sections = [
    {
      anchor: 'drei-woerter-nicht',
      heading: 'Zwei Wörter',
      blocks: [
        { kind: 'text' as const, paragraphs: ['**Fünf** [weitere Wörter](/services/schimmel/) – im Text.'] },
        { kind: 'list' as const, points: ['eins', 'zwei'] },
      ],
    },
  ];
  expect(wordsOf({ intro: ['Drei Wörter hier.'], sections })).toBe(12);
});
