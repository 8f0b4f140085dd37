/** The protocol between the studio in the browser and the preview server. */

import type { DescribedFinding } from '../../base/findings/describe.ts';
import type { Schema } from '../../base/lib/json-schema.ts';
import type { Phrase } from '../../diff/diff.ts';
import type { PageText } from './match.ts';
import type { Change } from './yaml/change.ts';

/** Endpoint for requests, which are POSTed as JSON. No page of a site can have this address. */
export const EDIT_PATH = '/__nebel/';
/** The studio of a page is at this path followed by that of the page. */
export const STUDIO_PATH = '/__nebel/edit';
/** Header with the site that the studio was opened for. Another one may be served at its address by now. */
export const SITE_HEADER = 'x-nebel-site';

export type EditRequest =
  /** Returns what does not depend on a page: schemas, pictures, and how many changes can be undone and published. */
  | { readonly kind: 'site' }
  | { readonly kind: 'status' }
  /** Maps the texts of a page to their fields. */
  | { readonly kind: 'page'; readonly path: string; readonly texts: readonly PageText[] }
  /** Returns the value of a file, with what its form needs. */
  | { readonly kind: 'file'; readonly file: string }
  /** Validates changes; `save` also writes them if there are no errors. */
  | ({ readonly kind: 'check' | 'save' } & Edit)
  /** Lists all pages. */
  | { readonly kind: 'pages' }
  /** Finds texts in all files. */
  | { readonly kind: 'search'; readonly words: string }
  /** Creates a draft: a copy of the page in the file `like`. `name` is its file name without extension. */
  | { readonly kind: 'new'; readonly like: string; readonly name: string; readonly title: string }
  /** Renames a page and redirects its old address. */
  | { readonly kind: 'rename'; readonly file: string; readonly name: string }
  /** Deletes a page and redirects its address, or marks it as gone with an optional reason. */
  | { readonly kind: 'remove'; readonly file: string; readonly to?: string; readonly reason?: string }
  /** Stores a photo below `data/`, without what the camera wrote into it. `bytes` is base64. */
  | { readonly kind: 'photo'; readonly name: string; readonly bytes: string; readonly minWidth: number }
  /** Returns a small version of a photo below `data/`. */
  | { readonly kind: 'thumbnail'; readonly photo: string }
  /** Lists unpublished files, and what they change for visitors. */
  | { readonly kind: 'changes' }
  /** Commits and pushes the content, if that still is the compared one. */
  | { readonly kind: 'publish'; readonly message: string; readonly version: string }
  /** Undoes the last change, or repeats the one that was undone last. */
  | { readonly kind: 'undo' | 'redo' };

export interface Edit {
  readonly file: string;
  /** Version of the file as the editor saw it. */
  readonly version: string;
  /** Applied in order, each to the result of the one before. */
  readonly changes: readonly Change[];
}

export type Pictures = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SiteInfo {
  /** Schema file → its content. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Set for references → name → SVG. */
  readonly pictures: Pictures;
  /** Colours of the site on light and on dark ground, if it has given any for the inbox. */
  readonly colors?: Readonly<Record<string, readonly [string, string]>> | undefined;
}

/** What the top bar shows. */
export interface StudioStatus {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Number of changes that can be published. Missing without Git. */
  readonly pending?: number | undefined;
}

/** The current page. */
export interface PageFields {
  /** Missing for a page without a file of its own, such as a list of pages. */
  readonly file?: string | undefined;
  /** Name of the page. Missing if there is no page at this address. */
  readonly name?: string | undefined;
  /** Title of its page type. */
  readonly type?: string | undefined;
  /** The field of each requested text, in the same order. */
  readonly fields: readonly (TextField | null)[];
}

export interface FieldPlace {
  readonly file: string;
  readonly pointer: string;
}

export interface FieldName extends FieldPlace {
  readonly title: string;
}

export interface TextField extends FieldName {
  /** True if the text shows the field and nothing else, so that it can be edited where it is shown. */
  readonly isWhole: boolean;
}

/** A file that can be edited. */
export interface EditableFile {
  readonly file: string;
  readonly version: string;
  readonly value: unknown;
  /** Path of its schema. */
  readonly schema: string;
  /** Name of the page, or title of the data file. */
  readonly name: string;
  /** Facts that a text can insert with double braces, with their current values as labels, and where these are stored. */
  readonly facts: readonly Choice[];
  /** Link targets, with page names as labels. */
  readonly links: readonly Choice[];
  /** Set → the values that a field can refer to. */
  readonly sets: Readonly<Record<string, readonly Choice[]>>;
  /** Only for a draft: pointers of the texts that are still those of another page. */
  readonly copied?: readonly string[] | undefined;
}

