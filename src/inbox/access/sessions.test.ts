import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import { openJournal } from '../../relay/journal.ts';

import { endpointOf } from './place.ts';
import { createLinks, createSessions, LINK, SESSION } from './sessions.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const HOUR = 60 * 60_000;
const SITE = 'https://www.example.ch';

function openStores() {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  const users = new Set([ANN, BOB]);
  const parts = { journal, sql: statementsOn(journal.database), users };
  return { ...parts, sessions: createSessions({ ...parts, path: '/inbox/' }), links: createLinks(parts) };
}

const makeRequest = (headers: Record<string, string> = {}, address = `${SITE}/inbox/`) =>
  new Request(address, { headers });
const ENDPOINT = endpointOf(makeRequest(), SITE);

/** Returns a request that carries the cookie of a response. */
const requestWith = (headers: { 'Set-Cookie': string }) =>
  makeRequest({ Cookie: headers['Set-Cookie'].split(';')[0] ?? '' });

describe('a session', () => {
  test('belongs to the browser with its cookie, which cannot be forged from the file', async () => {
    const { sessions, sql } = openStores();
    const headers = await sessions.begin(ANN, ENDPOINT, NOON);
    expect(headers['Set-Cookie']).toMatch(
      /^__Secure-nebel-inbox=[\w-]{43}; Path=\/inbox\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(sessions.of(requestWith(headers), ENDPOINT, NOON)).toMatchObject({ user: ANN });
    expect(sessions.of(makeRequest(), ENDPOINT, NOON)).toBe(undefined);
    const secret = /=([\w-]{43});/.exec(headers['Set-Cookie'])?.[1] ?? '';
    const stored = JSON.stringify(sql.rows`SELECT * FROM journal_sessions`);
    expect(stored).toContain(ANN);
    expect(stored).not.toContain(secret);
    const [row] = sql.rows<{ digest: string }>`SELECT digest FROM journal_sessions`;
    const forged = makeRequest({ Cookie: `__Secure-nebel-inbox=${row?.digest}` });
    expect(sessions.of(forged, ENDPOINT, NOON)).toBe(undefined);
  });

  test('ends after twelve hours without use, and after fourteen days at the latest', async () => {
    const { sessions } = openStores();
    const request = requestWith(await sessions.begin(ANN, ENDPOINT, NOON));
    expect(sessions.of(request, ENDPOINT, NOON + SESSION.idle - 1)).toBeDefined();
    await expect.poll(() => sessions.of(request, ENDPOINT, NOON + SESSION.idle)).toBeDefined();
    let now = NOON + SESSION.idle;
    for (; now < NOON + SESSION.longest; now += 11 * HOUR) {
      await expect.poll(() => sessions.of(request, ENDPOINT, now)).toBeDefined();
      // The extension of the session is written asynchronously.
      await new Promise((written) => setTimeout(written, 5));
    }
    expect(sessions.of(request, ENDPOINT, NOON + SESSION.longest)).toBe(undefined);
    const unused = requestWith(await sessions.begin(ANN, ENDPOINT, NOON));
    expect(sessions.of(unused, ENDPOINT, NOON + SESSION.idle)).toBe(undefined);
  });

  test('ends when its user signs out here or everywhere else, or loses access', async () => {
    const { sessions, users } = openStores();
    const begin = async (user: string) => requestWith(await sessions.begin(user, ENDPOINT, NOON));
    const [phone, tablet, other] = [await begin(ANN), await begin(ANN), await begin(BOB)];
    const signedInUsers = () => [phone, tablet, other].map((request) => sessions.of(request, ENDPOINT, NOON)?.user);
    const open = sessions.of(phone, ENDPOINT, NOON);
    if (!open) throw new Error('The session has not begun.');
    await sessions.endOthers(open);
    expect(signedInUsers()).toEqual([ANN, undefined, BOB]);
    expect((await sessions.end(open, ENDPOINT))['Set-Cookie']).toContain('Max-Age=0');
    expect(signedInUsers()).toEqual([undefined, undefined, BOB]);
    users.delete(BOB);
    expect(signedInUsers()).toEqual([undefined, undefined, undefined]);
  });

  test('has a unique token for forms', async () => {
    const { sessions } = openStores();
    const tokens = [];
    for (const user of [ANN, ANN, BOB])
      tokens.push(sessions.of(requestWith(await sessions.begin(user, ENDPOINT, NOON)), ENDPOINT, NOON)?.token);
    expect(new Set(tokens).size).toBe(3);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link', () => {
  test('signs in once, within fifteen minutes, regardless of how often it is opened', async () => {
    const { links, sql } = openStores();
    const [secret, late] = [await links.make(ANN, NOON), await links.make(ANN, NOON)];
    if (!secret || !late) throw new Error('No link was made.');
    expect(JSON.stringify(sql.rows`SELECT * FROM journal_links`)).not.toContain(secret);
    for (let times = 0; times < 3; times += 1) expect(links.isValid(secret, NOON + LINK.lasts - 1)).toBe(true);
    expect(await links.use(secret, NOON + LINK.lasts - 1)).toBe(ANN);
    expect(links.isValid(secret, NOON)).toBe(false);
    expect(await links.use(secret, NOON)).toBe(undefined);
    expect([links.isValid(late, NOON + LINK.lasts), await links.use(late, NOON + LINK.lasts)]).toEqual([
      false,
      undefined,
    ]);
  });

  test('is refused to a user who has five, until one expires or could not be sent', async () => {
    const { links } = openStores();
    const made = [];
    for (let times = 0; times < LINK.open; times += 1) {
      expect(links.hasEnough(ANN, NOON)).toBe(false);
      made.push(await links.make(ANN, NOON));
    }
    expect([links.hasEnough(ANN, NOON), links.hasEnough(BOB, NOON)]).toEqual([true, false]);
    expect(links.hasEnough(ANN, NOON + LINK.lasts)).toBe(false);
    await links.discard(made[0] ?? '');
    expect(links.hasEnough(ANN, NOON)).toBe(false);
  });

  test('of a former user cannot sign in', async () => {
    const { links, users } = openStores();
    const secret = (await links.make(ANN, NOON)) ?? '';
    users.delete(ANN);
    expect([links.isValid(secret, NOON), await links.use(secret, NOON)]).toEqual([false, undefined]);
  });
});

test('the daily maintenance deletes exactly what has expired', async () => {
  const { journal, sessions, links, sql } = openStores();
  await sessions.begin(ANN, ENDPOINT, NOON);
  await links.make(ANN, NOON);
  const counts = () =>
    sql.rows<{ n: number }>`SELECT count(*) AS n FROM journal_sessions UNION ALL SELECT count(*) FROM journal_links`;
  journal.forgetAccess(NOON);
  expect(counts()).toEqual([{ n: 1 }, { n: 1 }]);
  journal.forgetAccess(NOON + LINK.lasts);
  expect(counts()).toEqual([{ n: 1 }, { n: 0 }]);
  journal.forgetAccess(NOON + SESSION.idle);
  expect(counts()).toEqual([{ n: 0 }, { n: 0 }]);
});

describe('the endpoint of a request', () => {
  test.each([
    ['the website, whatever the request contains', 'https://evil.example/inbox/', {}, SITE],
    ['the website, behind a proxy on the same machine', 'http://127.0.0.1/inbox/', { 'X-Forwarded-For': '::1' }, SITE],
    ['this machine, without a proxy', 'http://localhost:4321/inbox/', {}, 'http://localhost:4321'],
  ])('is %s', (_, address, headers: Record<string, string>, origin) => {
    expect(endpointOf(makeRequest(headers, address), SITE).origin).toBe(origin);
  });

  test('has passkeys unless it is an IP address, and a cookie that is not secure only on this machine', async () => {
    const endpoints = [SITE, 'http://localhost:4321', 'http://127.0.0.1:4321'].map((at) =>
      endpointOf(makeRequest({}, at), SITE),
    );
    expect(endpoints.map(({ domain }) => domain)).toEqual(['www.example.ch', 'localhost', undefined]);
    const { sessions } = openStores();
    const headers = await sessions.begin(ANN, endpoints[1] ?? ENDPOINT, NOON);
    expect(headers['Set-Cookie']).toMatch(/^nebel-inbox=/);
    expect(headers['Set-Cookie']).not.toContain('Secure');
  });
});
