import type { TableSection as TableSectionData } from '../../../.types/data.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Table } from '../table/table.tsx';

/** A full-width table. */
export function TableSection({ section }: { readonly section: TableSectionData }) {
  return (
    <Section id={section.anchor}>
      <SectionHead {...section} />
      <Table {...section} />
    </Section>
  );
}
