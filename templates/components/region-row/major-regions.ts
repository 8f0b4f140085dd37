import type { Region, Words } from '../../data.gen.ts';

/** The parts of the country in the order in which we name them, each with its cantons. */
const MAJOR_REGIONS = [
  ['zurich', ['ZH']],
  ['northwest', ['AG', 'BL', 'BS']],
  ['bern', ['BE', 'SO', 'FR', 'NE', 'JU']],
  ['central', ['LU', 'NW', 'OW', 'SZ', 'UR', 'ZG']],
  ['east', ['AI', 'AR', 'GL', 'GR', 'SG', 'SH', 'TG']],
  ['westSouth', ['GE', 'TI', 'VD', 'VS']],
] as const satisfies readonly (readonly [keyof Words['regions']['parts'], readonly Region['canton'][]])[];

export interface RegionGroup<Card> {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Cards by part of the country; their order within a part stays. Of regions that are announced, only their page will say where they are. */
export function byMajorRegion<Card extends { readonly canton?: Region['canton'] }>(
  cards: readonly Card[],
  names: Words['regions']['parts'],
): readonly RegionGroup<Card>[] {
  const parts = MAJOR_REGIONS.map(([part, cantons]) => ({
    name: names[part],
    cards: cards.filter(({ canton }) => cantons.some((each) => each === canton)),
  }));
  const elsewhere = { name: names.elsewhere, cards: cards.filter(({ canton }) => !canton) };
  return [...parts, elsewhere].filter((group) => group.cards.length > 0);
}
