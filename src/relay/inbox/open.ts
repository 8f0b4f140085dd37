/** Opens the inbox of a relay. Loads its code on demand, because most relays have none. */

import { join } from 'node:path';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { InboxPlace } from '../../api/template-api.ts';
import { UsageError } from '../../base/findings/failure.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { SiteForms } from '../../content/site-view.ts';
import { alsoAtRoot } from '../both-addresses.ts';
import type { RelayContext } from '../context.ts';
import type { Relay } from '../handler.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import { replyTimeOf, titlesOf } from '../site-options.ts';

/** Parts of a relay that its inbox needs. */
interface RelayParts extends Pick<SiteForms, 'forms' | 'snapshot'> {
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

type MailParts = Omit<RelayParts, 'users' | 'wake'> & { readonly sender: Sender };

export type OpenInbox = Awaited<ReturnType<typeof loadInbox>>;

/** Returns functions that open the inbox and send its mails. Throws UsageError if the site has none. */
export async function loadInbox({ site, words }: Pick<RelayContext, 'site' | 'words'>) {
  if (!site.inbox) throw new UsageError(words.relay.noInbox);
  const { createAccess } = await import('./access/access.tsx');
  const { LINK } = await import('./access/sessions.ts');
  const { readBrand } = await import('./assets.ts');
  const { createInbox } = await import('./inbox.ts');
  const { createMorningMail } = await import('./morning.ts');
  const timeZone = site.timeZone ?? 'UTC';
  const formsOf = (place: InboxPlace, forms: readonly FormSpec[]) =>
    forms.filter(({ action }) => place.forms.includes(action));

  const open = (place: InboxPlace, { forms, snapshot, origin, ...parts }: RelayParts) => {
    const base = basePathOf(snapshot.baseUrl);
    // Its links, redirects and cookies hold the whole path.
    const path = base + place.path;
    const brand = readBrand(place.look, join(site.templates, site.publicFiles));
    const shell = { path, timeZone, brand, map: place.map };
    const access = createAccess({ ...parts, ...shell, site: origin, words: words.inbox });
    const answer = createInbox({
      ...parts,
      ...shell,
      ...{ access, words, replyTime: replyTimeOf(site, snapshot), titleOf: titlesOf(site, snapshot) },
      forms: formsOf(place, forms),
      countedForm: site.counting?.(snapshot.shared)?.form,
    });
    const minutes = LINK.lasts / 60_000;
    return {
      /** Puts the inbox in front of a relay. */
      inFrontOf:
        (relay: Relay): Relay =>
        async (request, client) =>
          (await alsoAtRoot(base, (placed) => answer(placed, client))(request)) ?? relay(request, client),
      /** Lines for the operator: the address of the inbox and, without mail, links to sign in. */
      greeting: async (at = origin): Promise<string[]> => [
        words.relay.inboxAt(at + path),
        ...(parts.sender ? [] : await access.invite()).map((link) =>
          words.inbox.access.invitation(link.user, at + link.path, minutes),
        ),
      ],
    };
  };

  /** Returns a function that mails what comes up again, to be called every few minutes. */
  const morningMail = (place: InboxPlace, { origin, snapshot, ...parts }: MailParts) => {
    const address = origin + basePathOf(snapshot.baseUrl) + place.path;
    return createMorningMail({
      ...parts,
      ...{ forms: formsOf(place, parts.forms), address, timeZone, words: words.inbox },
    });
  };

  return { open, morningMail };
}
