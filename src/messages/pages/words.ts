import type { Hidden, Waiting } from '../../lib/visibility.ts';

/** A page that visitors cannot open yet, by its file. */
export interface WaitingFile {
  readonly file: string;
  readonly waiting: Waiting;
}

/** Words of `nebel explain`. */
export interface ExplainWords {
  readonly address: string;
  readonly state: string;
  readonly source: string;
  readonly type: string;
  readonly schema: string;
  readonly output: string;
  readonly title: string;
  readonly anchor: string;
  readonly anchors: string;
  readonly field: string;
  readonly help: string;
  readonly leadsTo: string;
  readonly linkedFrom: string;
  readonly oldAddresses: string;
  readonly reason: string;
  /** What is said where there are none of these. */
  readonly none: Readonly<Record<'field' | 'address' | 'anchors' | 'leadsTo' | 'linkedFrom' | 'oldAddresses', string>>;
  /** States of a page: visitors can open it, until a last day if there is one; or they cannot, and why. */
  readonly isPublic: (until: string | undefined) => string;
  readonly isHidden: (why: Hidden, file: string) => string;
  /** The file of this page has to be mended first. */
  readonly isWrong: string;
  /** Another file has the address of this one. */
  readonly isReplaced: string;
  /** States of an address that has no page. */
  readonly moved: (to: string) => string;
  readonly gone: string;
  /** What a file is that makes no page of its own. */
  readonly shared: string;
  readonly list: (addresses: number) => string;
  readonly ledger: string;
  readonly fromTemplate: string;
  readonly unknown: (asked: string, suggestion: string | undefined) => string;
  readonly unknownAnchor: (url: string, anchor: string, suggestion: string | undefined) => string;
}

/** Words about single pages: what is shown before its time, and what `nebel explain` says. */
export interface PageWords {
  /** What a page is marked with that visitors cannot open yet. */
  readonly label: (waiting: Waiting) => string;
  /** Why they cannot, and from when on they can. */
  readonly reason: (waiting: Waiting, file: string) => string;
  /** Closing line of a build without these pages. */
  readonly leftOut: (files: readonly WaitingFile[]) => string;
  /** Closing line of a build with these pages. */
  readonly included: (files: readonly WaitingFile[]) => string;
  readonly explain: ExplainWords;
  /** Drafts and a release were asked for at once. */
  readonly noDraftsInRelease: string;
}
