import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BODY_LIMIT } from '../../src/relay/read-form.ts';
import { CONNECTIONS } from '../../src/serve/node-adapter.ts';
import { SAMPLE } from '../support/data-files.ts';
import { JOIN } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { isLong, report, SEED, times } from '../support/proof.ts';
import { type Randomness, seededRandom } from '../support/random.ts';
import { running } from '../support/running.ts';
import { member, postForm, postJson, type SmallRelay, smallRelay } from '../support/small-relay.ts';

const POST = `POST ${JOIN.action} HTTP/1.1`;
const JSON_TYPE = 'Content-Type: application/json';

/** A whole request, as it travels. */
const requestText = (name: string, headers: readonly string[] = []) => {
  const body = JSON.stringify(member(name));
  const lines = [POST, 'Host: club.example', JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

const last = (name: string) => requestText(name, ['Connection: close']);

function opened(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  // A server that hangs up on us is what these tests are about.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Sends bytes as they are and gives everything that comes back until the connection ends. */
async function raw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = opened(port);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.end(bytes);
  await closed(socket);
  return Buffer.concat(parts).toString('latin1');
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const names = ({ journal }: SmallRelay) => journal.list().map(({ fields }) => fields['Full Name']);

/** Whatever happened before: the next visitor is served, and nothing has reached the server as an exception. */
async function expectService(relay: SmallRelay, before: readonly string[] = []): Promise<void> {
  const response = await postJson(relay.url, member('The next one'));
  expect(response.status).toBe(201);
  expect(names(relay).sort()).toEqual([...before, 'The next one'].sort());
  expect(relay.errors).toEqual([]);
}

describe('clients who are slow on purpose', () => {
  test('are cut off, and keep no one else waiting', async () => {
    const patience = { headersTimeout: 3000, requestTimeout: 4000, connectionsCheckingInterval: 50 };
    const relay = await smallRelay({ patience });
    const slow = Array.from({ length: 60 }, (_, n) => {
      const socket = opened(relay.port);
      const [head, body] = [
        `${POST}\r\nHost: a\r\nX-Slow: `,
        `${POST}\r\nHost: a\r\n${JSON_TYPE}\r\nContent-Length: 9999\r\n\r\n{`,
      ];
      const start = ['', head, body][n % 3] as string;
      if (start) socket.write(start);
      const dripping = start && setInterval(() => socket.write('x'), 20);
      return closed(socket.resume()).finally(() => dripping && clearInterval(dripping));
    });
    const others = await Promise.all(Array.from({ length: 20 }, (_, n) => postJson(relay.url, member(`Ada ${n}`))));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
    await Promise.all(slow);
    await expectService(
      relay,
      Array.from({ length: 20 }, (_, n) => `Ada ${n}`),
    );
  });

  test('are cut off by the relay as it runs', { timeout: 120_000 }, async ({ skip }) => {
    skip(!isLong, 'that takes half a minute, for which only the long form waits');
    const relay = await running(['relay', '--root', SAMPLE, '--store', join(temporaryFolder(), 'leads.sqlite')]);
    const starts = ['', `${POST}\r\nHost: a\r\nX-Slow: `, `${POST}\r\nHost: a\r\nContent-Length: 9999\r\n\r\n{`];
    const port = Number(new URL(relay.address).port);
    const slow = Array.from({ length: 90 }, (_, n) => {
      const socket = opened(port);
      const start = starts[n % starts.length] as string;
      if (start) socket.write(start);
      const dripping = start && setInterval(() => socket.write('x'), 500);
      return closed(socket.resume()).finally(() => dripping && clearInterval(dripping));
    });
    expect((await fetch(`${relay.address}/api/anfragen`)).status).toBe(405);
    await Promise.all(slow);
    expect((await fetch(`${relay.address}/api/anfragen`)).status).toBe(405);
    expect(await relay.end('SIGTERM')).toBe(0);
  });
});

test('a connection that breaks off anywhere in a request leaves nothing behind', async () => {
  const relay = await smallRelay();
  const text = requestText('Half');
  const places = Array.from({ length: text.length }, (_, place) => place).filter((place) => place % times(9, 1) === 0);
  await Promise.all(
    places.map((place) => {
      const socket = opened(relay.port);
      socket.write(text.slice(0, place), () => (place % 2 === 0 ? socket.destroy() : socket.end()));
      return closed(socket.resume());
    }),
  );
  await expectService(relay);
  expect(relay.lines.filter((line) => / 201 /.test(line))).toHaveLength(1);
});

describe('a body that is too large', () => {
  const padded = (size: number) => JSON.stringify(member('Large', { more: 'x'.repeat(size) }));
  const chunked = (bytes: string) => {
    const parts = bytes.match(/[\s\S]{1,16384}/g) ?? [];
    const chunks = parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`);
    return `${POST}\r\nHost: a\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`;
  };

  test.each([
    ['one byte more than allowed, with a length', BODY_LIMIT + 1],
    ['ten megabytes', 10_000_000],
  ])('is refused: %s', async (_, size) => {
    const relay = await smallRelay();
    const body = padded(0).slice(0, -2) + 'x'.repeat(size - padded(0).length) + padded(0).slice(-2);
    expect(Buffer.byteLength(body)).toBe(size);
    const whole = `${POST}\r\nHost: a\r\n${JSON_TYPE}\r\nContent-Length: ${size}\r\n\r\n${body}`;
    expect(statuses(await raw(relay.port, whole))).toEqual([413]);
    expect(statuses(await raw(relay.port, chunked(body))), 'also without a length').toEqual([413]);
    await expectService(relay);
  });

  test('is taken up to the last byte that is allowed', async () => {
    const relay = await smallRelay();
    const body = padded(BODY_LIMIT - padded(0).length);
    expect(Buffer.byteLength(body)).toBe(BODY_LIMIT);
    expect(statuses(await raw(relay.port, chunked(body)))).toEqual([201]);
    await expectService(relay, ['Large']);
  });

  test.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', 'x-unknown'])(
    'cannot hide in a compressed one: %s',
    async (coding) => {
      const relay = await smallRelay();
      const body = gzipSync(JSON.stringify(member('Bomb', { more: 'x'.repeat(5_000_000) })));
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': coding };
      const response = await fetch(relay.url, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
      await expectService(relay);
    },
  );
});

describe('a body that makes no sense', () => {
  const deep = (text: string, close: string, count: number) => text.repeat(count) + close.repeat(count);
  const form = 'application/x-www-form-urlencoded';
  const valid = 'name=Ada&mail=ada@example.com';

  test.each<[string, string, string | Buffer, number]>([
    ['nothing at all', 'application/json', '', 400],
    ['half a JSON', 'application/json', '{"name":"Ada"', 400],
    ['JSON with something behind it', 'application/json', `${JSON.stringify(member('Ada'))} x`, 400],
    ['a list', 'application/json', JSON.stringify([member('Ada')]), 400],
    ['a text', 'application/json', '"name"', 400],
    ['null', 'application/json', 'null', 400],
    ['lists in lists', 'application/json', deep('[', ']', 30_000), 400],
    ['objects in objects', 'application/json', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['bytes that are no text', 'application/json', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 400],
    ['objects in place of texts', 'application/json', '{"name":{"a":1},"mail":["x"]}', 422],
    ['a name that is true', 'application/json', '{"name":true,"mail":true}', 422],
    ['a prototype', 'application/json', '{"__proto__":{"name":"Ada","mail":"a@b.ch"}}', 422],
    ['a constructor', 'application/json', '{"constructor":{"prototype":{"name":"x"}}}', 422],
    ['a prototype in a form', form, '__proto__[name]=Ada&__proto__=x', 422],
    ['thirty thousand fields', form, 'a&'.repeat(30_000), 422],
    ['a form that says it is JSON', 'application/json', valid, 400],
    ['JSON that says it is a form', form, JSON.stringify(member('Ada')), 422],
    ['another type', 'text/plain', valid, 415],
    ['files', 'multipart/form-data; boundary=x', '--x\r\n\r\n', 415],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>', 415],
    ['a type that only looks like one', 'application/jsonp', '{}', 415],
    ['no type', '', valid, 415],
  ])('is refused: %s', async (_, type, body, status) => {
    const relay = await smallRelay();
    const bytes = Buffer.from(body);
    const headers = [POST, 'Host: a', ...(type ? [`Content-Type: ${type}`] : []), `Content-Length: ${bytes.length}`];
    const answer = await raw(
      relay.port,
      Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`), bytes]),
    );
    expect(statuses(answer)).toEqual([status]);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
    await expectService(relay);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['NUL bytes', { name: 'A\u0000d\u0000a' }, 'A d a'],
    ['line breaks in a line', { name: 'Ada\r\nBcc: all@example.com' }, 'Ada Bcc: all@example.com'],
    ['half a character', { name: 'A\ud800da' }, 'A\ufffdda'],
    ['marks that turn the reading direction', { name: 'Ada \u202egnirts\u202c \u2066x\u2069' }, 'Ada gnirts x'],
    ['a number', { name: 42 }, '42'],
  ])('is cleaned where a person may have meant it: %s', async (_, more, expected) => {
    const relay = await smallRelay();
    expect((await postJson(relay.url, member('Ada', more))).status).toBe(201);
    expect(names(relay)).toEqual([expected]);
    await expect.poll(() => relay.journal.due('store')).toBeUndefined();
    const rows = relay.journal.database.prepare('SELECT "Full Name" AS name FROM "Members to be"').all([]);
    expect(rows).toEqual([{ name: expected }]);
  });

  test.each([
    ['percent signs that encode nothing', 'name=%25%&mail=%zz&%=%', '%%', '%zz'],
    ['percent-encoded bytes that are no text', 'name=%ff%fe%00&mail=%c3%28', '\ufffd\ufffd', '\ufffd('],
  ])('is read as the URL standard says: %s', async (_, body, name, mail) => {
    const relay = await smallRelay();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await fetch(relay.url, { method: 'POST', headers, body, redirect: 'manual' })).status).toBe(303);
    expect(relay.journal.list()[0]?.fields).toMatchObject({ 'Full Name': name, 'E-Mail': mail });
  });

  test('of two fields with one name, the last counts in both encodings', async () => {
    const relay = await smallRelay();
    const body = '{"name":"First","name":"Ada","mail":"ada@example.com"}';
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(relay.url, { method: 'POST', headers, body })).status).toBe(201);
    const twice = new URLSearchParams('name=First&name=Bea&mail=bea@example.com');
    expect((await fetch(relay.url, { method: 'POST', body: twice, redirect: 'manual' })).status).toBe(303);
    expect(names(relay)).toEqual(['Ada', 'Bea']);
  });
});

