import { expect, test } from 'vitest';
import { wordsIn } from '../../base/words.ts';
import { INBOX_WORDS } from '../inbox/words.ts';
import { createReplyTime } from '../report/reply-time.ts';
import { createAnswerBy } from './deliverers.ts';

const replyTime = createReplyTime({ minutes: 120, hours: [] }, 'Europe/Zurich');
const words = wordsIn(INBOX_WORDS, 'en');

test.each([
  ['at once', '2030-05-06T10:00:00Z', /^by Monday,? 6 May 2030, 14:00$/],
  ['just in time', '2030-05-06T11:59:00Z', /^by Monday,? 6 May 2030, 14:00$/],
  ['after the time has passed', '2030-05-06T12:00:00Z', /^as soon as possible$/],
])('a confirmation that is sent %s promises nothing that is over', (_, now, promised) => {
  const promise = createAnswerBy(replyTime, words, 'Europe/Zurich', () => Date.parse(now));
  expect(promise({ receivedAt: '2030-05-06T10:00:00Z' })).toMatch(promised);
});
