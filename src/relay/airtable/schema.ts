/** Reads the tables of a base and checks if leads can be stored in them. Never changes them. */

import type { FormSpec } from '../../api/forms/form-spec.ts';
import { type FilledColumn, filledColumns } from '../../api/forms/submission.ts';
import { didYouMean } from '../../base/lib/did-you-mean.ts';
import { BARRED_DELAY } from '../deliver/pauses.ts';
import { type AirtableClient, toFailure } from './client.ts';

/**
 * Columns that a table can have besides those of its form: for the lead's id, which prevents duplicates, and for the landing
 * page. The same in every language, because tables of site owners already have them.
 */
export const ID_COLUMN = 'Kennung';
export const LANDING_COLUMN = 'Einstieg';

/** A table of the base schema (airtable.com/developers/web/api/get-base-schema). */
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

/** The known columns of a table, by name. */
export type Columns = ReadonlyMap<string, Column>;

/** Returns the columns of a table. If the key may not read the list of tables, or the service has none, none are known. */
export type ColumnLookup = (table: string) => Promise<Columns>;

/**
 * Creates a lookup of columns for values outside the record. A list of tables is used until the service may be sent a lead
 * again that it refused, because that may be what the list got wrong.
 *
 * @param unit of all waiting, in milliseconds
 */
export function createColumnLookup(
  client: AirtableClient,
  unit: number,
  uptime = () => performance.now(),
): ColumnLookup {
  let known: { readonly tables: readonly Table[]; readonly until: number } | undefined;
  return async (table) => {
    if (!known || uptime() >= known.until) {
      const response = await requestTables(client);
      const failure = toFailure(response, []);
      // If the service has trouble, the earlier list is still the best: without it, photos would be missing in the record.
      if (response.kind === 'answered' && (!failure || 'barred' in failure))
        known = { tables: tablesIn(response.body), until: uptime() + BARRED_DELAY.first * unit };
    }
    return columnsOf(findTable(table, known?.tables ?? []));
  };
}

const requestTables = (client: AirtableClient) => client.request(['meta', 'bases', client.base, 'tables']);

function tablesIn(body: unknown): readonly Table[] {
  const { tables } = (body ?? {}) as { tables?: unknown };
  return Array.isArray(tables) ? tables : [];
}

/** Forms can refer to their table by name or by id. */
const findTable = (table: string, tables: readonly Table[]) =>
  tables.find(({ id, name }) => table === name || table === id);

const columnsOf = (table: Table | undefined): Columns =>
  new Map((table?.fields ?? []).map((column) => [column.name, column]));

/** The service can merge by a text column. A column of another type, such as a formula, is someone else's. */
export const acceptsId = (columns: Columns) => columns.get(ID_COLUMN)?.type === 'singleLineText';

/** True if a column accepts a string unchanged. A single select accepts its own options. */
export const acceptsText = (column: Column | undefined, value: string): boolean =>
  column !== undefined &&
  (TEXT_TYPES.has(column.type) || (column.type === 'singleSelect' && namesOf(column.options?.choices).includes(value)));

/** A finding about the store, with the values for its message. */
export type StoreFinding =
  | { readonly code: 'unreachable'; readonly cause: string }
  | { readonly code: 'key' }
  /** The key may not read the tables of this base, or the base does not exist: the service does not distinguish these. */
  | { readonly code: 'base'; readonly base: string }
  | { readonly code: 'table'; readonly table: string; readonly suggestion: string | undefined }
  | ({ readonly code: 'column'; readonly suggestion: string | undefined } & InTable)
  /** The type of the column does not accept every value of the field. */
  | ({ readonly code: 'type'; readonly type: string } & InTable)
  | ({ readonly code: 'options'; readonly options: readonly string[] } & InTable)
  /** `withoutId` lists the tables without a column for the lead's id. */
  | { readonly code: 'fine'; readonly tables: number; readonly columns: number; readonly withoutId: readonly string[] };

interface InTable {
  readonly table: string;
  readonly column: string;
}

/** Column types that accept any string unchanged, and those that accept only a timestamp. */
const TEXT_TYPES = new Set(['singleLineText', 'multilineText', 'richText', 'email', 'phoneNumber', 'url']);
const DATE_TYPES = new Set(['date', 'dateTime']);

/** Returns all problems that would keep leads of these forms from being stored, or else the finding `fine`. */
export async function checkAirtable(client: AirtableClient, forms: readonly FormSpec[]): Promise<StoreFinding[]> {
  const response = await requestTables(client);
  if (response.kind !== 'answered') return [{ code: 'unreachable', cause: response.cause }];
  const { status, body } = response;
  if (status === 401) return [{ code: 'key' }];
  if (status === 403 || status === 404) return [{ code: 'base', base: client.base }];
  if (status !== 200) return [{ code: 'unreachable', cause: String(status) }];
  const tables = tablesIn(body);
  const findings = forms.flatMap((form): StoreFinding[] => {
    const { table } = form;
    const found = findTable(table, tables);
    if (!found) return [{ code: 'table', table, suggestion: didYouMean(table, namesOf(tables)) }];
    return filledColumns(form).flatMap((column) => checkColumn(table, column, columnsOf(found)));
  });
  if (findings.length > 0) return findings;
  const columns = forms.reduce((sum, form) => sum + filledColumns(form).length, 0);
  const withoutId = forms.map(({ table }) => table).filter((table) => !acceptsId(columnsOf(findTable(table, tables))));
  return [{ code: 'fine', tables: forms.length, columns, withoutId }];
}

function checkColumn(table: string, { column, values, isTimestamp }: FilledColumn, present: Columns): StoreFinding[] {
  const found = present.get(column);
  if (!found) return [{ code: 'column', table, column, suggestion: didYouMean(column, present.keys()) }];
  if (TEXT_TYPES.has(found.type) || (isTimestamp && DATE_TYPES.has(found.type))) return [];
  if (found.type !== 'singleSelect' || !values) return [{ code: 'type', table, column, type: found.type }];
  const options = values.filter((value) => !acceptsText(found, value));
  return options.length > 0 ? [{ code: 'options', table, column, options }] : [];
}

const namesOf = (named: readonly { readonly name: string }[] = []) => named.map(({ name }) => name);
