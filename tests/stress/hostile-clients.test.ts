import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONNECTIONS } from '../../src/hosting/serve/web-server.ts';
import { JOIN } from '../support/lead-form.ts';
import { times } from '../support/proof.ts';
import { member, postForm, postJson, smallRelay } from '../support/small-relay.ts';

const POST = `POST ${JOIN.action} HTTP/1.1`;
const JSON_TYPE = 'Content-Type: application/json';

/** Returns a complete request as it is sent. */
const requestText = (name: string, headers: readonly string[] = []) => {
  const body = JSON.stringify(member(name));
  const lines = [POST, 'Host: club.example', JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

const lastRequest = (name: string) => requestText(name, ['Connection: close']);

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  // These tests expect that the server closes connections.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const untilClosed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Sends raw bytes and returns everything that the server sends until the connection closes. */
async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = openSocket(port);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.end(bytes);
  await untilClosed(socket);
  return Buffer.concat(parts).toString('latin1');
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

type Relay = Awaited<ReturnType<typeof smallRelay>>;

const names = ({ journal }: Relay) => journal.list().map(({ fields }) => fields['Full Name']);

/** Expects that the next visitor is served, that only these inquiries were kept before, and that nothing was thrown. */
async function expectService(relay: Relay, kept: readonly string[] = []): Promise<void> {
  const response = await postJson(relay.url, member('The next one'));
  expect(response.status).toBe(201);
  expect(names(relay).sort()).toEqual([...kept, 'The next one'].sort());
  expect(relay.errors).toEqual([]);
}

test('a connection that breaks at any point of a request leaves nothing behind', async () => {
  const relay = await smallRelay();
  const text = requestText('Half');
  const offsets = Array.from({ length: text.length }, (_, at) => at).filter((at) => at % times(9, 1) === 0);
  await Promise.all(
    offsets.map((offset) => {
      const socket = openSocket(relay.port);
      socket.write(text.slice(0, offset), () => (offset % 2 === 0 ? socket.destroy() : socket.end()));
      return untilClosed(socket.resume());
    }),
  );
  await expectService(relay);
  expect(relay.lines.filter((line) => / 201 /.test(line))).toHaveLength(1);
});

describe('a body that is too large', () => {
  test.each(['gzip', 'x-unknown'])('cannot be hidden by compression: %s', async (coding) => {
    const relay = await smallRelay();
    const body = gzipSync(JSON.stringify(member('Bomb', { more: 'x'.repeat(5_000_000) })));
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': coding };
    const response = await fetch(relay.url, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
    await expectService(relay);
  });
});

describe('a malformed body', () => {
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  const form = 'application/x-www-form-urlencoded';

  test.each<[string, string, string | Buffer, number]>([
    ['nested arrays', 'application/json', nested('[', ']', 30_000), 400],
    ['nested objects', 'application/json', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['bytes that are not UTF-8', 'application/json', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 400],
    ['objects instead of strings', 'application/json', '{"name":{"a":1},"mail":["x"]}', 422],
    ['a name that is true', 'application/json', '{"name":true,"mail":true}', 422],
    ['a prototype', 'application/json', '{"__proto__":{"name":"Ada","mail":"a@b.ch"}}', 422],
    ['a constructor', 'application/json', '{"constructor":{"prototype":{"name":"x"}}}', 422],
    ['a prototype in a form', form, '__proto__[name]=Ada&__proto__=x', 422],
    ['thirty thousand fields', form, 'a&'.repeat(30_000), 422],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>', 415],
  ])('is refused: %s', async (_, type, body, status) => {
    const relay = await smallRelay();
    const bytes = Buffer.from(body);
    const headers = [POST, 'Host: a', ...(type ? [`Content-Type: ${type}`] : []), `Content-Length: ${bytes.length}`];
    const answer = await sendRaw(
      relay.port,
      Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`), bytes]),
    );
    expect(statuses(answer)).toEqual([status]);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
    await expectService(relay);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['NUL bytes', { name: 'A\u0000d\u0000a' }, 'A d a'],
    ['line breaks in a single-line field', { name: 'Ada\r\nBcc: all@example.com' }, 'Ada Bcc: all@example.com'],
    ['a lone surrogate', { name: 'A\ud800da' }, 'A\ufffdda'],
    ['characters that change the text direction', { name: 'Ada \u202egnirts\u202c \u2066x\u2069' }, 'Ada gnirts x'],
    ['a number', { name: 42 }, '42'],
  ])('is cleaned where a person may have sent it: %s', async (_, more, expected) => {
    const relay = await smallRelay();
    expect((await postJson(relay.url, member('Ada', more))).status).toBe(201);
    expect(names(relay)).toEqual([expected]);
    await expect.poll(() => relay.journal.due('store')).toBeUndefined();
    const rows = relay.journal.database.all('SELECT "Full Name" AS name FROM "Members to be"');
    expect(rows).toEqual([{ name: expected }]);
  });
});

describe('an inquiry that is sent repeatedly', () => {
  test('with other contents becomes another lead, and leaves the first unchanged', async () => {
    const relay = await smallRelay();
    const { submissionId } = member('Ada');
    for (const name of ['Ada', 'Ada', 'Bea']) await postForm(relay.url, { ...member(name), submissionId } as never);
    for (const name of ['Ada', 'Cleo']) await postJson(relay.url, member(name, { submissionId }));
    await expectService(relay, ['Ada', 'Bea', 'Cleo']);
  });
});

describe('two requests that pretend to be one', () => {
  const hidden = lastRequest('Smuggled');
  const length = (value: string | number) => `Content-Length: ${value}`;
  const chunked = 'Transfer-Encoding: chunked';

  test.each<[string, readonly string[], string]>([
    ['a length and chunks', [length(hidden.length + 5), chunked], `0\r\n\r\n${hidden}`],
    ['two lengths', [length(0), length(hidden.length)], hidden],
    ['a length with a sign', [length('+0')], hidden],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
    ['bare line feeds', [`Transfer-Encoding: chunked\n${length(0)}`], `0\n\n${hidden}`],
  ])('are refused together: %s', async (_, headers, rest) => {
    const relay = await smallRelay({
      timeLimits: { headersTimeout: 1500, requestTimeout: 2000, connectionsCheckingInterval: 50 },
    });
    const answer = await sendRaw(relay.port, `${[POST, 'Host: a', JSON_TYPE, ...headers].join('\r\n')}\r\n\r\n${rest}`);
    expect(statuses(answer)).toEqual([400]);
    await expectService(relay);
  });
});

test(`of more than ${CONNECTIONS.proxied} simultaneous connections the rest is closed, and once they end new ones are accepted`, async () => {
  // Long time limits, so that no idle connection is closed during the test.
  const timeLimits = { headersTimeout: 60_000, requestTimeout: 60_000, connectionsCheckingInterval: 50 };
  const relay = await smallRelay({ timeLimits, trustProxy: true });
  const sockets: Socket[] = [];
  const ends: Promise<void>[] = [];
  let closedCount = 0;
  const count = () => {
    closedCount += 1;
  };
  while (sockets.length < CONNECTIONS.proxied + 50) {
    // Batches within the listen backlog: the system retries connections beyond it only after seconds.
    const batch = Array.from({ length: 50 }, () => openSocket(relay.port));
    const connected = batch.map((socket) => once(socket, 'connect'));
    ends.push(...batch.map((socket) => untilClosed(socket.resume()).then(count)));
    sockets.push(...batch);
    await Promise.all(connected);
  }
  await expect.poll(() => closedCount).toBe(50);
  for (const socket of sockets) socket.destroy();
  await Promise.all(ends);
  await expect
    .poll(() =>
      postJson(relay.url, member('The next one')).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(201);
  await expectService(relay);
});
