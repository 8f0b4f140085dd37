/** The service itself: OWASP ASVS 4.0.3, chapters 2 and 6 to 14, as far as they apply to a form relay. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { createAirtableClient } from '../../src/relay/airtable/client.ts';
import { createAirtableStore } from '../../src/relay/airtable/store.ts';
import { openJournal } from '../../src/relay/journal.ts';
import { createSender } from '../../src/relay/mail/sender.ts';
import { readMailSettings } from '../../src/relay/mail/settings.ts';
import { readAirtableAccess } from '../../src/relay/settings.ts';
import { createWebServer } from '../../src/serve/web-server.ts';
import { asvs } from '../support/asvs.ts';
import { PROJECT } from '../support/data-files.ts';
import { startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../support/lead-form.ts';
import { mailServer } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, type SiteRelay, siteRelay } from '../support/site-relay.ts';
import { postForm, postJson, smallRelay } from '../support/small-relay.ts';

let relay: SiteRelay;
const FOLDER = mkdtempSync(join(tmpdir(), 'nebel-asvs-'));
const FILE = join(FOLDER, 'leads.sqlite');

beforeAll(async () => {
  relay = await siteRelay({ file: FILE, env: { NEBEL_RATE_PER_MINUTE: '0' } });
});

afterAll(async () => {
  await relay?.stop();
  rmSync(FOLDER, { recursive: true });
});

const post = (headers: Record<string, string>, body = JSON.stringify(quote())) =>
  fetch(relay.url, { method: 'POST', headers, body, redirect: 'manual' });

/** Requests one response of every kind. */
const answers = () =>
  Promise.all([
    postJson(relay.url, quote()),
    postForm(relay.url, quote()),
    postJson(relay.url, {}),
    postForm(relay.url, {}),
    post({ 'Content-Type': 'application/json' }, '{'),
    post({ 'Content-Type': 'text/plain' }),
    post({ 'Content-Type': 'application/json', Origin: 'https://evil.example' }),
    fetch(relay.url),
    fetch(relay.url, { method: 'OPTIONS' }),
    fetch(`${relay.address}/nothing`),
  ]);

/** Matches what must not be in a log: a visitor's entries and IP address. */
const PERSONAL = /Zoë|O'Neil|Bahnhofstrasse|8001|Zürich|123 45 67|zoe@|Keller|127\.0\.0\.1/;

asvs(
  '2.10.4',
  'passwords, integrations with databases and third-party systems, seeds and internal secrets, and API keys are managed securely and not included in the source code or stored within source code repositories',
  () => {
    const tokens =
      /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{32,}|\bkey[A-Za-z0-9]{14}\b|-----BEGIN [A-Z ]*PRIVATE KEY|smtps?:\/\/[^\s:@/]+:(?!passwort@|…)[^\s@/]{6,}@/;
    const files = ['src', 'templates', 'data', 'docs', 'bin'].flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(PROJECT, folder, name),
      ),
    );
    const texts = files.filter(
      (file) => /(?<!\.test)\.(ts|tsx|ya?ml|md|json|mjs)$/.test(file) && statSync(file).size < 1_000_000,
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((file) => tokens.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

asvs(
  '6.3.2',
  'random GUIDs are created using the GUID v4 algorithm, and a Cryptographically-secure Pseudo-random Number Generator (CSPRNG)',
  async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) => postJson(relay.url, quote({ message: `${n}` }))),
    );
    const ids = await Promise.all(many.map(async (answer) => ((await answer.json()) as { id: string }).id));
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(20);
  },
);

asvs('7.1.1', 'the application does not log credentials or payment details', async () => {
  const fake = await startFakeAirtable({ tables: {} });
  onTestFinished(() => fake.close());
  const secret = 'patSecretSecret.0123456789abcdef';
  const env = {
    AIRTABLE_API_KEY: secret,
    AIRTABLE_BASE_ID: fake.base,
    AIRTABLE_ENDPOINT_URL: fake.url,
    SMTP_URL: `smtp://robot:${secret}@127.0.0.1:1`,
    MAIL_FROM: 'info@example.org',
    MAIL_TO: 'team@example.org',
  };
  const failing = await siteRelay({ file: join(temporaryFolder(), 'leads.sqlite'), env });
  const answer = await postJson(failing.url, quote());
  const page = await postForm(failing.url, {});
  await expect.poll(failing.log).toMatch(/401 AUTHENTICATION_REQUIRED/);
  await expect.poll(failing.log).toMatch(/mail .* later/);
  const [lead] = failing.journal.list();
  await failing.stop();
  for (const text of [failing.log(), await answer.text(), await page.text(), JSON.stringify(lead)]) {
    expect(text.includes(secret)).toBe(false);
  }
});

