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
  readonly help: Readonly<
    Record<
      | ('leads' | 'list' | 'export' | 'replay' | 'expire' | 'restore')
      | ('format' | 'state' | 'tableFilter' | 'table' | 'outFile' | 'excel')
      | ('flagged' | 'mail' | 'ids' | 'expireIds' | 'copy'),
      string
    >
  >;
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
  readonly list: Readonly<
    Record<'none' | 'others' | 'cause' | 'fix' | 'flaggedFix' | 'twiceFix' | 'unmailedFix', string>
  > & {
    /** Headings of the leads that someone has to look at, and the line about those that are not shown. */
    readonly [heading in 'failed' | 'flagged' | 'twice' | 'unmailed' | 'more']: (count: number) => string;
  } & {
    readonly summary: (total: number, counts: Readonly<Partial<Record<LeadState, number>>>) => string;
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
