/**
 * The nouns of the pipeline, in the order in which a page passes through them:
 * Source → Entry → Route → Page → RenderedPage → OutputFile.
 */
import type { Document } from 'yaml';
import type { Period, Waiting } from './lib/visibility.ts';
import type { Place } from './problems/problem.ts';
import type { DataFile, OutputFile, PageMeta, PageType } from './template-api.ts';

export type { OutputFile } from './template-api.ts';

/** A data file as it lies on the disk, and the type that claims it. */
export interface DataText {
  /** Path relative to the root, with forward slashes: `data/teams/red.yaml`. */
  readonly file: string;
  /** File name without extension; the last part of a page's address. */
  readonly slug: string;
  readonly type: PageType | DataFile;
  /** Missing when the file could not be read. */
  readonly text?: string;
}

/**
 * What some data files say in place of what is on the disk, by their paths from the root: an edit that is only tried out.
 * Undefined for a file that is taken away.
 */
export type Instead = ReadonlyMap<string, string | undefined>;

/** Tells line and column of an offset, both from 1. */
export interface Lines {
  readonly linePos: (offset: number) => { readonly line: number; readonly col: number };
}

/** One data file that could be read: text, parsed value, and the document that knows where each node is. */
export interface Source {
  /** Path relative to the root, with forward slashes: `data/teams/red.yaml`. */
  readonly file: string;
  /** Its text as it was most likely meant. Offsets are offsets in this. */
  readonly text: string;
  /** Its text as it was typed, where a slip spoils that. People look there for what findings name. */
  readonly typed?: string | undefined;
  readonly document: () => Document.Parsed;
  readonly lines: () => Lines;
  /** What it says. */
  readonly value: unknown;
  /** When the page may be seen, if it is one. */
  readonly period: Period;
  /**
   * Where texts, numbers and truth values are. Known of files that are written plainly, where it takes less time than
   * reading the document.
   */
  readonly ranges: () => Ranges | undefined;
}

/** Parts of a file by JSON pointer: offsets, end exclusive. */
export type Ranges = ReadonlyMap<string, readonly [start: number, end: number]>;

/** A data file and the type that claims it. Its source is missing when the file could not be read or parsed. */
export interface LoadedFile extends Omit<DataText, 'text'> {
  readonly source?: Source;
}

/** A source that satisfied its schema, and what it is. */
export type Entry = PageEntry | DataEntry;

export interface PageEntry {
  readonly kind: 'page';
  readonly type: PageType;
  readonly slug: string;
  readonly source: Source;
  /** What its file says, facts put in. */
  readonly data: unknown;
  readonly card: PageCard;
}

/** What is said of a page elsewhere. Plain data. */
export interface PageCard {
  /** What search engines are told. */
  readonly meta: PageMeta;
  /** What other pages know of it. */
  readonly summary: unknown;
  /** What it is about: its own name first, then others that it is known by. */
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
  /** Why visitors cannot open it yet, on a site that shows such pages. */
  readonly waiting?: Waiting | undefined;
}

/** A page, and what it tells search engines. */
export interface Page {
  readonly route: Route;
  readonly meta: PageMeta;
  /** What it is marked with if visitors cannot open it yet. */
  readonly mark?: DraftMark | undefined;
}

/** What a page is marked with that visitors cannot open yet. */
export interface DraftMark {
  readonly label: string;
  /** Why, and until when. */
  readonly title: string;
  /** That of both, as BCP 47 names it. */
  readonly language: string;
}

/** A page with its own markup, before that is wrapped in the document. */
export interface RenderedPage extends Page {
  readonly body: string;
  /** Files that its components asked for. */
  readonly files: readonly OutputFile[];
}

/** The picture shown where a page is shared, before it is drawn. */
export interface RenderedPicture {
  /** Output path of the page. */
  readonly page: string;
  /** What there is to see and to read, in words. */
  readonly alt: string;
  /** In pixels, as its SVG states it. */
  readonly width: number;
  readonly height: number;
  /** Hash of its SVG. */
  readonly hash: string;
  svg(): string;
}

/** A field that shows a picture. */
export interface ImageUse {
  /** Path of the picture below `data/`. */
  readonly file: string;
  /** Of its name in the field. */
  readonly place: Place;
  /** In pixels: what is smaller looks blurred there. */
  readonly minWidth: number;
}

/** What the output folder remembers of a page, because its HTML does not say it. */
export interface PageRecord {
  /** Path inside the output folder. */
  readonly output: string;
  /** Name of its page type. */
  readonly type: string;
  /** Data file it is made from, relative to the root. */
  readonly source: string;
}

/** Knows how words are spelled. */
export interface Speller {
  /** @param isPart true for what a hyphen joins to another word */
  knows(word: string, isPart: boolean): boolean;
  /**
   * The few words that were most likely meant, the likeliest first.
   *
   * @param used words of the site that are right, and how often they occur there
   */
  suggest(word: string, used: ReadonlyMap<string, number>): readonly string[];
}

/** What a host answers at an address that has no page. Statuses are those of HTTP. */
export type Redirect =
  | { readonly from: string; readonly to: string; readonly status: 301 | 302 }
  /** There was a page, and nothing took its place. */
  | { readonly from: string; readonly status: 410 };

type Bytes = OutputFile['bytes'];

/** A file of the next site that has just been written: where it lies on the disk or, if it does not, what it says. */
export interface LaidFile {
  readonly output: string;
  /** As in a `KnownFile`, or of its bytes. */
  readonly hash: string;
  readonly path?: string | undefined;
  readonly bytes?: Bytes | undefined;
}

/** A file that need not be made again where it is still there from the last build. */
export interface KnownFile {
  /** Path inside the output folder. */
  readonly output: string;
  /** What its bytes follow from: the same hash at the same path, the same bytes. */
  readonly hash: string;
  make(): Bytes | Promise<Bytes>;
}
