/** The nouns of an inquiry's way: submission → lead → delivery. */
import type { FormSpec, LeadRecord } from '../shared/form-spec.ts';

/** Where an inquiry has to go. Each is an entry of the journal's outbox, with a state of its own. */
export type Channel = 'store' | MailKind;

/** `notice` tells the staff, `confirmation` the sender. */
export type MailKind = 'notice' | 'confirmation';

/**
 * - `received`: in the journal, waits for delivery
 * - `sending`: a delivery is under way; when its lease runs out it is tried again
 * - `delivered`: the store has it
 * - `failed`: the store refused it, and another try is useless until someone fixes the cause
 * - `flagged`: held back, probably written by a program; `leads replay --flagged` releases it
 */
export type LeadState = 'received' | 'sending' | 'delivered' | 'failed' | 'flagged';

/**
 * - `failed`: the mail server refused it, or gave no answer for days; `leads replay ID` tries again
 * - `skipped`: deliberately not sent: its mailbox just had one, there were too many, or it was too late
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'skipped';

/** How far the staff is with an inquiry. */
export const PROGRESS = ['new', 'called', 'quoted', 'won', 'lost'] as const;
export type Progress = (typeof PROGRESS)[number];

/**
 * - `honeypot`: the hidden field was filled in
 * - `fast`: filled in faster than people type; delivered all the same
 * - `photos-lost`: photos were chosen, and the browser lost them before it could send them
 * - `maybe-twice`: sent again after the store's answer was lost, so the store may hold it twice
 */
export type Remark = 'honeypot' | 'fast' | 'photos-lost' | 'maybe-twice';

/** Where the visit began that ended in a form, as far as it is known. */
export interface Visit {
  /** Path of the page. */
  readonly landedOn?: string;
  /** The host that led there. */
  readonly referrer?: string;
}

/** One accepted submission. What it does not have is missing. */
export interface Lead extends Visit {
  readonly id: string;
  /** Path that the form posts to. Names the form. */
  readonly form: string;
  /** Table of the store. */
  readonly table: string;
  /** The stored record. */
  readonly fields: LeadRecord;
  /** What was entered beside the record, by column. */
  readonly extras?: LeadRecord;
  /** Number of photos in the journal. */
  readonly photos?: number;
  readonly state: LeadState;
  readonly remarks: readonly Remark[];
  /** ISO timestamp. */
  readonly receivedAt: string;
  /** Deliveries tried since it was received or replayed, to the store or by the mail it was claimed for; so are the next three. */
  readonly attempts: number;
  /** An earlier try may have reached the store, although it did not say so. */
  readonly unanswered: boolean;
  /** That try may still be under way, so not finding its record proves nothing. */
  readonly lost?: true;
  /** Why the last attempt failed. Holds no personal data. */
  readonly cause?: string;
  /** Id of the record in the store. */
  readonly storeId?: string;
  /** Missing until someone sets it in the inbox. */
  readonly progress?: Progress;
  readonly mail: Readonly<Partial<Record<MailKind, MailState>>>;
}

/** A photo that came with a form. */
export interface Photo {
  /** A JPEG of our own making. */
  readonly bytes: Uint8Array;
  /** Hash of the file that was sent: the same for every retry. */
  readonly sent: string;
}

/** What the handler gives to the journal. */
export interface Submission extends Pick<Lead, 'fields' | 'extras' | 'remarks' | 'receivedAt' | keyof Visit> {
  readonly form: FormSpec;
  /** Made by the browser, the same for every retry. Without one, equal content within a short time counts as a retry. */
  readonly submissionId?: string;
  readonly state: 'received' | 'flagged';
  readonly photos?: readonly Photo[];
  /** Mails to send about it. */
  readonly mail?: readonly MailKind[];
}

/** How the delivery of one lead ended. No cause holds personal data. */
export type Delivery =
  /** `storeId` is missing where the receiver names none; a `cause` says that not every recipient got it. */
  | { readonly kind: 'delivered'; readonly storeId?: string; readonly cause?: string | undefined }
  /** Not taken as things are: wrong table, column or address. Another try is useless. */
  | { readonly kind: 'refused'; readonly cause: string }
  /** Deliberately not sent. */
  | { readonly kind: 'skipped'; readonly cause: string }
  /**
   * Certainly not taken. `pause`: leave the receiver alone for that many units. `barred`: someone has to fix the key or its
   * rights first. `alone`: other leads may fare better.
   */
  | {
      readonly kind: 'later';
      readonly cause: string;
      readonly pause?: number | undefined;
      readonly barred?: true;
      readonly alone?: true;
    }
  /** The store says that it failed. A lookup tells whether it has taken the lead all the same. */
  | { readonly kind: 'unsure'; readonly cause: string; readonly pause?: number | undefined }
  /** The answer was lost: the store may have taken it, or take it later. */
  | { readonly kind: 'unknown'; readonly cause: string };

/**
 * What a lookup in the store says about a lead; undefined if the key may not look. `harmless`: not found, and sending it
 * again makes no second record in any case.
 */
export type Finding = Extract<Delivery, { kind: 'delivered' | 'later' }> | 'absent' | 'harmless' | undefined;

/** Where leads end up. Its functions never throw for what the store does. */
export interface Store {
  /** For logs: `airtable`, `journal`. */
  readonly name: string;
  deliver(lead: Lead): Promise<Delivery>;
  /** Looks up a lead that the store may have. Missing where delivering twice makes no second record. */
  find?(lead: Lead): Promise<Finding>;
}
