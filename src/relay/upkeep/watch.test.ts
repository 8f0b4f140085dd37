import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { causeOf } from '../../base/lib/errors.ts';
import { readPragma } from '../journal/database.ts';
import { createWatch } from './watch.ts';

const FULL = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

function setUp() {
  const journal = openedJournal();
  const lines: string[] = [];
  const watch = createWatch({ journal, channels: ['store'], describe: causeOf, log: (line) => void lines.push(line) });
  return { journal, watch, lines };
}

test('a cause is logged once when it begins and once when it is over, wherever and however often it occurs', () => {
  const { watch, lines } = setUp();
  for (let round = 0; round < 9; round += 1) for (const work of ['store', 'notice'] as const) watch.failed(work, FULL);
  expect(watch.troubles(0)).toEqual(['unusable']);
  watch.worked('store');
  watch.worked('store');
  expect(watch.troubles(0)).toEqual(['unusable']);
  watch.worked('notice');
  expect(watch.troubles(0)).toEqual([]);
  expect(lines).toEqual(['store failed: SQLITE_FULL', 'notice recovered from SQLITE_FULL']);
});

test.each(['requests', 'retention'] as const)(
  'a failure of %s is a trouble until the journal can be written again',
  (work) => {
    const { journal, watch, lines } = setUp();
    const limit = (count: number) => journal.database.exec(`PRAGMA max_page_count = ${count}`);
    limit(readPragma(journal.database, 'page_count'));
    watch.failed(work, FULL);
    for (let round = 0; round < 3; round += 1) expect(watch.troubles(0)).toEqual(['unusable']);
    limit(1_000_000);
    expect(watch.troubles(0)).toEqual([]);
    expect(lines).toEqual([`${work} failed: SQLITE_FULL`, `${work} recovered from SQLITE_FULL`]);
  },
);

test('a journal that was moved is told once, and it is over once the file is back', () => {
  const { journal, watch, lines } = setUp();
  renameSync(journal.file, `${journal.file}.moved`);
  for (let round = 0; round < 3; round += 1) expect(watch.troubles(0)).toEqual(['gone']);
  renameSync(`${journal.file}.moved`, journal.file);
  expect(watch.troubles(0)).toEqual([]);
  expect(lines).toEqual(['reading failed: JOURNAL_GONE', 'reading recovered from JOURNAL_GONE']);
});

test('a damaged journal accepts nothing until a backup finds it intact', () => {
  const { watch } = setUp();
  watch.failed('copy', Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }));
  expect([watch.isDamaged(), watch.troubles(0)]).toEqual([true, ['damaged', 'copy']]);
  watch.worked('copy');
  expect([watch.isDamaged(), watch.troubles(0)]).toEqual([false, []]);
});
