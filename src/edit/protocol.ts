/** What a page that is written on and the server of the preview say to each other. */
import type { Phrase } from '../diff/phrase.ts';
import type { Sent } from './git.ts';
import type { PageText } from './match.ts';
import type { Change } from './yaml/change.ts';

/** Where questions go, as JSON by POST. No page of a site can have this address. */
export const EDIT_PATH = '/__nebel/';
/** Header with the token that the page was given. */
export const TOKEN_HEADER = 'x-nebel-token';

export type Question =
  /** Which fields the texts of a page come from. */
  | { readonly kind: 'page'; readonly path: string; readonly texts: readonly PageText[] }
  /** A field of a file, or all of them, with everything that is needed to change it. */
  | { readonly kind: 'form'; readonly file: string; readonly pointer: string }
  /** What would be found if these changes were made; `save` makes them if there is no error among it. */
  | ({ readonly kind: 'check' | 'save' } & Edit)
  /** All pages, and what new ones may be. */
  | { readonly kind: 'pages' }
  /** Texts of all files in which these words are. */
  | { readonly kind: 'search'; readonly words: string }
  /** The form for a page that is not there yet; its name is that of its file. */
  | { readonly kind: 'new'; readonly type: string; readonly name: string }
  /** Gives a page another name; its old address leads to the new one. */
  | { readonly kind: 'rename'; readonly file: string; readonly name: string }
  /** Takes a page from the site. Its address leads on, or there is nothing in its place, for a reason. */
  | { readonly kind: 'remove'; readonly file: string; readonly to?: string; readonly reason?: string }
  /** What would be published, and how it differs for visitors from what was published before. */
  | { readonly kind: 'changes' }
  /** Commits the content and sends it on. */
  | { readonly kind: 'publish'; readonly message: string }
  /** Takes back the last change. */
  | { readonly kind: 'undo' };

/** The version of a file that is not there yet. */
export const NO_VERSION = '';

export interface Edit {
  readonly file: string;
  /** Of the file as the editor saw it. One that is not there yet is set as a whole. */
  readonly version: string;
  /** Each one is about what the one before it has left. */
  readonly changes: readonly Change[];
}

/** The page that is being looked at. */
export interface PageFields {
  /** Its own file; missing where it has none, as a list of pages may not. */
  readonly file?: string | undefined;
  /** The field that each of the texts comes from that were asked about. */
  readonly fields: readonly (FieldName | null)[];
  /** How many changes can be taken back. */
  readonly undo: number;
}

export interface FieldPlace {
  readonly file: string;
  readonly pointer: string;
}

export interface FieldName extends FieldPlace {
  readonly title: string;
}

/** A field with its value, as far as a form needs to know it. */
export interface FieldForm {
  readonly pointer: string;
  readonly title: string;
  readonly help: string;
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'day' | 'fixed' | 'group' | 'list';
  readonly required: boolean;
  /** Of a single field. Missing if it was left out. */
  readonly value?: string | number | boolean | undefined;
  /** True for what may be bold and hold links. */
  readonly marked?: boolean;
  /** Least and most: characters of a text, the number itself, least entries of a list. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly choices?: readonly Choice[];
  /** Of a group or list, in their order. */
  readonly parts?: readonly FieldForm[];
  /** True for a group or list that was left out. */
  readonly absent?: boolean;
  /** What an entry is called: its heading, its question, its name. */
  readonly label?: string;
  /** Of a list: empty forms for a new entry, one for each shape that it may have. */
  readonly items?: readonly FieldForm[];
}

export interface PageList {
  readonly pages: readonly ListedPage[];
  /** Kinds of pages of which there may be more. */
  readonly types: readonly Choice[];
}

export interface ListedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  /** Missing if visitors can open it; else the first day on which they can, or nothing if that is open. */
  readonly waiting?: { readonly from?: string } | undefined;
  /** What is found in its file. */
  readonly errors: number;
  readonly warnings: number;
  /** True if it may be renamed or removed: there may be others of its kind. */
  readonly isOneOfMany: boolean;
  /** Day of its last commit, if git knows one. */
  readonly changed?: string | undefined;
}

/** A text that holds what was looked for. */
export interface FoundText extends FieldName {
  readonly text: string;
}

/** Where a new page goes, and its form; or why it cannot be. */
export type NewPage = { readonly file: string; readonly url: string; readonly answer: FormAnswer } | NameProblem;

/** The name is taken, or none for an address. */
export interface NameProblem {
  readonly problem: 'exists' | 'name';
  readonly file: string;
  readonly suggestion?: string | undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FormAnswer {
  readonly version: string;
  readonly form: FieldForm;
  /** Titles of what it is in, outermost first. */
  readonly path: readonly string[];
  /** The entry of a list that it is or belongs to. */
  readonly entry?: { readonly pointer: string; readonly title: string; readonly list: FieldForm } | undefined;
  /** What texts may name between double braces, and what then is read there. */
  readonly facts: readonly Choice[];
  /** Addresses that links may lead to, and what is there. */
  readonly links: readonly Choice[];
}

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly why: string;
  readonly fix: string;
  /** Where it is, if that is not the file that is being changed. */
  readonly place?: string;
  /** Where it can be mended; its title names all that it is in. */
  readonly field?: FieldName;
}

/** What came of changes. They were saved only if the question was to save them and the outcome is `fine`. */
export type EditAnswer =
  | {
      readonly outcome: 'fine' | 'refused';
      readonly findings: readonly Finding[];
      /** Where one goes on: of a page that was renamed or removed. */
      readonly url?: string;
    }
  /** The file is another one than the editor saw, or the place is not there any more. */
  | { readonly outcome: 'conflict' };

export type UndoAnswer = { readonly outcome: 'fine' | 'conflict' | 'nothing'; readonly file?: string };

/** What changes for visitors. */
export interface SiteChanges {
  /** True if there are errors: then nothing can be published. */
  readonly isBroken: boolean;
  readonly summary: string;
  readonly parts: readonly ChangedPart[];
}

/** A page, or what changed alike on many. */
export interface ChangedPart {
  readonly title: string;
  readonly url?: string;
  readonly lines: readonly Phrase[];
}

/** What can be published. Without git nothing can; the files are saved all the same. */
export type PendingAnswer =
  | { readonly hasGit: false }
  | { readonly hasGit: true; readonly files: readonly string[]; readonly changes: SiteChanges };

/** Where the commit went; or what git said instead of making it. */
export type PublishAnswer = Sent | { readonly to: 'failed'; readonly why: string };
