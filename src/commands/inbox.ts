/** Adds the inbox to the relay of `relay` and `preview`. Loads its code on demand, because most relays have none. */
import type { Command } from 'commander';
import { toCsv } from '../lib/csv.ts';
import type { Relay } from '../relay/handler.ts';
import type { Journal } from '../relay/journal.ts';
import type { Sender } from '../relay/mail/sender.ts';
import type { RelayForms } from '../render/relay-content.ts';
import type { InboxPlace } from '../template-api.ts';
import { type CommandContext, UsageError } from './context.ts';
import { toRows } from './leads/export.ts';

export interface InboxOptions {
  readonly inbox: boolean;
}

export const withInbox = (command: Command, { words }: CommandContext) =>
  command.option('--inbox', words.help.inbox, false);

/** Parts of a relay that its inbox needs. */
interface RelayParts extends Pick<RelayForms, 'forms' | 'snapshot'> {
  readonly journal: Journal;
  /** Mail addresses of people who may sign in. */
  readonly users: readonly string[];
  /** Undefined if mail is not configured. */
  readonly sender: Sender | undefined;
  /** Public origin of the relay: `https://www.example.ch`. */
  readonly origin: string;
  /** Notifies the dispatchers of new deliveries. */
  readonly wake: () => void;
  readonly log: (line: string) => void;
}

export type OpenInbox = NonNullable<Awaited<ReturnType<typeof inboxOpener>>>;

/** Returns a function that opens the inbox, or undefined without `--inbox`. */
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
      /** Puts the inbox in front of a relay. */
      inFrontOf:
        (relay: Relay): Relay =>
        async (request, client) =>
          (await answer(request, client)) ?? relay(request, client),
      /** Lines for the operator: the address of the inbox and, without mail, links to sign in. */
      greeting: async (at = origin): Promise<string[]> => [
        words.relay.inboxAt(at + path),
        ...(parts.sender ? [] : await access.invite()).map((link) =>
          words.inbox.access.invitation(link.user, at + link.path, minutes),
        ),
      ],
    };
  };
}
