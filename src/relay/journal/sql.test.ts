import { expect, onTestFinished, test } from 'vitest';
import { Connection } from './database.ts';
import { allOf, isIn, part, statementsOn } from './sql.ts';

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

test('parts contribute their values in order', () => {
  const { sql, add } = open();
  for (const name of ['Ann', 'Bea', 'Cleo']) add(name, name === 'Bea' ? 'Zug' : 'Chur');
  const namesWhere = (...conditions: Parameters<typeof allOf>[0]) =>
    sql.rows<{ name: string }>`
      SELECT name, ${'x'} AS mark FROM leads WHERE ${allOf(conditions)} AND name <> ${'Cleo'} ORDER BY name`.map(
      ({ name }) => name,
    );
  expect(namesWhere()).toEqual(['Ann', 'Bea']);
  expect(namesWhere(part`town = ${'Zug'}`, part`name ${isIn(['Ann', 'Bea'])}`)).toEqual(['Bea']);
  expect(namesWhere(part`name ${isIn([])}`)).toEqual([]);
});
