/** Access control, input and output: OWASP ASVS 4.0.3, chapters 4 and 5, as far as they apply to a form relay. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect } from 'vitest';
import { toCsv } from '../../src/lib/csv.ts';
import type { Lead } from '../../src/relay/types.ts';
import { FAVICON } from '../../templates/favicon.ts';
import { asvs } from '../support/asvs.ts';
import { PROJECT } from '../support/data-files.ts';
import { mailServer } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, type SiteRelay, siteRelay } from '../support/site-relay.ts';
import { postForm, postJson } from '../support/small-relay.ts';

let relay: SiteRelay;
const FOLDER = mkdtempSync(join(tmpdir(), 'nebel-asvs-'));

beforeAll(async () => {
  relay = await siteRelay({ file: join(FOLDER, 'leads.sqlite'), env: { NEBEL_RATE_PER_MINUTE: '0' } });
});

afterAll(async () => {
  await relay?.stop();
  rmSync(FOLDER, { recursive: true });
});

/** Returns the lead whose id a response contains. */
async function leadOf(answer: Response): Promise<Lead> {
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return relay.journal.get(id) as Lead;
}

const submit = (values: Record<string, unknown>) => postJson(relay.url, { ...quote(), ...values }).then(leadOf);

const leadCount = () => relay.journal.list().length;

asvs(
  '4.2.1',
  'sensitive data and APIs are protected against Insecure Direct Object Reference (IDOR) attacks targeting creation, reading, updating and deletion of records',
  async () => {
    const { id } = await submit({});
    for (const path of [`/api/anfragen/${id}`, `/api/anfragen?id=${id}`, `/${id}`, '/api', '/api/anfragen/']) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await fetch(relay.address + path, { method });
        expect([404, 405]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/Zoë|O'Neil/);
      }
    }
    // The id of a submission gives no access to it either: other contents become another lead.
    const first = await submit({ submissionId: 'of-zoe' });
    const again = await postJson(relay.url, quote({ firstName: 'Mallory', submissionId: 'of-zoe' }));
    expect(await again.json()).not.toEqual({ id: first.id });
    expect(relay.journal.get(first.id)?.fields.Vorname).toBe('Zoë');
  },
);

asvs(
  '4.2.2',
  'the application or framework enforces a strong anti-CSRF mechanism to protect authenticated functionality, and effective anti-automation or anti-CSRF protects unauthenticated functionality',
  async () => {
    const before = leadCount();
    for (const origin of [
      'https://evil.example',
      'http://127.0.0.1.evil.example',
      'https://evil.example:443',
      'file://',
      'null',
    ]) {
      const headers = { Origin: origin };
      const answer = await fetch(relay.url, { method: 'POST', headers, body: new URLSearchParams(quote()) });
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
    expect(leadCount()).toBe(before);
    const trapped = await submit({ firstName: 'Robot', [await honeypotName()]: 'http://spam.example' });
    expect(trapped.state, 'a filled honeypot is held for review').toBe('flagged');
  },
);

/** Returns everything in a page that a browser would run, except for the site's own scripts. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !attributes.src?.startsWith('/assets/')) found.push('a script');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) found.push(attribute);
        // The favicon is our own `data:` URL, which no visitor can influence.
        if (value === FAVICON) continue;
        if (/^(href|src|action|formaction)$/.test(attribute) && /^\s*(javascript|data):/i.test(value))
          found.push(value);
      }
    },
  });
  parser.end(html);
  return found;
}

/** Returns the name of the field that people do not see. */
async function honeypotName(): Promise<string> {
  const html = await (await postForm(relay.url, {})).text();
  const names = [...html.matchAll(/<input(?![^>]* type="file")[^>]* name="([\w-]+)"/g)].map(
    ([, name]) => name as string,
  );
  return names.find((name) => !(name in quote()) && !['submissionId', 'fillTime'].includes(name)) as string;
}

asvs('4.3.2', 'directory browsing is disabled unless deliberately desired', async () => {
  for (const path of [
    '/',
    '/.git/config',
    '/leads.sqlite',
    '/leads.sqlite-journal',
    '/data/',
    '/%2e%2e/package.json',
    '/.DS_Store',
  ]) {
    const answer = await fetch(relay.address + path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

asvs(
  '5.1.1',
  'the application has defenses against HTTP parameter pollution attacks, particularly if the application framework makes no distinction about the source of request parameters',
  async () => {
    const { lastName, ...rest } = quote();
    expect(lastName).toBeTruthy();
    const headers = { 'Content-Type': 'application/json', Cookie: 'lastName=Cookie', lastName: 'Header' };
    const url = `${relay.url}?lastName=Query`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(rest) });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: { lastName: 'Geben Sie Ihren Nachnamen an.' } },
    ]);
  },
);

