/** The protocol between a page in edit mode and the preview server. */

import type { DescribedFinding } from '../../base/findings/describe.ts';
import type { Phrase } from '../../diff/diff.ts';
import type { PushResult } from './git.ts';
import type { PageText } from './match.ts';
import type { Change } from './yaml/change.ts';

/** Endpoint for requests, which are POSTed as JSON. No page of a site can have this address. */
export const EDIT_PATH = '/__nebel/';
/** Header for the token that the server gave the page. */
export const TOKEN_HEADER = 'x-nebel-token';

export type EditRequest =
  /** Maps the texts of a page to their fields. */
  | { readonly kind: 'page'; readonly path: string; readonly texts: readonly PageText[] }
  /** Returns the form of a field, or of the whole file if the pointer is empty. */
  | { readonly kind: 'form'; readonly file: string; readonly pointer: string }
  /** Validates changes; `save` also writes them if there are no errors. */
  | ({ readonly kind: 'check' | 'save' } & Edit)
  /** Lists all pages, and the types that can have more. */
  | { readonly kind: 'pages' }
  /** Finds texts in all files. */
  | { readonly kind: 'search'; readonly words: string }
  /** Returns the form of a new page. `name` is its file name without extension. */
  | { readonly kind: 'new'; readonly type: string; readonly name: string }
  /** Renames a page and redirects its old address. */
  | { readonly kind: 'rename'; readonly file: string; readonly name: string }
  /** Deletes a page and redirects its address, or marks it as gone with an optional reason. */
  | { readonly kind: 'remove'; readonly file: string; readonly to?: string; readonly reason?: string }
  /** Lists unpublished files, and what they change for visitors. */
  | { readonly kind: 'changes' }
  /** Commits and pushes the content. */
  | { readonly kind: 'publish'; readonly message: string }
  /** Undoes the last change. */
  | { readonly kind: 'undo' };

/** The version of a file that does not exist yet. */
export const NO_VERSION = '';

export interface Edit {
  readonly file: string;
  /** Version of the file as the editor saw it. A new file is set as a whole. */
  readonly version: string;
  /** Applied in order, each to the result of the one before. */
  readonly changes: readonly Change[];
}

/** The current page. */
export interface PageFields {
  /** Missing for a page without a file of its own, such as a list of pages. */
  readonly file?: string | undefined;
  /** The field of each requested text, in the same order. */
  readonly fields: readonly (FieldName | null)[];
  /** Number of changes that can be undone. */
  readonly undoCount: number;
}

export interface FieldPlace {
  readonly file: string;
  readonly pointer: string;
}

export interface FieldName extends FieldPlace {
  readonly title: string;
}

/** A field with its value, as needed to show a form. */
export interface FieldForm {
  readonly pointer: string;
  readonly title: string;
  readonly help: string;
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'day' | 'fixed' | 'group' | 'list';
  readonly required: boolean;
  /** Only for a single field that is set. */
  readonly value?: string | number | boolean | undefined;
  /** True for a text that can contain bold type and links. */
  readonly hasMarkup?: boolean;
  /** Limits of a text in characters, of a number in value, of a list in entries. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly choices?: readonly Choice[];
  /** Fields of a group or entries of a list, in order. */
  readonly parts?: readonly FieldForm[];
  /** True for a group or list that is not set. */
  readonly isAbsent?: boolean;
  /** Label of a group in a list, such as its heading, question or name. */
  readonly label?: string;
  /** For a list: an empty form of a new entry for each possible schema. */
  readonly itemForms?: readonly FieldForm[];
}

export interface PageList {
  readonly pages: readonly ListedPage[];
  /** Page types that can have more pages. */
  readonly types: readonly Choice[];
}

export interface ListedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  /** Only for a page that visitors cannot open yet. A draft has no day of publication. */
  readonly unpublished?: { readonly from?: string } | undefined;
  /** Number of findings in its file. */
  readonly errors: number;
  readonly warnings: number;
  /** True if it can be renamed or removed, because its type can have several pages. */
  readonly isMovable: boolean;
  /** Day of the last commit to its file, if there is one. */
  readonly changed?: string | undefined;
}

/** A search result. */
export interface FoundText extends FieldName {
  readonly text: string;
}

/** The form of a new page, or why it cannot have this name. */
export type NewPage = { readonly file: string; readonly url: string; readonly response: FormResponse } | NameProblem;

/** A name that is taken, or that is not a valid slug. */
export interface NameProblem {
  readonly problem: 'exists' | 'name';
  readonly file: string;
  readonly suggestion?: string | undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FormResponse {
  readonly version: string;
  readonly form: FieldForm;
  /** The file and the titles of the enclosing groups and lists, outermost first. */
  readonly path: readonly string[];
  /** The innermost list entry that is or contains this field. */
  readonly entry?: { readonly pointer: string; readonly title: string; readonly list: FieldForm } | undefined;
  /** Facts that a text can insert with double braces, with their current values as labels. */
  readonly facts: readonly Choice[];
  /** Link targets, with page names as labels. */
  readonly links: readonly Choice[];
}

export interface FieldFinding extends DescribedFinding {
  /** File and line, if it is not in the file being edited. */
  readonly place?: string;
  /** The field to correct. Its title includes those of the enclosing groups and lists. */
  readonly field?: FieldName;
}

/** The result of changes. They are saved only if requested and the outcome is `fine`. */
export type EditResult =
  | {
      readonly outcome: 'fine' | 'refused';
      readonly findings: readonly FieldFinding[];
      /** Typing slips elsewhere in the file that are mended along with the change. */
      readonly mended?: readonly FieldFinding[];
      /** The page to open after a rename or removal. */
      readonly url?: string;
    }
  /** The file has changed since the editor loaded it, or the field no longer exists. */
  | { readonly outcome: 'conflict' }
  /** The file is written in a way that no such change can be made to it without changing other lines. */
  | { readonly outcome: 'impossible' };

/** Response to a request that failed. `reason` explains an error of the system, such as a full disk, to the editor. */
export type EditFailure = { readonly reason: string } | { readonly message: string };

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

/** The changes that can be published. Without git, files are saved but cannot be published. */
export type PendingChanges =
  | { readonly hasGit: false }
  | { readonly hasGit: true; readonly files: readonly string[]; readonly changes: SiteChanges };

/** Where the commit was pushed, or why git could not commit. */
export type PublishResult = PushResult | { readonly to: 'failed'; readonly why: string };
