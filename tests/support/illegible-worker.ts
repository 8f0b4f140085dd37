/**
 * Damages every text of a journal that is in use, one after the other, and does with it what a relay and its commands do.
 * Says for each text what came of it; a driver that ends the process says nothing more.
 */
import { join } from 'node:path';
import Database from 'libsql';
import { createDispatcher } from '../../src/leads/dispatcher.ts';
import { areLeadsWhole } from '../../src/leads/journal/recovery/examine.ts';
import { type Journal, openJournal } from '../../src/leads/journal.ts';
import { createSqliteStore } from '../../src/leads/sqlite-store.ts';
import type { Lead } from '../../src/leads/types.ts';
import { JOIN, submission } from './lead-form.ts';

const NOW = Date.parse('2030-05-06T12:00:00.000Z');
const MINUTE = 60_000;

/** What came of a journal in which one text was damaged. */
export interface Trial {
  readonly table: string;
  readonly column: string;
  /** Names in the leads that were delivered. */
  readonly delivered: readonly string[];
  /** Those that were held back as damaged. */
  readonly damaged: number;
  /** Whether the doctor's question was answered with yes. */
  readonly sound: boolean;
  /** Errors that the dispatcher met. */
  readonly troubles: readonly string[];
}

const nameOf = ({ fields }: Lead) => fields['Full Name'] ?? '';

/** Texts of all tables, as the file itself names them. */
function textsOf({ database }: Journal): { table: string; column: string }[] {
  const rows = database
    .prepare(
      `SELECT t.name AS name, c.name AS text FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
         WHERE t.type = 'table' AND c.type IN ('TEXT', '') AND c.name <> 'seq'`,
    )
    .all([]) as { name: string; text: string }[];
  return rows.map(({ name, text }) => ({ table: name, column: text }));
}

function filled(file: string): Journal {
  const journal = openJournal(file);
  for (const [n, name] of ['Ann', 'Bea', 'Cleo'].entries()) {
    journal.receive(submission(name, NOW + n, { submissionId: `of-${name}`, mail: ['notice'] }), NOW + n);
  }
  journal.countCall('airtable', NOW);
  // So that the form's own table is there.
  const [first] = journal.claim(1, NOW, MINUTE) as [Lead];
  void createSqliteStore(journal.database).deliver(first.table, [first]);
  journal.settle(first.id, { kind: 'later', cause: '503' }, NOW, NOW + 1);
  journal.setMail(first.id, 'notice', 'sent', NOW);
  return journal;
}

/** A second connection writes what no second connection of ours would. */
function damage(file: string, table: string, column: string): void {
  const other = new Database(file);
  other.exec('PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON');
  other.exec(
    table === 'sqlite_schema'
      ? // A letter in the name of a column.
        `UPDATE sqlite_schema SET sql = CAST(replace(CAST(sql AS BLOB), CAST('Team' AS BLOB), x'5465ff6d') AS TEXT);
         PRAGMA writable_schema = RESET; PRAGMA schema_version = 1000`
      : `UPDATE "${table}" SET "${column}" = CAST(CAST(coalesce("${column}", '') AS BLOB) || x'ff' AS TEXT)
           WHERE rowid = (SELECT min(rowid) FROM "${table}")`,
  );
  other.close();
}

async function tryOut(file: string, table: string, column: string): Promise<Trial> {
  const journal = filled(file);
  damage(file, table, column);
  const sound = areLeadsWhole(journal.database);
  const later = NOW + MINUTE;
  journal.receive(submission('Dora', later, { submissionId: 'of-Dora' }), later);
  // Retries, with and without an id.
  journal.receive(submission('Ann', NOW, { submissionId: 'of-Ann' }), later);
  journal.receive(submission('Ann', NOW), later);
  const troubles: string[] = [];
  const store = createSqliteStore(journal.database);
  const onEvent: Parameters<typeof createDispatcher>[0]['onEvent'] = (event) => {
    if (event.kind === 'trouble') troubles.push(String(event.error));
  };
  const clock = () => later;
  await createDispatcher({ journal, store, unit: 1, now: clock, onEvent }).drain();
  const leads = journal.list();
  const ids = leads.map(({ id }) => id);
  for (const id of ids) {
    journal.events(id);
    journal.get(id);
    journal.remark(id, 'maybe-twice', later);
    journal.holdMail(id, 'notice', later, MINUTE);
    journal.releaseMail(id, 'notice');
    journal.setMail(id, 'notice', 'sent', later);
    journal.isTaken(JOIN.table, id);
  }
  journal.list({ states: ['failed'], form: JOIN.action, table: JOIN.table, mail: 'sent' });
  journal.mailedSince('notice', NOW - MINUTE);
  journal.shortenWaits(later, { attempt: MINUTE, lease: MINUTE });
  journal.extend(ids, later);
  journal.callsThisMonth('airtable', NOW);
  journal.replay({ failed: true, flagged: true }, later);
  await createDispatcher({ journal, store, unit: 1, now: clock, onEvent }).drain();
  const damaged = journal.list().filter(({ cause }) => cause === 'JOURNAL_DAMAGED').length;
  const delivered = journal.list({ states: ['delivered'] }).map(nameOf);
  journal.forget(NOW + 10 * MINUTE, JOIN.action);
  journal.close();
  return { table, column, delivered, damaged, sound, troubles };
}

const folder = process.argv[2] as string;
const sample = filled(join(folder, 'sample.sqlite'));
const texts = [...textsOf(sample), { table: 'sqlite_schema', column: 'sql' }];
sample.close();
for (const [n, { table, column }] of texts.entries()) {
  process.send?.(await tryOut(join(folder, `${n}.sqlite`), table, column));
}
process.disconnect?.();
