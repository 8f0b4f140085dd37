import { rangesIn } from './german.ts';
import { type Element, linksOf, listsOf, textOf } from './reading.ts';

export interface ShownTier {
  /** What stands before the price. */
  readonly title: string;
  readonly range: string;
  readonly text: string;
  readonly element: Element;
}

/** The price table of a page: the one list whose items each hold one price range and lead to no other page. */
export function priceTiersOf(main: Element): ShownTier[] {
  const tables = listsOf(main)
    .filter((items) => items.every((item) => linksOf(item).length === 0))
    .map((items) => items.map((element) => ({ element, text: textOf(element) })))
    .filter((items) => items.length > 1 && items.every(({ text }) => rangesIn(text).length === 1));
  const [table, ...others] = tables;
  if (!table || others.length > 0) throw new Error(`${tables.length} price tables where one was expected`);
  return table.map(({ element, text }) => {
    const [range = ''] = rangesIn(text);
    return { title: text.slice(0, text.indexOf(range)), range, text, element };
  });
}
