/** Bytes that are no text, in a journal that is in use: the driver would end the process that asks for such a text. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../../src/leads/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import type { Trial } from '../support/illegible-worker.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { report } from '../support/proof.ts';
import { running } from '../support/running.ts';
import { quote } from '../support/site-relay.ts';
import { postJson } from '../support/small-relay.ts';

/** Without them a lead is none. */
const ESSENTIAL = ['id', 'form', 'table_name', 'fields', 'state', 'fingerprint'];

test('whichever text of a journal in use is damaged, no process ends, and all other leads are delivered', async () => {
  const worker = fork(join(import.meta.dirname, '../support/illegible-worker.ts'), [temporaryFolder()], {
    execArgv: ['--import', 'tsx'],
  });
  onTestFinished(() => void worker.kill());
  const trials: Trial[] = [];
  worker.on('message', (trial) => trials.push(trial as Trial));
  const [code, signal] = await once(worker, 'exit');
  const last = trials.at(-1);
  expect([code, signal], `the last that went well: ${last?.table} ${last?.column}`).toEqual([0, null]);
  expect(new Set(trials.map(({ table }) => table))).toEqual(
    new Set(['journal_leads', 'journal_events', 'journal_calls', 'sqlite_sequence', 'sqlite_schema', 'Members to be']),
  );
  for (const { table, column, delivered, damaged, sound, troubles } of trials) {
    const isLost = table === 'journal_leads' && ESSENTIAL.includes(column);
    const others = ['Bea', 'Cleo', 'Dora'];
    expect(delivered, `${table} ${column}`).toEqual(expect.arrayContaining(isLost ? others : ['Ann', ...others]));
    expect({ damaged, sound, troubles }, `${table} ${column}`).toEqual({
      damaged: isLost ? 1 : 0,
      sound: false,
      troubles: [],
    });
  }
  report('journal in use: a byte that is no text', { texts: trials.length });
});

test('a relay goes on when something in its journal is no text, and every command says what is wrong', {
  timeout: 120_000,
}, async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const relay = await running(['relay', '--root', SAMPLE, '--store', file], { NEBEL_RETRY_MS: '50' });
  const send = async (firstName: string) => {
    const answer = await postJson(
      `${relay.address}/api/anfragen`,
      quote({ firstName, submissionId: `of-${firstName}` }),
    );
    expect(answer.status).toBe(201);
  };
  const journal = openJournal(file);
  onTestFinished(() => journal.close());
  const stateOf = (name: string) => journal.list().find(({ fields }) => fields.Vorname === name)?.state;
  for (const name of ['Ann', 'Bea']) await send(name);
  await expect.poll(() => stateOf('Bea')).toBe('delivered');

  const other = new Database(file);
  other.exec(`UPDATE journal_leads SET fields = CAST(replace(CAST(fields AS BLOB), CAST('Ann' AS BLOB), x'41ff6e') AS TEXT),
      state = 'received', next_attempt_at = 0 WHERE seq = 1`);
  other.close();
  await expect.poll(() => relay.log()).toMatch(/ sqlite [\da-f-]{36} refused JOURNAL_DAMAGED/);
  await send('Cleo');
  await expect.poll(() => stateOf('Cleo')).toBe('delivered');

  const leads = (...args: string[]) => nebel(['leads', ...args, '--root', SAMPLE, '--store', file]);
  const list = await leads('list');
  expect([list.code, list.stderr]).toEqual([0, '']);
  expect(list.stdout).toContain('✘ Nicht zugestellt: 1');
  expect(list.stdout).toContain('Hier hat sich in der Datei etwas verändert.');
  expect(list.stdout).toContain('Zürich');
  const exported = await leads('export', '--table', 'Anfragen');
  expect(exported.code).toBe(0);
  expect(exported.stderr).toBe(
    '▲ 1 Eintrag der Datei ist beschädigt. Was davon zu lesen ist, zeigt nebel leads list.\n',
  );
  for (const name of ['A\ufffdn', 'Bea', 'Cleo']) expect(exported.stdout).toContain(name);
  const doctor = await leads('doctor');
  expect(doctor.code).toBe(1);
  expect(doctor.stdout).toContain('✘ Die Datei mit den Anfragen ist beschädigt.');
  expect(doctor.stdout).toContain('Das Relay neu starten');
  const replay = await leads('replay', '--failed');
  expect(replay.code, 'what is not whole is not delivered however often it is released').toBe(1);
  expect(replay.stdout).toContain('JOURNAL_DAMAGED');
  expect(await relay.end('SIGTERM')).toBe(0);
  journal.close();

  // In a place of its own, because the connection of this test stays open until its last statement is collected as garbage.
  const moved = join(temporaryFolder(), 'leads.sqlite');
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) cpSync(file + part, moved + part);
  const again = await running(['relay', '--root', SAMPLE, '--store', moved]);
  // Where the log still holds what the lead was before, it is whole again.
  const saved = /Gerettet: (3 Einträge; verändert: 0|2 Einträge; verändert: 1); verloren: 0/;
  await expect.poll(() => again.log()).toMatch(saved);
  expect(again.log()).toContain('✘ ACHTUNG: Die Datei mit den Anfragen war beschädigt.');
  const after = await nebel(['leads', 'doctor', '--root', SAMPLE, '--store', moved]);
  expect(after.stdout).not.toContain('ist beschädigt');
  expect(after.stdout).toMatch(saved);
  expect(await again.end('SIGTERM')).toBe(0);
});