/** A field with its value, as needed to show a form. */
export interface FieldForm {
  readonly pointer: string;
  readonly title: string;
  readonly help: string;
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'day' | 'picture' | 'photo' | 'fixed' | 'group' | 'list';
  readonly required: boolean;
  /** Only for a single field that is set. */
  readonly value?: string | number | boolean | undefined;
  /** True for a text that can contain bold type and links. */
  readonly hasMarkup?: boolean;
  /** What the site fills into a text when it shows it. */
  readonly slots?: readonly Choice[];
  /** Limits of a text in characters, of a number in value, of a list in entries; for a photo its width in pixels. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly choices?: readonly Choice[];
  /** For a picture: name → SVG. */
  readonly pictures?: Pictures[string] | undefined;
  /** Fields of a group or entries of a list, in order. */
  readonly parts?: readonly FieldForm[];
  /** For a group or list that is not set: its value with all required fields empty. */
  readonly empty?: unknown;
  /** True for an identifier, which texts and addresses use and visitors never see. */
  readonly isTechnical?: boolean;
  /** True for a number with which the next one forms a range. */
  readonly isRangeStart?: boolean;
  /** Label of a group in a list, such as its heading, question or name. */
  readonly label?: string;
  /** For a list: an empty entry for each possible schema, with the value to add. */
  readonly itemForms?: readonly ItemForm[];
}

export interface ItemForm {
  readonly title: string;
  /** An entry whose required fields are empty. */
  readonly empty: unknown;
}

/** A page in the list of all. */
export interface ListedPage {
  readonly url: string;
  readonly title: string;
  /** Title of its page type. */
  readonly type: string;
  readonly file: string;
  /** Only for a page that visitors cannot open yet. A draft has no day of publication. */
  readonly unpublished?: { readonly from?: string } | undefined;
  /** Number of findings in its file. */
  readonly errors: number;
  readonly warnings: number;
  /** True if it can be copied, renamed or removed, because its type can have several pages. */
  readonly isMovable: boolean;
  /** Day of the last commit to its file, if there is one. */
  readonly changed?: string | undefined;
}

/** A search result. */
export interface FoundText extends FieldName {
  readonly text: string;
  /** Name and address of the page that has it. Missing for texts of the whole site. */
  readonly page?: { readonly title: string; readonly url: string } | undefined;
}

/** A name that is taken, or that is not a valid slug. */
export interface NameProblem {
  readonly problem: 'exists' | 'name';
  readonly suggestion?: string | undefined;
}

/** A stored photo, or why it was not stored. Nothing is written unless it can be used. */
export type StoredPhoto =
  | { readonly photo: string }
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'small'; readonly width: number };

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What else tells it apart, such as an address. */
  readonly note?: string;
}

export interface FieldFinding extends DescribedFinding {
  /** File and line, if it is not in the file being edited. */
  readonly place?: string;
  /** The field to correct. Its title includes those of the enclosing groups and lists. */
  readonly field?: FieldName;
  /** A text of the field in which the mistake is corrected, if there is exactly one. */
  readonly suggestion?: string;
}

/** The result of changes. They are saved only if requested and the outcome is `fine`. */
export type EditResult =
  | {
      readonly outcome: 'fine' | 'refused';
      /** All findings of the file, and those that the changes cause in others. */
      readonly findings: readonly FieldFinding[];
      /** Typing slips elsewhere in the file that are mended along with the change. */
      readonly mended?: readonly string[];
      /** The page to open after a page was created, renamed or removed. */
      readonly url?: string;
      /** Version of the file after saving. */
      readonly version?: string;
    }
  /** The file has changed since the editor loaded it, or the field no longer exists. */
  | { readonly outcome: 'conflict' }
  /** The file is written in a way that no such change can be made to it without changing other lines. */
  | { readonly outcome: 'impossible' };

/** Response to a request that failed. `reason` explains it to the editor, if that helps: a full disk, for example. */
export interface EditFailure {
  readonly reason?: string;
  /** For developers. */
  readonly message?: string;
}

export type UndoResult = { readonly outcome: 'fine' | 'conflict' | 'nothing'; readonly file?: string };

/** The changes that visitors would see. */
export interface SiteChanges {
  /** True if errors prevent publishing. */
  readonly isBroken: boolean;
  readonly summary: string;
  readonly parts: readonly ChangedPart[];
}

/** The changes of one page, or a change shared by several pages. */
export interface ChangedPart {
  readonly title: string;
  readonly url?: string;
  readonly lines: readonly Phrase[];
}

/**
 * The changes that can be published, if there are any, and the version of the content that was compared. Without git, files
 * are saved but cannot be published.
 */
export type PendingChanges =
  | { readonly hasGit: false; readonly refusal?: string | undefined }
  | { readonly hasGit: true; readonly changes?: SiteChanges; readonly version: string };
