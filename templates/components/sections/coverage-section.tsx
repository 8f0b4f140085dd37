import type { CoverageSection as CoverageSectionData } from '../../data.gen.ts';
import { Coverage } from '../coverage/coverage.tsx';
import { Section } from '../section/section.tsx';

/** By hand against by fog, drawn as two rooms. */
export function CoverageSection({ section }: { readonly section: CoverageSectionData }) {
  const { heading, manual, fog, note } = section;
  return (
    <Section id={section.anchor}>
      <Coverage heading={heading} manual={manual} fog={fog} note={note} />
    </Section>
  );
}
