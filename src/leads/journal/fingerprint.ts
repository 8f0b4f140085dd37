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