asvs(
  '7.1.2',
  'the application does not log other sensitive data as defined under local privacy laws or relevant security policy',
  async () => {
    await Promise.all(await answers());
    await post({ 'Content-Type': 'application/json' }, JSON.stringify({ ...quote(), email: 'zoe@' }));
    await expect.poll(() => relay.journal.due('store')).toBeUndefined();
    // An entry of the journal that cannot be parsed must not be quoted either.
    const file = join(temporaryFolder(), 'leads.sqlite');
    const broken = await siteRelay({ file });
    broken.journal.database.exec(`CREATE TRIGGER damage AFTER INSERT ON journal_leads BEGIN
    UPDATE journal_leads SET fields = replace(fields, '":"', '":') WHERE id = new.id; END`);
    await postJson(broken.url, quote());
    await expect.poll(broken.log).toContain('JOURNAL_UNREADABLE');
    await broken.stop();
    for (const log of [relay.log(), broken.log()])
      expect(log.split('\n').filter((line) => PERSONAL.test(line))).toEqual([]);
  },
);

asvs(
  '7.1.3',
  'the application logs security relevant events including successful and failed authentication events, access control failures, deserialization failures and input validation failures',
  async () => {
    const start = relay.log().length;
    await Promise.all((await answers()).map((answer) => answer.text()));
    const lines = relay
      .log()
      .slice(start)
      .split('\n')
      .filter((line) => / (POST|GET|OPTIONS) /.test(line));
    const statuses = lines.map((line) => Number(line.split(' ')[3])).sort();
    expect(statuses).toEqual([201, 204, 303, 400, 403, 404, 405, 415, 422, 422]);
  },
);

asvs(
  '7.1.4',
  'each log event includes necessary information that would allow for a detailed investigation of the timeline when an event happens',
  async () => {
    const { id } = (await (await postJson(relay.url, quote({ message: 'timeline' }))).json()) as { id: string };
    await expect.poll(relay.log).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z journal ${id} delivered$`, 'm'));
    expect(relay.log()).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z POST /api/anfragen 201 ${id}$`, 'm'));
  },
);

asvs('7.3.1', 'all logging components appropriately encode data to prevent log injection', async () => {
  const start = relay.log().length;
  const forged = '\n2030-01-01T00:00:00.000Z POST /api/anfragen 201 forged\u001b[2J';
  await postJson(relay.url, quote({ submissionId: forged, firstName: forged, message: forged }));
  await fetch(`${relay.address}/${encodeURIComponent(forged)}`);
  await post({ 'Content-Type': 'application/json', 'User-Agent': 'x forged', 'X-Forwarded-For': 'forged' }, '{');
  for (const text of ['forged', '\u001b']) expect(relay.log().slice(start)).not.toContain(text);
});

asvs(
  '7.4.1',
  'a generic message is shown when an unexpected or security sensitive error occurs, potentially with a unique ID which support personnel can use to investigate',
  async () => {
    const broken = await siteRelay({ file: join(temporaryFolder(), 'leads.sqlite') });
    broken.journal.database.exec('ALTER TABLE journal_leads RENAME COLUMN fingerprint TO gone');
    const [answer, page] = [await postJson(broken.url, quote()), await postForm(broken.url, quote())];
    await broken.stop();
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { errors: {}, reason: 'It could not be stored. Try again later.' },
    ]);
    expect(page.status).toBe(503);
    const internals = /SQLITE|journal_leads|node:|\.ts:|\bat \w+ \(|no such column/;
    expect(internals.test(await page.text())).toBe(false);
  },
);

asvs('7.4.3', 'a "last resort" error handler is defined which will catch all unhandled exceptions', async () => {
  const errors: unknown[] = [];
  const bug = () => Promise.reject(new Error('a bug'));
  const server = createWebServer(bug, { trustProxy: false, onError: (error) => errors.push(error) });
  onTestFinished(() => void server.close());
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetch(url, { headers: { Connection: 'close' } });
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  }
  expect(errors).toHaveLength(2);
});

asvs(
  '8.1.1',
  'the application protects sensitive data from being cached in server components such as load balancers and application caches',
  async () => {
    for (const { headers } of await answers()) expect(headers.get('Cache-Control')).toBe('no-store');
  },
);

