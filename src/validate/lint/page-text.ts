import { memoized } from '../../lib/collections.ts';
import { valueAt } from '../../lib/json-pointer.ts';
import type { Entry, PageEntry } from '../../types.ts';

/** One text of a page as its reader sees it, and where it is in the data. */
export interface Text {
  readonly pointer: string;
  readonly value: string;
}

/** A file with everything in it that is meant to be read. */
export interface FileText<Of extends Entry> {
  readonly entry: Of;
  readonly texts: readonly Text[];
}

export type PageText = FileText<PageEntry>;

/** Reads a file's texts from its data, on a page with facts put in, at the pointers that its schema marks as text. */
export function pageText<Of extends Entry>(entry: Of, pointers: readonly string[]): FileText<Of> {
  const groupAt = memoized((pointer) => valueAt(entry.data, pointer));
  const texts = pointers.map((pointer) => {
    const end = pointer.lastIndexOf('/');
    return { pointer, value: String(valueAt(groupAt(pointer.slice(0, end)), pointer.slice(end))) };
  });
  return { entry, texts };
}

/** What is on the page itself; title and description in search results are not part of it. */
export const bodyTexts = ({ texts }: PageText) => texts.filter(({ pointer }) => !pointer.startsWith('/meta/'));
