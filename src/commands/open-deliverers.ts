/** Opens everything that delivers leads from this machine, for the relay and for `leads replay`. */
import { relayOrigin } from '../hosts/security.ts';
import type { Journal } from '../relay/journal.ts';
import { mailDeliverers } from '../relay/mail/delivery.ts';
import { createSender } from '../relay/mail/sender.ts';
import { readMailSettings } from '../relay/mail/settings.ts';
import { createPhotoLinks } from '../relay/photo-links.ts';
import { ConfigurationError, readSettings } from '../relay/settings.ts';
import { openStore, storeDeliverer } from '../relay/store.ts';
import type { Lead } from '../relay/types.ts';
import type { RelayForms } from '../render/relay-content.ts';
import { type CommandContext, UsageError } from './context.ts';

interface DelivererOptions {
  readonly journal: Journal;
  /** True if browsers connect without TLS, on a machine that others cannot reach. */
  readonly plainHttp?: boolean | undefined;
  /** True if mails to the staff link to the inquiry in the inbox. */
  readonly inbox: boolean;
}

/** Throws UsageError for a missing or invalid environment variable. */
export function openDeliverers(
  { forms, snapshot }: RelayForms,
  { journal, plainHttp, inbox }: DelivererOptions,
  context: CommandContext,
) {
  const { env } = process;
  const { site, words } = context;
  const { unit } = checkedEnvironment(() => readSettings(env), context);
  const mail = checkedEnvironment(() => readMailSettings(env), context);
  const [origin = new URL(snapshot.baseUrl).origin] = relayOrigin(site.delivery?.(snapshot.shared, env));
  const links = createPhotoLinks({ journal, forms, relayOrigin: plainHttp ? undefined : origin });
  const store = checkedEnvironment(() => openStore(journal, env, unit, links.of), context);
  const sender = mail && createSender(mail);
  const place = inbox ? site.inbox?.(snapshot.shared) : undefined;
  const noticeEnd =
    place &&
    (({ form, id }: Lead) => (place.forms.includes(form) ? words.inbox.mailLink(origin + place.path + id) : ''));
  const mailboxes = sender ? mailDeliverers({ journal, forms, sender, linksTo: links.of, noticeEnd }) : [];
  const deliverers = [storeDeliverer(store, journal), ...mailboxes];
  return { deliverers, unit, links, mail, sender, storeName: store.name, origin, place };
}

/** Calls `read`. Throws UsageError for a missing or invalid environment variable. */
export function checkedEnvironment<T>(read: () => T, { words }: CommandContext): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError)
      throw new UsageError(words.relay.badVariable(error.variable, error.problem));
    throw error;
  }
}
