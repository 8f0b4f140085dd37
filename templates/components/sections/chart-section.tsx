import type { ChartSection as ChartSectionData } from '../../../.types/data.ts';
import { Chart } from '../charts/chart.tsx';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';

/** A full-width chart. */
export function ChartSection({ section }: { readonly section: ChartSectionData }) {
  return (
    <Section id={section.anchor}>
      <SectionHead {...section} />
      <Chart chart={section.chart} />
    </Section>
  );
}
