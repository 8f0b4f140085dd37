import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { seededRandom } from '../../../tests/support/random.ts';
import { en } from '../../messages/en.ts';
import { openJournal } from '../../relay/journal.ts';
import type { Mail, Sender } from '../../relay/mail/sender.ts';
import { SECTIONS } from '../shell.tsx';
import { createAccess } from './access.tsx';
import { LINK, SESSION } from './sessions.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const SITE = 'https://www.example.ch';
const PATH = '/inbox/';
const AT = PATH + SECTIONS.access;
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const words = en.inbox.access;

type Delivered = Awaited<ReturnType<Sender['send']>>;

function openAccess({ hasMail = true, outcome = { kind: 'delivered' } as Delivered } = {}) {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  const clock = { now: NOON };
  const [mails, log, deferred]: [Mail[], string[], (() => Promise<void>)[]] = [[], [], []];
  const send = async (mail: Mail) => {
    mails.push(mail);
    return outcome;
  };
  const options = {
    journal,
    path: PATH,
    site: SITE,
    words: en.inbox,
    timeZone: 'UTC',
    users: [ANN, 'Bob@Example.com'],
  };
  const access = createAccess({
    ...options,
    sender: hasMail ? { send } : undefined,
    log: (line) => log.push(line),
    now: () => clock.now,
    later: (work) => deferred.push(work),
  });
  /** Runs the work that was deferred until after the response. */
  const settle = async () => {
    for (const work of deferred.splice(0)) await work();
  };
  const auditLog = () => journal.auditTrail(50, 0).map(({ who, what }) => [who, what].filter(Boolean).join(' '));
  return { access, journal, clock, mails, log, deferred, settle, auditLog };
}

type Open = ReturnType<typeof openAccess>;

/** A browser that keeps cookies, and sends the same headers as current ones. */
function openBrowser({ access }: Pick<Open, 'access'>, { address = '192.0.2.1', site = SITE } = {}) {
  const cookies = new Map<string, string>();
  const request = (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(site + path, { ...init, headers: { ...(cookie && { Cookie: cookie }), ...init.headers } });
  };
  const send = async (path: string, init?: RequestInit) => {
    const response = await access.answer(request(path, init), { address });
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
    session: () => access.sessionOf(request(PATH)),
    token: () => access.sessionOf(request(PATH))?.token ?? '',
  };
}

/** Returns the link in the last mail, relative to the sign-in path, and its secret. */
function linkIn({ mails }: Pick<Open, 'mails'>) {
  const [, link = '', key = ''] =
    new RegExp(`${SITE}${AT}(link\\?key=([\\w-]+)\\S*)`).exec(mails.at(-1)?.text ?? '') ?? [];
  return { link, key };
}

async function signedIn(open: Open, user = ANN) {
  const browser = openBrowser(open);
  await browser.post('', { email: user });
  await open.settle();
  await browser.post('link', { key: linkIn(open).key });
  return browser;
}

const HERE = { origin: SITE, domain: 'www.example.ch' };

async function withPasskey(open: Open) {
  const browser = await signedIn(open);
  const phone = softwareAuthenticator(HERE);
  const token = browser.token();
  const options = await (await browser.post('passkey/new/question', { token })).json();
  const added = await browser.post('passkey/new', {
    token,
    name: ' Phone ',
    answer: JSON.stringify(phone.create(options)),
  });
  return { browser, phone, added };
}

async function signInWith(phone: ReturnType<typeof softwareAuthenticator>, browser: ReturnType<typeof openBrowser>) {
  const options = await (await browser.post('passkey/question')).json();
  return browser.post('passkey', { answer: JSON.stringify(phone.get(options)), to: `${PATH}log/` });
}

