/** What visitors act on: amounts of money, phone numbers, opening hours. In the order in which they are reported. */
export const FACT_KINDS = ['price', 'phone', 'hours'] as const;

export type FactKind = (typeof FACT_KINDS)[number];

const PATTERNS: Readonly<Record<FactKind, RegExp>> = {
  price: /(?:CHF|EUR|€) ?\d(?:[\d’'.,]*\d)?(?: ?[–-] ?\d(?:[\d’'.,]*\d)?)?/g,
  phone: /(?<![\d.,])(?:\+\d{2}|0\d{2})(?: ?\d){7,10}(?!\d)/g,
  hours: /(?<![\d.,:’'])\d{1,2}(?:[.:]\d{2})? ?[–-] ?\d{1,2}[.:]\d{2}(?![\d.,’']*\d)/g,
};

export const factsIn = (kind: FactKind, text: string): string[] => text.match(PATTERNS[kind]) ?? [];

/** The text with a placeholder for each fact: equal for two texts that differ in nothing else. */
export const withoutFacts = (text: string) =>
  FACT_KINDS.reduce((rest, kind) => rest.replace(PATTERNS[kind], `{${kind}}`), text);

/** True for as many of each item as the list has: each answer uses one up. */
export function upTo<Item>(items: readonly Item[]): (item: Item) => boolean {
  const left = [...items];
  return (item) => {
    const at = left.indexOf(item);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
}

/** Items of the first list that are not in the second, counting how often each is there. */
export function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const isMatched = upTo(others);
  return items.filter((item) => !isMatched(item));
}
