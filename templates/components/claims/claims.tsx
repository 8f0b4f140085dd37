import { classes, columns } from '../../format/classes.ts';
import { useSiteData } from '../../site-data.ts';
import { Numeral } from '../numeral/numeral.tsx';
import './claims.css';

/** The company's key figures. */
export function Claims() {
  const { claims } = useSiteData().site;
  return (
    <ul role="list" className={classes('claims', columns(claims.length, 4))}>
      {claims.map(({ id, value, label }) => (
        <li key={id}>
          <Numeral value={value} />
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}
