/**
 * Everything that templates may import from the engine: how a website describes itself, and what its
 * components can ask about the site while they render.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { DeliverySettings } from './shared/delivery.ts';
import type { FormAnswer } from './shared/form-answer.ts';
import type { FormSpec } from './shared/form-spec.ts';

export { ALLOWED_TAGS, type FragmentNode, parseFragment } from './markup/fragment.ts';
export { type InlineNode, linksOf, parseInline, plainText } from './markup/inline.ts';
export { escapeXml } from './markup/xml.ts';
export { Island } from './render/island.tsx';
export { oncePerSite } from './render/once-per-site.ts';
export { renderOnce } from './render/render-once.ts';
export { toMarkup } from './render/to-markup.ts';
export type { DeliverySettings } from './shared/delivery.ts';
export type { FormAnswer, FormAnswerStatus } from './shared/form-answer.ts';
export type { FieldErrors, FormSpec, FormValues } from './shared/form-spec.ts';

/** What a page tells search engines and browser tabs. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** True keeps the page out of search indexes. */
  readonly noindex?: boolean;
  /** The day on which the page was published, for pages that say so: `2025-01-14`. Search engines are told, too. */
  readonly published?: string;
}

/** What stands for a page wherever somebody shares it: in a message, in a search result. */
export interface SocialPicture {
  /** What there is to see and to read, in words. */
  readonly alt: string;
  /**
   * An `<svg>` that states its `width` and `height` in pixels, of shapes, strokes and lines of `<text>` in one colour
   * each (`#1ab`, `#11aabb`). Neither style sheets nor scripts reach it, and filters, gradients and pictures inside are
   * mistakes. What stands before the first text is drawn once for all pictures that begin alike.
   */
  readonly drawing: ReactNode;
}

