import type { Figure } from '../../../.types/data.ts';
import { classes, columns } from '../../format/classes.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import './figures.css';

/** Row of large numbers below a hero, each with a line of explanation. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul role="list" className={classes('figures', columns(figures.length, 4))}>
      {figures.map(({ label, value }) => (
        <li key={label}>
          <Numeral value={value} />
          <Paragraph text={label} />
        </li>
      ))}
    </ul>
  );
}