asvs(
  '8.1.2',
  'all cached or temporary copies of sensitive data stored on the server are protected from unauthorized access',
  () => {
    for (const name of readdirSync(FOLDER))
      expect([name, statSync(join(FOLDER, name)).mode & 0o077]).toEqual([name, 0]);
  },
);

asvs(
  '8.2.1',
  'the application sets sufficient anti-caching headers so that sensitive data is not cached in modern browsers',
  async () => {
    const page = await postForm(relay.url, quote({ lastName: '' }));
    expect([page.status, page.headers.get('Cache-Control'), page.headers.get('ETag')]).toEqual([422, 'no-store', null]);
  },
);

asvs(
  '8.3.1',
  'sensitive data is sent to the server in the HTTP message body or headers, and that query string parameters from any HTTP verb do not contain sensitive data',
  async () => {
    const html = await (await postForm(relay.url, {})).text();
    expect(/<form(?=[^>]* action="\/api\/anfragen")(?=[^>]* method="post")/.test(html)).toBe(true);
    const inAddress = await fetch(`${relay.url}?${new URLSearchParams(quote())}`);
    expect(inAddress.status).toBe(405);
    // Lookups at the hosted service keep sensitive data out of the URL too.
    const fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
    onTestFinished(() => fake.close());
    fake.misbehave = ({ url }) => (url.endsWith('listRecords') ? undefined : 'hang up after storing');
    const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
    const { journal } = await smallRelay({ env, unit: 4 });
    const { id } = journal.receive(submission('Zoë', Date.now()), Date.now());
    await expect.poll(() => journal.get(id)?.state).toBe('delivered');
    const paths = new Set(fake.requests.map(({ url }) => decodeURIComponent(url)));
    const tables = `/v0/meta/bases/${fake.base}/tables`;
    const table = `/v0/${fake.base}/${JOIN.table}`;
    expect(paths).toEqual(new Set([tables, table, `${table}/listRecords`]));
  },
);

asvs(
  '8.3.8',
  'sensitive personal information is subject to data retention classification, such that old or out of date data is deleted automatically, on a schedule, or as the situation requires',
  async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const journal = openJournal(file);
    const old = new Date();
    old.setUTCMonth(old.getUTCMonth() - 25);
    const form = { ...JOIN, action: '/api/anfragen', table: 'Anfragen' };
    const { id } = journal.receive(submission('Zoë', old.getTime(), { form }), Date.now());
    const yesterday = Date.now() - 24 * 3_600_000;
    const young = journal.receive(submission('Ada', yesterday, { form }), Date.now());
    await (await siteRelay({ file })).stop();
    expect(journal.list().map((lead) => lead.id)).toEqual([young.id]);
    expect(id).not.toBe(young.id);
    journal.close();
  },
);

