/** Runs the relay of a website in the process of the test, as the command starts it. */
import { vi } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { readRelayContent } from '../../src/cli/relay-content.ts';
import { relayContextOf } from '../../src/cli/relay-context.ts';
import { commandWordsIn } from '../../src/cli/words/words.ts';
import { createWebServer } from '../../src/hosting/serve/web-server.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { openRelay } from '../../src/relay/open.ts';
import type { RelayContent } from '../../src/relay/site-options.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from './data-files.ts';
import { listen } from './running.ts';

export interface SiteRelayOptions {
  readonly file: string;
  /** Folder for backups. */
  readonly backup?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly trustProxy?: boolean;
  readonly inbox?: boolean;
  /** Public address of the website. Default: that of its data. */
  readonly baseUrl?: string;
  /** Another website than the real one, with its folder. */
  readonly of?: { readonly site: SiteDefinition; readonly root: string };
}

/** Context in which a command starts the relay of a site. */
export const relayContext = (of: SiteDefinition = site) =>
  relayContextOf({
    site: of,
    env: process.env,
    root: '.',
    language: 'de',
    version: '0.0.0',
    words: commandWordsIn('de'),
    exit: () => {},
  });

/** Reads what a relay needs of a website. Throws if it has mistakes. */
export async function relayContent(of: {
  readonly site: SiteDefinition;
  readonly root: string;
}): Promise<RelayContent> {
  const content = await readRelayContent({ root: of.root }, relayContext(of.site));
  if (!content) throw new Error('The relay does not start.');
  return content;
}

let ofSample: Promise<RelayContent> | undefined;

/** Reads what a relay needs of the real website, once for all tests of this process. */
export function sampleRelayContent(): Promise<RelayContent> {
  ofSample ??= relayContent({ site, root: SAMPLE });
  return ofSample;
}

/** Starts a relay. The caller must stop it. */
export async function siteRelay(options: SiteRelayOptions) {
  const { file, backup, env = {}, trustProxy = false, inbox = false, baseUrl, of } = options;
  const context = relayContext(of?.site);
  const content = await (of ? relayContent(of) : sampleRelayContent());
  const lines: string[] = [];
  // Not a spy, because a second relay within a test would take over the spy of the first.
  const write = process.stderr.write;
  process.stderr.write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  for (const [name, value] of Object.entries({ NEBEL_RETRY_MS: '10', ...env })) vi.stubEnv(name, value);
  const placed = baseUrl ? { ...content, snapshot: { ...content.snapshot, baseUrl } } : content;
  const { fetch, headers, stop } = openRelay({
    ...context,
    content: placed,
    journalFile: file,
    backups: backup,
    inbox,
  });
  const onError = (error: unknown) => lines.push(`EXCEPTION ${error instanceof Error ? error.stack : error}\n`);
  const { port, address, close } = await listen(createWebServer(fetch, { trustProxy, headers, onError }));
  const journal = openJournal(file);
  return {
    port,
    /** Without a trailing slash. */
    address,
    /** Address of the quote form. */
    url: `${address}/api/anfragen`,
    journal,
    /** Log output so far. */
    log: () => lines.join(''),
    async stop() {
      close();
      journal.close();
      await stop();
      process.stderr.write = write;
      vi.unstubAllEnvs();
    },
  };
}

/** Returns the entries of a visitor who wants a quote. */
export const quote = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  firstName: 'Zoë',
  lastName: "O'Neil",
  address: 'Bahnhofstrasse 12',
  postalCode: '8001',
  city: 'Zürich',
  phone: '+41 79 123 45 67',
  email: 'zoe@example.com',
  service: 'schimmel',
  message: 'Es riecht im Keller.',
  ...more,
});
