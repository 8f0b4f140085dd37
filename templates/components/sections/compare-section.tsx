import type { ReactNode } from 'react';
import type { CompareColumn, CompareSection as CompareSectionData } from '../../../.types/data.ts';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import './compare-section.css';

/** Two lists side by side, such as before and after. The second one is emphasised. */
export function CompareSection({ section }: { readonly section: CompareSectionData }) {
  const { anchor, before, after } = section;
  return (
    <Section id={anchor}>
      <SectionHead {...section} />
      <div className="compare-section">
        <Column column={before} className="compare-section-before" />
        <Column column={after} className="compare-section-after" marker={<Icon name="check" />} />
      </div>
    </Section>
  );
}

interface ColumnProps {
  readonly column: CompareColumn;
  readonly className: string;
  readonly marker?: ReactNode;
}

function Column({ column, className, marker }: ColumnProps) {
  return (
    <div className={className}>
      <h3 className="h3">{column.title}</h3>
      <ul role="list">
        {column.points.map((point) => (
          <li key={point}>
            {marker}
            <span>
              <Inline text={point} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
