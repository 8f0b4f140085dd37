import type { CoverageSection as CoverageSectionData } from '../../../.types/data.ts';
import type { Color } from '../../format/classes.ts';
import { Coverage } from '../coverage/coverage.tsx';
import { Section } from '../section/section.tsx';

interface CoverageSectionProps {
  readonly section: CoverageSectionData;
  readonly color: Color | undefined;
}

/** Treatment by hand compared with treatment by fog, drawn as one room. */
export function CoverageSection({ section, color }: CoverageSectionProps) {
  return (
    <Section id={section.anchor}>
      <Coverage {...section} color={color} />
    </Section>
  );
}
