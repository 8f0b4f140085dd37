import type { DiffWords } from '../messages/messages.ts';
import type { Change, SiteDiff } from './change.ts';
import { diffWords, type Segment } from './word-diff.ts';

/** A change as people read it, before it is coloured or marked up. */
export interface Phrase {
  /** What changed: «Price», «Paragraph». */
  readonly label: string;
  readonly segments: readonly Segment[];
  /** Heading and row, if that helps to find it. */
  readonly where: string | undefined;
}

const same = (text: string): Segment[] => (text === '' ? [] : [{ kind: 'same', text }]);

function values(before: string | undefined, after: string | undefined): Segment[] {
  if (before === undefined) return after === undefined ? [] : [{ kind: 'added', text: after }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return [
    { kind: 'old', text: before },
    { kind: 'same', text: '→' },
    { kind: 'new', text: after },
  ];
}

/** The phrase of a change, or nothing where its facts already say it all. */
export function phrase(change: Change, words: DiffWords): Phrase | undefined {
  if (change.onlyFacts) return undefined;
  const label = change.kind === 'text' ? words.blocks[change.block ?? 'text'] : words.kinds[change.kind];
  return { label, segments: segmentsOf(change), where: change.under };
}

function segmentsOf({ kind, before, after, label = '' }: Change): Segment[] {
  switch (kind) {
    case 'moved':
      return same(label);
    case 'level':
    case 'data':
      return [...same(`${label}:`), ...values(before, after)];
    case 'link':
      return [...same(label === '' ? '' : `${label}:`), ...values(before, after)];
    case 'text':
    case 'title':
    case 'description':
      return before !== undefined && after !== undefined ? diffWords(before, after) : values(before, after);
    default:
      return values(before, after);
  }
}

const LISTED = 10;

/** Which pages a shared change hit: all of them, or the first few by their addresses. */
export function whichPages(pages: readonly string[], common: number, words: DiffWords): string {
  if (pages.length === common) return words.onAllPages(common);
  return `${words.onPages(pages.length, common)}: ${shortList(pages, words)}`;
}

const shortList = (items: readonly string[], words: DiffWords) =>
  items.length <= LISTED
    ? items.join(', ')
    : `${items.slice(0, LISTED).join(', ')} ${words.andMore(items.length - LISTED)}`;

/** The one line that says how much changed. */
export function summaryOf(diff: SiteDiff, words: DiffWords): string {
  const counts = {
    added: diff.added.length,
    removed: diff.removed.length,
    changed: diff.changed.length,
    shared: diff.shared.filter(({ change }) => !change.onlyFacts).length,
  };
  return Object.values(counts).some((n) => n > 0) ? words.summary(counts) : words.nothing;
}
