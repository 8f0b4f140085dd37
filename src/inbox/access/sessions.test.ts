import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import { openJournal } from '../../relay/journal.ts';

import { placeOf } from './place.ts';
import { createLinks, createSessions, LINK, SESSION } from './sessions.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const HOUR = 60 * 60_000;
const SITE = 'https://www.example.ch';

function openParts() {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  const users = new Set([ANN, BOB]);
  const parts = { journal, sql: statementsOn(journal.database), users };
  return { ...parts, sessions: createSessions({ ...parts, path: '/inbox/' }), links: createLinks(parts) };
}

const asks = (headers: Record<string, string> = {}, address = `${SITE}/inbox/`) => new Request(address, { headers });
const PLACE = placeOf(asks(), SITE);

/** What a browser sends back of a cookie that it was given. */
const returned = (given: { 'Set-Cookie': string }) => asks({ Cookie: given['Set-Cookie'].split(';')[0] ?? '' });

describe('a session', () => {
  test('belongs to the browser that was given its cookie, and the file holds nothing to make one with', async () => {
    const { sessions, sql } = openParts();
    const given = await sessions.begin(ANN, PLACE, NOON);
    expect(given['Set-Cookie']).toMatch(
      /^__Secure-nebel-inbox=[\w-]{43}; Path=\/inbox\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(sessions.of(returned(given), PLACE, NOON)).toMatchObject({ user: ANN });
    expect(sessions.of(asks(), PLACE, NOON)).toBe(undefined);
    const secret = /=([\w-]{43});/.exec(given['Set-Cookie'])?.[1] ?? '';
    const kept = JSON.stringify(sql.rows`SELECT * FROM journal_sessions`);
    expect(kept).toContain(ANN);
    expect(kept).not.toContain(secret);
    const [row] = sql.rows<{ digest: string }>`SELECT digest FROM journal_sessions`;
    const forged = asks({ Cookie: `__Secure-nebel-inbox=${row?.digest}` });
    expect(sessions.of(forged, PLACE, NOON)).toBe(undefined);
  });

  test('ends after twelve hours without use, and after fourteen days at the latest', async () => {
    const { sessions } = openParts();
    const request = returned(await sessions.begin(ANN, PLACE, NOON));
    expect(sessions.of(request, PLACE, NOON + SESSION.idle - 1)).toBeDefined();
    await expect.poll(() => sessions.of(request, PLACE, NOON + SESSION.idle)).toBeDefined();
    let now = NOON + SESSION.idle;
    for (; now < NOON + SESSION.longest; now += 11 * HOUR) {
      await expect.poll(() => sessions.of(request, PLACE, now)).toBeDefined();
      // What a use has changed is written down a moment later.
      await new Promise((written) => setTimeout(written, 5));
    }
    expect(sessions.of(request, PLACE, NOON + SESSION.longest)).toBe(undefined);
    const unused = returned(await sessions.begin(ANN, PLACE, NOON));
    expect(sessions.of(unused, PLACE, NOON + SESSION.idle)).toBe(undefined);
  });

  test('ends when its person signs out here, or everywhere else, or is no longer among those who may in', async () => {
    const { sessions, users } = openParts();
    const begin = async (user: string) => returned(await sessions.begin(user, PLACE, NOON));
    const [phone, tablet, other] = [await begin(ANN), await begin(ANN), await begin(BOB)];
    const whose = () => [phone, tablet, other].map((request) => sessions.of(request, PLACE, NOON)?.user);
    const open = sessions.of(phone, PLACE, NOON);
    if (!open) throw new Error('It has not begun.');
    await sessions.endOthers(open);
    expect(whose()).toEqual([ANN, undefined, BOB]);
    expect((await sessions.end(open, PLACE))['Set-Cookie']).toContain('Max-Age=0');
    expect(whose()).toEqual([undefined, undefined, BOB]);
    users.delete(BOB);
    expect(whose()).toEqual([undefined, undefined, undefined]);
  });

  test('has a token for forms that another session does not have', async () => {
    const { sessions } = openParts();
    const tokens = [];
    for (const user of [ANN, ANN, BOB])
      tokens.push(sessions.of(returned(await sessions.begin(user, PLACE, NOON)), PLACE, NOON)?.token);
    expect(new Set(tokens).size).toBe(3);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link', () => {
  test('signs in once, within fifteen minutes, however often it is looked at', async () => {
    const { links, sql } = openParts();
    const [secret, late] = [await links.make(ANN, NOON), await links.make(ANN, NOON)];
    if (!secret || !late) throw new Error('There is none.');
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

  test('is no longer sent to someone who has five, and one that could not be sent makes room', async () => {
    const { links } = openParts();
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

  test('signs no one in who is no longer among those who may in', async () => {
    const { links, users } = openParts();
    const secret = (await links.make(ANN, NOON)) ?? '';
    users.delete(ANN);
    expect([links.isValid(secret, NOON), await links.use(secret, NOON)]).toEqual([false, undefined]);
  });
});

test('what has ended is deleted by the daily upkeep, and nothing else', async () => {
  const { journal, sessions, links, sql } = openParts();
  await sessions.begin(ANN, PLACE, NOON);
  await links.make(ANN, NOON);
  const left = () =>
    sql.rows<{ n: number }>`SELECT count(*) AS n FROM journal_sessions UNION ALL SELECT count(*) FROM journal_links`;
  journal.forgetAccess(NOON);
  expect(left()).toEqual([{ n: 1 }, { n: 1 }]);
  journal.forgetAccess(NOON + LINK.lasts);
  expect(left()).toEqual([{ n: 1 }, { n: 0 }]);
  journal.forgetAccess(NOON + SESSION.idle);
  expect(left()).toEqual([{ n: 0 }, { n: 0 }]);
});

describe('the address at which a browser is', () => {
  test.each([
    ['the site’s own, whatever the request says', 'https://evil.example/inbox/', {}, SITE],
    [
      'the site’s own, behind a proxy on the same machine',
      'http://127.0.0.1/inbox/',
      { 'X-Forwarded-For': '::1' },
      SITE,
    ],
    ['this machine’s, where no proxy is in between', 'http://localhost:4321/inbox/', {}, 'http://localhost:4321'],
  ])('is %s', (_, address, headers: Record<string, string>, origin) => {
    expect(placeOf(asks(headers, address), SITE).origin).toBe(origin);
  });

  test('has passkeys unless it is a bare number, and a plain cookie only on this machine', async () => {
    const places = [SITE, 'http://localhost:4321', 'http://127.0.0.1:4321'].map((at) => placeOf(asks({}, at), SITE));
    expect(places.map(({ domain }) => domain)).toEqual(['www.example.ch', 'localhost', undefined]);
    const { sessions } = openParts();
    const [given] = [await sessions.begin(ANN, places[1] ?? PLACE, NOON)];
    expect(given['Set-Cookie']).toMatch(/^nebel-inbox=/);
    expect(given['Set-Cookie']).not.toContain('Secure');
  });
});