describe('a link by mail', () => {
  test('signs in the browser in which its button is pressed, once', async () => {
    const open = openAccess();
    const browser = openBrowser(open);
    await browser.post('', { email: ` ${ANN.toUpperCase()} `, to: `${PATH}?state=new` });
    await open.settle();
    expect(open.mails).toMatchObject([{ to: ANN, subject: words.mail.subject }]);
    const { link, key } = linkIn(open);
    const phone = openBrowser(open);
    const shown = await phone.get(link);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(words.link.submit)]);
    expect(phone.session()).toBe(undefined);
    const to = new URLSearchParams(link.split('?')[1]).get('to') ?? '';
    const answer = await phone.post('link', { key, to });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${AT}?to=%2Finbox%2F%3Fstate%3Dnew`]);
    expect(phone.session()?.user).toBe(ANN);
    expect(browser.session()).toBe(undefined);
    expect((await browser.post('link', { key })).status).toBe(410);
    expect((await browser.get(link)).status).toBe(410);
    expect(open.auditLog()).toEqual(['sign-in-failed', `${ANN} signed-in-link`]);
  });

  test('cannot be used by a form of another website', async () => {
    const open = openAccess();
    const browser = openBrowser(open);
    await browser.post('', { email: ANN });
    await open.settle();
    const { key } = linkIn(open);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.post('link', { key }, foreign)).status).toBe(403);
    expect((await browser.post('', { email: ANN }, foreign)).status).toBe(403);
    expect([browser.session(), open.deferred]).toEqual([undefined, []]);
    await browser.post('link', { key });
    expect(browser.session()?.user).toBe(ANN);
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
    const browser = openBrowser(open);
    await browser.post('', { email: ANN });
    await open.settle();
    const { link, key } = linkIn(open);
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

  test('that could not be sent does not count towards the limit of five, and is logged without the address', async () => {
    const open = openAccess({ outcome: { kind: 'refused', cause: 'EENVELOPE 550 RCPT TO' } });
    for (let times = 0; times < 8; times += 1) await openBrowser(open).post('', { email: ANN });
    await open.settle();
    expect(open.mails).toHaveLength(8);
    expect(open.log).toEqual(Array(8).fill('sign-in mail refused EENVELOPE 550 RCPT TO'));
  });

  test('is printed for each user if the inbox cannot send mail', async () => {
    const open = openAccess({ hasMail: false });
    expect(await (await openBrowser(open).get()).text()).toContain(words.signIn.noMail);
    const invitations = await open.access.invite();
    expect(invitations.map(({ user }) => user)).toEqual([ANN, BOB]);
    const browser = openBrowser(open);
    await browser.post('link', { key: /key=([\w-]+)/.exec(invitations[1]?.path ?? '')?.[1] ?? '' });
    expect(browser.session()?.user).toBe(BOB);
  });
});

describe('a passkey', () => {
  test('is offered after the first link, and signs in next time', async () => {
    const open = openAccess();
    const { browser, phone, added } = await withPasskey(open);
    expect(added.headers.get('Location')).toBe(`${AT}?done=added`);
    expect(await (await browser.get('?done=added')).text()).toContain('<strong>Phone</strong>');
    await browser.post('end', { token: browser.token() });
    expect(browser.session()).toBe(undefined);
    const answer = await signInWith(phone, browser);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PATH}log/`]);
    expect(browser.session()?.user).toBe(ANN);
    expect(open.auditLog()).toEqual([
      `${ANN} signed-in-passkey`,
      `${ANN} signed-out`,
      `${ANN} passkey-added`,
      `${ANN} signed-in-link`,
    ]);
  });

  test('cannot sign in after its removal, which also ends the sessions of other devices', async () => {
    const open = openAccess();
    const { browser, phone } = await withPasskey(open);
    const lost = openBrowser(open);
    await signInWith(phone, lost);
    expect(lost.session()?.user).toBe(ANN);
    await browser.post('passkey/remove', { token: browser.token(), id: phone.id });
    expect([browser.session()?.user, lost.session()]).toEqual([ANN, undefined]);
    expect((await signInWith(phone, lost)).status).toBe(403);
  });

  test('is not offered at an IP address, where browsers do not support them', async () => {
    const open = openAccess();
    const browser = openBrowser(open, { site: 'http://127.0.0.1:4321' });
    expect(await (await browser.get()).text()).not.toContain('data-passkey');
    expect((await browser.post('passkey/question')).status).toBe(404);
    expect(await (await openBrowser(open, { site: 'http://localhost:4321' }).get()).text()).toContain('data-passkey');
  });
});

