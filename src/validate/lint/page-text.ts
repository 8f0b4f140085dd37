import { pointerSegments } from '../../problems/locate.ts';
import type { PageEntry } from '../../types.ts';

/** One text of a page as its reader sees it, and where it stands in the data. */
export interface Text {
  readonly pointer: string;
  readonly value: string;
}

/** A page with everything on it that is meant to be read. */
export interface PageText {
  readonly entry: PageEntry;
  readonly texts: readonly Text[];
}

/** Reads a page's texts from its data, facts put in, at the pointers that its schema marks as text. */
export function pageText(entry: PageEntry, pointers: readonly string[]): PageText {
  const texts = pointers.map((pointer) => ({ pointer, value: String(valueAt(entry.data, pointer)) }));
  return { entry, texts };
}

/** What stands on the page itself; title and description in search results are not part of it. */
export const bodyTexts = ({ texts }: PageText) => texts.filter(({ pointer }) => !pointer.startsWith('/meta/'));

function valueAt(data: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce(
    (value, segment) => (value as Readonly<Record<string, unknown>> | undefined)?.[segment],
    data,
  );
}

/** Words of a text: what is between spaces and has a letter or a digit. Markup does not count. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ')
    .split(/[\s\u00a0–—-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}’']/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
