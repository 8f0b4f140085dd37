import { pointerSegments } from '../../lib/json-pointer.ts';
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
  let texts: readonly Text[] | undefined;
  return {
    entry,
    get texts() {
      texts ??= pointers.map((pointer) => ({ pointer, value: String(valueAt(entry.data, pointer)) }));
      return texts;
    },
  };
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
  const plain = /[<*\]]/.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text;
  const words: string[] = [];
  let word = '';
  let isWord = false;
  let start = 0;
  for (let at = 0; at <= plain.length; at += 1) {
    const kind = at < plain.length ? kindOf(plain.charCodeAt(at)) : BETWEEN;
    if (kind === LETTER || kind === APOSTROPHE) {
      isWord ||= kind === LETTER;
      continue;
    }
    word += plain.slice(start, at);
    start = at + 1;
    if (kind !== BETWEEN) continue;
    if (isWord) words.push(word);
    word = '';
    isWord = false;
  }
  return words;
}

/** What a character is to a word. */
const [LETTER, APOSTROPHE, BETWEEN, OTHER] = [1, 2, 3, 4];

/** Looked up in a table, because every character of a website is asked about; filled when one is met first. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = kinds[code];
  if (known) return known;
  const character = String.fromCharCode(code);
  const kind = /[\p{L}\p{N}]/u.test(character)
    ? LETTER
    : /[’']/.test(character)
      ? APOSTROPHE
      : /[\s–—-]/.test(character)
        ? BETWEEN
        : OTHER;
  kinds[code] = kind;
  return kind;
}
