/** What the doctor can find. Words for each stand in `src/messages`. */
import type { Recipient } from '../../shared/practices.ts';
import type { MailVariable } from '../mail/settings.ts';

/** A finding's code → what its words need to know. */
export interface FindingParams {
  /** The environment names only part of the way to the store, or something that cannot be. */
  readonly 'store-variable': { variable: string; problem: 'missing' | 'invalid' };
  readonly 'store-unreachable': { cause: string };
  readonly 'store-key': Nothing;
  readonly 'store-base': { base: string };
  readonly 'table-missing': { table: string; suggestion: string | undefined };
  /** The key may not read the table, or there is none of that name: the service does not tell which. */
  readonly 'table-refused': { table: string };
  readonly 'column-missing': { table: string; column: string; suggestion: string | undefined };
  /** The column cannot take a text. */
  readonly 'column-type': { table: string; column: string; type: string };
  /** A choice that takes only its own options, for what visitors write freely. */
  readonly 'column-choice': { table: string; column: string };
  readonly 'option-missing': { table: string; column: string; options: readonly string[] };
  /** The key may not read the list of tables, so that only names could be checked. */
  readonly 'schema-unread': Nothing;
  /** `withoutId` are the tables that have no column for the id of a lead, as far as that is known. */
  readonly 'store-fine': { tables: number; columns: number; withoutId: readonly string[] };
  readonly 'store-embedded': Nothing;
  readonly quota: { calls: number; limit: number };
  readonly 'mail-off': Nothing;
  readonly 'mail-variables': { variables: readonly MailVariable[] };
  readonly 'mail-unreachable': { host: string; cause: string };
  readonly 'mail-fine': { host: string };
  readonly 'journal-unusable': { cause: string };
  readonly 'journal-damaged': Nothing;
  /** `at` is the ISO timestamp of the newest copy, undefined where there is none. */
  readonly 'journal-copies': { count: number; at: string | undefined };
  /** There was none of that name, so it was begun: right for a new site, and wrong for a misspelt name. */
  readonly 'journal-new': { file: string };
  readonly 'journal-fine': { leads: number };
  /** `since` is an ISO timestamp. */
  readonly 'leads-waiting': { count: number; since: string };
  readonly 'leads-failed': { count: number; causes: readonly string[] };
  readonly 'leads-flagged': { count: number };
  readonly 'leads-twice': { count: number };
  readonly 'mails-failed': { count: number };
  /** Someone is given what visitors send, and no page says so. */
  readonly 'recipient-untold': { recipient: Recipient };
  /** A page says that someone is given what visitors send, and that is not so. */
  readonly 'recipient-untrue': { recipient: Recipient };
}

type Nothing = Readonly<Record<string, never>>;

export type FindingCode = keyof FindingParams;

/** `error` loses or delays inquiries or breaks a promise to visitors until someone mends it; `warning` should be looked at; `fine` was checked. */
export type Level = 'error' | 'warning' | 'fine';

export type Finding = {
  readonly [Code in FindingCode]: {
    readonly code: Code;
    readonly level: Level;
    readonly params: FindingParams[Code];
  };
}[FindingCode];

/** Makes a finding. The type of `params` follows from the code. */
export function finding<Code extends FindingCode>(level: Level, code: Code, params: FindingParams[Code]): Finding {
  return { level, code, params } as Finding;
}
