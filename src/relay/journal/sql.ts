/** Statements with their values in place: what stands in `${}` is bound and never becomes a part of the text. */
import type { Connection } from './database.ts';

/** A part of a statement, with its values. */
export interface Part {
  readonly text: string;
  readonly values: readonly Value[];
}

type Value = string | number | null | Uint8Array;
type Template = readonly [texts: readonly string[], ...values: readonly (Value | Part)[]];

/** Makes a part, of which others may be parts. */
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

/** A condition on what stands before it: one of these values. */
export const isIn = (values: readonly Value[]): Part =>
  part`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Runs statements on a connection, as tags of templates. */
export interface Statements {
  rows<Row>(...template: Template): Row[];
  /** One by one, for more rows than memory holds. */
  eachRow<Row>(...template: Template): IterableIterator<Row>;
  /** The first row. */
  row<Row>(...template: Template): Row | undefined;
  run(...template: Template): { readonly changes: number; readonly lastInsertRowid: number };
}

export function statementsOn(database: Connection): Statements {
  const by =
    (method: 'all' | 'iterate' | 'get' | 'run') =>
    (...template: Template) => {
      const { text, values } = part(...template);
      return database.prepare(text)[method](values);
    };
  return { rows: by('all'), eachRow: by('iterate'), row: by('get'), run: by('run') } as Statements;
}
