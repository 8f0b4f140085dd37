/** How a website describes itself. */
import type { ReactNode } from 'react';
import type { Severity } from '../base/findings/finding.ts';
import type { Language } from '../base/words.ts';
import type { Dataset, ReadDataset } from './dataset.ts';
import type { DeliverySettings } from './forms/delivery.ts';
import type { FormAnswer, FormSpec } from './forms/form-spec.ts';
import type { HouseStyle, Spelling } from './house-style.ts';
import type { Facts, PageContext, PageMeta, PageType } from './page-type.ts';
import type { PictureLink } from './pictures.ts';
import type { Environment, SiteCheck } from './site-check.ts';
import type { PageLink, SharedData, SiteView } from './site-view.ts';

/** A file to be written. */
export interface OutputFile {
  /** Path inside the output folder. */
  readonly output: string;
  readonly bytes: Uint8Array | string;
}

/** A data file that is not a page. Every page can read it. */
export interface DataFile {
  readonly name: string;
  /** Like `PageType.files`. With a `*`, `shared` holds a record by file name; without, the value itself. */
  readonly files: string;
  readonly schema: string;
  /** With a `*`: names of required files. */
  readonly always?: readonly string[];
  /**
   * True for the ledger of all addresses ever published: `addresses`, each with its `url` and, once it has no page,
   * `redirect` or `gone`. Builds create it and add to it. Pages cannot read it.
   */
  readonly ledger?: true;
}

/**
 * Addresses of the bundled files, for the document. On a page that a relay on another origin renders, they are absolute
 * URLs, and style sheets need `crossOrigin=""`, because browsers otherwise block them.
 */
export interface AssetLinks {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Module scripts that every page loads. Empty if the site has neither islands nor scripts. */
  readonly scripts: readonly string[];
}

export interface DocumentProps {
  readonly page: PageContext;
  readonly meta: PageMeta;
  readonly assets: AssetLinks;
  /** The social picture, if the page type has one. */
  readonly picture?: PictureLink | undefined;
  /** The page's own markup, already rendered. */
  readonly body: string;
}

/** An address whose page has moved. */
export interface MovedPage {
  readonly to: string;
  /** Title of the target page. */
  readonly title: string;
  readonly assets: AssetLinks;
}

/** Maximum transfer size of a first visit to a page, in bytes: text gzipped, without lazily loaded scripts and pictures. */
export interface Budget {
  readonly total: number;
  readonly html?: number;
  readonly css?: number;
  readonly script?: number;
  readonly font?: number;
  readonly image?: number;
}

/** Who can receive submissions: the store, and people by mail. */
export type Recipient = 'airtable' | 'mail';

/** Who is to receive submissions. */
export interface Recipients {
  /** As the settings say. `nebel leads replay` refuses to run without the keys of such a store. */
  readonly declared: readonly Recipient[];
  /** Those of them that public pages name. A relay warns of any other, and of those that receive nothing. */
  readonly disclosed: readonly Recipient[];
}

/** Detects facts that a text spells out instead of referring to them, and that would become outdated with the data. */
export interface FactPattern {
  /** Matches the names of the facts in question. Pages that have none of them are not checked. */
  readonly facts: RegExp;
  /** Matches a spelled-out fact. Needs the `g` flag. The same numbers are the same fact. */
  readonly pattern: RegExp;
  /** Must match the sentence around it, if the same words can also be about something else. */
  readonly context?: RegExp;
  /** Page type → the preferred fact for its pages, if several facts have the same value. */
  readonly preferred?: Readonly<Record<string, string>>;
  /** Severity of numbers that match none of the facts. Without it, such numbers are taken to be about something else. */
  readonly unknown?: Severity;
}

/** What a relay counts, per landing page. */
export interface Counting {
  /** Address of the form whose submissions are inquiries. */
  readonly form: string;
  /** Address that receives taps on phone numbers. The body is the path of a page, as plain text. */
  readonly calls: string;
}

/** The inbox, where the owner and the staff see submissions and track their progress. */
export interface InboxPlace {
  /** Address, with a slash at both ends: `/inbox/`. No page may be below it. */
  readonly path: string;
  /** Addresses of the forms whose submissions it shows. */
  readonly forms: readonly string[];
  /** What makes it the company's own. */
  readonly look: InboxLook;
  /** Start of the address of a map. A postal address is appended, percent-encoded. Default: no link to a map. */
  readonly map?: string;
}

export interface InboxLook {
  /** Name of the company. */
  readonly name: string;
  /**
   * Each as a CSS colour on light and on dark ground, for the inbox and the studio. Text in all others has to be readable on
   * `sheet`.
   */
  readonly colors: Readonly<
    Record<'ground' | 'sheet' | 'ink' | 'accent' | 'warning' | 'error', readonly [string, string]>
  >;
  /** A square PNG of at least 512 pixels among the public files: `icon-512.png`. */
  readonly icon: string;
}

