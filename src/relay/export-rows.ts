/** Inquiries as a table, for spreadsheets. */
import type { FormSpec } from '../api/forms/form-spec.ts';
import { filledColumns } from '../api/forms/submission.ts';
import type { Lead } from './types.ts';
import type { LeadsWords } from './words/leads.ts';

/**
 * Columns of the form, in its order, then those of earlier versions of the form, state, time of arrival, landing page,
 * referrer, and extra fields outside the record.
 */
export function exportRows(form: FormSpec | undefined, leads: readonly Lead[], words: LeadsWords): string[][] {
  const current = form ? filledColumns(form).map(({ column }) => column) : [];
  const columns = [...new Set([...current, ...leads.flatMap(({ fields }) => Object.keys(fields))])];
  const extraColumns = [...new Set(leads.flatMap(({ extras = {} }) => Object.keys(extras)))];
  const { state, receivedAt, landedOn, referrer } = words.columns;
  return [
    [...columns, state, receivedAt, landedOn, referrer, ...extraColumns],
    ...leads.map((lead) => [
      ...columns.map((column) => lead.fields[column] ?? ''),
      words.states[lead.state],
      localTime(lead.receivedAt),
      lead.landedOn ?? '',
      lead.referrer ?? '',
      ...extraColumns.map((column) => lead.extras?.[column] ?? ''),
    ]),
  ];
}

/** Formats an ISO timestamp as local time that spreadsheets parse as a date: `2026-11-21 10:32:05`. */
export const localTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE');
