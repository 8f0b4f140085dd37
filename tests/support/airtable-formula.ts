/** Interprets the part of Airtable's formula language that lookups use: AND, equality with a string, and CREATED_TIME. */

interface Row {
  readonly createdTime: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Condition = (row: Row) => boolean;

const COLUMN = String.raw`\{((?:\\.|[^\\}])+)\}`;
const TEXT = String.raw`'((?:\\.|[^\\'])*)'|"((?:\\.|[^\\"])*)"`;
const EQUALS = new RegExp(`^${COLUMN}\\s*=\\s*(?:${TEXT})`);
const CREATED = new RegExp(`^IS_AFTER\\(\\s*CREATED_TIME\\(\\)\\s*,\\s*(?:${TEXT})\\s*\\)`);

const withoutEscapes = (text: string) => text.replace(/\\(.)/g, '$1');

/** Compiles a formula. Returns Airtable's error message if it is invalid. An empty formula matches every row. */
export function compileFormula(formula: string, columns: readonly string[]): Condition | string {
  if (formula.trim() === '') return () => true;
  const inner = /^\s*AND\(([\s\S]*)\)\s*$/.exec(formula)?.[1] ?? formula;
  const conditions: Condition[] = [];
  for (let rest = inner.trim(); rest !== ''; ) {
    const [read, condition] = readEquals(rest, columns) ??
      readCreated(rest) ?? ['', 'Invalid formula. Please check your formula text.'];
    if (typeof condition === 'string') return `The formula for filtering records is invalid: ${condition}`;
    conditions.push(condition);
    rest = rest.slice(read.length).trim();
    if (rest !== '' && !rest.startsWith(','))
      return 'The formula for filtering records is invalid: Invalid formula. Please check your formula text.';
    rest = rest.slice(1).trim();
  }
  return (row) => conditions.every((holds) => holds(row));
}

function readEquals(text: string, columns: readonly string[]): [string, Condition | string] | undefined {
  const match = EQUALS.exec(text);
  if (!match) return undefined;
  const column = withoutEscapes(match[1] as string);
  const value = withoutEscapes(match[2] ?? match[3] ?? '');
  if (!columns.includes(column)) return [match[0], `Unknown field names: ${column.toLowerCase()}`];
  return [match[0], ({ fields }) => (fields[column] ?? '') === value];
}

function readCreated(text: string): [string, Condition | string] | undefined {
  const match = CREATED.exec(text);
  if (!match) return undefined;
  const since = Date.parse(match[1] ?? match[2] ?? '');
  return [match[0], ({ createdTime }) => Date.parse(createdTime) > since];
}
