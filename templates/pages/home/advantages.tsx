import { Fog } from '../../components/fog/fog.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Mark } from '../../components/mark/mark.tsx';
import { Num } from '../../components/num/num.tsx';
import type { Home } from '../../data.gen.ts';

/** Figures to be measured by, on the one dark ground of the page. */
export function Advantages({ advantages }: { readonly advantages: Home['advantages'] }) {
  return (
    <section className="advantages sec" aria-labelledby="advantages-heading">
      <Fog />
      <div className="wrap grid">
        <Mark mark={advantages.mark} className="c1-3 mark--stick" />
        <div className="c4-12">
          <h2 className="h2" id="advantages-heading">
            {advantages.heading}
          </h2>
          <ul className="advantages-list">
            {advantages.items.map(({ figure, title, text }) => (
              <li key={title}>
                <Num {...figure} />
                <div>
                  <h3>{title}</h3>
                  <p>
                    <Inline text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
