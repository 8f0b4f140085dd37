import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStream } from './browser-side.ts';
import { OWN, type PageState } from './page-state.ts';

/** Returns the state of a page that the preview sends to a request with these headers. */
async function stateFor(headers: (port: number) => Record<string, string>): Promise<PageState> {
  const events = createEventStream((_page, isOwn) => ({ version: '1', ...(isOwn && { edit: 'Edit' }) }) as PageState);
  const server = createServer(events.listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    events.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: OWN.events, headers: headers(port) };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
        const [, data] = /^data: (.*)\n\n/m.exec(text) ?? [];
        if (data === undefined) return;
        resolve(JSON.parse(data) as PageState);
        response.destroy();
      });
    });
    sent.on('error', reject).end();
  });
}

test('a page of the preview offers to edit', async () => {
  expect(await stateFor(() => ({}))).toEqual({ version: '1', edit: 'Edit' });
  expect(await stateFor((port) => ({ origin: `http://127.0.0.1:${port}` }))).toHaveProperty('edit');
});

test.each([
  ['a foreign host name that resolves to this machine', { host: 'rebound.example.com' }],
  ['a page of another website', { origin: 'https://example.com' }],
  ['a page that the browser marks as cross-site', { 'sec-fetch-site': 'cross-site' }],
])('%s is not offered to edit', async (_who, headers) => {
  expect(await stateFor(() => headers)).toEqual({ version: '1' });
});
