/** The nouns of an inquiry's way: submission → lead → delivery. */
import type { FormSpec, LeadRecord } from '../shared/form-spec.ts';

/**
 * - `received`: in the journal, waits for delivery
 * - `sending`: a delivery is under way; after its lease it is taken up again
 * - `delivered`: the store has it
 * - `failed`: the store refused it, and trying again would not help until someone mends the cause
 * - `flagged`: held back, probably written by a program; `leads replay --flagged` releases it
 */
export type LeadState = 'received' | 'sending' | 'delivered' | 'failed' | 'flagged';

/** What someone should know about a lead beside its state. */
export type Remark =
  /** The honeypot was filled. */
  | 'honeypot'
  /** Filled in faster than people type. Delivered all the same. */
  | 'fast'
  /** The store's answer was lost and the lead was sent again: the store may hold it twice. */
  | 'maybe-twice';

/** One accepted submission. */
export interface Lead {
  readonly id: string;
  /** Table of the store. */
  readonly table: string;
  /** The columns, as they are stored. */
  readonly fields: LeadRecord;
  readonly state: LeadState;
  readonly remarks: readonly Remark[];
  /** ISO timestamp. */
  readonly receivedAt: string;
  /** Deliveries tried so far. */
  readonly attempts: number;
  /** Why the last attempt did not succeed. Holds no personal data. */
  readonly cause?: string;
  /** Id of the record in the store. */
  readonly storeId?: string;
  /** State of each mail: `notice` and `confirmation`. Missing where none is wanted. */
  readonly mail: Readonly<Record<string, MailState>>;
}

export type MailState = 'waiting' | 'sent' | 'failed';

/** What the handler gives to the journal. */
export interface Submission {
  readonly form: FormSpec;
  readonly fields: LeadRecord;
  /** Made by the browser, the same for every retry. Without one, equal content within a short time counts as a retry. */
  readonly submissionId?: string;
  readonly remarks: readonly Remark[];
  readonly state: 'received' | 'flagged';
  readonly receivedAt: string;
}

/** How the delivery of one lead ended. */
export type Delivery =
  | { readonly kind: 'delivered'; readonly storeId: string }
  /** The store will not take it as things are: wrong key, table or column. Trying again would not help. */
  | { readonly kind: 'refused'; readonly cause: string }
  /** The store certainly has not taken it. `pause` asks to leave the store alone for so many waiting units. */
  | { readonly kind: 'later'; readonly cause: string; readonly pause?: number }
  /** The answer was lost: the store may or may not have taken it. */
  | { readonly kind: 'unknown'; readonly cause: string };

/** Where leads end up. */
export interface Store {
  /** For logs and `doctor`: `airtable`, `sqlite`. */
  readonly name: string;
  /** Most leads that one call of `deliver` takes. All of them are for one table. */
  readonly batch: number;
  /** Delivers leads of one table. Answers for each of them, in order. Never throws for what the store does. */
  deliver(table: string, leads: readonly Lead[]): Promise<readonly Delivery[]>;
}
