import { describe, expect, test } from 'vitest';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { Delivery, Store, Submission } from '../types.ts';
import { deliverDirectly } from './deliver-directly.ts';

const submission: Submission = {
  form: { action: '/api/join', table: 'Members' } as FormSpec,
  fields: { Name: 'Ada' },
  submissionId: 'abc',
  remarks: [],
  state: 'received',
  receivedAt: '2026-01-05T12:00:00.000Z',
};

/** Creates a store that returns these outcomes in turn. */
function storeReturning(...answers: Delivery[]) {
  const received: unknown[] = [];
  const store: Store = {
    name: 'stand-in',
    deliver: async ({ table, fields }) => answers[received.push({ table, fields }) - 1] as Delivery,
  };
  return { store, received };
}

const delivered: Delivery = { kind: 'delivered', storeId: 'rec1' };

describe('without a disk', () => {
  test.each<Delivery>([
    { kind: 'refused', cause: '403' },
    { kind: 'later', cause: '429' },
    { kind: 'unknown', cause: 'no answer' },
  ])('a submission is not accepted if the store answers %j, and a retry is delivered', async (answer) => {
    const { store } = storeReturning(answer, delivered);
    const accept = deliverDirectly(store);
    expect(await accept(submission)).toMatchObject({ kind: 'not-kept' });
    expect(await accept(submission)).toEqual({ kind: 'kept', id: 'rec1' });
  });

  test('a retry and a double click make one record', async () => {
    const { store, received } = storeReturning(delivered, delivered, delivered);
    const accept = deliverDirectly(store);
    const answers = await Promise.all([accept(submission), accept(submission)]);
    answers.push(await accept(submission));
    expect(answers).toEqual(Array(3).fill({ kind: 'kept', id: 'rec1' }));
    expect(received).toHaveLength(1);
  });

  test('a double click without JavaScript makes one record, and the same content later another', async () => {
    const { store, received } = storeReturning(delivered, delivered, delivered);
    const accept = deliverDirectly(store);
    const form: FormSpec = { ...submission.form, timestamp: 'At' };
    const click = (at: string): Submission => {
      const { submissionId: _, ...rest } = submission;
      return { ...rest, form, fields: { Name: 'Ada', At: at }, receivedAt: at };
    };
    const clicks = [click('2026-01-05T12:00:00.000Z'), click('2026-01-05T12:00:00.200Z')];
    await Promise.all(clicks.map(accept));
    expect(received).toHaveLength(1);
    await Promise.all([
      accept(click('2026-01-06T12:00:00.000Z')),
      accept({ ...clicks[0], fields: { Name: 'Bea' } } as Submission),
    ]);
    expect(received).toHaveLength(3);
  });

  test('a submission that is found in the store after a lost response counts as accepted', async () => {
    const { store } = storeReturning({ kind: 'unknown', cause: 'no answer' });
    const accept = deliverDirectly({ ...store, find: async () => ({ kind: 'delivered', storeId: 'rec7' }) });
    expect(await accept(submission)).toEqual({ kind: 'kept', id: 'rec7' });
  });

  test('a flagged submission is delivered too', async () => {
    const { store, received } = storeReturning(delivered);
    await deliverDirectly(store)({ ...submission, state: 'flagged', remarks: ['honeypot'] });
    expect(received).toHaveLength(1);
  });
});
