import { Inline, Paragraph } from '../inline/inline.tsx';
import './table.css';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Small print below the table. */
  readonly note?: string | undefined;
}

/** Words so long that two columns do not fit on a phone. */
const LONG_WORD = /\p{L}{22}/u;

/**
 * A table whose first cells are row headers. On phones, tables with more than two columns or very long words are stacked:
 * one block per row, with the column title before each value.
 */
export function Table({ caption, columns, rows, note }: TableProps) {
  const isWide = columns.length > 2 || [...columns, ...rows.flat()].some((text) => LONG_WORD.test(text));
  return (
    <div className="table-box">
      <table className={isWide ? 'table table--stack' : 'table'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <Cell key={columns[index]} text={cell} title={columns[index]} isRowTitle={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Paragraph className="note" text={note} />
    </div>
  );
}

interface CellProps {
  readonly text: string;
  readonly title: string | undefined;
  readonly isRowTitle: boolean;
}

function Cell({ text, title, isRowTitle }: CellProps) {
  if (isRowTitle) {
    return (
      <th scope="row">
        <Inline text={text} />
      </th>
    );
  }
  return (
    <td data-title={title}>
      {/* A single element keeps the whole value next to its title on phones. */}
      <span>
        <Inline text={text} />
      </span>
    </td>
  );
}
