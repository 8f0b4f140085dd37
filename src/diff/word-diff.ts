import { diffArrays } from 'diff';

/** A stretch of text that stayed, went or came; or a value that became another, with an arrow between the two. */
export interface Segment {
  readonly kind: 'same' | 'removed' | 'added' | 'old' | 'new';
  readonly text: string;
}

/** So many words of what stayed are shown beside a change; the rest of a long text is left out. */
const CONTEXT_WORDS = 5;

/** What changed between two texts, word by word. */
export function diffWords(before: string, after: string): Segment[] {
  const parts = diffArrays(before.split(' '), after.split(' '));
  return parts.map(({ value, removed, added }, index) => {
    if (removed || added) return { kind: removed ? 'removed' : 'added', text: value.join(' ') };
    return { kind: 'same', text: elide(value, index === 0, index === parts.length - 1) };
  });
}

function elide(words: readonly string[], isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT_WORDS;
  const tail = isLast ? 0 : CONTEXT_WORDS;
  if (words.length <= head + tail + 1) return words.join(' ');
  return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ');
}
