import type { StoreFinding } from '../../leads/airtable/schema.ts';
import type { LeadState, MailKind, MailState, Remark } from '../../leads/types.ts';

/** What is found, and how to mend it. */
interface FindingWords {
  readonly what: string;
  readonly fix: string | undefined;
}

/** Words of `nebel relay --check`. */
export interface CheckWords {
  readonly fix: string;
  readonly summary: (errors: number, warnings: number) => string;
  readonly journal: (file: string, leads: number) => string;
  /** There is none of that name: right for a new site, and wrong for a misspelt name. */
  readonly newJournal: (file: string) => FindingWords;
  readonly embedded: string;
  readonly store: {
    readonly [Code in StoreFinding['code']]: (found: Extract<StoreFinding, { code: Code }>) => FindingWords;
  };
  readonly noMail: string;
  readonly mail: (host: string) => string;
  readonly noLogin: (host: string, cause: string) => FindingWords;
}

/** Every word of `nebel leads`. */
export interface LeadsWords {
  readonly help: {
    readonly leads: string;
    readonly list: string;
    readonly export: string;
    readonly replay: string;
    readonly expire: string;
    readonly format: string;
    readonly state: string;
    readonly tableFilter: string;
    readonly table: string;
    readonly outFile: string;
    readonly excel: string;
    readonly flagged: string;
    readonly mail: string;
    readonly ids: string;
    readonly expireIds: string;
    readonly restore: string;
    readonly copy: string;
  };
  readonly noStore: (file: string) => string;
  /** The file is there and cannot be opened. */
  readonly closedStore: (file: string, cause: string) => string;
  readonly noTable: (table: string, tables: readonly string[], suggestion: string | undefined) => string;
  readonly noLead: (id: string) => string;
  readonly severalLeads: (id: string) => string;
  readonly notReleasable: (id: string, state: LeadState) => string;
  readonly states: Readonly<Record<LeadState, string>>;
  readonly remarks: Readonly<Record<Remark, string>>;
  readonly mailState: (kind: MailKind, state: MailState) => string;
  readonly list: {
    readonly none: string;
    /** Heading of the leads in a state that someone has to look at. */
    readonly failed: (count: number) => string;
    readonly flagged: (count: number) => string;
    readonly twice: (count: number) => string;
    readonly unmailed: (count: number) => string;
    readonly others: string;
    readonly more: (count: number) => string;
    readonly summary: (total: number, counts: Readonly<Partial<Record<LeadState, number>>>) => string;
    readonly cause: string;
    readonly fix: string;
    readonly flaggedFix: string;
    readonly twiceFix: string;
    readonly unmailedFix: string;
  };
  /** How to mend what a store refused, by its cause: `404 NOT_FOUND`. */
  readonly remedy: (cause: string) => string;
  readonly exported: (count: number, file: string) => string;
  readonly columns: { readonly state: string; readonly receivedAt: string };
  readonly replay: {
    readonly none: string;
    /** The data say that leads go to the store, and the environment has no keys for it. */
    readonly keysMissing: string;
    readonly alreadyDelivered: (id: string) => string;
    readonly ended: (id: string, state: LeadState, cause: string | undefined) => string;
    readonly mailsOff: string;
    readonly mails: (sent: number, waiting: number, failed: number) => string;
  };
  readonly expired: (table: string, deleted: number) => string;
  /** Of one lead that was named. `elsewhere`: another store may have it still; `stays`: it is being sent. */
  readonly forgotten: (id: string, outcome: 'gone' | 'elsewhere' | 'stays') => string;
  readonly keepsForever: string;
  /** Someone is reading the log, so that what was deleted could not be taken out of it yet. */
  readonly logInUse: string;
  readonly restore: {
    readonly noCopy: (folder: string) => string;
    readonly unsound: (copy: string, found: string) => string;
    readonly inUse: (file: string) => string;
    /** `aside` is where the file lies that was in its place. */
    readonly done: (n: { file: string; copy: string; leads: number; aside: string | undefined }) => string;
  };
}
