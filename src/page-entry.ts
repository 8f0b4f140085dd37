import { type Memory, NO_MEMORY } from './lib/memory.ts';
import { once } from './lib/once.ts';
import type { PageType } from './template-api.ts';
import type { PageCard, PageEntry, Source } from './types.ts';

/**
 * The entry of a page. Its data is read when somebody asks for it, and so is its card; a memory that knows the card
 * spares reading the data.
 *
 * @param read gives the data, facts put in
 */
export function pageEntry(
  type: PageType,
  slug: string,
  source: Source,
  read: () => unknown,
  memory: Memory = NO_MEMORY,
): PageEntry {
  const data = once(read);
  const card = once(() => memory.recallData(`card ${type.name} ${slug}`, [entry], () => cardOf(entry)));
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

const cardOf = ({ type, slug, data }: PageEntry): PageCard => ({
  meta: type.meta(data, slug),
  summary: type.summary(data, slug),
  names: type.names?.(data) ?? [],
});
