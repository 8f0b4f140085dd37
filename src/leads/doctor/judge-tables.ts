/** Holds the tables of a base against the forms that deliver into it. */
import { didYouMean } from '../../lib/did-you-mean.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { type Finding, finding } from './finding.ts';

/** A table as the service's list describes it (airtable.com/developers/web/api/get-base-schema). */
export interface StoreTable {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly StoreColumn[];
}

export interface StoreColumn {
  readonly name: string;
  readonly type: string;
  readonly options?: { readonly choices?: readonly { readonly name: string }[] };
}

/** A column that a form fills. Undefined values mean: whatever a visitor writes. */
export interface NeededColumn {
  readonly column: string;
  readonly values?: readonly string[];
  readonly isTimestamp?: boolean;
}

/** Types that take a text as it is; a choice takes its own options, and a date only the moment of arrival. */
const TAKES_TEXT = new Set(['singleLineText', 'multilineText', 'richText', 'email', 'phoneNumber', 'url']);
const TAKES_MOMENT = new Set(['date', 'dateTime']);

/** The columns that a form fills, in its order. */
export function neededColumns({ fields, constants = [], timestamp }: FormSpec): NeededColumn[] {
  return [
    ...fields.map(({ column, options, emptyText }) =>
      options
        ? { column, values: [...options.map(({ value }) => value), ...(emptyText ? [emptyText] : [])] }
        : { column },
    ),
    ...constants.map(({ column, value }) => ({ column, values: [value] })),
    ...(timestamp ? [{ column: timestamp, isTimestamp: true }] : []),
  ];
}

/** What keeps leads of these forms from being stored. */
export function judgeTables(forms: readonly FormSpec[], tables: readonly StoreTable[]): Finding[] {
  return forms.flatMap((form) => {
    const table = tables.find(({ id, name }) => form.table === name || form.table === id);
    if (table) return neededColumns(form).flatMap((needed) => judgeColumn(form.table, needed, table.fields));
    const suggestion = similarTo(form.table, tables);
    return [finding('error', 'table-missing', { table: form.table, suggestion })];
  });
}

function judgeColumn(table: string, needed: NeededColumn, present: readonly StoreColumn[]): Finding[] {
  const { column, values, isTimestamp } = needed;
  const found = present.find(({ name }) => name === column);
  if (!found) return [finding('error', 'column-missing', { table, column, suggestion: similarTo(column, present) })];
  if (TAKES_TEXT.has(found.type) || (isTimestamp && TAKES_MOMENT.has(found.type))) return [];
  if (found.type !== 'singleSelect') return [finding('error', 'column-type', { table, column, type: found.type })];
  if (!values) return [finding('error', 'column-choice', { table, column })];
  const choices = new Set(found.options?.choices?.map(({ name }) => name));
  const options = values.filter((value) => !choices.has(value));
  return options.length > 0 ? [finding('error', 'option-missing', { table, column, options })] : [];
}

function similarTo(wanted: string, present: readonly { readonly name: string }[]): string | undefined {
  return didYouMean(
    wanted,
    present.map(({ name }) => name),
  );
}
