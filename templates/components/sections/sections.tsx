import type { Section as SectionData } from '../../data.gen.ts';
import type { Color } from '../../format/hue.ts';
import { BoxSection } from './box-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { ChartSection } from './chart-section.tsx';
import { CompareSection } from './compare-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { DistrictsSection } from './districts-section.tsx';
import { HotlineSection } from './hotline-section.tsx';
import { ListSection } from './list-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TableSection } from './table-section.tsx';
import { TextSection } from './text-section.tsx';

interface SectionsProps {
  readonly sections: readonly SectionData[];
  /** The hue of the page. */
  readonly color?: Color | undefined;
}

/** The sections of a service or region page in their order. Each kind has its own component. */
export function Sections({ sections, color }: SectionsProps) {
  return sections.map((section) => <OneSection key={section.heading} section={section} color={color} />);
}

interface OneSectionProps {
  readonly section: SectionData;
  readonly color: Color | undefined;
}

function OneSection({ section, color }: OneSectionProps) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />;
    case 'cards':
      return <CardsSection section={section} />;
    case 'list':
      return <ListSection section={section} />;
    case 'steps':
      return <StepsSection section={section} />;
    case 'compare':
      return <CompareSection section={section} />;
    case 'box':
      return <BoxSection section={section} />;
    case 'hotline':
      return <HotlineSection section={section} />;
    case 'table':
      return <TableSection section={section} />;
    case 'chart':
      return <ChartSection section={section} />;
    case 'coverage':
      return <CoverageSection section={section} color={color} />;
    case 'districts':
      return <DistrictsSection section={section} />;
  }
}

/** Ids that links elsewhere may point at. */
export function anchorsOf(sections: readonly SectionData[] = []): readonly string[] {
  return sections.flatMap((section) => section.anchor ?? []);
}
