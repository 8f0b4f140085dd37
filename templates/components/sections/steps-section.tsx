import type { StepsSection as StepsSectionData } from '../../../.types/data.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Steps } from '../steps/steps.tsx';

/** Steps in their order. */
export function StepsSection({ section }: { readonly section: StepsSectionData }) {
  return (
    <Section id={section.anchor}>
      <SectionHead {...section} />
      <Steps steps={section.steps} />
    </Section>
  );
}
