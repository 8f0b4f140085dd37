import type { Region } from '../../data.gen.ts';

/** The parts of the country in the order in which we name them, each with its cantons. */
const MAJOR_REGIONS: Readonly<Record<string, readonly Region['canton'][]>> = {
  Zürich: ['ZH'],
  Nordwestschweiz: ['AG', 'BL', 'BS'],
  'Bern und Mittelland': ['BE', 'SO', 'FR', 'NE', 'JU'],
  Zentralschweiz: ['LU', 'NW', 'OW', 'SZ', 'UR', 'ZG'],
  Ostschweiz: ['AI', 'AR', 'GL', 'GR', 'SG', 'SH', 'TG'],
  'West- und Südschweiz': ['GE', 'TI', 'VD', 'VS'],
};

export interface RegionGroup<Card> {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Of regions that are announced, only their page will say where they are. */
const ELSEWHERE = 'Weitere';

/** Cards by part of the country; their order within a part stays. */
export function byMajorRegion<Card extends { readonly canton?: Region['canton'] }>(
  cards: readonly Card[],
): readonly RegionGroup<Card>[] {
  const parts = Object.entries(MAJOR_REGIONS).map(([name, cantons]) => ({
    name,
    cards: cards.filter(({ canton }) => canton && cantons.includes(canton)),
  }));
  const elsewhere = { name: ELSEWHERE, cards: cards.filter(({ canton }) => !canton) };
  return [...parts, elsewhere].filter((group) => group.cards.length > 0);
}
