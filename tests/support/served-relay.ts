import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { readRelayContent } from '../../src/cli/relay-content.ts';
import { toListener, type WebHandler } from '../../src/hosting/serve/node-adapter.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { loadInbox } from '../../src/relay/inbox/open.ts';
import { type Journal, openJournal } from '../../src/relay/journal/journal.ts';
import { openRelay } from '../../src/relay/open.ts';
import type { Lead } from '../../src/relay/types.ts';
import { SAMPLE } from './data-files.ts';
import { builtSample } from './shared-site.ts';
import { relayContext } from './site-relay.ts';

/** Behaviour of the relay: normal, unreachable, or a handler of the test. */
export type Behaviour = 'sound' | 'down' | WebHandler;

export interface SiteWithRelay {
  /** Without a trailing slash. */
  readonly address: string;
  /** Changes the behaviour of the relay from now on. */
  behave(behaviour: Behaviour): void;
  /** Requests to the relay since the last `forget`. */
  requests(): number;
  /** Leads since the last `forget`. */
  leads(): readonly Lead[];
  /** Deletes a lead. */
  remove(id: string): void;
  /** Taps on phone numbers, by the page on which the visit began. */
  calls(): Readonly<Record<string, number>>;
  /** Returns a new link that signs Ann or Bea in to the inbox, if the site has one. */
  invitation(who?: 'ann' | 'bea'): Promise<string>;
  /** Resets the behaviour and the counters for a new test. */
  forget(): void;
  close(): Promise<void>;
}

/** Serves the website with its relay and an inbox for two people. */
export const serveSiteWithInbox = () => serveSiteWithRelay({ inbox: true });

/** Serves the real website and its relay from one host, as `preview` does. */
export async function serveSiteWithRelay({ inbox } = { inbox: false }): Promise<SiteWithRelay> {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-relay-'));
  const store = join(folder, 'leads.sqlite');
  const { out } = await builtSample();
  const context = relayContext();
  const content = await readRelayContent({ root: SAMPLE }, context);
  if (!content) throw new Error('The relay does not start.');
  // Tests send more requests a minute than any visitor.
  vi.stubEnv('NEBEL_RATE_PER_MINUTE', '0');
  // The relay logs each request, which would bury failures.
  const write = process.stderr.write;
  process.stderr.write = () => true;
  vi.stubEnv('INBOX_USERS', 'ann@example.com,bea@example.com');
  const openInbox = inbox ? await loadInbox(context) : undefined;
  const relay = openRelay({ ...context, content, journalFile: store, plainHttp: true, openInbox });
  const { headers, paths, inboxGreeting, stop } = relay;
  const journal: Journal = openJournal(store);

  let behaviour: Behaviour = 'sound';
  let requests = 0;
  let known = new Set<string>();
  const sound = toListener(relay.fetch, { trustProxy: false, headers, onError: fail });
  const server = createStaticServer(out, {
    live: {
      paths,
      listener: (request, response) => {
        requests += 1;
        if (behaviour === 'down') request.socket.destroy();
        else if (behaviour === 'sound') sound(request, response);
        else toListener(behaviour, { trustProxy: false, onError: fail })(request, response);
      },
    },
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    behave: (wanted) => {
      behaviour = wanted;
    },
    requests: () => requests,
    leads: () => journal.list().filter(({ id }) => !known.has(id)),
    remove: (id) => void journal.forgetOne(id),
    calls: () => Object.fromEntries(journal.callsByPage('0000-01-01', '9999-12-31')),
    invitation: async (who = 'ann') =>
      /http:\S+key=\S+/.exec((await inboxGreeting(address)).find((line) => line.includes(`${who}@`)) ?? '')?.[0] ?? '',
    forget() {
      behaviour = 'sound';
      requests = 0;
      known = new Set(journal.list().map(({ id }) => id));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      journal.close();
      await stop();
      process.stderr.write = write;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fail(error: unknown): never {
  throw error;
}
