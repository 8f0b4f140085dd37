import type { ComponentType } from 'react';
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

interface OneSectionProps<Data> {
  readonly section: Data;
  readonly color: Color | undefined;
}

type Kind = SectionData['kind'];

const KINDS: { readonly [K in Kind]: ComponentType<OneSectionProps<Extract<SectionData, { readonly kind: K }>>> } = {
  box: BoxSection,
  cards: CardsSection,
  chart: ChartSection,
  compare: CompareSection,
  coverage: CoverageSection,
  districts: DistrictsSection,
  hotline: HotlineSection,
  list: ListSection,
  steps: StepsSection,
  table: TableSection,
  text: TextSection,
};

function OneSection({ section, color }: OneSectionProps<SectionData>) {
  // The table above holds each kind against its own component.
  const View = KINDS[section.kind] as ComponentType<OneSectionProps<SectionData>>;
  return <View section={section} color={color} />;
}

/** Ids that links elsewhere may point at. */
export function anchorsOf(sections: readonly SectionData[] = []): readonly string[] {
  return sections.flatMap((section) => section.anchor ?? []);
}
