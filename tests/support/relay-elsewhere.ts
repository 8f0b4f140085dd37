import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { build } from '../../src/build.ts';
import { readRelayContent } from '../../src/cli/relay-content.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { toListener } from '../../src/hosting/serve/node-adapter.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { openRelay } from '../../src/relay/open.ts';
import { site as realSite } from '../../templates/site.ts';
import { SAMPLE } from './data-files.ts';
import { relayContext } from './site-relay.ts';

export interface SiteAndRelay {
  /** Origin, without a trailing slash, like `relay`. */
  readonly pages: string;
  readonly relay: string;
  /** Number of inquiries that arrived. */
  arrived(): number;
  close(): Promise<void>;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Serves the real website from one host, and its relay from another. */
export async function serveWithRelayElsewhere(): Promise<SiteAndRelay> {
  const root = mkdtempSync(join(tmpdir(), 'nebel-elsewhere-'));
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const relayServer = createServer((request, response) => answer(request, response));
  await new Promise<void>((started) => relayServer.listen(0, '127.0.0.1', started));
  const relayUrl = `http://127.0.0.1:${portOf(relayServer)}`;

  // The server reads the folder on each request, so it can start first: the build needs its address.
  const out = join(root, 'dist');
  const pageServer = createStaticServer(out);
  await new Promise<void>((started) => pageServer.listen(0, 'localhost', started));
  const pages = `http://localhost:${portOf(pageServer)}`;

  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  const settings = join(root, 'data/site.yaml');
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nrelayUrl: ${relayUrl}\n`);
  // The data only allows an https address for the site.
  const site: SiteDefinition = { ...realSite, baseUrl: () => pages };
  const { findings, stoppedBy } = await build(site, { root, out, hostFiles: hostFilesOf(site, {}) });
  if (stoppedBy) throw new Error(`The site does not build: ${JSON.stringify(findings[0])}`);
  vi.stubEnv('NEBEL_RATE_PER_MINUTE', '0');
  const context = relayContext(site);
  const content = await readRelayContent({ root }, context);
  if (!content) throw new Error('The relay does not start.');
  const store = join(root, 'leads.sqlite');
  const { fetch, stop } = openRelay({ ...context, content, journalFile: store, plainHttp: true });
  const journal = openJournal(store);
  const onError = (error: unknown) => {
    throw error;
  };
  answer = toListener(fetch, { trustProxy: false, onError });
  return {
    pages,
    relay: relayUrl,
    arrived: () => journal.list().length,
    async close() {
      for (const server of [pageServer, relayServer]) {
        server.closeAllConnections();
        server.close();
      }
      journal.close();
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
