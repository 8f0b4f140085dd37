/** Opens everything that delivers leads from this machine, for the relay and for `leads replay`. */

import type { Recipient } from '../../api/template-api.ts';
import { printable } from '../../base/lib/texts.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { SiteForms, SiteSnapshot } from '../../content/site-view.ts';
import { relayOrigin } from '../../hosting/hosts/security.ts';
import { checkedEnvironment, type RelayContext } from '../context.ts';
import { createTimeFormat } from '../inbox/clock.ts';
import type { InboxWords } from '../inbox/words.ts';
import type { Journal } from '../journal/journal.ts';
import { mailDeliverers } from '../mail/delivery.ts';
import { createSender } from '../mail/sender.ts';
import { readMailSettings } from '../mail/settings.ts';
import type { ReplyTime } from '../report/reply-time.ts';
import { readAirtableAccess, readSettings } from '../settings.ts';
import { replyTimeOf } from '../site-options.ts';
import type { Delivery, Lead } from '../types.ts';
import { createPhotoLinks } from './photo-links.ts';
import { type Difference, differenceOf } from './recipients.ts';
import { openStore, storeDeliverer } from './store.ts';

/** A promise is rounded up to this, because people do not promise minutes. */
const QUARTER_MS = 15 * 60_000;

interface DelivererOptions {
  readonly journal: Journal;
  /** True if browsers connect without TLS, on a machine that others cannot reach. */
  readonly plainHttp?: boolean | undefined;
  /** True if mails to the staff link to the inquiry in the inbox. */
  readonly inbox: boolean;
}

/** Throws UsageError for a missing or invalid environment variable. */
export function openDeliverers(
  { forms, snapshot }: SiteForms,
  { journal, plainHttp, inbox }: DelivererOptions,
  context: RelayContext,
) {
  const { site, env, words } = context;
  const { unit } = checkedEnvironment(() => readSettings(env), context);
  const mail = checkedEnvironment(() => readMailSettings(env), context);
  const base = basePathOf(snapshot.baseUrl);
  const [origin = new URL(snapshot.baseUrl).origin] = relayOrigin(site.delivery?.(snapshot.shared, env));
  const links = createPhotoLinks({ journal, forms, relayOrigin: plainHttp ? undefined : origin + base });
  const store = checkedEnvironment(() => openStore(journal, env, unit, links.of), context);
  const sender = mail && createSender(mail);
  const place = inbox ? site.inbox?.(snapshot.shared) : undefined;
  const noticeEnd =
    place &&
    (({ form, id }: Lead) =>
      place.forms.includes(form) ? `${words.inbox.mailLink} ${origin}${base}${place.path}${id}` : '');
  const answerBy = createAnswerBy(replyTimeOf(site, snapshot), words.inbox, site.timeZone);
  const mailboxes = sender ? mailDeliverers({ journal, forms, sender, linksTo: links.of, noticeEnd, answerBy }) : [];
  const deliverers = [storeDeliverer(store, journal), ...mailboxes];
  return { deliverers, unit, links, mail, sender, storeName: store.name, origin, place };
}

/**
 * Returns a function that says when the sender of a lead can expect an answer. A confirmation may be sent late, after the mail
 * server failed or someone released the lead, and must not promise a time that has passed.
 */
export const createAnswerBy =
  (replyTime: ReplyTime | undefined, words: InboxWords, timeZone = 'UTC', now = Date.now) =>
  ({ receivedAt }: Pick<Lead, 'receivedAt'>): string => {
    const at = Math.ceil((replyTime?.dueAt(Date.parse(receivedAt)) ?? 0) / QUARTER_MS) * QUARTER_MS;
    if (at <= now()) return words.answer.soon;
    return `${words.answer.by} ${createTimeFormat(words, timeZone, at).full(at)}`;
  };

/**
 * Formats the outcome of a delivery for the log.
 *
 * @param to name of the store or the mailbox
 */
export function deliveryLine(to: string, id: string, { kind, cause }: Pick<Delivery, 'kind' | 'cause'>): string {
  return [new Date().toISOString(), to, id, kind, cause && printable(cause)].filter(Boolean).join(' ');
}

/** Compares who receives inquiries in this environment with what the pages state. */
export function recipientDifference(snapshot: SiteSnapshot, { site, env }: RelayContext): Difference {
  const toAirtable = readAirtableAccess(env) || site.delivery?.(snapshot.shared, env).kind === 'direct';
  const recipients: Recipient[] = [
    ...(toAirtable ? (['airtable'] as const) : []),
    ...(readMailSettings(env) ? (['mail'] as const) : []),
  ];
  return differenceOf(recipients, site, snapshot);
}
