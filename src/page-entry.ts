import { once } from './lib/once.ts';
import type { PageType } from './template-api.ts';
import type { LoadedFile, PageCard, PageEntry, Source } from './types.ts';

/** True for the type of files that are pages; all others only hold data. */
export const isPageType = (type: LoadedFile['type']): type is PageType => 'render' in type;

/**
 * The entry of a page. Its data is read when somebody asks for it, and so is its card.
 *
 * @param read gives the data, facts put in
 * @param recallCard gives the card, if it is known without reading the data
 */
export function pageEntry(
  type: PageType,
  slug: string,
  source: Source,
  read: () => unknown,
  recallCard: (entry: PageEntry) => PageCard = cardOf,
): PageEntry {
  const data = once(read);
  const card = once(() => recallCard(entry));
  const entry: PageEntry = {
    kind: 'page',
    type,
    slug,
    source,
    get data() {
      return data();
    },
    get card() {
      return card();
    },
  };
  return entry;
}

export function cardOf({ type, slug, data }: PageEntry): PageCard {
  return {
    meta: type.meta(data, slug),
    summary: type.summary(data, slug),
    names: type.names?.(data) ?? [],
  };
}
