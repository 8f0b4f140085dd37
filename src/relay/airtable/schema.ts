/** The tables of a base as the service describes them, and whether leads could be stored in them. Reads only. */
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { type FilledColumn, filledColumns } from '../../shared/submission.ts';
import type { AirtableClient } from './client.ts';

/** A table may have a column of this name for the lead's id. Then a lead that is sent twice makes one record. */
export const ID_COLUMN = 'Kennung';

/** A table may have a column of this name for the page on which the visit began. */
export const LANDING_COLUMN = 'Einstieg';

/** A table as the service's list describes it (airtable.com/developers/web/api/get-base-schema). */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly options?: { readonly choices?: readonly { readonly name: string }[] };
}

/** The columns of a table by name, as far as they are known. */
export type Columns = ReadonlyMap<string, Column>;

/**
 * Says which columns a table has, for what the relay knows of a lead beside its record. Asks for the list of tables once.
 * Where the key may not read it, or the service has none, no column is known.
 */
export function createColumns(client: AirtableClient): (table: string) => Promise<Columns> {
  let known: readonly Table[] | undefined;
  return async (table) => {
    if (!known) {
      const answer = await askForTables(client);
      if (answer.kind !== 'answered' || answer.status >= 429) return new Map();
      known = tablesIn(answer.body);
    }
    return columnsOf(tableNamed(table, known));
  };
}

const askForTables = (client: AirtableClient) => client.request(['meta', 'bases', client.base, 'tables']);

function tablesIn(body: unknown): readonly Table[] {
  const { tables } = (body ?? {}) as { tables?: unknown };
  return Array.isArray(tables) ? tables : [];
}

/** A form may name its table by name or by id. */
const tableNamed = (table: string, tables: readonly Table[]) =>
  tables.find(({ id, name }) => table === name || table === id);

const columnsOf = (table: Table | undefined): Columns =>
  new Map((table?.fields ?? []).map((column) => [column.name, column]));

/** The service merges on texts among others; a column that someone fills by a formula is not ours. */
export const takesId = (columns: Columns) => columns.get(ID_COLUMN)?.type === 'singleLineText';

/** Whether a column takes a text as it is. A choice takes those that it offers. */
export const takesText = (column: Column | undefined, value: string): boolean =>
  column !== undefined &&
  (TAKES_TEXT.has(column.type) || (column.type === 'singleSelect' && namesOf(column.options?.choices).includes(value)));

/** What can be found, and what its words need to know. */
export type StoreFinding =
  | { readonly code: 'unreachable'; readonly cause: string }
  | { readonly code: 'key' }
  /** The key may not read the list of tables of this base, or there is no such base: the service does not tell which. */
  | { readonly code: 'base'; readonly base: string }
  | { readonly code: 'table'; readonly table: string; readonly suggestion: string | undefined }
  | ({ readonly code: 'column'; readonly suggestion: string | undefined } & InTable)
  /** The column cannot take whatever is written into that field. */
  | ({ readonly code: 'type'; readonly type: string } & InTable)
  | ({ readonly code: 'options'; readonly options: readonly string[] } & InTable)
  /** `withoutId` are the tables that have no column for the id of a lead. */
  | { readonly code: 'fine'; readonly tables: number; readonly columns: number; readonly withoutId: readonly string[] };

interface InTable {
  readonly table: string;
  readonly column: string;
}

/** Types that take a text as it is; a choice takes its own options, and a date only the moment of arrival. */
const TAKES_TEXT = new Set(['singleLineText', 'multilineText', 'richText', 'email', 'phoneNumber', 'url']);
const TAKES_MOMENT = new Set(['date', 'dateTime']);

/** Everything about the store that would keep leads of these forms from arriving, or that all is well. */
export async function checkAirtable(client: AirtableClient, forms: readonly FormSpec[]): Promise<StoreFinding[]> {
  const answer = await askForTables(client);
  if (answer.kind !== 'answered') return [{ code: 'unreachable', cause: answer.cause }];
  const { status, body } = answer;
  if (status === 401) return [{ code: 'key' }];
  if (status === 403 || status === 404) return [{ code: 'base', base: client.base }];
  if (status !== 200) return [{ code: 'unreachable', cause: String(status) }];
  const tables = tablesIn(body);
  const findings = forms.flatMap((form): StoreFinding[] => {
    const { table } = form;
    const found = tableNamed(table, tables);
    if (!found) return [{ code: 'table', table, suggestion: didYouMean(table, namesOf(tables)) }];
    return filledColumns(form).flatMap((needed) => judgeColumn(table, needed, columnsOf(found)));
  });
  if (findings.length > 0) return findings;
  const columns = forms.reduce((sum, form) => sum + filledColumns(form).length, 0);
  const withoutId = forms.map(({ table }) => table).filter((table) => !takesId(columnsOf(tableNamed(table, tables))));
  return [{ code: 'fine', tables: forms.length, columns, withoutId }];
}

function judgeColumn(table: string, { column, values, isTimestamp }: FilledColumn, present: Columns): StoreFinding[] {
  const found = present.get(column);
  if (!found) return [{ code: 'column', table, column, suggestion: didYouMean(column, present.keys()) }];
  if (TAKES_TEXT.has(found.type) || (isTimestamp && TAKES_MOMENT.has(found.type))) return [];
  if (found.type !== 'singleSelect' || !values) return [{ code: 'type', table, column, type: found.type }];
  const options = values.filter((value) => !takesText(found, value));
  return options.length > 0 ? [{ code: 'options', table, column, options }] : [];
}

const namesOf = (named: readonly { readonly name: string }[] = []) => named.map(({ name }) => name);
