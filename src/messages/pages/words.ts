import type { Waiting } from '../../lib/visibility.ts';

/** A page that visitors cannot open yet, by its file. */
export interface WaitingFile {
  readonly file: string;
  readonly waiting: Waiting;
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
  /** Drafts and a release were asked for at once. */
  readonly noDraftsInRelease: string;
}
