import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { build } from '../../src/build.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { toListener, type WebHandler } from '../../src/hosting/serve/node-adapter.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { type Journal, openJournal } from '../../src/relay/journal/journal.ts';
import { openRelay } from '../../src/relay/open.ts';
import { site as realSite } from '../../templates/site.ts';
import { copySample, sharedCacheOf } from './data-files.ts';
import { suiteFolder } from './mini-site.ts';
import { listen } from './running.ts';
import { builtSample } from './shared-site.ts';
import { relayContent, relayContext, sampleRelayContent } from './site-relay.ts';

/** Behaviour of the relay: normal, unreachable, or a handler of the test. */
export type Behaviour = 'sound' | 'down' | WebHandler;

/** Serves the website with its relay and an inbox for two people. */
export const serveSiteWithInbox = () => serveSiteWithRelay({ inbox: true });

/** Serves the real website and its relay from one host, as `preview` does. */
export async function serveSiteWithRelay({ inbox } = { inbox: false }) {
  const folder = suiteFolder();
  const store = join(folder, 'leads.sqlite');
  const { out } = await builtSample();
  const context = relayContext();
  const content = await sampleRelayContent();
  // Tests send more requests a minute than any visitor.
  vi.stubEnv('NEBEL_RATE_PER_MINUTE', '0');
  // The relay logs each request, which would bury failures.
  const write = process.stderr.write;
  process.stderr.write = () => true;
  vi.stubEnv('INBOX_USERS', 'ann@example.com,bea@example.com');
  const relay = openRelay({ ...context, content, journalFile: store, plainHttp: true, inbox });
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
  const { address, close } = await listen(server);
  return {
    /** Without a trailing slash. */
    address,
    /** Changes the behaviour of the relay from now on. */
    behave: (wanted: Behaviour) => {
      behaviour = wanted;
    },
    /** Requests to the relay since the last `forget`, like `leads`. */
    requests: () => requests,
    leads: () => journal.list().filter(({ id }) => !known.has(id)),
    remove: (id: string) => void journal.forgetOne(id),
    /** Taps on phone numbers, by the page on which the visit began. */
    calls: () => Object.fromEntries(journal.callsByPage('0000-01-01', '9999-12-31')),
    /** Returns a new link that signs Ann or Bea in to the inbox, if the site has one. */
    invitation: async (who: 'ann' | 'bea' = 'ann') =>
      /http:\S+key=\S+/.exec((await inboxGreeting(address)).find((line) => line.includes(`${who}@`)) ?? '')?.[0] ?? '',
    /** Resets the behaviour and the counters for a new test. */
    forget() {
      behaviour = 'sound';
      requests = 0;
      known = new Set(journal.list().map(({ id }) => id));
    },
    async close() {
      close();
      journal.close();
      await stop();
      process.stderr.write = write;
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

/** Serves the real website from one host, and its relay from another. */
export async function serveWithRelayElsewhere() {
  const root = suiteFolder();
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const relayServer = await listen(createServer((request, response) => answer(request, response)));

  // The server reads the folder on each request, so it can start first: the build needs its address.
  const out = join(root, 'dist');
  const pageServer = await listen(createStaticServer(out));
  const pages = pageServer.address.replace('127.0.0.1', 'localhost');

  copySample(root);
  const settings = join(root, 'data/site.yaml');
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nrelayUrl: ${relayServer.address}\n`);
  // The data only allows an https address for the site.
  const site: SiteDefinition = { ...realSite, baseUrl: () => pages };
  const { findings, stoppedBy } = await build(site, {
    root,
    out,
    cache: sharedCacheOf(realSite),
    hostFiles: hostFilesOf(site, {}),
  });
  if (stoppedBy) throw new Error(`The site does not build: ${JSON.stringify(findings[0])}`);
  vi.stubEnv('NEBEL_RATE_PER_MINUTE', '0');
  const context = relayContext(site);
  const content = await relayContent({ site, root });
  const store = join(root, 'leads.sqlite');
  const { fetch, stop } = openRelay({ ...context, content, journalFile: store, plainHttp: true });
  const journal = openJournal(store);
  answer = toListener(fetch, { trustProxy: false, onError: fail });
  return {
    /** Origin, without a trailing slash, like `relay`. */
    pages,
    relay: relayServer.address,
    /** Number of inquiries that arrived. */
    arrived: () => journal.list().length,
    async close() {
      pageServer.close();
      relayServer.close();
      journal.close();
      await stop();
    },
  };
}
