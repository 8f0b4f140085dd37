import { expect, test } from 'vitest';
import { alsoAtRoot, alsoBelow } from './base-path.ts';

const at = (path: string, init?: RequestInit) => new Request(`https://club.example${path}`, init);

test.each([
  ['/2025/join?a=b', '/join?a=b'],
  ['/join', '/join'],
  ['/2025x/join', '/2025x/join'],
])('a relay below /2025 hears of %s as %s', async (requested, heard) => {
  const relay = alsoBelow('/2025', async (request) => new Response(`${request.url} ${await request.text()}`));
  const response = await relay(at(requested, { method: 'POST', body: 'name=Ann' }), { address: undefined });
  expect(await response.text()).toBe(`https://club.example${heard} name=Ann`);
});

test.each([
  ['/2025/inbox/?a=b', '/2025/inbox/?a=b'],
  ['/inbox/', '/2025/inbox/'],
])('an inbox below /2025 hears of %s as %s', (requested, heard) => {
  expect(alsoAtRoot('/2025', ({ url }) => url)(at(requested))).toBe(`https://club.example${heard}`);
});
