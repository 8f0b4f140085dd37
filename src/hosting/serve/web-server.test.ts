import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { timeFor } from '../../api/browser/send.ts';
import { IN_FLIGHT } from './in-flight.ts';
import type { AdapterOptions, WebHandler } from './node-adapter.ts';
import { CONNECTIONS, createWebServer, UPLOAD } from './web-server.ts';

async function serve(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function withHandler(handler: WebHandler, options: Partial<AdapterOptions> = {}): Promise<number> {
  return serve(createWebServer(handler, { trustProxy: false, onError: () => {}, ...options }));
}

const echo: WebHandler = async (request, { address }) =>
  Response.json({ method: request.method, url: request.url, body: await request.text(), address });

/** Sends a raw request and returns the raw response. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const parts: string[] = [];
  socket.on('data', (part: string) => parts.push(part)).end(text);
  await once(socket, 'close');
  return parts.join('');
}

test('idle connections of one address do not lock out others', async () => {
  const port = await withHandler(echo);
  const idle: Socket[] = [];
  onTestFinished(() => {
    for (const each of idle) each.destroy();
  });
  // In batches: the system silently drops connections beyond the backlog of a listening socket.
  while (idle.length < CONNECTIONS.all + 50) {
    const some = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    const isAllowed = idle.length + some.length <= CONNECTIONS.address;
    idle.push(...some);
    await Promise.all(some.map((each) => once(each, isAllowed ? 'connect' : 'close')));
  }
  const visitor = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).setEncoding('utf8');
  visitor.end('GET / HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n');
  const [answer] = await once(visitor, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
});

describe('a web handler behind a Node server', () => {
  test('gets the requested URL', async () => {
    const port = await withHandler(echo);
    const answer = await raw(
      port,
      'GET //evil.example/api HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('"http://club.example//evil.example/api"');
  });

  test('can respond before a large body has arrived, and the client gets the response', async () => {
    const port = await withHandler(async (request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      return new Response('enough', { status: 413 });
    });
    const sizes = [200_000, 3_000_000];
    const answers = sizes.map((size) => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(size) }));
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, await answer.text()]).toEqual([413, 'enough']);
    }
  });

  test('can ignore a body, and the connection still serves the next request', async () => {
    const port = await withHandler(async () => new Response(null, { status: 204 }));
    const request = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(300_000)}`;
    const answer = await raw(port, `${request}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 204/g)).toHaveLength(2);
  });

  test('notices that a client has disconnected, and the server keeps running', async () => {
    let failed: (error: unknown) => void = () => {};
    const failure = new Promise<unknown>((resolve) => (failed = resolve));
    const port = await withHandler(async (request) => {
      const text = await request.text().catch((error: unknown) => {
        failed(error);
        return 'broken';
      });
      return new Response(text);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
    expect(await failure).toBeInstanceOf(Error);
    expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })).text()).toBe('whole');
  });

  test('that throws is reported, and its request gets a 500 without a reason', async () => {
    const errors: unknown[] = [];
    const port = await withHandler(() => Promise.reject(new Error('a bug')), {
      onError: (error) => errors.push(error),
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    expect(errors).toEqual([new Error('a bug')]);
  });

  test.each([
    ['longer than any proxy, which must close them first', true, 620],
    ['for browsers only briefly', false, 5],
  ])('keeps idle connections open %s', async (_how, trustProxy, seconds) => {
    const port = await withHandler(echo, { trustProxy });
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get('Keep-Alive')).toBe(`timeout=${seconds}`);
  });

  describe('is protected by time limits from a client', () => {
    const timeLimits = { headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 10 };
    const head = (type: string) =>
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n`;

    /** Connects a client that keeps sending chunks of this size, and resolves to the beginning of the response. */
    async function answerTo(type: string, bytes: number): Promise<string> {
      const port = await serve(createWebServer(echo, { trustProxy: false, onError: () => {}, timeLimits }));
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      // A busy machine may send the next chunk only after the limit. What is read together with the head does not count.
      socket.on('error', () => {}).write(head(type) + 'x'.repeat(3 * bytes));
      const sending = setInterval(() => socket.write('x'.repeat(bytes)), 5);
      onTestFinished(() => {
        clearInterval(sending);
        socket.destroy();
      });
      return String((await once(socket, 'data'))[0]);
    }

    test.each([
      ['text slowly', 'application/json', 1],
      ['text steadily, because no text takes that long', 'application/json', 2000],
      ['files slowly', 'multipart/form-data; boundary=x', 1],
    ])('that sends %s', async (_what, type, bytes) => {
      expect(await answerTo(type, bytes)).toMatch(/^HTTP\/1\.1 408/);
    });

    test.each([250_000, 1_500_000, 4_000_000])(
      'but not from a browser that still waits for its %i bytes to arrive',
      (size) => {
        const patience = timeFor([size]);
        expect(patience).toBeLessThan(UPLOAD.maxMs);
        expect((size / patience) * 1000).toBeGreaterThanOrEqual(UPLOAD.minBytesPerSecond);
      },
    );

    test('but not from one whose files keep arriving', async () => {
      // Each chunk is enough for two seconds.
      const answer = answerTo('multipart/form-data; boundary=x', 50_000);
      expect(await Promise.race([answer, wait(400)])).toBeUndefined();
    });
  });
});

