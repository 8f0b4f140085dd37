import type { FormSpec } from '../../shared/form-spec.ts';
import type { Journal } from '../journal.ts';
import type { Lead, MailKind } from '../types.ts';
import { confirmationWords, noticeWords, senderAddress } from './compose.ts';
import type { Mail, Sender, Sending } from './sender.ts';

/** How one attempt ended: as the server said, or without asking it. */
export type Attempt = Sending | { readonly kind: 'skipped'; readonly cause: string };

/** At most one confirmation to a mailbox within this time, so that no stranger can be flooded through us. */
const ONE_WITHIN_MS = 10 * 60_000;

const HOUR_MS = 60 * 60_000;

/** Most confirmations within an hour, to all mailboxes together: more than there are inquiries on the busiest day. */
const MOST_PER_HOUR = 60;

const DAY_MS = 24 * 60 * 60_000;

/** A confirmation promises an early answer; later than this after the inquiry it would not be true. */
const CONFIRM_WITHIN_MS = DAY_MS;

/** How long mail servers try before they give up: four to five days (RFC 5321, 4.5.4.1). */
const GIVE_UP_MS = 5 * DAY_MS;

interface Means {
  readonly journal: Pick<Journal, 'mailedSince'>;
  readonly forms: readonly FormSpec[];
  readonly sender: Sender;
  readonly now: number;
}

/** Tries to send one mail about a lead. */
export async function attempt(lead: Lead, kind: MailKind, { journal, forms, sender, now }: Means): Promise<Attempt> {
  const formOf = (each: Lead) => forms.find(({ action }) => action === each.form);
  const form = formOf(lead);
  const text = form?.mail?.[kind];
  if (!form || !text) return { kind: 'skipped', cause: 'no longer in the form' };
  const address = senderAddress(form, lead);
  const age = now - Date.parse(lead.receivedAt);
  if (kind === 'confirmation') {
    if (address === undefined) return { kind: 'skipped', cause: 'no address' };
    if (age > CONFIRM_WITHIN_MS) return { kind: 'skipped', cause: 'too late' };
    if (journal.mailedSince('confirmation', now - HOUR_MS).length >= MOST_PER_HOUR) {
      return { kind: 'skipped', cause: 'too many within an hour' };
    }
    const recent = journal.mailedSince('confirmation', now - ONE_WITHIN_MS);
    // Every form has columns of its own.
    const addressOf = (other: Lead, its = formOf(other)) => (its && senderAddress(its, other)) ?? '';
    if (recent.some((other) => mailboxOf(addressOf(other)) === mailboxOf(address))) {
      return { kind: 'skipped', cause: 'the mailbox had one a moment ago' };
    }
  }
  const words = kind === 'notice' ? noticeWords(form, lead, text) : confirmationWords(form, lead, text);
  const sending = await sender.send(toMail(lead, kind, address, words));
  return sending.kind === 'later' && age > GIVE_UP_MS ? { kind: 'refused', cause: sending.cause } : sending;
}

function toMail(
  lead: Lead,
  kind: MailKind,
  address: string | undefined,
  words: { subject: string; text: string },
): Mail {
  const isReply = kind === 'confirmation';
  const ends = address === undefined ? {} : isReply ? { to: address } : { replyTo: address };
  return { ...words, ...ends, id: `${lead.id}.${kind}`, isReply };
}

/**
 * The mailbox behind an address. Many providers ignore case, dots and what follows a plus sign, so that one mailbox has
 * any number of addresses; where a provider does not, two people rarely differ in these alone.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@${address.slice(at + 1)}`.toLowerCase();
}
