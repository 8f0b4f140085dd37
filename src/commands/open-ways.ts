/** Everything that takes a lead further from this machine, for a relay and for `leads replay` alike. */
import type { FormsOfSite } from '../dev/outcome.ts';
import { relayOrigin } from '../hosts/security.ts';
import type { Journal } from '../relay/journal.ts';
import { createSender } from '../relay/mail/sender.ts';
import { toMailboxes } from '../relay/mail/ways.ts';
import { createPhotoLinks } from '../relay/photo-links.ts';
import { ConfigurationError, readMailSettings, readSettings } from '../relay/settings.ts';
import { openStore, toStore } from '../relay/store.ts';
import type { Lead } from '../relay/types.ts';
import { type CommandContext, UsageError } from './context.ts';

interface WayOptions {
  readonly journal: Journal;
  /** True if browsers speak to it without TLS: on one's own machine, where no one else reaches it. */
  readonly plainHttp?: boolean | undefined;
  /** True if what the staff reads leads to the inquiry in the inbox. */
  readonly inbox: boolean;
}

/** Throws UsageError for a variable of the environment that is missing or wrong. */
export function openWays(
  { forms, snapshot }: Pick<FormsOfSite, 'forms' | 'snapshot'>,
  { journal, plainHttp, inbox }: WayOptions,
  context: CommandContext,
) {
  const { env } = process;
  const { site, words } = context;
  const { unit } = checkedEnvironment(() => readSettings(env), context);
  const mail = checkedEnvironment(() => readMailSettings(env), context);
  const [origin = new URL(snapshot.baseUrl).origin] = relayOrigin(site.delivery?.(snapshot.shared, env));
  const links = createPhotoLinks({ journal, forms, relayAt: plainHttp ? undefined : origin });
  const store = checkedEnvironment(() => openStore(journal, env, unit, links.of), context);
  const sender = mail && createSender(mail);
  const place = inbox ? site.inbox?.(snapshot.shared) : undefined;
  const noticeEnd =
    place &&
    (({ form, id }: Lead) => (place.forms.includes(form) ? words.inbox.mailLink(origin + place.path + id) : ''));
  const mailboxes = sender ? toMailboxes({ journal, forms, sender, linksTo: links.of, noticeEnd }) : [];
  const ways = [toStore(store, journal), ...mailboxes];
  return { ways, unit, links, mail, sender, storeName: store.name, origin, place };
}

/** Runs what reads the environment. A variable that is missing or wrong is the user's to mend. */
export function checkedEnvironment<T>(read: () => T, { words }: CommandContext): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError)
      throw new UsageError(words.relay.badVariable(error.variable, error.problem));
    throw error;
  }
}
