/** Delivery of mails about a lead: one to the staff and one to the sender, independently of each other. */
import { comparableMail } from '../../api/forms/contact.ts';
import type { FormSpec, MailText } from '../../api/forms/form-spec.ts';
import type { Deliverer } from '../deliver/dispatcher.ts';
import type { LinkedPhotos } from '../deliver/photo-links.ts';
import type { Journal } from '../journal/journal.ts';
import type { Delivery, Lead, MailKind } from '../types.ts';
import { composeConfirmation, composeNotice, senderAddress } from './compose.ts';
import type { Mail, Sender } from './sender.ts';
import type { MailSettings } from './settings.ts';

const HOUR_MS = 60 * 60_000;

/** Minimum interval between confirmations to one mailbox, so that the form cannot be used to flood it. */
const MAILBOX_INTERVAL_MS = HOUR_MS / 6;

/** Maximum confirmations per hour in total: more than there are leads on the busiest day. */
const MAX_PER_HOUR = 60;

/** Maximum age of a lead for a confirmation, which promises a prompt reply. */
const CONFIRM_WITHIN_MS = 24 * HOUR_MS;

/** Maximum bytes of attached photos. Encoding makes them a third larger, and some servers accept only 10 MB. */
const MAX_ATTACHED = 7_000_000;

/**
 * Attempts after which a mail that the server begins to take but never confirms counts as refused. It may have arrived each
 * time (RFC 1047), or be too large for the line.
 */
const MAX_UNCONFIRMED = 3;

interface MailOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  readonly sender: Sender;
  /** Returns links to the photos of a lead. */
  readonly linksTo?: (lead: Lead) => LinkedPhotos | undefined;
  /** Returns the last line of the mail to the staff. */
  readonly noticeEnd?: ((lead: Lead) => string) | undefined;
  /** Returns when the sender can expect an answer, for the confirmation: «bis Montag, 9.30 Uhr». */
  readonly answerBy?: (lead: Lead) => string;
  readonly now?: () => number;
}

/** Returns the mails to send for a new lead. A form without an e-mail field has no address for a confirmation. */
export function wantedMails(settings: MailSettings | undefined, { mail, fields }: FormSpec): MailKind[] {
  if (!settings || !mail) return [];
  return mail.confirmation && fields.some(({ type }) => type === 'email') ? ['notice', 'confirmation'] : ['notice'];
}

/** Creates one deliverer per kind of mail. They wait neither for each other nor for the store. */
export function mailDeliverers({
  journal,
  forms,
  sender,
  linksTo,
  noticeEnd,
  answerBy,
  now = Date.now,
}: MailOptions): Deliverer[] {
  const formOf = (lead: Lead) => forms.find(({ action }) => action === lead.form);
  const ageOf = ({ receivedAt }: Lead) => now() - Date.parse(receivedAt);

  /** Returns why a confirmation must not be sent, if so. */
  function skipCause(lead: Lead, address: string | undefined): string | undefined {
    if (address === undefined) return 'no address';
    if (ageOf(lead) > CONFIRM_WITHIN_MS) return 'too late';
    const confirmedWithin = (ms: number) => journal.confirmedWithin(ms, now(), lead);
    if (confirmedWithin(HOUR_MS).length >= MAX_PER_HOUR) return 'too many within an hour';
    const isSameMailbox = (other: Lead) => {
      const form = formOf(other);
      return mailboxOf((form && senderAddress(form, other)) ?? '') === mailboxOf(address);
    };
    return confirmedWithin(MAILBOX_INTERVAL_MS).some(isSameMailbox) ? 'the mailbox had one a moment ago' : undefined;
  }

  /** Links to the photos. */
  const linkedNotice = (form: FormSpec, lead: Lead, template: MailText) =>
    composeNotice(form, lead, template, linksTo?.(lead)?.urls, noticeEnd?.(lead));

  /** Attaches the photos, or links to them if they are too large for a mail. */
  function noticeOf(form: FormSpec, lead: Lead, template: MailText) {
    const photos = lead.photos ? journal.photosOf(lead.id) : [];
    const isTooLarge = photos.reduce((sum, { length }) => sum + length, 0) > MAX_ATTACHED;
    if (isTooLarge) return linkedNotice(form, lead, template);
    const attachments = photos.map((content, at) => ({ filename: `${at + 1}.jpg`, content }));
    return { ...composeNotice(form, lead, template, [], noticeEnd?.(lead)), attachments };
  }

  async function send(lead: Lead, kind: MailKind): Promise<Delivery> {
    const form = formOf(lead);
    const template = form?.mail?.[kind];
    if (!form || !template) return { kind: 'skipped', cause: 'no longer in the form' };
    const address = senderAddress(form, lead);
    const isReply = kind === 'confirmation';
    const { retryWhileBusy } = journal;
    const cause = isReply ? await retryWhileBusy(() => skipCause(lead, address)) : undefined;
    if (cause !== undefined) return { kind: 'skipped', cause };
    const addresses = address === undefined ? {} : isReply ? { to: address } : { replyTo: address };
    const sendMail = async (mail: Pick<Mail, 'subject' | 'text' | 'attachments'>): Promise<Delivery> => {
      const delivery = await sender.send({ ...mail, ...addresses, id: `${lead.id}.${kind}` });
      const isEnough = delivery.kind === 'unknown' && lead.attempts + 1 >= MAX_UNCONFIRMED;
      return isEnough ? { kind: 'refused', cause: delivery.cause } : delivery;
    };
    if (isReply) return sendMail(composeConfirmation(form, lead, template, answerBy?.(lead)));
    const notice = await retryWhileBusy(() => noticeOf(form, lead, template));
    let delivery = await sendMail(notice);
    // Some servers take less, or no attachments at all.
    if (delivery.kind === 'refused' && lead.photos)
      delivery = await sendMail(await retryWhileBusy(() => linkedNotice(form, lead, template)));
    // The staff must get every notice, and can repair their own mailbox. They cannot correct the address of a visitor.
    if (delivery.kind !== 'refused') return delivery;
    return { kind: 'later', cause: delivery.cause, barred: true, alone: true };
  }

  return (['notice', 'confirmation'] as const).map((kind) => ({
    channel: kind,
    name: `mail ${kind}`,
    deliver: (lead) => send(lead, kind),
  }));
}

/**
 * Normalises an address. Many providers ignore case, dots and everything from a plus sign on, which gives one mailbox any
 * number of addresses. With other providers, two people's addresses rarely differ in these alone.
 */
function mailboxOf(address: string): string {
  const comparable = comparableMail(address);
  const at = comparable.lastIndexOf('@');
  const local = comparable.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}${comparable.slice(at)}`;
}
