/** Runs a relay of an invented club in the process of the test: real handler, journal, dispatcher and server, no website. */

import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Environment } from '../../src/api/template-api.ts';
import { createWebServer, type ServerOptions } from '../../src/hosting/serve/web-server.ts';
import { createDispatcher } from '../../src/relay/deliver/dispatcher.ts';
import { openStore, storeDeliverer } from '../../src/relay/deliver/store.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { createRelay } from '../../src/relay/receive/handler.ts';
import { JOIN } from './lead-form.ts';
import { temporaryFolder } from './mini-site.ts';
import { listen } from './running.ts';

export interface SmallRelayOptions extends Pick<ServerOptions, 'timeLimits'> {
  readonly file?: string;
  readonly ratePerMinute?: number;
  /** Unit of all delays, in milliseconds. */
  readonly unit?: number;
  readonly env?: Environment;
  readonly trustProxy?: boolean;
}

/** Starts a relay. It is stopped when the test ends. */
export async function smallRelay(options: SmallRelayOptions = {}) {
  const {
    file = join(temporaryFolder(), 'leads.sqlite'),
    ratePerMinute = 0,
    unit = 10,
    env = {},
    timeLimits,
    trustProxy = false,
  } = options;
  const journal = openJournal(file);
  journal.createViews([JOIN]);
  /** Log output, one line for each request. */
  const lines: string[] = [];
  /** Exceptions that reached the server. There should be none. */
  const errors: unknown[] = [];
  const dispatcher = createDispatcher({
    journal,
    deliverer: storeDeliverer(openStore(journal, env, unit), journal),
    unit,
  });
  dispatcher.wake();
  const relay = createRelay({
    forms: [JOIN],
    accept: async (submission) => {
      const { id } = journal.receive(submission, Date.now());
      dispatcher.wake();
      return { kind: 'kept', id };
    },
    renderAnswer: ({ status, values }) => `<h1>${status}</h1>${JSON.stringify(values)}`,
    allowedOrigins: ['https://club.example'],
    thanksUrl: '/thanks/',
    ratePerMinute,
    log: (line) => lines.push(line),
  });
  const server = createWebServer(relay, {
    trustProxy,
    onError: (error) => errors.push(error),
    ...(timeLimits && { timeLimits }),
  });
  const { port, address, close } = await listen(server);
  onTestFinished(async () => {
    close();
    await dispatcher.stop();
    journal.close();
  });
  return { port, url: address + JOIN.action, journal, lines, errors };
}

/** Returns the entries of a member. */
export const member = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  mail: `${name.replaceAll(' ', '-')}@example.com`,
  team: '',
  submissionId: `of-${name.replaceAll(' ', '-')}`,
  ...more,
});

/** Submits a form as our script does. */
export const postJson = (url: string, values: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) });

/** Submits a form as a browser does without script. */
export const postForm = (url: string, values: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' });
