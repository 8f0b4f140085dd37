/** Inquiries as a table, for spreadsheets. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { filledColumns, shownValue } from '../../api/forms/submission.ts';
import { clockIn } from '../../base/lib/day.ts';
import type { Lead } from '../types.ts';
import type { LeadsWords } from '../words/leads.ts';

interface ExportOptions {
  readonly words: LeadsWords;
  /** IANA name of the time zone in which times are given. */
  readonly timeZone: string;
}

/**
 * Columns of the form, in its order, then those of earlier versions of the form, state, time of arrival, landing page,
 * referrer, and extra fields outside the record. A choice has its label. The form's own column for the time of arrival
 * only names that one: its value is a timestamp for programs.
 */
export function exportRows(
  form: FormSpec | undefined,
  leads: readonly Lead[],
  { words, timeZone }: ExportOptions,
): string[][] {
  const current = form ? filledColumns(form).map(({ column }) => column) : [];
  const stored = new Set([...current, ...leads.flatMap(({ fields }) => Object.keys(fields))]);
  const columns = [...stored].filter((column) => column !== form?.timestamp);
  const extraColumns = [...new Set(leads.flatMap(({ extras = {} }) => Object.keys(extras)))];
  const { state, receivedAt, landedOn, referrer } = words.columns;
  const fields = new Map(form?.fields.map((field) => [field.column, field]));
  // Creating a clock takes far longer than reading it.
  const clock = clockIn(timeZone);
  const shown = (column: string, value = '') => shownValue(fields.get(column) ?? {}, value);
  return [
    [...columns, state, form?.timestamp ?? receivedAt, landedOn, referrer, ...extraColumns],
    ...leads.map((lead) => [
      ...columns.map((column) => shown(column, lead.fields[column])),
      words.states[lead.state],
      clock(Date.parse(lead.receivedAt)),
      lead.landedOn ?? '',
      lead.referrer ?? '',
      ...extraColumns.map((column) => shown(column, lead.extras?.[column])),
    ]),
  ];
}

/** Formats an ISO timestamp as a time that spreadsheets parse as a date: `2026-11-21 10:32:05`. */
export const localTime = (iso: string, timeZone: string): string => clockIn(timeZone)(new Date(iso));
