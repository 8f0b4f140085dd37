import type { BlockKind } from './read-part.ts';

/** What can change on a page, in the order in which it is reported. */
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
  'data',
] as const;

/** One change as a visitor would notice it. Without `before` something came, without `after` it went. */
export interface Change {
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly block?: BlockKind | undefined;
  /** The heading and row that it belongs to. */
  readonly under?: string | undefined;
  /** Words of a link, name of a value in the structured data, text whose place changed. */
  readonly label?: string | undefined;
  /** True where a text differs in nothing but prices, phone numbers and hours that are reported by themselves. */
  readonly onlyFacts?: true | undefined;
}

/** Sorts changes by their kinds. */
export const compareKinds = (a: Change, b: Change) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind);

export interface PageName {
  readonly url: string;
  readonly title: string;
}

export interface PageDiff extends PageName {
  readonly changes: readonly Change[];
}

/** The same change on several pages, which are named by their addresses. */
export interface SharedChange {
  readonly change: Change;
  readonly pages: readonly string[];
}

export interface SiteDiff {
  readonly added: readonly PageName[];
  readonly removed: readonly PageName[];
  /** Number of pages that are in both builds. */
  readonly common: number;
  readonly shared: readonly SharedChange[];
  readonly changed: readonly PageDiff[];
}
