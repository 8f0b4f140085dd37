import type { Entry, PageEntry } from '../../../api/types.ts';
import { memoized } from '../../../base/lib/collections.ts';
import { parentPointer, valueAt } from '../../../base/lib/json-pointer.ts';

/** A text as readers see it, with its pointer in the data. */
export interface Text {
  readonly pointer: string;
  readonly value: string;
}

/** A file with all its texts for readers. */
export interface FileText<Of extends Entry> {
  readonly entry: Of;
  readonly texts: readonly Text[];
}

export type PageText = FileText<PageEntry>;

/** Reads the texts at the given pointers, on a page with facts interpolated. */
export function pageText<Of extends Entry>(entry: Of, pointers: readonly string[]): FileText<Of> {
  const parentAt = memoized((pointer) => valueAt(entry.data, pointer));
  const texts = pointers.map((pointer) => {
    const parent = parentPointer(pointer);
    return { pointer, value: String(valueAt(parentAt(parent), pointer.slice(parent.length))) };
  });
  return { entry, texts };
}

/** The texts on the page itself, without title and description for search results. */
export const bodyTexts = ({ texts }: PageText) => texts.filter(({ pointer }) => !pointer.startsWith('/meta/'));
