import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WORDS } from '../messages/messages.ts';
import { showProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is written while each of twenty pages takes half a second. */
function written(isTTY: boolean, isForPeople = true): string {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const stream = { isTTY, write } as unknown as NodeJS.WriteStream;
  const progress = showProgress(WORDS.de, isForPeople ? stream : undefined, stream);
  for (let done = 1; done <= 20; done += 1) {
    vi.advanceTimersByTime(500);
    progress.step(done, 20);
  }
  progress.end();
  return text;
}

test('a log says at once that a build is under way, and how far it is every few seconds', () => {
  expect(written(false)).toBe('Die Website wird gebaut …\nSeite 6 von 20\nSeite 12 von 20\nSeite 18 von 20\n');
});

test('what programs read has nothing of that', () => {
  expect(written(false, false)).toBe('');
});

test('on a terminal one line changes all the time, and is gone in the end', () => {
  const lines = written(true).split('\r\u001b[2K');
  expect([lines.at(0), lines.at(1), lines.at(-2), lines.at(-1)]).toEqual([
    'Die Website wird gebaut …',
    'Seite 1 von 20',
    'Seite 20 von 20',
    '',
  ]);
});