asvs('5.1.2', 'frameworks protect against mass parameter assignment attacks', async () => {
  const more = {
    id: '1',
    state: 'delivered',
    Status: 'Erledigt',
    Quelle: 'x',
    table: 'x',
    remarks: 'x',
    receivedAt: 'x',
  };
  const lead = await submit({ ...more, __proto__: { admin: 'yes' }, firstName: 'Mass' });
  expect(lead).toMatchObject({ table: 'Anfragen', remarks: [], fields: { Status: 'Neu', Vorname: 'Mass' } });
  expect(Object.keys(lead.fields)).toEqual([
    'Vorname',
    'Nachname',
    'Adresse',
    'PLZ',
    'Ort',
    'Telefon',
    'E-Mail',
    'Service',
    'Nachricht',
    'Status',
    'Quelle',
  ]);
});

asvs('5.1.3', 'all input is validated using positive validation (allow lists)', async () => {
  const answer = await postJson(relay.url, quote({ service: 'nuclear' }));
  expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([
    422,
    ['service'],
  ]);
  const lead = await submit({ submissionId: 'a text, which is no id\n', fillTime: 'soon' });
  expect(lead.remarks).toEqual([]);
});

asvs(
  '5.1.4',
  'structured data is strongly typed and validated against a defined schema including allowed characters, length and pattern',
  async () => {
    const errors = async (values: Record<string, unknown>) => {
      const answer = await postJson(relay.url, { ...quote(), ...values });
      return answer.status === 422 ? Object.keys(((await answer.json()) as { errors: object }).errors) : answer.status;
    };
    expect(await errors({ email: 'zoe@' })).toEqual(['email']);
    expect(await errors({ email: 'zoe@example.com\nBcc: all@example.com' })).toEqual(['email']);
    expect(await errors({ firstName: 'x'.repeat(101), postalCode: '8'.repeat(21) })).toEqual([
      'firstName',
      'postalCode',
    ]);
    expect(await errors({ firstName: ['Zoë'], lastName: { $gt: '' }, city: true })).toEqual([
      'firstName',
      'lastName',
      'city',
    ]);
    expect(await errors({ message: 'x'.repeat(20_000) })).toEqual(['message']);
  },
);

asvs('5.1.5', 'URL redirects and forwards only allow destinations which appear on an allow list', async () => {
  const more = { next: 'https://evil.example', redirect: '//evil.example', thanksUrl: 'https://evil.example' };
  const headers = {
    Referer: 'https://evil.example/',
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '//evil.example',
  };
  const body = new URLSearchParams({ ...quote(), ...more });
  const answer = await fetch(`${relay.url}?next=//evil.example`, { method: 'POST', redirect: 'manual', headers, body });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/danke/']);
});

asvs(
  '5.2.2',
  'unstructured data is sanitized to enforce safety measures such as allowed characters and length',
  async () => {
    const { fields } = await submit({ message: 'eins\r\nzwei\u0000\u001b[31m\u202edrei\ttab', city: 'Zü\u0007rich\n' });
    expect(fields).toMatchObject({ Nachricht: 'eins\nzwei[31mdrei\ttab', Ort: 'Zü rich' });
  },
);

asvs(
  '5.2.3',
  'the application sanitizes user input before passing to mail systems to protect against SMTP or IMAP injection',
  async () => {
    const server = await mailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'info@example.org', MAIL_TO: 'team@example.org' };
    const mailing = await siteRelay({ file: join(temporaryFolder(), 'leads.sqlite'), env });
    try {
      const name = 'Zoë\r\nBcc: all@example.com\r\n\r\n.\r\nRCPT TO:<all@example.com>';
      const answer = await postJson(
        mailing.url,
        quote({ firstName: name, city: 'Bern\nSubject: x', message: '.\r\nQUIT\r\n.' }),
      );
      expect(answer.status).toBe(201);
      await server.holds(2);
      expect(server.arrived.flatMap(({ to }) => to).sort()).toEqual(['team@example.org', 'zoe@example.com']);
      for (const { headers } of server.arrived) {
        expect(headers).not.toMatch(/^Bcc:/im);
        expect(headers.match(/^Subject:/gim)).toHaveLength(1);
      }
      expect(server.arrived.find(({ to }) => to[0] === 'team@example.org')?.body).toContain('.\nQUIT\n.');
    } finally {
      await mailing.stop();
    }
  },
);

