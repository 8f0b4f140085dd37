/** How a website describes one kind of page. */
import type { ReactNode } from 'react';
import type { SocialPicture } from './pictures.ts';
import type { SiteView } from './site-view.ts';

/** What a page tells search engines and browser tabs. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** True keeps the page out of search indexes. */
  readonly noindex?: boolean;
  /** The day on which the page was published, for pages that say so: `2025-01-14`. Search engines are told, too. */
  readonly published?: string;
}

/** The page being rendered. */
export interface PageContext {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
}

/** Values that texts refer to by name, as `{{name}}`. */
export type Facts = Readonly<Record<string, string>>;

/** How many words a page should have, and which parts of its data count. */
export interface WantedLength {
  /** Pointers with which counted texts begin: `/sections`. */
  readonly parts: readonly string[];
  readonly min: number;
  /** Pointer to the field that names the page. */
  readonly namedAt: string;
}

/** A reading time that an editor has stated, and the one that the text has. */
export interface StatedReadingTime {
  readonly statedAt: string;
  /** In minutes, as stated. */
  readonly stated: number;
  /** In whole minutes, as worked out from the words. */
  readonly minutes: number;
  readonly words: number;
}

/** What a new page can start with: looked up, so that editors need not. */
export interface Starter<Data = unknown> {
  /** Tells candidates apart when a name means several things: two towns, for example. */
  readonly label: string;
  /** Fields of the new file. Everything else is left open. */
  readonly data: Partial<Data>;
  /** Where the values come from. Becomes a comment in the file. */
  readonly source?: string;
}

/** What a starter may look things up in. The data of other pages may be wrong or unfinished. */
export interface ExistingContent {
  /** Text of a file below `data/`, if there is one. */
  read(file: string): string | undefined;
  pages(type: string): readonly { readonly slug: string; readonly data: unknown }[];
  /** The day of today: `2025-01-14`. */
  readonly today: string;
}

/**
 * One kind of page. Methods, not function properties, so that a type with its own data fits into one list.
 *
 * `Data` is the shape its schema guarantees, `Summary` what other pages may know about a page of this type.
 */
export interface PageType<Data = unknown, Summary = unknown> {
  readonly name: string;
  /** Data files of this type below `data/`, with at most one `*`: `teams/*.yaml`. */
  readonly files: string;
  /** Path of the JSON Schema, relative to the templates folder. */
  readonly schema: string;
  /**
   * Style sheet entry for pages of this type, relative to the templates folder, in place of that of the site: it imports
   * what it needs of it. One sheet is one connection and one round trip less than two.
   */
  readonly styles?: string;
  /**
   * The slugs of the pages that a file of this type makes, if those are the parts of a list that grows with the site.
   * There may be none. Without it, a file makes one page under its own name.
   *
   * Such pages come and go by themselves: the list of addresses does not hold them, and texts cannot link to them.
   *
   * @param pages all pages of another type, sorted by address
   */
  slugs?(data: Data, pages: SiteView['pages']): readonly string[];
  /** Address of a page. Ends with a slash, or names a file such as `/404.html`. */
  url(slug: string): string;
  /**
   * Field whose value is the first day on which visitors can open the page, as `from` would say it: the date of an
   * article, for example.
   */
  readonly firstDay?: string;
  /** What other pages may know about this page. Keep it small: every page depends on it. */
  summary(data: Data, slug: string): Summary;
  /** Ids on the page that links elsewhere may point at. */
  anchors(data: Data): readonly string[];
  /** What the texts of this page may refer to as `{{name}}`, beside the facts of the site. */
  facts?(data: Data): Facts;
  /** Names of what the page is about, its own first, then those that belong to it: districts, neighbours. */
  names?(data: Data): readonly string[];
  /** How long the page should be. */
  length?(data: Data): WantedLength | undefined;
  /** What the page says about the time it takes to read, if an editor has stated it. */
  readingTime?(data: Data): StatedReadingTime | undefined;
  /** What people call the page, in lists to choose from. The first of its names, or its title, where this is left out. */
  label?(data: Data): string;
  meta(data: Data, slug: string): PageMeta;
  /** What is known about a new page of this slug, the likeliest first. Empty if nothing is. */
  starters?(slug: string, content: ExistingContent): readonly Starter<Data>[];
  render(props: { readonly data: Data; readonly page: PageContext }): ReactNode;
  /** The picture shown where the page is shared. */
  picture?(data: Data, site: SiteView): SocialPicture;
}
