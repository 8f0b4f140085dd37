/** Leads as a table that other programs open: RFC 4180, and safe to open in a spreadsheet. */

export interface CsvOptions {
  /** True for a Swiss or German Excel: semicolons, and a byte-order mark that says UTF-8. */
  readonly excel: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Rows → text. Every row ends with CRLF, the last one too. */
export function toCsv(rows: readonly (readonly string[])[], { excel }: CsvOptions): string {
  const separator = excel ? ';' : ',';
  const lines = rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(separator)}\r\n`);
  return (excel ? BYTE_ORDER_MARK : '') + lines.join('');
}

// Semicolons are quoted in both forms, because a spreadsheet may take them for separators in either.
const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * A cell that a spreadsheet would calculate gets an apostrophe in front (OWASP, «CSV Injection»). Line feeds count
 * among the beginnings because some programs skip them; full-width signs because some take them for the plain ones.
 */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !PHONE_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Digits and blanks can be shown, added at most, but never run. */
const PHONE_NUMBER = /^\+[\d ]+$/;
