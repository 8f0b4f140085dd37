import type { ComponentType } from 'react';
import type { Section as SectionData } from '../../data.gen.ts';
import type { Color } from '../../format/hue.ts';
import { KINDS } from './kinds.gen.ts';

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

/** Each kind by its own component, as the generated list has them. */
const VIEWS: { readonly [K in Kind]: ComponentType<OneSectionProps<Extract<SectionData, { readonly kind: K }>>> } =
  KINDS;

function OneSection({ section, color }: OneSectionProps<SectionData>) {
  // The table above holds each kind against its own component.
  const View = VIEWS[section.kind] as ComponentType<OneSectionProps<SectionData>>;
  return <View section={section} color={color} />;
}

/** Ids that links elsewhere may point at. */
export function anchorsOf(sections: readonly SectionData[] = []): readonly string[] {
  return sections.flatMap((section) => section.anchor ?? []);
}
