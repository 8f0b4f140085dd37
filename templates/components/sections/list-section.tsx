import type { ListSection as ListSectionData } from '../../../.types/data.ts';
import { Inline } from '../inline/inline.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './list-section.css';

/** Terms with explanations, one per row, for example kinds of mould or pathogens. */
export function ListSection({ section }: { readonly section: ListSectionData }) {
  const { anchor, heading, intro, items, note } = section;
  return (
    <Section id={anchor}>
      <SectionHead heading={heading} intro={intro} />
      <ul role="list" className="list-section">
        {items.map((item) => (
          <li key={item.title} className="grid">
            <div className="c1-5">
              <h3 className="h3">{item.title}</h3>
              {item.subtitle && <p className="list-section-subtitle">{item.subtitle}</p>}
            </div>
            <p className="list-section-text c6-12">
              <Inline text={item.text} />
            </p>
          </li>
        ))}
      </ul>
      {note && (
        <p className="note">
          <Inline text={note} />
        </p>
      )}
    </Section>
  );
}
