import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AdapterOptions, CONNECTIONS, createWebServer, type WebHandler } from './node-adapter.ts';

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
  test('gets method, URL, headers and body, and its response arrives', async () => {
    const port = await withHandler(async (request) => {
      const text = `${request.headers.get('X-Name')}: ${await request.text()}`;
      return new Response(text, { status: 201, headers: { 'X-Answer': 'yes' } });
    });
    const body = 'ä'.repeat(40_000);
    const response = await fetch(`http://127.0.0.1:${port}/api?x=1`, {
      method: 'POST',
      headers: { 'X-Name': 'Ada' },
      body,
    });
    expect([response.status, response.headers.get('X-Answer')]).toEqual([201, 'yes']);
    expect(await response.text()).toBe(`Ada: ${body}`);
  });

  test('gets the requested URL', async () => {
    const port = await withHandler(echo);
    const answer = await raw(
      port,
      'GET //evil.example/api HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('"http://club.example//evil.example/api"');
  });

  test('never gets a malformed request', async () => {
    const port = await withHandler(echo);
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
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

  test('that throws is reported, and its request gets a 500', async () => {
    const errors: unknown[] = [];
    const port = await withHandler(() => Promise.reject(new Error('a bug')), {
      onError: (error) => errors.push(error),
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
    expect(errors).toEqual([new Error('a bug')]);
  });

  test('gets the address of the connection, or the one from a trusted proxy', async () => {
    const addressWith = async (options: Partial<AdapterOptions>) => {
      const port = await withHandler(echo, options);
      const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
      return ((await (await fetch(`http://127.0.0.1:${port}/`, { headers })).json()) as { address: string }).address;
    };
    expect(await addressWith({})).toBe('127.0.0.1');
    expect(await addressWith({ trustProxy: true })).toBe('203.0.113.9');
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

    /** Returns the response to a client that keeps sending chunks of this size. */
    async function answerTo(type: string, bytes: number): Promise<string> {
      const port = await serve(createWebServer(echo, { trustProxy: false, onError: () => {}, timeLimits }));
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.on('error', () => {}).write(head(type));
      const sending = setInterval(() => socket.write('x'.repeat(bytes)), 5);
      const answer = await Promise.race([once(socket, 'data'), once(AbortSignal.timeout(400), 'abort')]);
      clearInterval(sending);
      socket.destroy();
      return String(answer[0]);
    }

    test('that sends text slowly', async () => {
      expect(await answerTo('application/json', 1)).toMatch(/^HTTP\/1\.1 408/);
      expect(await answerTo('application/json', 2000)).toMatch(/^HTTP\/1\.1 408/);
    });

    test('that sends files slowly, but not from one whose files keep arriving', async () => {
      expect(await answerTo('multipart/form-data; boundary=x', 1)).toMatch(/^HTTP\/1\.1 408/);
      expect(await answerTo('multipart/form-data; boundary=x', 2000)).not.toMatch(/^HTTP/);
    });
  });
});
