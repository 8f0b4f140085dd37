import { useSiteData } from '../../site-data.ts';
import { Num } from '../num/num.tsx';

/** The figures the company stands on. */
export function Claims() {
  const { claims } = useSiteData().site;
  return (
    <ul className="claims">
      {claims.map(({ id, value, unit, label }) => (
        <li key={id}>
          <Num value={value} unit={unit} />
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}
