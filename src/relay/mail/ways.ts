/** The mails about a lead, each on a way of its own: one to the staff, one to its sender. */
import type { FormSpec, MailText } from '../../shared/form-spec.ts';
import type { Way } from '../dispatcher.ts';
import type { Journal } from '../journal.ts';
import type { LinkedPhotos } from '../photo-links.ts';
import type { MailSettings } from '../settings.ts';
import type { Delivery, Lead, MailKind } from '../types.ts';
import { confirmationWords, noticeWords, senderAddress } from './compose.ts';
import type { Sender } from './sender.ts';

const HOUR_MS = 60 * 60_000;

/** At most one confirmation to a mailbox within this time, so that no stranger can be flooded through us. */
const ONE_WITHIN_MS = HOUR_MS / 6;

/** Maximum confirmations within an hour, to all mailboxes together: more than there are inquiries on the busiest day. */
const MOST_PER_HOUR = 60;

/** A confirmation promises an early answer; later than this after the inquiry it would not be true. */
const CONFIRM_WITHIN_MS = 24 * HOUR_MS;

/** How long mail servers try before they give up: four to five days (RFC 5321, 4.5.4.1). */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

/** Maximum bytes of photos in one mail. Mail makes them a third larger, and some servers take no more than 10 MB. */
const MOST_ATTACHED = 7_000_000;

interface MailOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  readonly sender: Sender;
  /** Where the photos of a lead are seen. */
  readonly linksTo?: (lead: Lead) => LinkedPhotos | undefined;
  /** The last line of what the staff reads, where there is one. */
  readonly noticeEnd?: ((lead: Lead) => string) | undefined;
  readonly now?: () => number;
}

/** The mails that a new lead of this form wants. A form without an e-mail field has no address to confirm it to. */
export function wantedMails(settings: MailSettings | undefined, { mail, fields }: FormSpec): MailKind[] {
  if (!settings || !mail) return [];
  return mail.confirmation && fields.some(({ type }) => type === 'email') ? ['notice', 'confirmation'] : ['notice'];
}

/** The way of each kind of mail. Neither waits for the other, nor for the store. */
export function toMailboxes({ journal, forms, sender, linksTo, noticeEnd, now = Date.now }: MailOptions): Way[] {
  const formOf = (lead: Lead) => forms.find(({ action }) => action === lead.form);
  const ageOf = ({ receivedAt }: Lead) => now() - Date.parse(receivedAt);

  /** Why a confirmation is not sent, if so. */
  function whyNot(lead: Lead, address: string | undefined): string | undefined {
    if (address === undefined) return 'no address';
    if (ageOf(lead) > CONFIRM_WITHIN_MS) return 'too late';
    const confirmedWithin = (ms: number) => journal.confirmedSince(now() - ms, lead);
    if (confirmedWithin(HOUR_MS).length >= MOST_PER_HOUR) return 'too many within an hour';
    // Every form has columns of its own.
    const addressOf = (other: Lead, its = formOf(other)) => (its && senderAddress(its, other)) ?? '';
    const hadOne = confirmedWithin(ONE_WITHIN_MS).some((other) => mailboxOf(addressOf(other)) === mailboxOf(address));
    return hadOne ? 'the mailbox had one a moment ago' : undefined;
  }

  /** Photos that are too large for a mail are told by their addresses. */
  function noticeOf(form: FormSpec, lead: Lead, text: MailText) {
    const end = noticeEnd?.(lead);
    const photos = lead.photos ? journal.photosOf(lead.id) : [];
    const isTooMuch = photos.reduce((sum, { length }) => sum + length, 0) > MOST_ATTACHED;
    if (isTooMuch) return noticeWords(form, lead, text, linksTo?.(lead)?.urls, end);
    const attachments = photos.map((content, at) => ({ filename: `${at + 1}.jpg`, content }));
    return { ...noticeWords(form, lead, text, [], end), attachments };
  }

  async function send(lead: Lead, kind: MailKind): Promise<Delivery> {
    const form = formOf(lead);
    const text = form?.mail?.[kind];
    if (!form || !text) return { kind: 'skipped', cause: 'no longer in the form' };
    const address = senderAddress(form, lead);
    const isReply = kind === 'confirmation';
    const cause = isReply ? whyNot(lead, address) : undefined;
    if (cause !== undefined) return { kind: 'skipped', cause };
    const words = isReply ? confirmationWords(form, lead, text) : noticeOf(form, lead, text);
    const ends = address === undefined ? {} : isReply ? { to: address } : { replyTo: address };
    const delivery = await sender.send({ ...words, ...ends, id: `${lead.id}.${kind}` });
    const isOver = delivery.kind === 'later' && ageOf(lead) > GIVE_UP_MS;
    return isOver ? { kind: 'refused', cause: delivery.cause } : delivery;
  }

  return (['notice', 'confirmation'] as const).map((kind) => ({
    channel: kind,
    name: `mail ${kind}`,
    deliver: (lead) => send(lead, kind),
  }));
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
