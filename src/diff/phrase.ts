import { diffArrays } from 'diff';
import type { DiffWords } from '../messages/messages.ts';
import type { Change, SiteDiff } from './change.ts';

/** A stretch of text that stayed, went or came; or a value that became another, with an arrow between the two. */
export interface Segment {
  readonly kind: 'same' | 'removed' | 'added' | 'old' | 'new';
  readonly text: string;
}

export interface Phrase {
  readonly label: string;
  readonly segments: readonly Segment[];
  /** Heading and row, if that helps to find it. */
  readonly where: string | undefined;
}

function values(before: string | undefined, after: string | undefined): Segment[] {
  if (before === undefined) return after === undefined ? [] : [{ kind: 'added', text: after }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return [
    { kind: 'old', text: before },
    { kind: 'same', text: '→' },
    { kind: 'new', text: after },
  ];
}

/** The phrases of changes, without texts of which only reported facts have changed. */
export const phrases = (changes: readonly Change[], words: DiffWords): readonly Phrase[] =>
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
  return [...(name ? [{ kind: 'same', text: name } as const] : []), ...values(before, after)];
}

/** Number of unchanged words that are shown beside a change; the rest of a long text is left out. */
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

const LISTED = 10;

/** Says which pages have a shared change: all of them, or the first few by their addresses. */
export function whichPages(pages: readonly string[], common: number, words: DiffWords): string {
  if (pages.length === common) return words.onAllPages(common);
  const left = pages.length - LISTED;
  const listed = pages.slice(0, LISTED).join(', ');
  return `${words.onPages(pages.length, common)}: ${listed}${left > 0 ? ` ${words.andMore(left)}` : ''}`;
}

export function summaryOf(diff: SiteDiff, words: DiffWords): string {
  const counts = {
    added: diff.added.length,
    removed: diff.removed.length,
    changed: diff.changed.length,
    shared: diff.shared.filter(({ change }) => !change.onlyFacts).length,
  };
  return Object.values(counts).some((n) => n > 0) ? words.summary(counts) : words.nothing;
}
