import type { TableSection as TableSectionData } from '../../../.types/data.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Table } from '../table/table.tsx';

/** A full-width table. */
export function TableSection({ section }: { readonly section: TableSectionData }) {
  const { anchor, heading, intro, caption, columns, rows, note } = section;
  return (
    <Section id={anchor}>
      <SectionHead heading={heading} intro={intro} />
      <Table caption={caption} columns={columns} rows={rows} note={note} />
    </Section>
  );
}
