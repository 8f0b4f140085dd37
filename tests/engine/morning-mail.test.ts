import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type MailServerOptions, mailServer, type ReceivedMail } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, type SiteRelay, siteRelay } from '../support/site-relay.ts';

const BASE = '/kunden';

const inbox = `${BASE}/posteingang/`;

/** An office whose relay can be started at any moment in May or June 2030. */
async function office(options?: MailServerOptions) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const mails = await mailServer(options);
  const file = join(temporaryFolder(), 'leads.sqlite');
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'web@club.example', MAIL_TO: 'staff@club.example' };
  const openAt = (moment: string) => {
    vi.setSystemTime(new Date(`2030-${moment}:00+02:00`));
    const users = { INBOX_USERS: 'ann@club.example' };
    return siteRelay({ file, env: { ...env, ...users }, inbox: true, baseUrl: `https://club.example${BASE}` });
  };
  const post = ({ address }: SiteRelay, path: string, entries: Readonly<Record<string, string>>, cookie = '') =>
    fetch(address + path, {
      method: 'POST',
      body: new URLSearchParams(entries),
      redirect: 'manual',
      headers: { Origin: address, Cookie: cookie },
    });
  const mailed = (text: string) => mails.arrived.filter(({ body }) => body.includes(text));
  /** Asks for a link to sign in, and returns its key once it is here: what the relay mails at its start is, too. */
  const receiveKey = async (relay: SiteRelay): Promise<string> => {
    const before = mailed('access/link?key=').length;
    await post(relay, `${inbox}access/`, { email: 'ann@club.example' });
    await expect.poll(() => mailed('access/link?key=').length).toBe(before + 1);
    return /key=([\w-]+)/.exec(mailed('access/link?key=').at(-1)?.body ?? '')?.[1] ?? '';
  };

  /** Receives an inquiry and has Ann put it off until a day. Returns its id. */
  async function putOff(moment: string, day: string): Promise<string> {
    const relay = await openAt(moment);
    await post(relay, '/api/anfragen', quote());
    const signedIn = await post(relay, `${inbox}access/link`, { key: await receiveKey(relay) });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [{ id = '' } = {}] = relay.journal.list();
    const page = await (await fetch(relay.address + inbox + id, { headers: { Cookie: cookie } })).text();
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { status } = await post(relay, inbox + id, { do: day, seen: '0', note: '', token }, cookie);
    expect(status).toBe(303);
    await relay.stop();
    return id;
  }
  return { openAt, receiveKey, mailed, putOff };
}

test('what someone put off until tomorrow is mailed to the staff tomorrow morning, once, with a link to it', async () => {
  const { openAt, receiveKey, mailed, putOff } = await office();
  const id = await putOff('05-06T09:00', '2030-05-07');
  // Whenever the relay starts on Tuesday morning, there is one mail.
  for (const moment of ['05-07T05:30', '05-07T06:30', '05-07T08:00']) {
    const tuesday = await openAt(moment);
    await receiveKey(tuesday);
    await tuesday.stop();
    expect(mailed('Das wollten Sie heute wieder sehen:'), moment).toHaveLength(moment < '05-07T06' ? 0 : 1);
  }
  const morning = mailed('Das wollten Sie heute wieder sehen:');
  expect(morning[0]?.to).toEqual(['staff@club.example']);
  expect(morning[0]?.headers).toContain('Subject: Heute: 1 Anfrage wieder vorlegen');
  expect(morning[0]?.body).toContain(`Zoë O'Neil, Zürich, Schimmel`);
  expect(morning[0]?.body).toContain(`https://club.example${inbox}${id}`);
});

test('is mailed although the report on the month is refused as spam', async () => {
  const isSpam = ({ body }: ReceivedMail) => body.includes('1.5.2030–31.5.2030');
  const { openAt, mailed, putOff } = await office({ isSpam });
  await putOff('05-31T09:00', '2030-06-01');
  const relay = await openAt('06-01T07:00');
  await expect.poll(relay.log).toContain('report failed: refused EMESSAGE 554 DATA\n');
  await relay.stop();
  expect(mailed('Das wollten Sie heute wieder sehen:')).toHaveLength(1);
});