asvs('5.2.4', 'the application avoids the use of eval() or other dynamic code execution features', () => {
  const files = ['src/relay', 'src/shared', 'src/serve'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(PROJECT, folder, name)),
  );
  expect(files.length).toBeGreaterThan(40);
  const dynamic = /\beval\(|\bFunction\(|node:(vm|child_process)|\bimport\((?!'\.)|setTimeout\(['"`]/;
  expect(files.filter((file) => !file.endsWith('.test.ts') && dynamic.test(readFileSync(file, 'utf8')))).toEqual([]);
});

asvs(
  '5.2.5',
  'the application protects against template injection attacks by ensuring that any user input being included is sanitized or sandboxed',
  async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template syntax is the input
    const text = '{{7*7}} ${7*7} {city} {{tel}} [Link](javascript:alert(1)) <%= 7*7 %>';
    const html = await (await postForm(relay.url, quote({ firstName: text, lastName: '' }))).text();
    expect(html).toContain(text.replace('<', '&lt;').replace('>', '&gt;'));
    expect((await submit({ firstName: text })).fields.Vorname).toBe(text);
  },
);

asvs(
  '5.2.6',
  'the application protects against SSRF attacks, by validating or sanitizing untrusted data or HTTP file metadata',
  async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    const lead = await submit({
      firstName: url,
      message: `<img src="${url}"> ![x](${url})`,
      relayUrl: url,
      endpoint: url,
    });
    await postForm(relay.url, quote({ lastName: '', message: url }));
    await expect.poll(() => relay.journal.get(lead.id)?.state).toBe('delivered');
    server.close();
    expect(requests).toBe(0);
  },
);

asvs('5.3.1', 'output encoding is relevant for the interpreter and context required', async () => {
  const name = `O'Hara ねこ "><b>&amp;`;
  const html = await (
    await postForm(relay.url, quote({ firstName: name, lastName: '', message: '</textarea><b>x' }))
  ).text();
  expect(html, 'in an attribute').toMatch(/value="O(&#x27;|')Hara ねこ &quot;&gt;&lt;b&gt;&amp;amp;"/);
  expect(html, 'in a text area').toContain('&lt;/textarea&gt;&lt;b&gt;x</textarea>');
  expect(toCsv([[name, 'a;b', 'c\nd']], { excel: false })).toBe(`"O'Hara ねこ ""><b>&amp;","a;b","c\nd"\r\n`);
});

asvs(
  '5.3.2',
  "output encoding preserves the user's chosen character set and locale, such that any Unicode character point is valid and safely handled",
  async () => {
    const name = 'Zoë Zoe\u0308 ねこ 👩‍🚒 𝒳 ﷽ Ω \ufeff\ufffe';
    expect((await submit({ firstName: name, lastName: 'ß' })).fields).toMatchObject({ Vorname: name, Nachname: 'ß' });
    const html = await (await postForm(relay.url, quote({ firstName: name, lastName: '' }))).text();
    expect(html).toContain(`value="${name}"`);
  },
);

asvs(
  '5.3.3',
  'context-aware, preferably automated - or at worst, manual - output escaping protects against reflected, stored, and DOM based XSS',
  async () => {
    const attacks = [
      '"><script>alert(1)</script>',
      "' onfocus=alert(1) autofocus x='",
      '</textarea><script>alert(1)</script>',
      '<!--',
      'javascript:alert(1)',
      '</title><script>',
    ];
    for (const attack of attacks) {
      const values = Object.fromEntries(Object.keys(quote()).map((field) => [field, attack]));
      const answer = await postForm(relay.url, { ...values, submissionId: attack });
      const html = await answer.text();
      expect(dangersIn(html)).toEqual([]);
      expect(html.match(/<textarea/g)?.length).toBe(html.match(/<\/textarea>/g)?.length);
    }
  },
);

asvs(
  '5.3.4',
  'data selection or database queries use parameterized queries, ORMs, entity frameworks, or are otherwise protected from database injection attacks',
  async () => {
    const attack = `'); DROP TABLE journal_leads; --" OR 1=1 /*`;
    const before = leadCount();
    const lead = await submit({ firstName: attack, submissionId: `x' OR '1'='1`, address: attack, message: attack });
    await expect.poll(() => relay.journal.get(lead.id)?.state).toBe('delivered');
    const [row] = relay.journal.database.all('SELECT Vorname, Nachricht FROM Anfragen WHERE id = ?', lead.id);
    expect(row).toMatchObject({ Vorname: attack, Nachricht: attack });
    expect(leadCount()).toBe(before + 1);
  },
);

asvs(
  '5.3.6',
  'the application protects against JSON injection attacks, JSON eval attacks, and JavaScript expression evaluation',
  async () => {
    const { fields } = await submit({ firstName: '","Status":"Erledigt","x":"', message: '{"a":1}' });
    expect(fields).toMatchObject({ Vorname: '","Status":"Erledigt","x":"', Status: 'Neu', Nachricht: '{"a":1}' });
  },
);

asvs(
  '5.5.3',
  'deserialization of untrusted data is avoided or is protected in both custom code and third-party libraries',
  async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(quote()).replace(
      '{',
      '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"toString":1,',
    );
    expect((await fetch(relay.url, { method: 'POST', headers, body })).status).toBe(201);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    for (const type of ['application/yaml', 'application/xml', 'application/x-java-serialized-object']) {
      expect((await fetch(relay.url, { method: 'POST', headers: { 'Content-Type': type }, body })).status).toBe(415);
    }
  },
);

asvs('5.3.1, as 5.0 V1.2.10 puts it', 'the application is protected against CSV and Formula Injection', () => {
  const attacks = ['=cmd|/c calc!A0', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'];
  for (const attack of attacks) expect(toCsv([[attack]], { excel: true })).toMatch(/^\ufeff"?'/);
  expect(toCsv([['+41 79 123 45 67']], { excel: false }), 'but a phone number can be read').toBe(
    '+41 79 123 45 67\r\n',
  );
});
