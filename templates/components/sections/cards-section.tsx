import type { CardsSection as CardsSectionData } from '../../../.types/data.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Tiles } from '../tiles/tiles.tsx';

/** Cards side by side, for advantages, places or rooms. */
export function CardsSection({ section }: { readonly section: CardsSectionData }) {
  return (
    <Section id={section.anchor}>
      <SectionHead {...section} />
      <Tiles cards={section.cards} />
    </Section>
  );
}
