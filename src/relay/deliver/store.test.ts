import { expect, onTestFinished, test } from 'vitest';
import { startFakeAirtable } from '../../../tests/support/fake-airtable.ts';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../../../tests/support/lead-form.ts';
import { openStore } from './store.ts';

const DATE = Date.parse('2030-05-06T12:00:00.000Z');

function open() {
  const journal = openedJournal();
  const { id } = journal.receive(submission('Ann', DATE), DATE);
  return { journal, id };
}

test('without a key, a lead in the journal counts as delivered', async () => {
  const { journal, id } = open();
  const [lead] = journal.list();
  if (!lead) throw new Error('The journal returned no lead.');
  expect(await openStore(journal, { AIRTABLE_API_KEY: '' }, 1).deliver(lead)).toEqual({
    kind: 'delivered',
    storeId: id,
  });
});

test('with key and base, leads go to Airtable, and no record is matched to two leads', async () => {
  const fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
  onTestFinished(() => fake.close());
  const { journal } = open();
  const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
  const store = openStore(journal, env, 40);
  const lead = journal.claim('store', DATE, 1000);
  if (!lead || !store.find) throw new Error('The journal returned no lead, or the store cannot look one up.');
  const delivery = await store.deliver(lead);
  expect(await store.find({ ...lead, receivedAt: new Date(0).toISOString() })).toEqual(delivery);
  journal.settle('store', lead.id, delivery, DATE, DATE);
  expect(await store.find({ ...lead, receivedAt: new Date(0).toISOString() })).toBe('absent');
});
