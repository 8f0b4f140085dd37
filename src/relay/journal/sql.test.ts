import { expect, onTestFinished, test } from 'vitest';
import { Connection } from './database.ts';
import { statementsOn } from './sql.ts';

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
