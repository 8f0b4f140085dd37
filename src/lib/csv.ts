const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows → text. Every row ends with CRLF, the last one too.
 *
 * @param excel true for a Swiss or German Excel: semicolons, and a byte-order mark that says UTF-8
 */
export function toCsv(rows: readonly (readonly string[])[], { excel }: { readonly excel: boolean }): string {
  const separator = excel ? ';' : ',';
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => quoted(harmless(cell, index === 0 && row.length > 1)));
    return `${cells.join(separator)}\r\n`;
  });
  return (excel ? BYTE_ORDER_MARK : '') + lines.join('');
}

// All separators are quoted in both forms, because a spreadsheet may take any of them for its own.
const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * What a spreadsheet would calculate gets an apostrophe in front (OWASP, «CSV Injection»). That is the beginning of a
 * cell, and every place in it behind a separator or a line's end: a program that separates by another character takes quotes
 * for letters and begins a cell there. Dashes at the beginning of lines get one, too, for `- A1` is calculated as well.
 * `beginsRow`: such a program may take what follows for the rest of the cell.
 */
function harmless(cell: string, beginsRow: boolean): string {
  const isPhoneNumber = (text: string) => !beginsRow && PHONE_NUMBER.test(text);
  const inside = cell.replace(BEHIND_SEPARATOR, (separator, place: number) =>
    isPhoneNumber(cell.slice(place + 1)) ? separator : `${separator}'`,
  );
  return BEGINNING.test(cell) && !isPhoneNumber(cell) ? `'${inside}` : inside;
}

/** Full-width characters count because some programs take them for the plain ones; blanks and quotes, because some skip them. */
const FORMULA = '(?:"|[^\\S\\t\\r\\n])*[=+\\-@＝＋－＠]';

/** Line feeds count among the beginnings because some programs skip them. */
const BEGINNING = new RegExp(`^(?:${FORMULA}|[\\t\\r\\n])`);

/** Digits and blanks can at most be added up, never run; the closing quote separates them from what follows. */
const PHONE_NUMBER = /^ *\+[\d ]+$/;

const BEHIND_SEPARATOR = new RegExp(`[,;\\t\\r\\n](?=${FORMULA})`, 'g');
