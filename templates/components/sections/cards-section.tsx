import type { CardsSection as CardsSectionData } from '../../../.types/data.ts';
import { Section } from '../section/section.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Tiles } from '../tiles/tiles.tsx';

/** Cards side by side, for advantages, places or rooms. */
export function CardsSection({ section }: { readonly section: CardsSectionData }) {
  const { anchor, heading, intro, cards } = section;
  return (
    <Section id={anchor}>
      <SectionHead heading={heading} intro={intro} />
      <Tiles cards={cards} />
    </Section>
  );
}