describe('an inquiry that is sent again', () => {
  test('fifty times at once is one lead', async () => {
    const relay = await smallRelay();
    const answers = await Promise.all(Array.from({ length: 50 }, () => postJson(relay.url, member('Ada'))));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    await expectService(relay, ['Ada']);
  });

  test('with other words is another one, and changes nothing about the first', async () => {
    const relay = await smallRelay();
    const { submissionId } = member('Ada');
    for (const name of ['Ada', 'Ada', 'Bea']) await postForm(relay.url, { ...member(name), submissionId } as never);
    for (const name of ['Ada', 'Cleo']) await postJson(relay.url, member(name, { submissionId }));
    await expectService(relay, ['Ada', 'Bea', 'Cleo']);
  });
});

describe('two requests that pretend to be one', () => {
  const hidden = last('Smuggled');
  const length = (value: string | number) => `Content-Length: ${value}`;
  const chunked = 'Transfer-Encoding: chunked';

  test.each<[string, readonly string[], string]>([
    ['a length and chunks', [length(hidden.length + 5), chunked], `0\r\n\r\n${hidden}`],
    ['chunks and a length', [chunked, length(6)], `0\r\n\r\n${hidden}`],
    ['two lengths', [length(0), length(hidden.length)], hidden],
    ['two lengths in one line', [length(`0, ${hidden.length}`)], hidden],
    ['a length with a sign', [length('+0')], hidden],
    ['a negative length', [length(-1)], hidden],
    ['a length in another base', [length('0x0')], hidden],
    ['a blank before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`],
    ['a folded header', [' Transfer-Encoding: chunked', length(0)], hidden],
    ['a chunk of no size', [chunked], `x\r\n\r\n${hidden}`],
    ['a chunk of far too large a size', [chunked], `fffffffffffffffff\r\n${hidden}`],
    ['line feeds alone', [`Transfer-Encoding: chunked\n${length(0)}`], `0\n\n${hidden}`],
  ])('are refused together: %s', async (_, headers, rest) => {
    const relay = await smallRelay({
      patience: { headersTimeout: 1500, requestTimeout: 2000, connectionsCheckingInterval: 50 },
    });
    const answer = await raw(relay.port, `${[POST, 'Host: a', JSON_TYPE, ...headers].join('\r\n')}\r\n\r\n${rest}`);
    expect(statuses(answer)).toEqual([400]);
    await expectService(relay);
  });
});

describe('HTTP as it is meant', () => {
  test('requests in a row on one connection are answered in their order', async () => {
    const relay = await smallRelay();
    const all = Array.from({ length: 30 }, (_, n) => `Ada ${n}`);
    const answer = await raw(relay.port, all.map((name) => (name === 'Ada 29' ? last : requestText)(name)).join(''));
    expect(statuses(answer)).toEqual(all.map(() => 201));
    expect(names(relay)).toEqual(all);
    await expectService(relay, all);
  });

  test('who asks before sending is told to go on', async () => {
    const relay = await smallRelay();
    const answer = await raw(relay.port, requestText('Ada', ['Expect: 100-continue', 'Connection: close']));
    expect(statuses(answer)).toEqual([100, 201]);
    const nonsense = await raw(relay.port, requestText('Bea', ['Expect: a-miracle', 'Connection: close']));
    expect(statuses(nonsense)).toEqual([417]);
    await expectService(relay, ['Ada']);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'POST/'])(
    '%s is no way to send a form',
    async (method) => {
      const relay = await smallRelay();
      const answer = await raw(relay.port, last('Ada').replace(/^POST/, method));
      expect(statuses(answer)[0]).toBeGreaterThanOrEqual(400);
      expect(statuses(answer)[0]).toBeLessThan(500);
      await expectService(relay);
    },
  );

  test.each([
    ['more headers than anyone sends', Array.from({ length: 3000 }, (_, n) => `X-${n}: y`), 431],
    ['a header that is too long', [`X-Long: ${'y'.repeat(20_000)}`], 431],
    ['a header with a NUL byte', ['X-Nul: a\u0000b'], 400],
    ['two hosts', ['Host: other.example'], 400],
  ] as const)('a head is refused that has %s', async (_, headers, status) => {
    const relay = await smallRelay();
    expect(statuses(await raw(relay.port, requestText('Ada', [...headers, 'Connection: close'])))).toEqual([status]);
    await expectService(relay);
  });
});

test(`of more than ${CONNECTIONS.all} connections at a time the rest is closed, and when they go there is room again`, async () => {
  // Idle connections are ended after a while; here that must not come in between.
  const patience = { headersTimeout: 60_000, requestTimeout: 60_000, connectionsCheckingInterval: 50 };
  const relay = await smallRelay({ patience, trustProxy: true });
  const sockets: Socket[] = [];
  const ends: Promise<void>[] = [];
  let gone = 0;
  const count = () => {
    gone += 1;
  };
  while (sockets.length < CONNECTIONS.all + 50) {
    // No more at a time than a system keeps waiting: of those beyond, it asks again only after seconds.
    const some = Array.from({ length: 50 }, () => opened(relay.port));
    const connected = some.map((socket) => once(socket, 'connect'));
    ends.push(...some.map((socket) => closed(socket.resume()).then(count)));
    sockets.push(...some);
    await Promise.all(connected);
  }
  await expect.poll(() => gone).toBe(50);
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

test(`whatever bytes arrive, the relay goes on, and keeps nothing that is not a form (seed ${SEED})`, {
  timeout: 600_000,
}, async () => {
  const relay = await smallRelay({
    patience: { headersTimeout: 1500, requestTimeout: 2000, connectionsCheckingInterval: 50 },
  });
  const random = seededRandom(SEED);
  const rounds = times(120, 20_000);
  const confirmed = new Set<string>();
  for (let round = 0; round < rounds; round += 40) {
    const batch = Array.from({ length: 40 }, (_, n) => mangled(random, last(`Ada ${round + n}`)));
    for (const answer of await Promise.all(batch.map((bytes) => raw(relay.port, bytes)))) {
      for (const [, id] of answer.matchAll(/"id":"([^"]+)"/g)) confirmed.add(id as string);
      expect(statuses(answer).every((status) => status < 500)).toBe(true);
    }
  }
  // A form may be whole and kept, and what follows it so odd that the connection ends before the answer. Not so the
  // other way round.
  const leads = relay.journal.list();
  const ids = new Set(leads.map(({ id }) => id));
  expect(
    [...confirmed].filter((id) => !ids.has(id)),
    'what was confirmed is kept',
  ).toEqual([]);
  expect(leads.every(({ fields }) => Object.keys(fields).join() === 'Full Name,E-Mail,Team,Status,Arrived')).toBe(true);
  expect(relay.errors).toEqual([]);
  report('relay: mangled requests', { requests: rounds, confirmed: confirmed.size, kept: leads.length });
});

/** A request in which some bytes were changed, left out, doubled or put elsewhere. */
function mangled(random: Randomness, text: string): Buffer {
  let bytes = Buffer.from(text);
  for (let times = random.upTo(4); times > 0; times -= 1) {
    const place = random.upTo(bytes.length) - 1;
    const [before, at, after] = [
      bytes.subarray(0, place),
      bytes.subarray(place, place + random.upTo(8)),
      bytes.subarray(place + 8),
    ];
    const made = [
      [before, Buffer.from([random.upTo(256) - 1]), bytes.subarray(place + 1)],
      [before, after],
      [before, at, at, bytes.subarray(place)],
      [
        before,
        Buffer.from(['\r\n', '\n', '\0', ' ', ':', '%', '\r\n\r\n', '0\r\n\r\n'][random.upTo(8) - 1] as string),
        bytes.subarray(place),
      ],
    ];
    bytes = Buffer.concat(made[random.upTo(4) - 1] as Buffer[]);
  }
  return bytes;
}
