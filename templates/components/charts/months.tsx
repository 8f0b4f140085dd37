import type { MonthsChart } from '../../../.types/data.ts';
import { classes } from '../../format/classes.ts';
import { monthNames } from '../../format/date.ts';
import { useSiteData } from '../../site-data.ts';
import { ChartNote } from './scale-chart.tsx';
import './months.css';

/** A strip of the twelve months, with some of them marked. */
export function Months({ title, months, note, source }: MonthsChart) {
  const names = monthNames(useSiteData().site.language);
  const marked = names.filter((_, index) => months.includes(index + 1));
  return (
    <figure className="scale-chart">
      <figcaption className="scale-chart-title">{title}</figcaption>
      <p className="visually-hidden">{marked.join(', ')}</p>
      <ol role="list" className="months" aria-hidden="true">
        {names.map((month) => (
          <li key={month} className={classes(marked.includes(month) && 'is-on')}>
            {month.slice(0, 3)}
          </li>
        ))}
      </ol>
      <ChartNote note={note} source={source} />
    </figure>
  );
}