test('signing out everywhere ends every session of a user, and no session of others', async () => {
  const open = openAccess();
  const [phone, tablet, other] = [await signedIn(open), await signedIn(open), await signedIn(open, BOB)];
  await phone.post('end', { token: phone.token(), everywhere: 'yes' });
  expect([phone, tablet, other].map((browser) => browser.session()?.user)).toEqual([undefined, undefined, BOB]);
});

test('an idle session expires', async () => {
  const open = openAccess();
  const browser = await signedIn(open);
  open.clock.now += SESSION.idle;
  expect(browser.session()).toBe(undefined);
  expect((await browser.get()).status).toBe(200);
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
    for (const path of ['end', 'passkey/new', 'passkey/new/question', 'passkey/remove'])
      expect((await browser.post(path, { token }, headers)).status).toBe(403);
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

test('a thousand forged requests neither sign anyone in nor disclose or change anything', async () => {
  const open = openAccess();
  const { browser, phone } = await withPasskey(open);
  await browser.post('', { email: BOB });
  await open.settle();
  const { key } = linkIn(open);
  const [secret = ''] = [...browser.cookies.values()];
  const stored = () =>
    ['sessions', 'links', 'passkeys'].map((name) =>
      open.journal.database.prepare(`SELECT * FROM journal_${name}`).all([]),
    );
  const before = stored();
  const { next: random } = seededRandom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const flipped = (text: string) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  };
  const noise = () =>
    pick(['', '0', 'null', '[]', '{}', "' OR 1=1 --", '../..', flipped(secret), flipped(key), key.slice(1)]);
  const answer = () =>
    pick([noise(), JSON.stringify(phone.get({ challenge: noise() })), JSON.stringify({ id: phone.id })]);
  const origins = [SITE, 'null', 'https://evil.example', 'https://www.example.ch.evil.example', 'http://localhost'];
  for (let n = 0; n < 1000; n += 1) {
    const name = pick(['__Secure-nebel-inbox', 'nebel-inbox', '__Secure-nebel-inbox-asked', '__Host-nebel-inbox']);
    const headers = {
      Cookie: pick([`${name}=${noise()}`, `${name}=${secret}x`, `nebel-inbox=${secret}`]),
      Origin: pick(origins),
      'Sec-Fetch-Site': pick(['same-origin', 'cross-site', 'none', 'same-site']),
      'Content-Type': pick(['application/x-www-form-urlencoded', 'application/json', 'text/plain']),
    };
    const place = pick([
      '',
      'link',
      'passkey',
      'passkey/new',
      'passkey/new/question',
      'passkey/remove',
      'end',
      '../log/',
      'x',
    ]);
    const entries = { email: noise(), key: noise(), token: noise(), answer: answer(), id: phone.id, everywhere: 'yes' };
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
    expect(`${await response.text()}${JSON.stringify([...response.headers])}`).not.toMatch(/@example\.com|Phone/);
  }
  await open.settle();
  expect(stored()).toEqual(before);
});

test('no response can be cached, framed or indexed, and its script comes from the website', async () => {
  const open = openAccess();
  const browser = openBrowser(open);
  for (const response of [await browser.get(), await browser.get('passkey.js'), await browser.get('nowhere')]) {
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  }
  const script = await (await browser.get('passkey.js')).text();
  expect(script).toContain('parseRequestOptionsFromJSON');
  expect(script).not.toContain('HTMLInputElement');
});
