/** What a word may be put together from. */
export interface Parts {
  /** True for a word as it may be before another one, in small letters. */
  readonly isHead: (part: string) => boolean;
  /** True for a word as it may end a compound that begins with a capital letter, or with a small one. */
  readonly isTail: (part: string, isCapital: boolean) => boolean;
  /** What may be between two of them. */
  readonly links: readonly string[];
}

/** Shorter words are hardly compounds, but often slips that happen to fall into two words. */
const LEAST = 9;

/** Letters that a part has at least. Most shorter words are endings or the middle of another word. */
const [LEAST_HEAD, LEAST_TAIL] = [3, 4];

/** Languages that put words together do not stop there, but the more parts, the more slips would pass. */
const MOST_PARTS = 3;

/** True for a word that is put together from others, as some languages do with any words: no dictionary lists them all. */
export function isCompound(word: string, parts: Parts): boolean {
  const small = word.toLowerCase();
  return word.length >= LEAST && isPutTogether(small, word[0] !== small[0], parts, MOST_PARTS);
}

function isPutTogether(rest: string, isCapital: boolean, parts: Parts, most: number): boolean {
  for (let at = LEAST_HEAD; at <= rest.length - LEAST_TAIL; at += 1) {
    if (!mayBegin(rest.slice(0, at), parts)) continue;
    const tail = rest.slice(at);
    if (parts.isTail(tail, isCapital) || (most > 2 && isPutTogether(tail, isCapital, parts, most - 1))) return true;
  }
  return false;
}

const mayBegin = (text: string, { isHead, links }: Parts): boolean =>
  isHead(text) ||
  links.some(
    (link) => text.length > LEAST_HEAD + link.length && text.endsWith(link) && isHead(text.slice(0, -link.length)),
  );