/** The letters of a font, in thousandths of the size. */
export interface PictureLetters {
  /** By letter: how far the next one is, and its outline as path data, with the line that it stands on at 0. */
  readonly shapes: Readonly<Record<string, readonly [width: number, outline: string]>>;
  /** By letter, then by how much further others stand that follow it, those others. None of them has marks. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where the picture of a page lies once it is drawn. */
export interface PictureLink {
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** One file to be written. */
export interface OutputFile {
  /** Path inside the output folder. */
  readonly output: string;
  readonly bytes: Uint8Array | string;
}

/** Another page as every page may see it: its address and the summary its type publishes. */
export interface PageLink<Summary = unknown> {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
  readonly summary: Summary;
}

/** A page that data may already refer to although its file does not exist yet (`x-announces` in a schema). */
export interface AnnouncedPage {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
}

/** Values that texts refer to by name, as `{{name}}`. */
export type Facts = Readonly<Record<string, string>>;

/**
 * How the site writes: a pattern (with the `g` flag) and what stands in its place, where `$1` to `$9` are the pattern's
 * groups. It reads texts as they were typed, without the quotes that YAML has around them, and first asks whole files: a
 * pattern must not need a text to begin or to end.
 */
export interface TypographyRule {
  readonly pattern: RegExp;
  readonly replace: string;
}

/** A word that the site must not use, as the beginning of its forms, and what to say instead. */
export interface ForbiddenWord {
  readonly word: string;
  readonly instead: string;
}

/** When two pages of a type say too much of the same. */
export interface SimilarityLimits {
  /** Page types whose pages are compared with each other. */
  readonly types: readonly string[];
  /** Length of the sequences that are compared, in words. */
  readonly sequenceWords: number;
  /** Share of sequences, 0 to 1, from which two pages are too much alike. */
  readonly sharedSequences: number;
  /** Share of sentences, 0 to 1, that must stand on no other page. */
  readonly ownSentences: number;
}

/** What an editor-in-chief would look for in every text. */
export interface HouseStyle {
  readonly typography: readonly TypographyRule[];
  readonly forbidden: readonly ForbiddenWord[];
  readonly similarity: SimilarityLimits;
}

/** How many words a page should have, and which parts of its data count. */
export interface WantedLength {
  /** Pointers with which counted texts begin: `/sections`. */
  readonly parts: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Pointer to the field that a wrong length contradicts, or that stands for the page. */
  readonly statedAt: string;
}

/**
 * What a first visit to a page may weigh: bytes on the way to the visitor, text packed with gzip, without scripts
 * and pictures that are loaded later.
 */
export interface Budget {
  readonly total: number;
  readonly html?: number;
  readonly css?: number;
  readonly script?: number;
  readonly font?: number;
  readonly image?: number;
}

/** The page being rendered. */
export interface PageContext {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
}

/** What a new page can start with: looked up, so that nobody has to. */
export interface Starter<Data = unknown> {
  /** Tells candidates apart when a name means several things: two towns, for example. */
  readonly label: string;
  /** Fields of the new file. Everything else is left open. */
  readonly data: Partial<Data>;
  /** Where the values come from. Stands as a comment in the file. */
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
  meta(data: Data, slug: string): PageMeta;
  /** What is known about a new page of this slug, the likeliest first. Empty if nothing is. */
  starters?(slug: string, content: ExistingContent): readonly Starter<Data>[];
  render(props: { readonly data: Data; readonly page: PageContext }): ReactNode;
  /** What stands for the page where somebody shares it. */
  picture?(data: Data, site: SiteView): SocialPicture;
}

/** A data file that is not a page but is known to every page. */
export interface DataFile {
  readonly name: string;
  /** Like `PageType.files`. With a `*`, the site sees a record by file name; without, the value itself. */
  readonly files: string;
  readonly schema: string;
  /** With a `*`: names of the files that have to be there all the same. */
  readonly always?: readonly string[];
  /**
   * True for the list of all addresses that were ever published: `addresses`, each with its `url` and, if no page has it
   * any more, `redirect` or `gone`. Builds add to it, so it may be missing. Pages do not see it.
   */
  readonly ledger?: true;
}

/**
 * Addresses of the bundled files, as the document needs them. On a page that a relay elsewhere makes they are addresses
 * in full, and a style sheet needs `crossOrigin=""`: without it browsers may not use what belongs to another origin.
 */
export interface AssetLinks {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Modules that every page loads. Empty if the site has neither islands nor scripts. */
  readonly scripts: readonly string[];
}

export interface DocumentProps {
  readonly page: PageContext;
  readonly meta: PageMeta;
  readonly assets: AssetLinks;
  /** What stands for the page where somebody shares it, if its type has such a picture. */
  readonly picture?: PictureLink | undefined;
  /** The page's own markup, already rendered. */
  readonly body: string;
}

/** What is known about an address whose page moved. */
export interface MovedPage {
  readonly to: string;
  /** Title of the page there. */
  readonly title: string;
  readonly assets: AssetLinks;
}

/** A website: what the engine builds. The only thing it knows about one. */
export interface SiteDefinition {
  /** Absolute path of the templates folder. */
  readonly templates: string;
  readonly pageTypes: readonly PageType[];
  readonly dataFiles: readonly DataFile[];
  /** Style sheet entry for every page, relative to the templates folder. */
  readonly styles: string;
  /** Name → client entry, relative to the templates folder. Its default export is a `Mount`. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Plain scripts for every page, relative to the templates folder. Their default export is a `Script`. */
  readonly scripts?: readonly string[];
  /** Those of the plain scripts that are of no use with this data. */
  unusedScripts?(shared: SharedData): readonly string[];
  /** How the browser gets rid of filled forms. Without it: to a relay under the same address. */
  delivery?(shared: SharedData, env: Environment): DeliverySettings;
  /** Folder of SVG drawings that pages name in their data, relative to the templates folder. */
  readonly illustrations: string;
  /** Folder copied as it is to the root of the output, relative to the templates folder. */
  readonly publicFiles: string;
  /** What text in pictures is written with. Without it, pictures have no text. */
  readonly pictureLetters?: PictureLetters;
  /** Sets of names for `x-reference` that only the templates know, for example icons. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** What the texts of every page may refer to as `{{name}}`. */
  facts?(shared: SharedData): Facts;
  /** How an amount looks that a text must not type out if its page has facts of that kind. With the `g` flag. */
  readonly amounts?: RegExp;
  /** How texts are written. */
  style?(shared: SharedData): HouseStyle;
  /** Page type → what its pages may weigh; `*` stands for all other types. */
  readonly budgets?: Readonly<Record<string, Budget>>;
  /** Public address of the site, without a trailing slash. */
  baseUrl(shared: SharedData): string;
  /** The forms whose submissions the relay takes. */
  forms?(shared: SharedData): readonly FormSpec[];
  /** Where a form leads when it was accepted: the address of a page. */
  readonly thanksUrl?: string;
  /** The page that the relay answers with when it could not accept a form: the form again, with its values. */
  formPage?(answer: FormAnswer): { readonly meta: PageMeta; readonly body: ReactNode };
  document(props: DocumentProps): ReactNode;
  /** The complete document at an address that moved, for hosting that knows no redirects. A ledger needs it. */
  movedPage?(moved: MovedPage): ReactNode;
  /** Files beside the pages, made from all of them: a feed, a web manifest. */
  files?(view: SiteView): readonly OutputFile[];
  /** True if the owner wants browsers to know beforehand that the domain speaks https only. */
  hstsPreload?(shared: SharedData): boolean;
  /** Where the days of this site begin, by its IANA name. Without it: UTC. */
  readonly timeZone?: string;
}

/** Variables of the environment that a build runs in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Values of all data files: `shared.site`, `shared.forms.anfrage`. */
export type SharedData = Readonly<Record<string, unknown>>;

/** What a component may ask while it renders. */
export interface SiteView {
  readonly shared: SharedData;
  readonly baseUrl: string;
  /** All pages of a type, sorted by address. */
  pages(type: string): readonly PageLink[];
  /** The page of this type and slug, if its file exists. */
  find(type: string, slug: string): PageLink | undefined;
  /** Pages of a type that are announced and do not exist yet. */
  announced(type: string): readonly AnnouncedPage[];
  /** True if the settings say that the site does this (`x-practices` in a schema). */
  does(practice: string): boolean;
  /** True if an internal address (path, query and anchor allowed) leads to a page that exists. */
  leadsSomewhere(href: string): boolean;
  /**
   * Address of a file with this text, written beside the page that asks for it and kept by browsers for ever. `name`
   * becomes part of it: `crest.svg`. Throws in the document around a page.
   */
  file(name: string, text: string): string;
  /** The markup of a drawing. Throws for an unknown name: validation has already refused it. */
  illustration(name: string): string;
}

/** Undefined inside of islands. */
export const SiteContext = createContext<SiteView | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site as the component being rendered sees it. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() was called outside of a site build.');
  return site;
}
