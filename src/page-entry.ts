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
  return new LazyEntry(type, slug, source, read, recallCard);
}

class LazyEntry implements PageEntry {
  readonly kind = 'page';
  readonly type: PageType;
  readonly slug: string;
  readonly source: Source;
  /** What it takes to read the data, and nothing more once that was done: together with others, it fills the memory. */
  #read: (() => unknown) | undefined;
  readonly #recallCard: (entry: PageEntry) => PageCard;
  #data: unknown;
  #card: PageCard | undefined;

  constructor(
    type: PageType,
    slug: string,
    source: Source,
    read: () => unknown,
    recallCard: (entry: PageEntry) => PageCard,
  ) {
    this.type = type;
    this.slug = slug;
    this.source = source;
    this.#read = read;
    this.#recallCard = recallCard;
  }

  get data(): unknown {
    if (this.#read) {
      this.#data = this.#read();
      this.#read = undefined;
    }
    return this.#data;
  }

  get card(): PageCard {
    this.#card ??= this.#recallCard(this);
    return this.#card;
  }
}

/** What is said of a page elsewhere. Reads its data. */
export function cardOf({ type, slug, data }: PageEntry): PageCard {
  return {
    meta: type.meta(data, slug),
    summary: type.summary(data, slug),
    names: type.names?.(data) ?? [],
  };
}
