/**
 * Texts in the file, read as bytes. The driver ends the process when it meets a text that is no UTF-8 (libsql 0.5,
 * github.com/tursodatabase/libsql/issues/1223), so that no statement of ours may ask it for a text.
 */
import { isUtf8 } from 'node:buffer';

/** What the driver returns for a text that was cast to bytes. */
export type TextBytes = Buffer | ArrayBuffer;

/** A column for a statement: its text as bytes, under the same name. */
export const asBytes = (column: string): string => `CAST(${column} AS BLOB) AS ${column}`;

const bufferOf = (bytes: TextBytes): Buffer => (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes));

/** True if it is a text, or nothing. */
export const isLegible = (bytes: TextBytes | null): boolean => bytes === null || isUtf8(bufferOf(bytes));

/** The text. What is none stands in it as U+FFFD. */
export const textOf = (bytes: TextBytes): string => bufferOf(bytes).toString('utf8');

/** A column that holds JSON, for a statement: `otherwise` where it cannot be read, which would end the statement. */
export const soundJson = (column: string, otherwise: string): string =>
  `CASE WHEN json_valid(${column}) THEN ${column} ELSE '${otherwise}' END`;
