import { fieldOf, valueAt } from '../../lib/json-pointer.ts';
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
  const { data } = entry;
  // Texts of one group mostly come one after the other, and finding the group takes longer than finding a text in it.
  let group = '';
  let fields: unknown = data;
  const texts = pointers.map((pointer) => {
    const end = pointer.lastIndexOf('/');
    if (end !== group.length || !pointer.startsWith(group)) {
      group = pointer.slice(0, end);
      fields = valueAt(data, group);
    }
    const name = pointer.slice(end);
    return { pointer, value: String(name.includes('~') ? valueAt(fields, name) : fieldOf(fields, name.slice(1))) };
  });
  return { entry, texts };
}

/** What is on the page itself; title and description in search results are not part of it. */
export const bodyTexts = ({ texts }: PageText) => texts.filter(({ pointer }) => !pointer.startsWith('/meta/'));
