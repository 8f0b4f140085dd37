import { describe, expect, test } from 'vitest';
import { PATH, pagesWithoutForms } from '../../../../tests/support/inbox.ts';
import { openedJournal } from '../../../../tests/support/journal.ts';
import { seededRandom } from '../../../../tests/support/random.ts';
import { wordsIn } from '../../../base/words.ts';
import type { Mail, Sender } from '../../mail/sender.ts';
import { SECTIONS } from '../shell.tsx';
import { INBOX_WORDS } from '../words.ts';
import { createAccess } from './access.tsx';
import { LINK } from './sessions.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const SITE = 'https://www.example.ch';
const AT = PATH + SECTIONS.access;
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const words = wordsIn(INBOX_WORDS, 'en').access;

type Delivered = Awaited<ReturnType<Sender['send']>>;

function openAccess({ hasMail = true, outcome = { kind: 'delivered' } as Delivered } = {}) {
  const journal = openedJournal();
  const clock = { now: NOON };
  const [mails, log, deferred]: [Mail[], string[], (() => Promise<void>)[]] = [[], [], []];
  const send = async (mail: Mail) => {
    mails.push(mail);
    return outcome;
  };
  const pages = pagesWithoutForms({ journal, now: () => clock.now });
  const start = (users = [ANN, 'Bob@Example.com']) =>
    createAccess(pages, {
      site: SITE,
      users,
      sender: hasMail ? { send } : undefined,
      log: (line) => log.push(line),
      later: (work) => deferred.push(work),
    });
  /** Runs the work that was deferred until after the response. */
  const settle = async () => {
    for (const work of deferred.splice(0)) await work();
  };
  /** Starts the relay again with these users. */
  const restart = async (users: string[]) => {
    opened.access = start(users);
    await journal.retryWhileBusy(() => {});
  };
  const auditLog = () => journal.auditTrail(50, 0).map(({ who, what }) => [who, what].filter(Boolean).join(' '));
  const opened = { access: start(), journal, clock, mails, log, deferred, settle, restart, auditLog };
  return opened;
}

type Open = ReturnType<typeof openAccess>;

/** A browser that keeps cookies, and sends the same headers as current ones. */
function openBrowser(open: Pick<Open, 'access'>, { address = '192.0.2.1', site = SITE } = {}) {
  const cookies = new Map<string, string>();
  const request = (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(site + path, { ...init, headers: { ...(cookie && { Cookie: cookie }), ...init.headers } });
  };
  const send = async (path: string, init?: RequestInit) => {
    const response = await open.access.answer(request(path, init), { address });
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '') ?? [];
    if (name) cookies.set(name, value);
    return response;
  };
  const own = { Origin: site, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
  return {
    cookies,
    get: (path = '') => send(AT + path),
    post: (path: string, entries: Record<string, string> = {}, headers = {}) =>
      send(AT + path, { method: 'POST', body: String(new URLSearchParams(entries)), headers: { ...own, ...headers } }),
    session: () => open.access.sessionOf(request(PATH)),
    token: () => open.access.sessionOf(request(PATH))?.token ?? '',
  };
}

/** Returns the link in the last mail, relative to the sign-in path, and its secret. */
function linkIn({ mails }: Pick<Open, 'mails'>) {
  const [, link = '', key = ''] =
    new RegExp(`${SITE}${AT}(link\\?key=([\\w-]+)\\S*)`).exec(mails.at(-1)?.text ?? '') ?? [];
  return { link, key };
}

/** Has a link mailed to a user. Returns it with its key and the browser in which it was requested. */
async function invited(open: Open, email = ANN) {
  const browser = openBrowser(open);
  await browser.post('', { email });
  await open.settle();
  return { browser, ...linkIn(open) };
}

async function signedIn(open: Open, user = ANN) {
  const { browser, key } = await invited(open, user);
  await browser.post('link', { key });
  return browser;
}

