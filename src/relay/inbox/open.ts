/** Opens the inbox of a relay. Loads its code on demand, because most relays have none. */

import { join } from 'node:path';
import type { InboxPlace } from '../../api/template-api.ts';
import { UsageError } from '../../base/findings/failure.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { SiteForms } from '../../content/site-view.ts';
import { alsoAtRoot } from '../both-addresses.ts';
import type { RelayContext } from '../context.ts';
import type { Relay } from '../handler.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import { reportOptionsOf } from '../site-options.ts';

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

export type OpenInbox = Awaited<ReturnType<typeof loadInbox>>;

/** Returns a function that opens the inbox. Throws UsageError if the site has none. */
export async function loadInbox({ site, words }: Pick<RelayContext, 'site' | 'words'>) {
  if (!site.inbox) throw new UsageError(words.relay.noInbox);
  const { createAccess } = await import('./access/access.tsx');
  const { readBrand } = await import('./assets.ts');
  const { createInbox } = await import('./inbox.ts');
  const { createMorningMail } = await import('./morning.ts');
  const { createPages } = await import('./pages.tsx');

  return (place: InboxPlace, { forms, snapshot, origin, journal, sender, wake, ...parts }: RelayParts) => {
    const base = basePathOf(snapshot.baseUrl);
    const pages = createPages({
      journal,
      words,
      map: place.map,
      // Its links, redirects and cookies hold the whole path.
      path: base + place.path,
      brand: readBrand(place.look, join(site.templates, site.publicFiles)),
      ...reportOptionsOf(site, { snapshot, forms: forms.filter(({ action }) => place.forms.includes(action)) }),
    });
    const access = createAccess(pages, { ...parts, sender, site: origin });
    const answer = createInbox(pages, access, wake);
    return {
      /** Puts the inbox in front of a relay. */
      inFrontOf:
        (relay: Relay): Relay =>
        async (request, client) =>
          (await alsoAtRoot(base, (placed) => answer(placed, client))(request)) ?? relay(request, client),
      /** Lines for the operator: the address of the inbox and, without mail, links to sign in. */
      greeting: async (at = origin): Promise<string[]> => [
        words.relay.inboxAt(at + pages.path),
        ...(sender ? [] : await access.invite(at)),
      ],
      /** Mails what comes up again, to be called every few minutes. */
      mailMorning: sender && createMorningMail(pages, { sender, origin, log: parts.log }),
    };
  };
}
