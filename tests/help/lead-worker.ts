/** A relay reduced to what must survive a kill: journal and dispatcher. Takes submissions as messages of its parent. */
import { createDispatcher } from '../../src/leads/dispatcher.ts';
import { openJournal } from '../../src/leads/journal.ts';
import { openStore } from '../../src/leads/open-store.ts';
import { submission } from './lead-form.ts';

const journal = openJournal(process.argv[2] as string);
const unit = Number(process.env.NEBEL_RETRY_MS);
const dispatcher = createDispatcher({
  journal,
  store: openStore(journal, process.env, unit),
  unit,
  onEvent: (event) => {
    if (event.kind === 'trouble') throw event.error;
    if (journal.due() === undefined) process.send?.('idle');
  },
});

process.on('message', (name: string) => {
  const { id } = journal.receive(submission(name, Date.now(), { submissionId: `of ${name}` }), Date.now());
  process.send?.({ name, id });
  dispatcher.wake();
});

// A worker without a parent would go on for ever.
process.on('disconnect', () => process.exit());

// As an owner would do who has mended the key or the table.
journal.replay({ failed: true }, Date.now());
dispatcher.wake();
process.send?.('ready');
