import { forPage } from './problems/failure.ts';
import type { PageType } from './template-api.ts';
import type { LoadedFile, PageCard, PageEntry, Source } from './types.ts';

/** True for the type of files that are pages; all others only hold data. */
export const isPageType = (type: LoadedFile['type']): type is PageType => 'render' in type;

/** The entry of a page. */
export function pageEntry(type: PageType, slug: string, source: Source, data: unknown): PageEntry {
  const page = { kind: 'page', type, slug, source, data } as const;
  return { ...page, card: cardOf(page) };
}

/** What is said of a page elsewhere. */
export const cardOf = ({ type, slug, source, data }: Omit<PageEntry, 'kind' | 'card'>): PageCard =>
  forPage(
    () => ({ url: type.url(slug), file: source.file }),
    () => ({
      meta: type.meta(data, slug),
      summary: type.summary(data, slug),
      names: type.names?.(data) ?? [],
    }),
  );
