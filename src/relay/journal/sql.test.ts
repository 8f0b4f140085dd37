import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { allOf, isIn, part, statementsOn } from './sql.ts';

function open() {
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  const sql = statementsOn(database);
  sql.run`CREATE TABLE leads (name TEXT, town TEXT)`;
  const add = (name: string, town: string | null) => sql.run`INSERT INTO leads VALUES (${name}, ${town})`;
  return { sql, add };
}

test('a text that looks like a statement stays a text', () => {
  const { sql, add } = open();
  const attack = `'); DROP TABLE leads; --" ? $1 \${x}`;
  add(attack, attack);
  add('Ann', null);
  expect(sql.rows`SELECT * FROM leads WHERE name = ${attack}`).toEqual([{ name: attack, town: attack }]);
  expect(sql.row`SELECT count(*) AS n FROM leads WHERE town IS ${null}`).toMatchObject({ n: 1 });
});

test('parts bring their values along, in the order in which they come', () => {
  const { sql, add } = open();
  for (const name of ['Ann', 'Bea', 'Cleo']) add(name, name === 'Bea' ? 'Zug' : 'Chur');
  const which = (...conditions: Parameters<typeof allOf>[0]) =>
    sql.rows<{ name: string }>`
      SELECT name, ${'x'} AS mark FROM leads WHERE ${allOf(conditions)} AND name <> ${'Cleo'} ORDER BY name`.map(
      ({ name }) => name,
    );
  expect(which()).toEqual(['Ann', 'Bea']);
  expect(which(part`town = ${'Zug'}`, part`name ${isIn(['Ann', 'Bea'])}`)).toEqual(['Bea']);
  expect(which(part`name ${isIn([])}`)).toEqual([]);
});
