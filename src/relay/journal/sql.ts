/** Statements as tagged templates: what is in `${}` is bound and never becomes a part of the text. */
import type { Connection } from './database.ts';

/** A part of a statement, with its values. */
export interface Part {
  readonly text: string;
  readonly values: readonly Value[];
}

type Value = string | number | null | Uint8Array;
type Template = readonly [texts: readonly string[], ...values: readonly (Value | Part)[]];

/** Makes a part. Its values may be parts themselves. */
export function part(...[texts, ...given]: Template): Part {
  const parts = given.map((each) =>
    typeof each === 'object' && each && 'text' in each ? each : { text: '?', values: [each] },
  );
  return {
    text: texts.map((text, at) => text + (parts[at]?.text ?? '')).join(''),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Conditions that all hold. */
export const allOf = (conditions: readonly Part[]): Part =>
  conditions.reduce((all, each) => part`${all} AND ${each}`, part`TRUE`);

/** The condition that the column before it has one of these values. */
export const isIn = (values: readonly Value[]): Part =>
  part`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

export type Statements = ReturnType<typeof statementsOn>;

/** Runs statements on a connection. Columns that are null are missing in what it returns. */
export function statementsOn(database: Connection) {
  function run<Result>(method: 'all' | 'iterate' | 'get' | 'run', template: Template): Result {
    const { text, values } = part(...template);
    return database.prepare(text)[method](values) as Result;
  }
  return {
    rows: <Row extends object>(...template: Template) => run<Row[]>('all', template).map(withoutNulls),
    /** One by one, for more rows than fit into memory. */
    *eachRow<Row extends object>(...template: Template) {
      for (const row of run<Iterable<Row>>('iterate', template)) yield withoutNulls(row);
    },
    /** The first row. */
    row<Row extends object>(...template: Template) {
      const row = run<Row | undefined>('get', template);
      return row && withoutNulls(row);
    },
    run: (...template: Template) => run<{ changes: number; lastInsertRowid: number }>('run', template),
  };
}

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
