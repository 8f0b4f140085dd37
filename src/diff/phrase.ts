import { diffArrays } from 'diff';
import type { Change, SiteDiff } from './change.ts';
import type { DiffWords } from './words.ts';

/** A run of text that was kept, removed or added; or the old or new value of a replacement, with an arrow in between. */
export interface Segment {
  readonly kind: 'same' | 'removed' | 'added' | 'old' | 'new';
  readonly text: string;
}

export interface Phrase {
  readonly label: string;
  readonly segments: readonly Segment[];
  /** Heading and row, where they help to find the change. */
  readonly where: string | undefined;
}

function valueSegments(before: string | undefined, after: string | undefined): Segment[] {
  if (before === undefined) return after === undefined ? [] : [{ kind: 'added', text: after }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return [
    { kind: 'old', text: before },
    { kind: 'same', text: '→' },
    { kind: 'new', text: after },
  ];
}

/** Puts changes into words. Leaves out texts that differ only in facts, which are changes of their own. */
export const phrasesOf = (changes: readonly Change[], words: DiffWords): readonly Phrase[] =>
  changes
    .filter(({ onlyFacts }) => !onlyFacts)
    .map((change) => ({
      label: change.kind === 'text' ? words.blocks[change.block ?? 'text'] : words.kinds[change.kind],
      segments: segmentsOf(change),
      where: change.under,
    }));

function segmentsOf({ kind, before, after, label }: Change): Segment[] {
  const isProse = kind === 'text' || kind === 'title' || kind === 'description';
  if (isProse && before !== undefined && after !== undefined) return diffWords(before, after);
  const name = kind === 'moved' ? label : label && `${label}:`;
  return [...(name ? [{ kind: 'same', text: name } as const] : []), ...valueSegments(before, after)];
}

/** Number of unchanged words shown on each side of a change; the rest of a long text is elided. */
const CONTEXT_WORDS = 5;

function diffWords(before: string, after: string): Segment[] {
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

const MAX_LISTED = 10;

/** Describes which pages share a change: all of them, or the URLs of the first few. */
export function describePages(pages: readonly string[], common: number, words: DiffWords): string {
  if (pages.length === common) return words.onAllPages(common);
  const more = pages.length - MAX_LISTED;
  const listed = pages.slice(0, MAX_LISTED).join(', ');
  return `${words.onPages(pages.length, common)}: ${listed}${more > 0 ? ` ${words.andMore(more)}` : ''}`;
}

export function summaryOf(diff: SiteDiff, words: DiffWords): string {
  const counts = {
    added: diff.added.length,
    removed: diff.removed.length,
    changed: diff.changed.length,
    shared: diff.shared.filter(({ change }) => !change.onlyFacts).length,
  };
  return Object.values(counts).some((count) => count > 0) ? words.summary(counts) : words.nothing;
}
