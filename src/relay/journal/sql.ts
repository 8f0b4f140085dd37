/** SQL statements as tagged templates: values in `${}` are bound as parameters and never become part of the SQL. */
import type { Connection } from './database.ts';

/** A fragment of SQL with the values of its parameters. */
export interface Part {
  readonly text: string;
  readonly values: readonly Value[];
}

type Value = string | number | null | Uint8Array;
type Template = readonly [texts: readonly string[], ...values: readonly (Value | Part)[]];

/** Creates a fragment. Its values can be fragments themselves. */
export function part(...[texts, ...given]: Template): Part {
  const parts = given.map((each) =>
    typeof each === 'object' && each && 'text' in each ? each : { text: '?', values: [each] },
  );
  return {
    text: texts.map((text, at) => text + (parts[at]?.text ?? '')).join(''),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Joins conditions by AND. */
export const allOf = (conditions: readonly Part[]): Part =>
  conditions.reduce((all, each) => part`${all} AND ${each}`, part`TRUE`);

/** Returns an `IN` clause, to be placed after a column. */
export const isIn = (values: readonly Value[]): Part =>
  part`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

export type Statements = ReturnType<typeof statementsOn>;

/** Creates functions that run statements on a connection. They omit columns that are null. */
export function statementsOn(database: Connection) {
  function run<Result>(method: 'all' | 'iterate' | 'get' | 'run', template: Template): Result {
    const { text, values } = part(...template);
    return database.prepare(text)[method](values) as Result;
  }
  return {
    rows: <Row extends object>(...template: Template) => run<Row[]>('all', template).map(withoutNulls),
    /** Iterates over rows, for results that do not fit into memory. */
    *eachRow<Row extends object>(...template: Template) {
      for (const row of run<Iterable<Row>>('iterate', template)) yield withoutNulls(row);
    },
    /** Returns the first row. */
    row<Row extends object>(...template: Template) {
      const row = run<Row | undefined>('get', template);
      return row && withoutNulls(row);
    },
    run: (...template: Template) => run<{ changes: number; lastInsertRowid: number }>('run', template),
  };
}

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
