import { expect, test, vi } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import type { Lead } from '../types.ts';
import { inTransaction } from './database.ts';
import type { Journal } from './journal.ts';
import type { Next } from './reader.ts';

const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const LEADS = 240;
const FORMS = [JOIN.action];

/** A journal in which every fourth lead is held back, and so needs attention. */
function longJournal(): Journal {
  const journal = openedJournal();
  inTransaction(journal.database, () => {
    for (let n = 0; n < LEADS; n += 1)
      journal.receive(submission(`P${n}`, NOON, { state: n % 4 === 0 ? 'flagged' : 'received' }), NOON + n);
  });
  return journal;
}

function readAll(next: Next<Lead[]>): Lead[] {
  const leads: Lead[] = [];
  for (let page = next(); page; page = next()) leads.push(...page);
  return leads;
}

test.each<[string, number, (journal: Journal) => Lead[]]>([
  ['those that need attention', LEADS / 4, (journal) => journal.list({ attention: true })],
  ['all others', (LEADS * 3) / 4, (journal) => journal.list({ attention: false })],
  ['the newest of the others', 20, (journal) => journal.newest(20, { attention: false })],
  [
    'those held back, for a search',
    LEADS / 4,
    (journal) => readAll(journal.inboxPages({ forms: FORMS, view: 'flagged' })),
  ],
  ['all but those, for a search', (LEADS * 3) / 4, (journal) => readAll(journal.inboxPages({ forms: FORMS }))],
])('a list reads no more than its leads, and decides once which those are: %s', (_, count, read) => {
  const journal = longJournal();
  const queries = vi.spyOn(journal.database, 'all');
  expect(read(journal)).toHaveLength(count);
  const texts = queries.mock.calls.map(([text]) => text);
  expect(texts.filter((text) => text.includes("state = 'flagged'"))).toHaveLength(1);
  expect(texts.length).toBeLessThanOrEqual(1 + Math.ceil(count / 50));
});
