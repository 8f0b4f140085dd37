import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { Connection, createBusyRetry, inTransaction } from './database.ts';
import { statementsOn } from './sql.ts';

function connect(file = join(temporaryFolder(), 'test.db')) {
  const connection = new Connection(file);
  onTestFinished(() => connection.close());
  return { file, connection };
}

test('however much work is waiting, the rest of the process has its turn in between', async () => {
  const retryWhileBusy = createBusyRetry();
  let [turns, done] = [0, 0];
  const turnsBefore: number[] = [];
  const count = () => {
    turns += 1;
    if (done < 50) setImmediate(count);
  };
  setImmediate(count);
  const work = () => {
    turnsBefore.push(turns);
    done += 1;
  };
  await Promise.all(Array.from({ length: 50 }, () => retryWhileBusy(work)));
  expect(new Set(turnsBefore).size).toBeGreaterThan(40);
});

test('while another process writes or reads for a while, work waits without blocking and is then done once', async () => {
  const { file, connection } = connect();
  connection.exec('CREATE TABLE names (name TEXT)');
  const { connection: other } = connect(file);
  const retryWhileBusy = createBusyRetry();
  for (const [begin, held] of [
    ['BEGIN EXCLUSIVE', 0],
    ['BEGIN; SELECT * FROM names', 1],
  ] as const) {
    other.exec(begin);
    let turns = 0;
    const release = setInterval(() => {
      turns += 1;
      if (turns === 3) other.exec('COMMIT');
    }, 20);
    await retryWhileBusy(() => inTransaction(connection, () => connection.run('INSERT INTO names VALUES (?)', begin)));
    clearInterval(release);
    expect(turns).toBeGreaterThanOrEqual(3);
    expect(connection.all('SELECT * FROM names')).toHaveLength(held + 1);
  }
  other.exec('BEGIN EXCLUSIVE');
  const rows = retryWhileBusy(() => connection.all('SELECT * FROM names'));
  setTimeout(() => other.exec('COMMIT'), 50);
  expect(await rows).toEqual([{ name: 'BEGIN EXCLUSIVE' }, { name: 'BEGIN; SELECT * FROM names' }]);
});

function open() {
  const database = new Connection(':memory:');
  onTestFinished(() => void database.close());
  const sql = statementsOn(database);
  sql.run`CREATE TABLE leads (name TEXT, town TEXT)`;
  const add = (name: string, town: string | null) => sql.run`INSERT INTO leads VALUES (${name}, ${town})`;
  return { sql, add };
}

test('a string that looks like a statement stays a string', () => {
  const { sql, add } = open();
  const attack = `'); DROP TABLE leads; --" ? $1 \${x}`;
  add(attack, attack);
  add('Ann', null);
  expect(sql.rows`SELECT * FROM leads WHERE name = ${attack}`).toEqual([{ name: attack, town: attack }]);
  expect(sql.row`SELECT count(*) AS n FROM leads WHERE town IS ${null}`).toMatchObject({ n: 1 });
});
