/** How a website describes itself. */
import type { ReactNode } from 'react';
import type { Severity } from '../problems/problem.ts';
import type { DeliverySettings } from '../shared/delivery.ts';
import type { FormAnswer, FormSpec } from '../shared/form-spec.ts';
import type { Dataset, ReadDataset } from './dataset.ts';
import type { HouseStyle, Spelling } from './house-style.ts';
import type { Facts, PageContext, PageMeta, PageType } from './page-type.ts';
import type { PictureLink } from './pictures.ts';
import type { SharedData, SiteView } from './site-view.ts';

/** One file to be written. */
export interface OutputFile {
  /** Path inside the output folder. */
  readonly output: string;
  readonly bytes: Uint8Array | string;
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
  /** The picture shown where the page is shared, if its type has one. */
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

/** Variables of the environment that a build runs in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How texts look that type out a fact instead of referring to it, so that it stays behind when the data change. */
export interface FactPattern {
  /** Names of the facts that it may be. A page that has none of them may say what it likes. */
  readonly facts: RegExp;
  /** What texts say in their place, with the `g` flag. The same numbers are the same fact. */
  readonly pattern: RegExp;
  /** What the sentence around it has to hold, where the same words may be about something else. */
  readonly context?: RegExp;
  /** Page type → the fact that suits its pages best where several say the same. */
  readonly preferred?: Readonly<Record<string, string>>;
  /** How bad it is if none of the facts has these numbers. Without it, that is about something else. */
  readonly unknown?: Severity;
}

/** What a relay counts, by the page on which a visit began. */
export interface Counting {
  /** Address of the form whose submissions are inquiries. */
  readonly form: string;
  /** Address at which taps on phone numbers are told: the body is the path of a page, as text. */
  readonly calls: string;
}

/** Where the owner and the staff see what came in, and write down how far they are with it. */
export interface InboxPlace {
  /** Its address, with a slash at both ends: `/inbox/`. No page may be below it. */
  readonly path: string;
  /** Addresses of the forms whose submissions it shows. */
  readonly forms: readonly string[];
}

/** A website: what the engine builds. The only thing it knows about one. */
export interface SiteDefinition {
  /** Absolute path of the templates folder. */
  readonly templates: string;
  readonly pageTypes: readonly PageType[];
  readonly dataFiles: readonly DataFile[];
  /** Files below `data/` that are no YAML. They have to be there. */
  readonly datasets?: readonly Dataset[];
  /**
   * Name → what scripts of browsers import from `nebel:data/NAME`: as much of the data sets as they need. It becomes part
   * of the script that imports it, as JSON.
   */
  readonly browserData?: Readonly<Record<string, (read: ReadDataset) => unknown>>;
  /** Style sheet entry of all pages whose type has none of its own (`PageType.styles`), relative to the templates folder. */
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
  /** Font files (TrueType or OpenType) for text in pictures, relative to the templates folder. Without any, it has no letters. */
  readonly pictureFonts?: readonly string[];
  /** Sets of names for `x-reference` that only the templates know, for example icons. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** What the texts of every page may refer to as `{{name}}`. */
  facts?(shared: SharedData): Facts;
  /** How texts look that type out a fact instead of referring to it. */
  readonly factPatterns?: readonly FactPattern[];
  /** How words are spelled. Without it, nothing looks at that. */
  readonly spelling?: Spelling;
  /** How texts are written. */
  style?(shared: SharedData): HouseStyle;
  /** Page type → what its pages may weigh; `*` means all other types. */
  readonly budgets?: Readonly<Record<string, Budget>>;
  /** Public address of the site, without a trailing slash. */
  baseUrl(shared: SharedData): string;
  /** The forms whose submissions the relay takes. */
  forms?(shared: SharedData): readonly FormSpec[];
  /** What the relay counts for the owner of the site. Without it: nothing. */
  counting?(shared: SharedData): Counting | undefined;
  /** Where a relay with an inbox serves it. Without it, there is none. */
  inbox?(shared: SharedData): InboxPlace | undefined;
  /** Where a form leads when it was accepted: the address of a page. */
  readonly thanksUrl?: string;
  /** The page that the relay answers with when it could not accept a form: the form again, with its values. */
  formPage?(answer: FormAnswer): { readonly meta: PageMeta; readonly body: ReactNode };
  document(props: DocumentProps): ReactNode;
  /** What is around a component where the gallery of `nebel dev` shows it by itself: what a page gives its parts. */
  exampleFrame?(example: ReactNode): ReactNode;
  /** The complete document at an address that moved, for hosting that knows no redirects. A ledger needs it. */
  movedPage?(moved: MovedPage): ReactNode;
  /** Files beside the pages, made from all of them: a feed, a web manifest. */
  files?(view: SiteView): readonly OutputFile[];
  /** True if the owner wants browsers to know beforehand that the domain speaks https only. */
  hstsPreload?(shared: SharedData): boolean;
  /** Where the days of this site begin, by its IANA name. Without it: UTC. */
  readonly timeZone?: string;
}
