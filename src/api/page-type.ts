/** How a website describes a type of page. */
import type { ReactNode } from 'react';
import type { SocialPicture } from './pictures.ts';
import type { SharedData, SiteView } from './site-view.ts';

/** Metadata of a page for search engines and browser tabs. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** True keeps the page out of search indexes. */
  readonly noindex?: boolean;
  /** Day of publication: `2025-01-14`. Only for pages that show it. It is also passed to search engines. */
  readonly published?: string;
}

/** The page being rendered. */
export interface PageContext {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
}

/** Name → value. Texts refer to facts as `{{name}}`. */
export type Facts = Readonly<Record<string, string>>;

/** Minimum number of words of a page, and the parts of its data that count. */
export interface WantedLength {
  /** JSON pointers. Texts below them count: `/sections`. */
  readonly parts: readonly string[];
  /** In words. */
  readonly min: number;
  /** Pointer to the field that names the page. */
  readonly namedAt: string;
}

/** A reading time stated by an editor, and the one calculated from the text. */
export interface StatedReadingTime {
  /** Pointer to the field that states it. */
  readonly statedAt: string;
  /** In minutes, as stated. */
  readonly stated: number;
  /** In whole minutes, as calculated from the number of words. */
  readonly minutes: number;
  readonly words: number;
}

/** Initial data of a new page, looked up so that editors need not. */
export interface Starter<Data = unknown> {
  /** Distinguishes candidates if a name is ambiguous: two towns, for example. */
  readonly label: string;
  /** Fields of the new file. All others are left empty. */
  readonly data: Partial<Data>;
  /** Source of the values. Becomes a comment in the file. */
  readonly source?: string;
}

/** Content that a starter can look things up in. The data of other pages may be invalid or incomplete. */
export interface ExistingContent {
  /** Returns the text of a file below `data/`, or undefined if there is no such file. */
  read(file: string): string | undefined;
  pages(type: string): readonly { readonly slug: string; readonly data: unknown }[];
  /** Today's date: `2025-01-14`. */
  readonly today: string;
}

/**
 * A type of page. Has methods instead of function properties, so that types with different data fit into one list.
 *
 * `Data` is the shape that the schema guarantees, `Summary` what other pages can know about a page of this type.
 */
export interface PageType<Data = unknown, Summary = unknown> {
  readonly name: string;
  /** Pattern of its data files below `data/`, with at most one `*`: `teams/*.yaml`. */
  readonly files: string;
  /**
   * With a `*`: names of files that must exist and be public, such as that of the error page. A file without a `*` must
   * exist unless this is empty.
   */
  readonly always?: readonly string[];
  /** Path of the JSON Schema, relative to the templates folder. */
  readonly schema: string;
  /**
   * Name of the style sheet that pages of this type share with those of others: `inner`. It has what the modules of these types
   * import, and replaces that of the site: a single sheet saves a request and a round trip. The module of a type lies beside its
   * schema and is named after their folder: `pages/team/team.tsx`.
   */
  readonly styles?: string;
  /** Returns the address of a page. It ends with a slash or names a file such as `/404.html`. */
  url(slug: string): string;
  /**
   * Field that, like `from`, holds the first day on which visitors can open the page: the date of an article. If both are
   * set, the later day counts.
   */
  readonly firstDay?: string;
  /** Returns what other pages can know about this page. Keep it small: every page depends on it. */
  summary(data: Data, slug: string): Summary;
  /** Returns the ids on the page that links from elsewhere can target. */
  anchors(data: Data): readonly string[];
  /** Returns facts for the texts of this page, in addition to those of the site. */
  facts?(data: Data): Facts;
  /** Returns JSON pointers of the parts that the page leaves out with these settings. A claim in them needs no evidence. */
  omitted?(data: Data, shared: SharedData): readonly string[];
  /** Returns the names of the page's subject, the main one first, then related ones: districts, neighbours. */
  names?(data: Data): readonly string[];
  /** Returns how long the page should be. */
  length?(data: Data): WantedLength | undefined;
  /** Returns the reading time that an editor has stated, if any, for comparison with the calculated one. */
  readingTime?(data: Data): StatedReadingTime | undefined;
  /** Returns the label of the page in selection lists. Default: the first of its names, otherwise its title. */
  label?(data: Data): string;
  meta(data: Data): PageMeta;
  /** Returns candidates for the initial data of a new page, the likeliest first. */
  starters?(slug: string, content: ExistingContent): readonly Starter<Data>[];
  render(props: { readonly data: Data; readonly page: PageContext }): ReactNode;
  /** Returns the social picture of the page. */
  picture?(data: Data, site: SiteView): SocialPicture;
}
