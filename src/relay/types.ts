/** The nouns of an inquiry's way: submission → lead → delivery. */
import type { FormSpec, LeadRecord } from '../shared/form-spec.ts';

/**
 * Where an inquiry is to go: to the store as a record, to the staff as a mail, to its sender as a confirmation. Each is an
 * entry of the journal's outbox, with a state of its own.
 */
export type Channel = 'store' | MailKind;

/** `notice` tells the staff, `confirmation` the sender. */
export type MailKind = 'notice' | 'confirmation';

/**
 * - `received`: in the journal, waits for delivery
 * - `sending`: a delivery is under way; after its lease it is taken up again
 * - `delivered`: the store has it
 * - `failed`: the store refused it, and trying again would not help until someone mends the cause
 * - `flagged`: held back, probably written by a program; `leads replay --flagged` releases it
 */
export type LeadState = 'received' | 'sending' | 'delivered' | 'failed' | 'flagged';

/**
 * - `failed`: the mail server refused it, or gave no answer for days; `leads replay ID` tries again
 * - `skipped`: deliberately not sent: its mailbox had one a moment ago, there were too many, or it would have come too late
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'skipped';

/** How far people are with an inquiry: who asked was called, has an offer, took it or did not. */
export const PROGRESS = ['new', 'called', 'quoted', 'won', 'lost'] as const;
export type Progress = (typeof PROGRESS)[number];

/** What someone should know about a lead beside its state. */
export type Remark =
  /** The honeypot was filled. */
  | 'honeypot'
  /** Filled in faster than people type. Delivered all the same. */
  | 'fast'
  /** Photos were chosen, and the browser lost them before they could be sent. */
  | 'photos-lost'
  /** The store's answer was lost and the lead was sent again: the store may hold it twice. */
  | 'maybe-twice';

/** Where a visit began that ended in a form, as far as it is known. */
export interface Visit {
  /** Path of the page. */
  readonly landedOn?: string;
  /** The host that led there. */
  readonly referrer?: string;
}

/** One accepted submission. */
export interface Lead extends Visit {
  readonly id: string;
  /** Path that the form posts to. Names the form. */
  readonly form: string;
  /** Table of the store. */
  readonly table: string;
  /** The columns, as they are stored. */
  readonly fields: LeadRecord;
  /** What was entered beside the record, by column. Missing where nothing was. */
  readonly extras?: LeadRecord;
  /** How many photos the journal holds of it. Missing where it holds none. */
  readonly photos?: number;
  readonly state: LeadState;
  readonly remarks: readonly Remark[];
  /** ISO timestamp. */
  readonly receivedAt: string;
  /** Deliveries tried since it was received or replayed. This and what follows is about the store, or the mail it was claimed for. */
  readonly attempts: number;
  /** The answer to an attempt was lost, so that the store may hold it already. */
  readonly unanswered: boolean;
  /** The same, and it may still be under way there: that a look does not find it settles nothing. */
  readonly lost?: true;
  /** Why the last attempt did not succeed. Holds no personal data. */
  readonly cause?: string;
  /** Id of the record in the store. */
  readonly storeId?: string;
  /** How far people are with it. Missing until someone says so in the inbox. */
  readonly progress?: Progress;
  /** State of each mail: `notice` and `confirmation`. Missing where none is wanted. */
  readonly mail: Readonly<Partial<Record<MailKind, MailState>>>;
}

/** A photo that came with a form. */
export interface Photo {
  /** The picture as it is kept: a JPEG of our own making. */
  readonly bytes: Uint8Array;
  /** Hash of what was sent. It is the same for a retry, whatever we make of the picture. */
  readonly sent: string;
}

/** What the handler gives to the journal. */
export interface Submission extends Pick<Lead, 'fields' | 'extras' | 'remarks' | 'receivedAt' | keyof Visit> {
  readonly form: FormSpec;
  /** Made by the browser, the same for every retry. Without one, equal content within a short time counts as a retry. */
  readonly submissionId?: string;
  readonly state: 'received' | 'flagged';
  readonly photos?: readonly Photo[];
  /** Mails to send about it. None where mail is not set up. */
  readonly mail?: readonly MailKind[];
}

/** How the delivery of one lead ended. No cause holds personal data. */
export type Delivery =
  /** `storeId` is missing where the receiver gives it no name; a `cause` says that not all got it. */
  | { readonly kind: 'delivered'; readonly storeId?: string; readonly cause?: string | undefined }
  /** It will not be taken as things are: wrong table, column or address. Trying again would not help. */
  | { readonly kind: 'refused'; readonly cause: string }
  /** Deliberately not sent. */
  | { readonly kind: 'skipped'; readonly cause: string }
  /**
   * It was certainly not taken. `pause` asks to leave the receiver alone for that many waiting units. `barred` means that it
   * waits for someone who mends the key, or what that may do; `alone`, that others may fare better.
   */
  | {
      readonly kind: 'later';
      readonly cause: string;
      readonly pause?: number | undefined;
      readonly barred?: true;
      readonly alone?: true;
    }
  /** The store says that it failed. Whether it has taken it all the same is known after a look. */
  | { readonly kind: 'unsure'; readonly cause: string; readonly pause?: number | undefined }
  /** The answer was lost: the store may have taken it, or take it later. */
  | { readonly kind: 'unknown'; readonly cause: string };

/**
 * What a look into the store says about a lead: nothing if it may not be told. `harmless`: it has not been found, and
 * sending it again makes no second record in any case.
 */
export type Finding = Extract<Delivery, { kind: 'delivered' | 'later' }> | 'absent' | 'harmless' | undefined;

/** Where leads end up. */
export interface Store {
  /** For logs: `airtable`, `journal`. */
  readonly name: string;
  /** Never throws for what the store does. */
  deliver(lead: Lead): Promise<Delivery>;
  /**
   * Looks for a lead of which it is not known whether the store has it. Never throws for what the store does. Missing where
   * delivering twice makes no second record.
   */
  find?(lead: Lead): Promise<Finding>;
}
