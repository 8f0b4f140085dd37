import type { ListSection as ListSectionData } from '../../../.types/data.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './list-section.css';

/** Terms with explanations, one per row, for example kinds of mould or pathogens. */
export function ListSection({ section }: { readonly section: ListSectionData }) {
  const { anchor, items, note } = section;
  return (
    <Section id={anchor}>
      <SectionHead {...section} />
      <ul role="list" className="list-section">
        {items.map((item) => (
          <li key={item.title} className="grid">
            <div className="c1-5">
              <h3 className="h3">{item.title}</h3>
              {item.subtitle && <p className="list-section-subtitle">{item.subtitle}</p>}
            </div>
            <Paragraph className="list-section-text c6-12" text={item.text} />
          </li>
        ))}
      </ul>
      <Paragraph className="note" text={note} />
    </Section>
  );
}