describe('behind a proxy', () => {
  const part = (forwarded: string) =>
    `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${forwarded}\r\nContent-Length: 9\r\n\r\nx`;

  test('slow requests of one visitor do not lock out others, and the excess is told to wait', {
    tags: 'slow',
  }, async () => {
    const port = await withHandler(echo, { trustProxy: true });
    const slow: Socket[] = [];
    onTestFinished(() => {
      for (const each of slow) each.destroy();
    });
    const refused: Promise<unknown>[] = [];
    while (slow.length < IN_FLIGHT.all + 50) {
      const some = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
      await Promise.all(some.map((each) => once(each, 'connect')));
      for (const each of some) each.on('error', () => {}).write(part('6.6.6.6, 203.0.113.9'));
      // Within the limit, there is no response as long as the body is incomplete.
      if (slow.length >= IN_FLIGHT.address) refused.push(...some.map((each) => once(each, 'data')));
      slow.push(...some);
    }
    for (const [answer] of (await Promise.all(refused)) as [string][])
      expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*^Retry-After: \d+\r$/m);
    await Promise.all(slow.slice(IN_FLIGHT.address).map((each) => each.closed || once(each, 'close')));
    const visitor = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': '203.0.113.77' } });
    expect(visitor.status).toBe(200);
  });

  test('the last of several forwarded addresses counts, and that of the proxy if there is none', async () => {
    const port = await withHandler(echo, { trustProxy: true });
    const addressWith = async (...lines: readonly string[]) => {
      const head = ['GET / HTTP/1.1', 'Host: a', 'Connection: close', ...lines];
      return /"address":"([^"]*)"/.exec(await raw(port, `${head.join('\r\n')}\r\n\r\n`))?.[1];
    };
    expect(await addressWith('X-Forwarded-For: 203.0.113.1', 'X-Forwarded-For: 203.0.113.2')).toBe('203.0.113.2');
    expect(await addressWith()).toBe('127.0.0.1');
    expect(await addressWith('X-Forwarded-For: ')).toBe('127.0.0.1');
  });
});

test('the headers of the site are on every response to a request, also in place of the handler', async () => {
  const options = {
    trustProxy: false,
    onError: () => {},
    headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' },
    timeLimits: { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 10 },
  };
  const handler: WebHandler = async (request) => {
    if (request.url.endsWith('/bug')) throw new Error('a bug');
    await request.text();
    return new Response('own', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } });
  };
  const port = await serve(createWebServer(handler, options));
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const answers: [number, string][] = [
    [200, `${get}Connection: close\r\n\r\n`],
    [500, 'GET /bug HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    [408, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx'],
  ];
  for (const [status, request] of answers) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => (answer += part)).write(request);
    await once(socket, 'close');
    expect(answer, request).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer, request).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer.match(/^x-frame-options: .*$/gim), request).toHaveLength(1);
  }
});

test('after the response, a body that does not end holds its connection only for seconds', {
  tags: 'slow',
}, async () => {
  const port = await withHandler(async () => new Response(null, { status: 429 }));
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {}).write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\nx');
  const drip = setInterval(() => socket.write('x'), 100);
  onTestFinished(() => clearInterval(drip));
  const start = performance.now();
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 429/);
  await new Promise((closed) => socket.once('close', closed));
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('a body that a handler reads only after it has arrived is whole', async () => {
  const port = await withHandler(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response(await request.text());
  });
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' });
  expect(await response.text()).toBe('whole');
});

test('a body in thousands of chunks of one byte arrives whole', async () => {
  const port = await withHandler(async (request) => new Response(String((await request.text()).length)));
  const body = '1\r\nx\r\n'.repeat(9_000);
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  expect(await raw(port, `${head}${body}0\r\n\r\n`)).toMatch(/\r\n\r\n9000$/);
});

test('a body in a million chunks of one byte is cut off, before it keeps anyone else waiting', async () => {
  const sizes: number[] = [];
  const port = await withHandler(async (request) => {
    let size = 0;
    try {
      for await (const piece of request.body ?? []) size += piece.length;
    } finally {
      sizes.push(size);
    }
    return new Response(String(size));
  });
  const body = '1\r\nx\r\n'.repeat(1_000_000);
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await raw(port, `${head}${body}0\r\n\r\n`).catch(() => '')).toBe('');
  await expect.poll(() => sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(50_000);
});