/** Office hours on some days of the week. Times are as on a clock: `07:30`. */
export interface OfficeHours {
  /** English names: `Monday`. */
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** How soon the company promises to answer. */
export interface ReplyPromise {
  /** Counted while the office is open. */
  readonly minutes: number;
  /** Empty if it is always open. */
  readonly hours: readonly OfficeHours[];
  /** Days on which it is closed, such as holidays: `2026-12-25`. */
  readonly closedOn?: readonly string[];
}

/** What a page can load from another origin, as directives of the Content-Security-Policy. */
export type Loaded = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'media-src' | 'frame-src';

/** What differs from the security headers that nebel sets. It applies to every page: hosts limit the number of rules. */
export interface SecuritySettings {
  /**
   * Origins from which pages may load besides their own: `{ 'frame-src': ['https://maps.example'] }`. With any, pages are
   * sent without `Cross-Origin-Embedder-Policy`, which would block most other servers.
   */
  readonly allow?: Readonly<Partial<Record<Loaded, readonly `https://${string}`[]>>>;
  /** `Strict-Transport-Security`: browsers then refuse to open the domain without https. False leaves it out. */
  readonly hsts?: false | HstsSettings;
}

export interface HstsSettings {
  /** In seconds. 0 makes browsers forget what they were told before. Default: two years. */
  readonly maxAge?: number;
  /** False leaves out `includeSubDomains`. Default: true. */
  readonly subdomains?: boolean;
  /** True if the domain may enter the preload list of browsers. Leaving that list takes months. */
  readonly preload?: boolean;
}

/** What the studio shows for a name. */
export interface NamedChoice {
  readonly label: string;
  readonly svg?: string | undefined;
}

/** A website. Everything the engine knows about it. */
export interface SiteDefinition {
  /** Absolute path of the templates folder. */
  readonly templates: string;
  /**
   * Language of messages, of new files and their comments, and of mails to the staff. The option `--lang` and the variable
   * `NEBEL_LANG` override it. Default: German.
   */
  readonly language?: Language;
  readonly pageTypes: readonly PageType[];
  readonly dataFiles: readonly DataFile[];
  /** Files below `data/` that are not YAML. They are required. */
  readonly datasets?: readonly Dataset[];
  /**
   * Name → what browser scripts can import from `nebel:data/NAME`: an excerpt of the data sets. It is inlined as JSON into
   * the script that imports it.
   */
  readonly browserData?: Readonly<Record<string, (read: ReadDataset) => unknown>>;
  /**
   * Module of the document shell, relative to the templates folder. Every page has the style sheets that it imports, directly or
   * through other modules. A page type without `styles` also has those of all other modules.
   */
  readonly styles: string;
  /** Name → client entry point, relative to the templates folder. Its default export is a `Mount`. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Plain scripts for every page, relative to the templates folder. Their default export is a `Script`. */
  readonly scripts?: readonly string[];
  /** Returns the plain scripts to leave out, because this data does not need them. */
  unusedScripts?(shared: SharedData): readonly string[];
  /** Returns how the browser submits forms. Default: to a relay on the same origin. */
  delivery?(shared: SharedData, env: Environment): DeliverySettings;
  /** Returns who is to receive submissions. Default: the site does not say, and a relay compares nothing. */
  recipients?(site: SiteView): Recipients;
  /** Folder of SVG illustrations that data can refer to by name, relative to the templates folder. */
  readonly illustrations: string;
  /** Folder copied unchanged to the root of the output, relative to the templates folder. */
  readonly publicFiles: string;
  /** TrueType or OpenType fonts for text in social pictures, relative to the templates folder. Without fonts, no text. */
  readonly pictureFonts?: readonly string[];
  /** Names for `x-reference` that only the templates know, for example icons: set → name → what editors see. */
  readonly names: Readonly<Record<string, Readonly<Record<string, NamedChoice>>>>;
  /** Returns the facts that texts of all pages can refer to. */
  facts?(shared: SharedData): Facts;
  /** Returns a text of the data as it is to be set, such as with no-break spaces. It gets every string, with its facts. */
  typeset?(text: string): string;
  /** Patterns that detect facts spelled out in texts. */
  readonly factPatterns?: readonly FactPattern[];
  /** Settings of the spell checker. Without them, spelling is not checked. */
  readonly spelling?: Spelling;
  /** Checks of the site's own, which every build and every validation runs. */
  readonly checks?: readonly SiteCheck[];
  /** Returns the rules for texts. */
  style?(shared: SharedData): HouseStyle;
  /** Page type → size limits of its pages. `*` applies to all other types. */
  readonly budgets?: Readonly<Record<string, Budget>>;
  /** Returns the public address of the site, without a trailing slash. */
  baseUrl(shared: SharedData): string;
  /** Returns the forms whose submissions the relay accepts. */
  forms?(shared: SharedData): readonly FormSpec[];
  /** Returns what the relay counts for the owner of the site. Default: nothing. */
  counting?(shared: SharedData): Counting | undefined;
  /** Returns where the relay serves the inbox. Default: nowhere. */
  inbox?(shared: SharedData): InboxPlace | undefined;
  /** Returns how soon inquiries are answered. Default: nothing is promised. */
  reply?(shared: SharedData): ReplyPromise | undefined;
  /** Returns what people call a page, for reports. Default: its address. */
  pageTitle?(page: PageLink): string;
  /** Address of the page that follows an accepted form. */
  readonly thanksUrl?: string;
  /** Renders the relay's response to a form that it could not accept: the form again, with its values. */
  formPage?(answer: FormAnswer): { readonly meta: PageMeta; readonly body: ReactNode };
  document(props: DocumentProps): ReactNode;
  /** Wraps a component that the gallery of `nebel dev` shows on its own in the surroundings that it has on a page. */
  exampleFrame?(example: ReactNode): ReactNode;
  /** Renders the complete document at an address that moved, for hosts without redirects. Required with a ledger. */
  movedPage?(moved: MovedPage): ReactNode;
  /** Returns additional files made from all pages: a feed, a web manifest. */
  files?(view: SiteView): readonly OutputFile[];
  /** Returns what differs from the headers that nebel sets. Default: nothing. */
  security?(shared: SharedData): SecuritySettings;
  /** IANA name of the time zone in which the days of this site begin. Default: UTC. */
  readonly timeZone?: string;
}
