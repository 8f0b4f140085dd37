/** The inbox beside a relay, for `relay` and `preview`. Loaded on demand, because signing in needs packages of its own. */
import type { Command } from 'commander';
import type { FormsOfSite } from '../dev/outcome.ts';
import { toCsv } from '../lib/csv.ts';
import type { Relay } from '../relay/handler.ts';
import type { Journal } from '../relay/journal.ts';
import type { Sender } from '../relay/mail/sender.ts';
import type { InboxPlace } from '../template-api.ts';
import { type CommandContext, UsageError } from './context.ts';
import { toRows } from './leads/export.ts';

export interface InboxOptions {
  readonly inbox: boolean;
}

export const withInbox = (command: Command, { words }: CommandContext) =>
  command.option('--inbox', words.help.inbox, false);

/** What an inbox needs from its relay. */
interface RelayParts extends Pick<FormsOfSite, 'forms' | 'snapshot'> {
  readonly journal: Journal;
  /** Mail addresses of people who may sign in. */
  readonly users: readonly string[];
  /** Sends mail. Undefined where mail is not set up. */
  readonly sender: Sender | undefined;
  /** Where people reach the relay: `https://www.example.ch`. */
  readonly origin: string;
  /** Tells the dispatchers that there is something to deliver. */
  readonly wake: () => void;
  readonly log: (line: string) => void;
}

export type OpenInbox = NonNullable<Awaited<ReturnType<typeof inboxOpener>>>;

/** What opens the inbox, if that is asked for. */
export async function inboxOpener({ inbox }: InboxOptions, { site, words }: CommandContext) {
  if (!inbox) return undefined;
  if (!site.inbox) throw new UsageError(words.relay.noInbox);
  const { createAccess } = await import('../inbox/access/access.tsx');
  const { LINK } = await import('../inbox/access/sessions.ts');
  const { createInbox } = await import('../inbox/inbox.tsx');
  const timeZone = site.timeZone ?? 'UTC';

  return ({ path, forms: shown }: InboxPlace, { forms, snapshot, origin, ...parts }: RelayParts) => {
    const access = createAccess({ ...parts, path, site: origin, words: words.inbox, timeZone });
    const answer = createInbox({
      ...parts,
      ...{ access, path, words, timeZone },
      forms: forms.filter(({ action }) => shown.includes(action)),
      countedForm: site.counting?.(snapshot.shared)?.form,
      toTable: (form, leads) => toCsv(toRows(form, leads, words.leads), { excel: true }),
    });
    const minutes = LINK.lasts / 60_000;
    return {
      /** The inbox before a relay, with the headers of all pages where it has no stricter ones. */
      before: (relay: Relay, headers: Readonly<Record<string, string>>): Relay => {
        return async (request, client) => {
          const given = await answer(request, client);
          if (!given) return relay(request, client);
          for (const [name, value] of Object.entries(headers))
            if (!given.headers.has(name)) given.headers.set(name, value);
          return given;
        };
      },
      /** Where it is, and how people get in where no mail is sent: lines for the one who starts it. */
      said: async (at = origin): Promise<string[]> => {
        // Browsers make passkeys for `localhost`, and none for 127.0.0.1.
        const addressOf = (below: string) => new URL(below, at.replace('//127.0.0.1', '//localhost')).href;
        return [
          words.relay.inboxAt(addressOf(path)),
          ...(parts.sender ? [] : await access.invite()).map((link) =>
            words.inbox.access.invitation(link.user, addressOf(link.path), minutes),
          ),
        ];
      },
    };
  };
}
