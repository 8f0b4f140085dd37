import { expect, test, vi } from 'vitest';
import { sender } from './send-direct.ts';

const send = sender({
  endpoint: 'https://store.example',
  base: 'appClub',
  key: 'secret',
  forms: [{ action: '/api/join', table: 'New members', fields: [], constants: [], timestamp: 'Joined' }],
});

test.each([
  ['that the store refuses is kept for a later attempt', [401, 403, 404, 422, 429], { kind: 'wait', pause: 30_000 }],
  ['to a failing store is retried soon', [500, 503], { kind: 'retry' }],
])('a submission %s: %j', async (_what, statuses, outcome) => {
  for (const status of statuses) {
    vi.stubGlobal('fetch', async () => Response.json({}, { status }));
    expect(await send('/api/join', { name: 'Anna' }, new AbortController().signal), `${status}`).toEqual(outcome);
  }
  vi.unstubAllGlobals();
});

test.each([
  ['the page of a network that asks visitors to sign in', () => new Response('<!doctype html><title>Guests</title>')],
  ['a response that breaks off', () => new Response('{"records":[{"id"')],
  ['a response of something else', () => Response.json({ ok: true })],
  ['a response without the new record', () => Response.json({ records: [] })],
])('a submission waits if what succeeded was %s', async (_what, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  const answer = await send('/api/join', { name: 'Anna' }, new AbortController().signal);
  vi.unstubAllGlobals();
  expect(answer).toEqual({ kind: 'wait', pause: 30_000 });
});
