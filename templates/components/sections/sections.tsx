import type { ComponentType } from 'react';
import type { Section as SectionData } from '../../../.types/data.ts';
import type { Color } from '../../format/hue.ts';
import { KINDS } from './kinds.gen.ts';

interface SectionsProps {
  readonly sections: readonly SectionData[];
  /** Hue of the page. */
  readonly color?: Color | undefined;
}

/** Sections of a service or region page, each rendered by the component for its kind. */
export function Sections({ sections, color }: SectionsProps) {
  return sections.map((section) => <OneSection key={section.heading} section={section} color={color} />);
}

interface OneSectionProps<Data> {
  readonly section: Data;
  readonly color: Color | undefined;
}

type Kind = SectionData['kind'];

/** Checks that the generated list has a matching component for every kind. */
const VIEWS: { readonly [K in Kind]: ComponentType<OneSectionProps<Extract<SectionData, { readonly kind: K }>>> } =
  KINDS;

function OneSection({ section, color }: OneSectionProps<SectionData>) {
  // The cast is safe: `VIEWS` pairs each kind with its own component.
  const View = VIEWS[section.kind] as ComponentType<OneSectionProps<SectionData>>;
  return <View section={section} color={color} />;
}

/** Returns the ids that links can point at. */
export function anchorsOf(sections: readonly SectionData[] = []): readonly string[] {
  return sections.flatMap((section) => section.anchor ?? []);
}