asvs('9.2.1', 'connections to and from the server use trusted TLS certificates', async ({ skip }) => {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const options = [
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ];
    execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'pipe' });
  } catch {
    return skip('openssl, which makes the untrusted certificate, is not installed');
  }
  let requests = 0;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    requests += 1;
    response.end('{"records":[]}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const endpoint = `https://localhost:${(server.address() as AddressInfo).port}`;
  const client = createAirtableClient({ endpoint, base: 'b', key: 'k', unit: 1000 });
  const { journal } = await smallRelay();
  journal.receive(submission('Zoë', Date.now(), { state: 'flagged' }), Date.now());
  const [lead] = journal.list();
  const delivery = lead && (await createAirtableStore(client, { isTaken: () => false }).deliver(lead));
  expect(delivery).toEqual({ kind: 'later', cause: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(requests).toBe(0);
});

asvs(
  '9.2.2',
  'encrypted communications such as TLS is used for all inbound and outbound connections; the server must not fall back to insecure or unencrypted protocols',
  async () => {
    const access = (endpoint: string) => () =>
      readAirtableAccess({ AIRTABLE_API_KEY: 'k', AIRTABLE_BASE_ID: 'b', AIRTABLE_ENDPOINT_URL: endpoint });
    for (const endpoint of [
      'http://api.airtable.com',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'ftp://x',
    ]) {
      expect(access(endpoint), endpoint).toThrow(/AIRTABLE_ENDPOINT_URL/);
    }
    for (const endpoint of ['https://api.airtable.com', 'http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1']) {
      expect(access(endpoint), endpoint).not.toThrow();
    }
    // 0.0.0.0 reaches this machine, but is not a loopback address, so the connection must be encrypted.
    const server = await mailServer();
    const url = server.url.replace('127.0.0.1', '0.0.0.0');
    const settings = readMailSettings({ SMTP_URL: url, MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' });
    if (!settings) throw new Error('mail is off');
    const sending = await createSender(settings).send({ subject: 'x', text: 'x', id: 'x' });
    expect(sending).toMatchObject({ kind: 'later' });
    expect(sending).not.toHaveProperty('alone');
    expect(server.arrived).toEqual([]);
  },
);

asvs(
  '11.1.2',
  'the application will only process business logic flows with all steps being processed in realistic human time, i.e. transactions are not submitted too quickly',
  async () => {
    const { id } = (await (await postJson(relay.url, { ...quote({ message: 'haste' }), fillTime: 300 })).json()) as {
      id: string;
    };
    expect(relay.journal.get(id)?.remarks).toEqual(['fast']);
  },
);

asvs(
  '11.1.4',
  'the application has anti-automation controls to protect against excessive calls such as mass data exfiltration, business logic requests, file uploads or denial of service attacks',
  async () => {
    const limited = await siteRelay({
      file: join(temporaryFolder(), 'leads.sqlite'),
      env: { NEBEL_RATE_PER_MINUTE: '' },
    });
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, n) => postJson(limited.url, quote({ message: `${n}` }))),
    );
    const refused = all.filter(({ status }) => status === 429);
    await limited.stop();
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(refused).toHaveLength(5);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);

asvs(
  '11.1.6',
  'the application does not suffer from "Time Of Check to Time Of Use" (TOCTOU) issues or other race conditions for sensitive operations',
  async () => {
    const same = quote({ submissionId: 'of-a-race', message: 'race' });
    const all = await Promise.all(Array.from({ length: 30 }, () => postJson(relay.url, same)));
    const ids = await Promise.all(all.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(relay.journal.list().filter(({ fields }) => fields.Nachricht === 'race')).toHaveLength(1);
  },
);

asvs(
  '12.1.1',
  'the application will not accept large files that could fill up storage or cause a denial of service',
  async () => {
    const before = relay.journal.list().length;
    expect((await postJson(relay.url, { ...quote(), more: 'x'.repeat(65_536) })).status).toBe(413);
    expect((await postForm(relay.url, { ...quote(), more: 'x'.repeat(65_536) })).status).toBe(413);
    expect(relay.journal.list()).toHaveLength(before);
  },
);

asvs('13.1.3', 'API URLs do not expose sensitive information, such as the API key, session tokens etc', async () => {
  const fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
  onTestFinished(() => fake.close());
  const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
  const { journal } = await smallRelay({ env, unit: 4 });
  journal.receive(submission('Zoë', Date.now()), Date.now());
  await expect.poll(() => fake.records(JOIN.table).length).toBe(1);
  expect(fake.requests.filter(({ url }) => url.includes(fake.key))).toEqual([]);
});

asvs(
  '13.1.5',
  'requests containing unexpected or missing content types are rejected with appropriate headers (HTTP response status 406 Unacceptable or 415 Unsupported Media Type)',
  async () => {
    const types = ['text/plain', 'text/html', 'multipart/mixed; boundary=x', 'application/json-patch+json', ''];
    for (const type of types) expect([type, (await post({ 'Content-Type': type })).status]).toEqual([type, 415]);
    expect((await post({ 'Content-Type': 'application/json; charset=latin1' })).status).toBe(415);
    expect((await post({ 'Content-Type': 'Application/JSON; charset=UTF-8' })).status).toBe(201);
  },
);

asvs(
  '13.2.1',
  'enabled RESTful HTTP methods are a valid choice for the user or action, such as preventing normal users using DELETE or PUT on protected API or resources',
  async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(relay.url, { method });
      expect([method, answer.status, answer.headers.get('Allow')]).toEqual([method, 405, 'POST, OPTIONS']);
    }
  },
);

asvs('13.2.3', 'RESTful web services that utilize cookies are protected from Cross-Site Request Forgery', async () => {
  for (const { headers } of await answers())
    expect(headers.get('Set-Cookie'), 'no visitor is identified by a cookie').toBeNull();
});

asvs(
  '14.3.3',
  'the HTTP headers or any part of the HTTP response do not expose detailed version information of system components',
  async () => {
    for (const { headers } of await answers()) {
      expect([headers.get('Server'), headers.get('X-Powered-By'), headers.get('Via')]).toEqual([null, null, null]);
    }
  },
);

asvs('14.4.1', 'every HTTP response contains a Content-Type header and specifies a safe character set', async () => {
  for (const answer of await answers()) {
    const text = await answer.text();
    const type = answer.headers.get('Content-Type');
    if (text.startsWith('{')) expect(type).toBe('application/json; charset=utf-8');
    else expect(type).toBe(text === '' ? null : 'text/html; charset=utf-8');
  }
});

