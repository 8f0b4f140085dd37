import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCode } from '../../src/base/lib/errors.ts';
import { damageIn, isDamage } from '../../src/relay/journal/database.ts';
import { PARTS } from '../../src/relay/journal/file.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';

const CONFIRMED = 20;

/** Number of bytes that are changed in each file, one at a time. */
const FLIPS = times(150, 4000);

const NOON = Date.parse('2030-05-06T12:00:00.000Z');

/**
 * Creates a journal whose writer was killed while it stored a lead with photos larger than the memory of SQLite, so that the
 * database has half of them, and the rollback journal what was there before.
 */
function killedWriter(): { readonly file: string; readonly names: readonly string[] } {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const script = `
    import { openJournal } from './src/relay/journal/journal.ts';
    import { submission } from './tests/support/lead-form.ts';
    const journal = openJournal(${JSON.stringify(file)});
    const store = (name, photos) => journal.receive(submission(name, ${NOON}, photos && { photos }), ${NOON}).id;
    for (let n = 0; n < ${CONFIRMED + 10}; n += 1) store('Ann ' + n, n % 3 === 0 && [{ bytes: Buffer.alloc(9000, n), sent: String(n) }]);
    // Leaves free pages, which the next lead overwrites.
    for (const { id } of journal.newest(10)) journal.forgetOne(id);
    const large = { bytes: Buffer.alloc(6_000_000, 1), sent: 'large' };
    store('Killed', [large, { get bytes() { process.kill(process.pid, 'SIGKILL'); return large.bytes; }, sent: 'next' }]);`;
  const { signal, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
  return { file, names: Array.from({ length: CONFIRMED }, (_, n) => `Ann ${n}`) };
}

type Outcome = 'complete' | 'reported' | 'lost';

/** Opens a journal as a relay does, and compares what it has with what was confirmed. */
function openAgain(file: string, names: readonly string[]): Outcome {
  try {
    const journal = openJournal(file);
    try {
      if (damageIn(journal.database) !== undefined) return 'reported';
      const leads = journal.list();
      const photos = leads.filter(({ id, photos = 0 }) => journal.photosOf(id).length === photos && photos > 0);
      const isComplete = leads.length >= names.length && photos.length >= Math.ceil(names.length / 3);
      if (!isComplete) console.log(leads.length, photos.length);
      return isComplete ? 'complete' : 'lost';
    } finally {
      journal.close();
    }
  } catch (error) {
    // The changed byte can be in the version, or in the format of the schema, which SQLite then does not know.
    if (isDamage(error) || errorCode(error) === 'JOURNAL_FOREIGN' || String(error).endsWith('unsupported file format'))
      return 'reported';
    throw error;
  }
}

test(`after a kill, ${FLIPS} changed bytes in each file of a journal lose no confirmed inquiry without a word`, {
  timeout: 1_200_000,
}, () => {
  const { file, names } = killedWriter();
  expect(statSync(`${file}-journal`).size).toBeGreaterThan(512);
  const random = seededRandom(SEED);
  const copyTo = (folder: string) => {
    const copy = join(folder, 'leads.sqlite');
    for (const part of PARTS) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
    return copy;
  };
  const whole = copyTo(temporaryFolder());
  expect(openAgain(whole, names)).toBe('complete');
  const restored = openJournal(whole);
  expect(restored.list().map(({ fields }) => fields['Full Name'])).toEqual(names);
  restored.close();

  const folder = temporaryFolder();
  const counts = { complete: 0, reported: 0 };
  for (const part of PARTS) {
    const bytes = readFileSync(file + part);
    // The first bytes, which say what the file is, and others anywhere in what was written before the kill.
    const within = part === '' ? Math.min(bytes.length, 400_000) : bytes.length;
    for (let n = 0; n < FLIPS; n += 1) {
      const offset = n < 64 ? n : random.upTo(within) - 1;
      const copy = copyTo(folder);
      const damaged = Buffer.from(bytes);
      damaged[offset] = (damaged[offset] ?? 0) ^ (1 << (random.upTo(8) - 1));
      writeFileSync(copy + part, damaged);
      const outcome = openAgain(copy, names);
      expect(outcome, `byte ${offset} of the file${part}`).not.toBe('lost');
      if (outcome !== 'lost') counts[outcome] += 1;
    }
  }
  report('relay: changed bytes', { bytes: FLIPS * PARTS.length, ...counts });
});
