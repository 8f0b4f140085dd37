import { forPage } from '../base/findings/failure.ts';
import type { PageType } from './template-api.ts';
import type { LoadedFile, PageEntry, PageProfile, Source } from './types.ts';

/** True for the type of a page, false for that of a plain data file. */
export const isPageType = (type: LoadedFile['type']): type is PageType => 'render' in type;

export function pageEntry(type: PageType, slug: string, source: Source, data: unknown): PageEntry {
  const page = { kind: 'page', type, slug, source, data } as const;
  return { ...page, profile: profileOf(page) };
}

export const profileOf = ({ type, slug, source, data }: Omit<PageEntry, 'kind' | 'profile'>): PageProfile =>
  forPage(
    () => ({ url: type.url(slug), file: source.file }),
    () => ({
      meta: type.meta(data),
      summary: type.summary(data, slug),
      names: type.names?.(data) ?? [],
    }),
  );