describe('a link by mail', () => {
  test('signs in the browser in which its button is pressed, once', async () => {
    const open = openAccess();
    const browser = openBrowser(open);
    await browser.post('', { email: ` ${ANN.toUpperCase()} `, to: `${PATH}?state=new` });
    await open.settle();
    expect(open.mails).toMatchObject([{ to: ANN, subject: `${words.mail.subject} Rowing Club` }]);
    const { link, key } = linkIn(open);
    const phone = openBrowser(open);
    const shown = await phone.get(link);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(words.link.submit)]);
    expect(phone.session()).toBe(undefined);
    const to = new URLSearchParams(link.split('?')[1]).get('to') ?? '';
    const answer = await phone.post('link', { key, to });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PATH}?state=new`]);
    expect(phone.session()?.user).toBe(ANN);
    expect(browser.session()).toBe(undefined);
    expect((await browser.post('link', { key })).status).toBe(410);
    expect((await browser.get(link)).status).toBe(410);
    expect(open.auditLog()).toEqual(['sign-in-failed', `${ANN} signed-in-link`]);
  });

  test('is not needed in a tab that asked for signing in while another one did', async () => {
    const open = openAccess();
    const browser = await signedIn(open);
    const wanted = await browser.get(`?to=${PATH}log/`);
    expect([wanted.status, wanted.headers.get('Location')]).toEqual([303, `${PATH}log/`]);
    expect((await browser.get()).status).toBe(200);
  });

  test('whose button is tapped twice has signed in', async () => {
    const open = openAccess();
    const { browser, key } = await invited(open);
    for (const times of ['once', 'twice']) {
      const answer = await browser.post('link', { key, to: `${PATH}log/` });
      expect([answer.status, answer.headers.get('Location')], times).toEqual([303, `${PATH}log/`]);
    }
    expect(browser.session()?.user).toBe(ANN);
  });

  test('signs in even if the mail server did not confirm the mail, and not if it refused it', async () => {
    for (const [kind, user] of [
      ['unknown', ANN],
      ['later', undefined],
    ] as const) {
      const browser = await signedIn(openAccess({ outcome: { kind, cause: 'ECONNRESET' } }));
      expect(browser.session()?.user, kind).toBe(user);
    }
  });

  test('cannot be used by a form of another website', async () => {
    const open = openAccess();
    const { browser, key } = await invited(open);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.post('link', { key }, foreign)).status).toBe(403);
    expect((await browser.post('', { email: ANN }, foreign)).status).toBe(403);
    expect([browser.session(), open.deferred]).toEqual([undefined, []]);
    await browser.post('link', { key });
    expect(browser.session()?.user).toBe(ANN);
  });

  test('can be used in a browser that is too old to tell more than the origin of a form', async () => {
    const open = openAccess();
    const { key } = await invited(open);
    const send = (origin: string) => {
      const body = new URLSearchParams({ key });
      const request = new Request(`${SITE}${AT}link`, { method: 'POST', body, headers: { Origin: origin } });
      return open.access.answer(request, { address: '192.0.2.1' });
    };
    expect((await send('null')).status).toBe(403);
    const answer = await send(SITE);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, PATH]);
  });

  test('that is used during a session replaces that session', async () => {
    const open = openAccess();
    const browser = await signedIn(open);
    const before = new Map(browser.cookies);
    await browser.post('', { email: BOB });
    await open.settle();
    await browser.post('link', { key: linkIn(open).key });
    expect(browser.session()?.user).toBe(BOB);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(browser.session()).toBe(undefined);
  });

  test('is not used up by mail scanners', async () => {
    const open = openAccess();
    const { browser, link, key } = await invited(open);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'GET', 'PUT'])
      await open.access.answer(new Request(SITE + AT + link, { method }), { address: '198.51.100.1' });
    await browser.post('link', { key });
    expect(browser.session()?.user).toBe(ANN);
  });

  test('is requested with the same response for any address, which is only looked up afterwards', async () => {
    const open = openAccess();
    const answers = [];
    for (const email of [ANN, 'eve@example.com', '', 'x'.repeat(10_000)]) {
      const answer = await openBrowser(open).post('', { email });
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([open.deferred.length, open.mails, open.auditLog()]).toEqual([4, [], []]);
    await open.settle();
    expect(open.mails.map(({ to }) => to)).toEqual([ANN]);
    expect(open.auditLog(), 'without what was entered').toEqual(['sign-in-failed']);
  });

  test('leads to the website and nowhere else, whatever a request contains', async () => {
    const open = openAccess();
    for (const to of [
      'https://evil.example/inbox/',
      '//evil.example/inbox/',
      '/\\evil.example',
      '/inbox/../x',
      'javascript:1',
    ]) {
      const browser = openBrowser(open, { site: 'https://www.evil.example' });
      await browser.post('', { email: ANN, to });
      await open.settle();
      expect(linkIn(open).link).toMatch(/^link\?key=[\w-]{43}$/);
      open.clock.now += LINK.lasts;
    }
  });
});

test('signing out everywhere ends every session and every open link of a user, and none of others', async () => {
  const open = openAccess();
  const [phone, tablet, other] = [await signedIn(open), await signedIn(open), await signedIn(open, BOB)];
  const [annKey, bobKey] = [(await invited(open)).key, (await invited(open, BOB)).key];
  await phone.post('end', { token: phone.token(), everywhere: 'yes' });
  expect([phone, tablet, other].map((browser) => browser.session()?.user)).toEqual([undefined, undefined, BOB]);
  expect((await tablet.post('link', { key: annKey })).status).toBe(410);
  expect(tablet.session()).toBe(undefined);
  await tablet.post('link', { key: bobKey });
  expect(tablet.session()?.user).toBe(BOB);
  const [cookie] = other.cookies;
  await other.post('end', { token: other.token() });
  if (cookie) other.cookies.set(...cookie);
  expect(
    [other, tablet].map((browser) => browser.session()?.user),
    'signed out on one device',
  ).toEqual([undefined, BOB]);
});

test('someone who taps twice to sign out is signed out', async () => {
  const browser = await signedIn(openAccess());
  const token = browser.token();
  for (const times of ['once', 'twice']) {
    const answer = await browser.post('end', { token });
    expect([answer.status, answer.headers.get('Location')], times).toEqual([303, AT]);
  }
  expect(browser.session()).toBe(undefined);
});

describe('a form', () => {
  test.each([
    ['without the token of its session', {}, ''],
    ['of another website', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 'own'],
    [
      'of another website on the same domain',
      { Origin: 'https://blog.example.ch', 'Sec-Fetch-Site': 'same-site' },
      'own',
    ],
    ['of a frame that hides its origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 'own'],
    ['of its own origin that is marked as cross-site', { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' }, 'own'],
  ])('%s changes nothing', async (_, headers, which) => {
    const open = openAccess();
    const browser = await signedIn(open);
    const token = which === 'own' ? browser.token() : 'x';
    expect((await browser.post('end', { token }, headers)).status).toBe(403);
    expect(browser.session()?.user).toBe(ANN);
    const request = new Request(SITE + PATH, { method: 'POST', headers: { Origin: SITE, ...headers } });
    const session = browser.session();
    expect(session && open.access.isGenuine(request, session, token)).toBe(false);
  });

  test('is accepted from the same origin with its token, even behind a proxy that uses another host name', async () => {
    const open = openAccess();
    const session = (await signedIn(open)).session();
    if (!session) throw new Error('No one is signed in.');
    const proxied = { Origin: SITE, 'X-Forwarded-For': '192.0.2.1' };
    for (const [address, headers] of [
      [SITE, { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' }],
      ['http://127.0.0.1:8787', proxied],
    ] as const) {
      const request = new Request(address + PATH, { method: 'POST', headers });
      expect(open.access.isGenuine(request, session, session.token)).toBe(true);
      expect(open.access.isGenuine(request, session, [session.token])).toBe(false);
    }
  });
});

describe('strangers', () => {
  test('who request links for unknown addresses, from six networks, do not lock out the owner', {
    tags: 'slow',
  }, async () => {
    const open = openAccess();
    // As many in a minute as each network is allowed to.
    for (let n = 0; n < 6 * 200; n += 1) {
      const address = `203.0.${n % 6}.${Math.floor(n / 6) % 20}`;
      await openBrowser(open, { address }).post('', { email: `eve${n}@example.net` });
    }
    await Promise.all(open.deferred.splice(0).map((work) => work()));
    const browser = await signedIn(open);
    expect(browser.session()?.user).toBe(ANN);
  });

  test('who request links for the owner’s address leave the owner valid ones in the mailbox', {
    tags: 'slow',
  }, async () => {
    const open = openAccess();
    for (let round = 1; round <= 3; round += 1) {
      for (let n = 0; n < 60; n += 1) await openBrowser(open, { address: `203.0.${n}.1` }).post('', { email: ANN });
      await Promise.all(open.deferred.splice(0).map((work) => work()));
      expect(open.mails, 'even if all are requested at once').toHaveLength(round * LINK.open);
      const answer = await openBrowser(open).post('', { email: ANN });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(words.sent.nothing.several)]);
      await open.settle();
      open.clock.now += LINK.lasts - 1;
      const browser = openBrowser(open);
      await browser.post('link', { key: linkIn(open).key });
      expect(browser.session()?.user).toBe(ANN);
      open.clock.now += 1;
    }
  });

  test('in the owner’s own network cannot keep a valid link from signing in', async () => {
    const open = openAccess();
    const { browser } = await invited(open);
    const neighbour = openBrowser(open);
    for (let times = 0; times < 12; times += 1) await neighbour.post('link', { key: 'x' });
    expect((await neighbour.post('link', { key: 'x' })).status).toBe(429);
    await browser.post('link', { key: linkIn(open).key });
    expect(browser.session()?.user).toBe(ANN);
  });
});

test('sign-in attempts are rate-limited, and the log of failures does not grow with them', async () => {
  const open = openAccess();
  const browser = openBrowser(open);
  const statuses = [];
  for (let times = 0; times < 12; times += 1) statuses.push((await browser.post('link', { key: 'x' })).status);
  expect(statuses).toEqual([...Array(10).fill(410), 429, 429]);
  const refused = await browser.post('', { email: ANN });
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 60]);
  expect((await openBrowser(open, { address: '203.0.113.9' }).post('', { email: ANN })).status).toBe(200);
  expect(open.auditLog()).toEqual(['sign-in-failed']);
});

test('hundreds of forged requests neither sign anyone in nor disclose or change anything', {
  tags: 'slow',
}, async () => {
  const open = openAccess();
  const browser = await signedIn(open);
  await browser.post('', { email: BOB });
  await open.settle();
  const { key } = linkIn(open);
  const [secret = ''] = [...browser.cookies.values()];
  const stored = () => ['sessions', 'links'].map((name) => open.journal.database.all(`SELECT * FROM journal_${name}`));
  const before = stored();
  const { next: random } = seededRandom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const flipped = (text: string) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  };
  const noise = () =>
    pick(['', '0', 'null', '[]', '{}', "' OR 1=1 --", '../..', flipped(secret), flipped(key), key.slice(1)]);
  const origins = [SITE, 'null', 'https://evil.example', 'https://www.example.ch.evil.example', 'http://localhost'];
  for (let n = 0; n < 250; n += 1) {
    const name = pick(['__Secure-nebel-inbox', 'nebel-inbox', '__Host-nebel-inbox']);
    const headers = {
      Cookie: pick([`${name}=${noise()}`, `${name}=${secret}x`, `nebel-inbox=${secret}`]),
      Origin: pick(origins),
      'Sec-Fetch-Site': pick(['same-origin', 'cross-site', 'none', 'same-site']),
      'Content-Type': pick(['application/x-www-form-urlencoded', 'application/json', 'text/plain']),
    };
    const place = pick(['', 'link', 'end', '../log/', 'x']);
    const entries = { email: noise(), key: noise(), token: noise(), everywhere: 'yes' };
    const isPost = random() < 0.8;
    const body = isPost ? String(new URLSearchParams(entries)) : undefined;
    const method = isPost ? 'POST' : pick(['GET', 'HEAD', 'DELETE']);
    const request = new Request(`${SITE}${AT}${place}${isPost ? '' : `?key=${noise()}`}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    expect(open.access.sessionOf(request)).toBe(undefined);
    const response = await open.access.answer(request, { address: `10.${n % 200}.${n % 7}.1` });
    expect(response.headers.get('Set-Cookie') ?? '').not.toContain('nebel-inbox=');
    expect(`${await response.text()}${JSON.stringify([...response.headers])}`).not.toMatch(/@example\.com/);
  }
  await open.settle();
  expect(stored()).toEqual(before);
});

test('no response can be cached, framed, indexed or scripted, or passes on the key in its address, valid or not', async () => {
  const open = openAccess();
  const { browser, link } = await invited(open);
  for (const path of ['', link, 'link?key=x', 'nowhere']) {
    const response = await browser.get(path);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
    // Only the origin, not the address.
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|connect-src|unsafe/);
    expect(await response.text()).not.toContain('<script');
  }
});

test('no key is ever logged', async () => {
  const open = openAccess({ outcome: { kind: 'later', cause: 'ECONNREFUSED' } });
  const { browser, link, key } = await invited(open);
  await browser.get(link);
  await browser.post('link', { key });
  expect(open.log).toHaveLength(1);
  expect(JSON.stringify([open.log, open.journal.auditTrail(50, 0)])).not.toContain(key);
});
