/** Opens the inbox of a relay. */

import { join } from 'node:path';
import type { InboxPlace } from '../../api/template-api.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { SiteForms } from '../../content/site-view.ts';
import { alsoAtRoot } from '../base-path.ts';
import type { RelayContext } from '../context.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sender } from '../mail/sender.ts';
import type { Relay } from '../receive/handler.ts';
import { reportOptionsOf } from '../site-options.ts';
import { createAccess } from './access/access.tsx';
import { readBrand } from './assets.ts';
import { createInbox } from './inbox.ts';
import { createMorningMail } from './morning-mail.ts';
import { createPages } from './pages.tsx';

/** Parts of a relay that its inbox needs. */
interface RelayParts extends Pick<SiteForms, 'forms' | 'snapshot'>, Pick<RelayContext, 'site' | 'words'> {
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

export type OpenInbox = ReturnType<typeof openInbox>;

export function openInbox(
  place: InboxPlace,
  { site, words, forms, snapshot, origin, journal, sender, wake, ...parts }: RelayParts,
) {
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
}
