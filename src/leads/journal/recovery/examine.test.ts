import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/mini-site.ts';
import { isLogDamaged } from './examine.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Receives one lead after the other until it is ended. */
const SCRIPT = `
  import { openJournal } from './src/leads/journal.ts';
  import { submission } from './tests/support/lead-form.ts';
  const journal = openJournal(process.argv.at(-1));
  for (let n = 0; ; n += 1) {
    journal.receive(submission('P' + n, n), n);
    if (n === 20) process.stdout.write('going');
  }`;

test('a journal that somebody is writing to never passes for damaged', async () => {
  const file = join(temporaryFolder(), 'journal.db');
  const args = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, file];
  const writer = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  const until = performance.now() + 3_000;
  let alarms = 0;
  while (performance.now() < until) if (isLogDamaged(file)) alarms += 1;
  expect(alarms).toBe(0);
}, 60_000);
