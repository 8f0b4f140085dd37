/**
 * Runs a relay without a website: the real handler, journal and dispatcher behind a server. Sends its port to the parent.
 */
import type { AddressInfo } from 'node:net';
import { createWebServer } from '../../src/hosting/serve/web-server.ts';
import { createDispatcher } from '../../src/relay/deliver/dispatcher.ts';
import { openStore, storeDeliverer } from '../../src/relay/deliver/store.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { createRelay } from '../../src/relay/receive/handler.ts';
import { JOIN } from './lead-form.ts';

const journal = openJournal(process.argv[2] as string);
const unit = Number(process.env.NEBEL_RETRY_MS);
const dispatcher = createDispatcher({
  journal,
  deliverer: storeDeliverer(openStore(journal, process.env, unit), journal),
  unit,
  onSettled: () => {
    if (journal.due('store') === undefined) process.send?.('idle');
  },
  watched: (round) =>
    round().catch((error) => {
      setImmediate(() => {
        throw error;
      });
      throw error;
    }),
});

const relay = createRelay({
  forms: [JOIN],
  async accept(submission) {
    const { id } = journal.receive(submission, Date.now());
    dispatcher.wake();
    return { kind: 'kept', id };
  },
  renderAnswer: ({ status }) => String(status),
  allowedOrigins: [],
  thanksUrl: '/thanks/',
  ratePerMinute: 0,
  log: () => {},
});

const server = createWebServer(relay, {
  trustProxy: false,
  onError: (error) => {
    throw error;
  },
});

// Otherwise the worker would outlive its parent.
process.on('disconnect', () => process.exit());

// Like an owner who has fixed the key or the table.
journal.replay({ states: ['failed'] }, Date.now());
dispatcher.wake();
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
