/** SQL statements as tagged templates: values in `${}` are bound as parameters and never become part of the SQL. */
import { type Changes, type Connection, inTransaction, type Value } from './database.ts';

/** A fragment of SQL with the values of its parameters. */
export interface Part {
  readonly text: string;
  readonly values: readonly Value[];
}

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

/**
 * Creates functions that run statements on a connection. They omit columns that are null. All rows are read at once: a
 * statement that is still open keeps other processes from writing.
 */
export function statementsOn(database: Connection) {
  const rows = <Row extends object>(...template: Template): Row[] => {
    const { text, values } = part(...template);
    return database.all<Row>(text, ...values).map(withoutNulls);
  };
  return {
    rows,
    /** Returns the first row. */
    row: <Row extends object>(...template: Template): Row | undefined => rows<Row>(...template)[0],
    /** Changes rows. */
    run: (...template: Template): Changes => {
      const { text, values } = part(...template);
      return inTransaction(database, () => database.run(text, ...values));
    },
    /** Changes rows and returns those of `RETURNING`. */
    changed: <Row extends object>(...template: Template): Row[] =>
      inTransaction(database, () => rows<Row>(...template)),
  };
}

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
