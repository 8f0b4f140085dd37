import { createHash } from 'node:crypto';
import type { LeadRecord } from '../../shared/form-spec.ts';

/**
 * The same for equal content of one form that is meant for the same table. What stands in the column `timestamp`, the
 * moment of arrival, is no content.
 */
export function fingerprint(action: string, fields: LeadRecord, table?: string, timestamp?: string): string {
  const content = Object.entries(fields).map(([column, value]) => [column, column === timestamp ? '' : value]);
  return createHash('sha256')
    .update(JSON.stringify([action, content.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)), ...(table ? [table] : [])]))
    .digest('hex');
}

/** A lead as it stands in the journal. */
interface Written {
  readonly action: string;
  readonly table: string;
  readonly fields: LeadRecord;
  readonly receivedAt: number;
}

/**
 * Whether content is what it was when its fingerprint was taken. The form that knew the column of the timestamp may be
 * gone, but such a column says when the lead arrived, in milliseconds since 1970.
 */
export function bears(print: string, { action, table, fields, receivedAt }: Written): boolean {
  const moment = Number.isFinite(new Date(receivedAt).getTime()) ? new Date(receivedAt).toISOString() : undefined;
  const timestamps = Object.keys(fields).filter((column) => fields[column] === moment);
  // Leads of earlier versions have a fingerprint without their table.
  return [undefined, ...timestamps].some((timestamp) =>
    [table, undefined].some((known) => fingerprint(action, fields, known, timestamp) === print),
  );
}
