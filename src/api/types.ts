/**
 * The types of the pipeline, in the order in which a page passes through them: DataText → Source → Entry → Route → Page →
 * RenderedPage → OutputFile.
 */

import type { PageSource } from '../base/findings/failure.ts';
import type { Place } from '../base/findings/finding.ts';
import type { Source } from '../base/findings/source.ts';
import type { Unpublished } from '../base/lib/visibility.ts';
import type { DataFile, OutputFile, PageMeta, PageType } from './template-api.ts';

export type { Source } from '../base/findings/source.ts';
export type { OutputFile } from './template-api.ts';

/** A data file as it is on disk, and the type that its path matches. */
export interface DataText {
  /** Path relative to the root, with forward slashes: `data/teams/red.yaml`. */
  readonly file: string;
  /** File name without extension, which is the last segment of a page's address. */
  readonly slug: string;
  readonly type: PageType | DataFile;
  /** Missing when the file could not be read. */
  readonly text?: string;
}

/**
 * Edits that are only tried out: path relative to the root → text that replaces the one on disk, or undefined for a deleted
 * file.
 */
export type ReplacedFiles = ReadonlyMap<string, string | undefined>;

/** A data file and the type that its path matches. The source is missing if the file could not be read or parsed. */
export interface LoadedFile extends Omit<DataText, 'text'> {
  readonly source?: Source;
}

/** A data file that satisfies its schema. */
export type Entry = PageEntry | DataEntry;

export interface PageEntry {
  readonly kind: 'page';
  readonly type: PageType;
  readonly slug: string;
  readonly source: Source;
  /** The value of its file, with facts filled in. */
  readonly data: unknown;
  readonly profile: PageProfile;
}

/** What other pages and search engines know about a page. Plain data. */
export interface PageProfile {
  readonly meta: PageMeta;
  /** What other pages can know about it. */
  readonly summary: unknown;
  /** Names of its subject, the main one first. */
  readonly names: readonly string[];
}

export interface DataEntry {
  readonly kind: 'data';
  readonly type: DataFile;
  readonly slug: string;
  readonly source: Source;
  readonly data: unknown;
}

/** A page with its address. */
export interface Route {
  readonly entry: PageEntry;
  /** Absolute path on the site: `/teams/red/`, or a file such as `/404.html`. */
  readonly url: string;
  /** Path inside the output folder: `teams/red/index.html`. */
  readonly output: string;
  /** Why the page is not published yet. Set only on a site that shows unpublished pages. */
  readonly unpublished?: Unpublished | undefined;
}

/** A page with its metadata, before it is rendered. */
export interface Page {
  readonly route: Route;
  readonly meta: PageMeta;
  /** Set if visitors cannot open the page yet. */
  readonly mark?: DraftMark | undefined;
}

/** The mark on a page that visitors cannot open yet. */
export interface DraftMark {
  readonly label: string;
  /** Why, and until when. */
  readonly title: string;
  /** Language of label and title as a BCP 47 tag. */
  readonly language: string;
}

/** Makes the mark of an unpublished page from its data file, relative to the root, and from why it is not public. */
export type MakeDraftMark = (file: string, unpublished: Unpublished) => DraftMark;

/** A page with its own markup, before the document is wrapped around it. */
export interface RenderedPage extends Page {
  readonly body: string;
  /** Files that its components created. */
  readonly files: readonly OutputFile[];
}

/** The social picture of a page, before it is drawn. */
export interface RenderedPicture {
  /** Output path of the page. */
  readonly page: string;
  /** Identifies the page in errors. */
  readonly source: PageSource;
  /** Alternative text. */
  readonly alt: string;
  /** In pixels, as stated in the SVG. */
  readonly width: number;
  readonly height: number;
  /** Hash of the SVG. */
  readonly hash: string;
  svg(): string;
}

/** A field that shows an image. */
export interface ImageUse {
  /** Path of the image below `data/`. */
  readonly file: string;
  /** Position of the path in the data file. */
  readonly place: Place;
  /** In pixels. Narrower images look blurred there. */
  readonly minWidth: number;
}

/** Facts about a page that the output folder stores because they are not in its HTML. */
export interface PageRecord {
  /** Path inside the output folder. */
  readonly output: string;
  /** Name of its page type. */
  readonly type: string;
  /** Its data file, relative to the root. */
  readonly source: string;
  /** Set for a draft that lacks something, so that stand-ins are in its place. */
  readonly isIncomplete?: true;
}

/** A spell checker. */
export interface Speller {
  /**
   * True if the word is spelled correctly.
   *
   * @param isPart true for a part of a hyphenated word
   */
  knows(word: string, isPart: boolean): boolean;
  /**
   * Suggests the words that were most likely meant, the likeliest first.
   *
   * @param used correctly spelled words of the site and how often each occurs
   */
  suggest(word: string, used: ReadonlyMap<string, number>): readonly string[];
}

/** HTTP response of a host at an address that has no page. */
export type Redirect =
  | { readonly from: string; readonly to: string; readonly status: 301 | 302 }
  /** The page was removed without a replacement. */
  | { readonly from: string; readonly status: 410 };

type Bytes = OutputFile['bytes'];

/** A file of the next site that has just been written to `path`. */
export interface WrittenFile {
  readonly output: string;
  /** As in `LazyFile`, otherwise a hash of the bytes. */
  readonly hash: string;
  readonly path: string;
}

/** A file that is made only if the last build has not left the same one. */
export interface LazyFile {
  /** Path inside the output folder. */
  readonly output: string;
  /** Identifies the bytes: two files with the same path and hash are identical. */
  readonly hash: string;
  make(): Bytes | Promise<Bytes>;
}
