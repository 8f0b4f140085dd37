import type { Region, Words } from '../../../.types/data.ts';

/** Parts of the country in our usual order, with their cantons. */
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

/**
 * Groups cards by part of the country and keeps their order within each. Cards of announced regions have no canton yet and
 * come last.
 */
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
