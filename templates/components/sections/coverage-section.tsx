import type { CoverageSection as CoverageSectionData } from '../../data.gen.ts';
import type { Color } from '../../format/hue.ts';
import { Coverage } from '../coverage/coverage.tsx';
import { Section } from '../section/section.tsx';

interface CoverageSectionProps {
  readonly section: CoverageSectionData;
  readonly color: Color | undefined;
}

/** By hand against by fog, drawn as two rooms. */
export function CoverageSection({ section, color }: CoverageSectionProps) {
  const { heading, manual, fog, note } = section;
  return (
    <Section id={section.anchor}>
      <Coverage heading={heading} manual={manual} fog={fog} note={note} color={color} />
    </Section>
  );
}
