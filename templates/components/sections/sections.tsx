import type { ComponentType } from 'react';
import type { Section as SectionData } from '../../../.types/data.ts';
import type { Color } from '../../format/classes.ts';
import './sections.css';

interface SectionsProps {
  readonly sections: readonly SectionData[];
  /** Hue of the page. */
  readonly color?: Color | undefined;
}

/** Sections of a service or region page, each rendered by the component for its kind. */
export function Sections({ sections, color }: SectionsProps) {
  return sections.map((section) => <OneSection key={section.heading} section={section} color={color} />);
}

interface OneSectionProps {
  readonly section: SectionData;
  readonly color: Color | undefined;
}

/** Name of the component → component. */
type SectionModule = Readonly<Record<string, ComponentType<OneSectionProps>>>;

const MODULES = import.meta.glob<SectionModule>('./*-section.tsx', { eager: true });

function OneSection({ section, color }: OneSectionProps) {
  const file = `./${section.kind}-section.tsx`;
  const [View] = Object.values(MODULES[file] ?? {});
  if (!View) throw new Error(`${file} is missing. It exports the component for this kind of section.`);
  return <View section={section} color={color} />;
}

/** Returns the ids that links can point at. */
export function anchorsOf(sections: readonly SectionData[] = []): readonly string[] {
  return sections.flatMap((section) => section.anchor ?? []);
}
