import type { BlockKind } from './read-part.ts';

/** Kinds of change, in the order in which they are reported. */
const CHANGE_KINDS = [
  'price',
  'phone',
  'hours',
  'title',
  'description',
  'canonical',
  'robots',
  'text',
  'moved',
  'link',
] as const;

/** One change as a visitor would notice it: an addition if it lacks `before`, a removal if it lacks `after`. */
export interface Change {
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly block?: BlockKind | undefined;
  /** Heading and row to which it belongs. */
  readonly under?: string | undefined;
  /** Text of a link, or the text that moved. */
  readonly label?: string | undefined;
  /** True if a text differs only in prices, phone numbers and hours, which are reported as changes of their own. */
  readonly onlyFacts?: true | undefined;
}

export const compareKinds = (a: Change, b: Change) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind);

interface PageName {
  readonly url: string;
  readonly title: string;
}

interface RemovedPage extends PageName {
  /** Where its address leads now. */
  readonly movedTo?: string | undefined;
}

export interface PageDiff extends PageName {
  readonly changes: readonly Change[];
}

/** The same change on several pages. */
export interface SharedChange {
  readonly change: Change;
  /** Their URLs. */
  readonly pages: readonly string[];
}

export interface SiteDiff {
  readonly added: readonly PageName[];
  readonly removed: readonly RemovedPage[];
  /** Number of pages in both builds. */
  readonly common: number;
  readonly shared: readonly SharedChange[];
  readonly changed: readonly PageDiff[];
}
