import type { Home } from '../../../.types/data.ts';
import { Fog } from '../../components/fog/fog.tsx';
import { Paragraph } from '../../components/inline/inline.tsx';
import { MarginFact } from '../../components/margin-fact/margin-fact.tsx';
import { Numeral } from '../../components/numeral/numeral.tsx';
import { classes, columns } from '../../format/classes.ts';
import './advantages.css';

/** Figures as advantages, on the only dark background of the page. */
export function Advantages({ advantages }: { readonly advantages: Home['advantages'] }) {
  return (
    <section className="advantages sec" aria-labelledby="advantages-heading">
      <Fog />
      <div className="wrap grid">
        <MarginFact fact={advantages.fact} className="c1-3" />
        <h2 className="h2 c4-12" id="advantages-heading">
          {advantages.heading}
        </h2>
        <ul role="list" className={classes('advantages-list', columns(advantages.items.length, 4))}>
          {advantages.items.map(({ figure, title, text }) => (
            <li key={title}>
              <Numeral value={figure} />
              <h3>{title}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
