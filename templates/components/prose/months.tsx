import type { MonthsBlock } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { MONTHS } from '../../format/date.ts';
import { Inline } from '../inline/inline.tsx';

type MonthsProps = Omit<MonthsBlock, 'kind'>;

/** The twelve months as a strip, some of them marked. */
export function Months({ heading, months, note }: MonthsProps) {
  const marked = MONTHS.filter((_, index) => months.includes(index + 1));
  return (
    <figure className="months">
      <figcaption className="months__head">{heading}</figcaption>
      <p className="vh">{marked.join(', ')}</p>
      <ol className="months__strip" aria-hidden="true">
        {MONTHS.map((month) => (
          <li key={month} className={classes(marked.includes(month) && 'is-on')}>
            {month.slice(0, 3)}
          </li>
        ))}
      </ol>
      {note && (
        <p className="note">
          <Inline text={note} />
        </p>
      )}
    </figure>
  );
}
