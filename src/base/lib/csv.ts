const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as CSV. Every row ends with CRLF, including the last.
 *
 * @param excel true for a Swiss or German Excel: semicolons, a byte-order mark to declare UTF-8, and numbers as they were typed
 */
export function toCsv(rows: readonly (readonly string[])[], { excel }: { readonly excel: boolean }): string {
  const separator = excel ? ';' : ',';
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => {
      const beginsRow = index === 0 && row.length > 1;
      if (excel && !beginsRow && LIKE_A_NUMBER.test(cell)) return `"=""${cell}"""`;
      return quoted(withoutFormulas(cell, beginsRow));
    });
    return `${cells.join(separator)}\r\n`;
  });
  return (excel ? BYTE_ORDER_MARK : '') + lines.join('');
}

/**
 * Postal codes and phone numbers of which Excel drops the zero, the plus or the last digits, quoted or not. It keeps them in a
 * formula that is nothing but a text.
 */
const LIKE_A_NUMBER = /^(?:0\d+|\+\d+|\d{12,})$/;

// Cells with any separator are quoted, because a spreadsheet may split at one of the others.
const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Prefixes everything that a spreadsheet would evaluate with an apostrophe (OWASP, «CSV Injection»): the start of a cell,
 * and every place in it after a separator or line break, because a program that splits at another separator treats quotes
 * as text and starts a cell there. That includes dashes at the start of lines, for `- A1` is evaluated too.
 *
 * @param beginsRow true for the first of several cells: such a program may join it with those that follow
 */
function withoutFormulas(cell: string, beginsRow: boolean): string {
  const isPhoneNumber = (text: string) => !beginsRow && PHONE_NUMBER.test(text);
  const inside = cell.replace(AFTER_SEPARATOR, (separator, at: number) =>
    isPhoneNumber(cell.slice(at + 1)) ? separator : `${separator}'`,
  );
  return START.test(cell) && !isPhoneNumber(cell) ? `'${inside}` : inside;
}

/** Includes full-width characters, which some programs treat like ASCII, and leading blanks and quotes, which some skip. */
const FORMULA = '(?:"|[^\\S\\t\\r\\n])*[=+\\-@＝＋－＠]';

/** Includes line breaks, which some programs skip. */
const START = new RegExp(`^(?:${FORMULA}|[\\t\\r\\n])`);

/** Digits and blanks can at most be added up, never executed. The closing quote separates them from what follows. */
const PHONE_NUMBER = /^ *\+[\d ]+$/;

const AFTER_SEPARATOR = new RegExp(`[,;\\t\\r\\n](?=${FORMULA})`, 'g');