asvs(
  '14.4.2',
  'all API responses contain a Content-Disposition: attachment; filename="api.json" header (or other appropriate filename for the content type)',
  async () => {
    for (const { headers } of await answers()) {
      const isJson = headers.get('Content-Type')?.startsWith('application/json') === true;
      expect(headers.get('Content-Disposition')).toBe(isJson ? 'attachment; filename="answer.json"' : null);
    }
  },
);

const HEADERS: readonly [string, string, string, RegExp][] = [
  [
    '14.4.3',
    'a Content Security Policy (CSP) response header is in place that helps mitigate impact for XSS attacks',
    'Content-Security-Policy',
    /^default-src 'none';.*script-src '?(self|https:)/,
  ],
  ['14.4.4', 'all responses contain a X-Content-Type-Options: nosniff header', 'X-Content-Type-Options', /^nosniff$/],
  [
    '14.4.5',
    'a Strict-Transport-Security header is included on all responses and for all subdomains',
    'Strict-Transport-Security',
    /^max-age=63072000; includeSubDomains/,
  ],
  [
    '14.4.6',
    'a suitable Referrer-Policy header is included to avoid exposing sensitive information in the URL through the Referer header to untrusted parties',
    'Referrer-Policy',
    /^strict-origin-when-cross-origin$/,
  ],
  [
    '14.4.7',
    'the content of a web application cannot be embedded in a third-party site by default',
    'Content-Security-Policy',
    /frame-ancestors 'none'/,
  ],
];

for (const [number, sentence, name, value] of HEADERS) {
  asvs(number, sentence, async () => {
    for (const answer of await answers()) expect(answer.headers.get(name), `${answer.status}`).toMatch(value);
  });
}

asvs(
  '14.5.1',
  'the application server only accepts the HTTP methods in use by the application/API, including pre-flight OPTIONS, and logs/alerts on any requests that are not valid for the application context',
  async () => {
    const start = relay.log().length;
    expect((await fetch(relay.url, { method: 'OPTIONS' })).status).toBe(204);
    expect((await fetch(relay.url, { method: 'PROPFIND' })).status).toBe(405);
    expect(relay.log().slice(start)).toMatch(/PROPFIND \/api\/anfragen 405/);
  },
);

asvs(
  '14.5.3',
  'the Cross-Origin Resource Sharing (CORS) Access-Control-Allow-Origin header uses a strict allow list of trusted domains and subdomains to match against and does not support the "null" origin',
  async () => {
    const site = 'https://www.kaltvernebelung.example';
    const allowed = async (origin: string) => {
      const headers = { Origin: origin, 'Content-Type': 'application/json', 'Access-Control-Request-Method': 'POST' };
      const [preflight, answer] = [await fetch(relay.url, { method: 'OPTIONS', headers }), await post(headers)];
      return [preflight, answer].map((each) => each.headers.get('Access-Control-Allow-Origin'));
    };
    expect(await allowed(site)).toEqual([site, site]);
    for (const origin of [
      'null',
      'https://evil.example',
      `${site}.evil.example`,
      site.replace('https', 'http'),
      `${site}:8443`,
    ]) {
      expect([origin, ...(await allowed(origin))]).toEqual([origin, null, null]);
    }
  },
);

asvs(
  '14.5.4',
  'HTTP headers added by a trusted proxy or SSO devices, such as a bearer token, are authenticated by the application',
  async () => {
    const statuses = async (trustProxy: boolean, forwarded: (n: number) => string) => {
      const limited = await siteRelay({
        file: join(temporaryFolder(), 'leads.sqlite'),
        env: { NEBEL_RATE_PER_MINUTE: '2' },
        trustProxy,
      });
      const found: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded(n) };
        found.push(
          (await fetch(limited.url, { method: 'POST', headers, body: JSON.stringify(quote({ message: `${n}` })) }))
            .status,
        );
      }
      await limited.stop();
      return found;
    };
    expect(await statuses(false, (n) => `203.0.113.${n}`), 'without a proxy, the header is ignored').toEqual([
      201, 201, 429,
    ]);
    expect(await statuses(true, (n) => `203.0.113.${n}, 192.0.2.1`), 'the last entry is the proxy’s own').toEqual([
      201, 201, 429,
    ]);
    expect(await statuses(true, (n) => `6.6.6.6, 203.0.113.${n}`)).toEqual([201, 201, 201]);
  },
);
