import { describe, expect, test } from 'vitest';
import { openedJournal } from '../../../../tests/support/journal.ts';
import { statementsOn } from '../../journal/sql.ts';

import { endpointOf } from './endpoint.ts';
import { digestOf } from './secrets.ts';
import { createLinks, createSessions, LINK, SESSION } from './sessions.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;
const SITE = 'https://www.example.ch';

function openStores() {
  const journal = openedJournal();
  const users = new Set([ANN, BOB]);
  const sql = statementsOn(journal.database);
  const parts = { journal, users };
  return { ...parts, sql, sessions: createSessions({ ...parts, path: '/inbox/' }), links: createLinks(parts) };
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

  test.each([
    ['by a day', 24 * HOUR],
    ['by years', 12 * YEAR],
  ])('that began while the clock was ahead %s is over once the clock is right, for good', async (_, ahead) => {
    const { sessions } = openStores();
    const request = requestWith(await sessions.begin(ANN, ENDPOINT, NOON + ahead));
    expect(sessions.of(request, ENDPOINT, NOON + ahead)).toBeDefined();
    expect(sessions.of(request, ENDPOINT, NOON)).toBe(undefined);
    await sessions.begin(BOB, ENDPOINT, NOON);
    expect(sessions.of(request, ENDPOINT, NOON + ahead)).toBe(undefined);
  });

  test('that was used while the clock was ahead ends after twelve hours without use all the same', async () => {
    const { sessions, sql } = openStores();
    const request = requestWith(await sessions.begin(ANN, ENDPOINT, NOON));
    sql.run`UPDATE journal_sessions SET ends_at = last_at`;
    expect(sessions.of(request, ENDPOINT, NOON + HOUR)).toBe(undefined);
  });

  test('goes on if the clock is set back by some minutes', async () => {
    const { sessions } = openStores();
    const request = requestWith(await sessions.begin(ANN, ENDPOINT, NOON + 4 * MINUTE));
    expect(sessions.of(request, ENDPOINT, NOON)).toMatchObject({ user: ANN });
  });

  test('of a former user ends, and does not come back when that user is readmitted', async () => {
    const { sessions, users } = openStores();
    const [ann, bob] = [await sessions.begin(ANN, ENDPOINT, NOON), await sessions.begin(BOB, ENDPOINT, NOON)];
    users.delete(ANN);
    expect(sessions.of(requestWith(ann), ENDPOINT, NOON)).toBe(undefined);
    await sessions.endFormer();
    users.add(ANN);
    expect(sessions.of(requestWith(ann), ENDPOINT, NOON)).toBe(undefined);
    expect(sessions.of(requestWith(bob), ENDPOINT, NOON)).toMatchObject({ user: BOB });
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
    const offer = (user: string, now = NOON) => links.makeUnlessEnough(user, now);
    const offered = await Promise.all(Array.from({ length: 8 }, () => offer(ANN)));
    const made = offered.filter((secret) => secret !== undefined);
    expect(made, 'even if all are requested at once').toHaveLength(LINK.open);
    expect(made.every((secret) => links.isValid(secret, NOON))).toBe(true);
    expect(await offer(BOB)).toBeDefined();
    await links.end(digestOf(made[0] ?? ''));
    expect([await offer(ANN), await offer(ANN)]).toEqual([expect.any(String), undefined]);
    expect(await offer(ANN, NOON + LINK.lasts)).toBeDefined();
  });

  test.each([
    ['by an hour', HOUR],
    ['by years', 12 * YEAR],
  ])('made while the clock was ahead %s is over once the clock is right, for good', async (_, ahead) => {
    const { links } = openStores();
    const secrets = [];
    for (let times = 0; times < LINK.open; times += 1) secrets.push(await links.make(ANN, NOON + ahead));
    const [first = '', second = '', third = ''] = secrets;
    expect([links.isValid(first, NOON + ahead), links.isValid(first, NOON)]).toEqual([true, false]);
    expect(await links.use(first, NOON)).toBe(undefined);
    expect(await links.makeUnlessEnough(ANN, NOON), 'and counts as none').toBeDefined();
    expect(links.isValid(second, NOON + ahead)).toBe(false);
    expect(await links.use(third, NOON + ahead)).toBe(undefined);
  });

  test('of a former user does not come back when that user is readmitted', async () => {
    const { links, users } = openStores();
    const [ann, bob] = [await links.make(ANN, NOON), await links.make(BOB, NOON)];
    users.delete(ANN);
    await links.endFormer();
    users.add(ANN);
    expect([links.isValid(ann, NOON), links.isValid(bob, NOON)]).toEqual([false, true]);
  });
});

test('the daily maintenance deletes exactly what has expired', async () => {
  const { journal, sessions, links, sql } = openStores();
  await sessions.begin(ANN, ENDPOINT, NOON);
  await links.make(ANN, NOON);
  const counts = () =>
    sql.rows<{ n: number }>`SELECT count(*) AS n FROM journal_sessions UNION ALL SELECT count(*) FROM journal_links`;
  journal.forgetGrants(NOON);
  expect(counts()).toEqual([{ n: 1 }, { n: 1 }]);
  journal.forgetGrants(NOON + LINK.lasts);
  expect(counts()).toEqual([{ n: 1 }, { n: 0 }]);
  journal.forgetGrants(NOON + SESSION.idle);
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

  test.each(['http://localhost:4321', 'http://127.0.0.1:4321'])('at %s gets a cookie without TLS', async (address) => {
    const { sessions } = openStores();
    const headers = await sessions.begin(ANN, endpointOf(makeRequest({}, address), SITE), NOON);
    expect(headers['Set-Cookie']).toMatch(
      /^nebel-inbox=[\w-]{43}; Path=\/inbox\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
    );
  });
});
