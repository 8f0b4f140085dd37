import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailServer } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, type SiteRelay, siteRelay } from '../support/site-relay.ts';

const BASE = '/kunden';

test('what someone put off until tomorrow is mailed to the staff tomorrow morning, once, with a link to it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const mails = await mailServer();
  const file = join(temporaryFolder(), 'leads.sqlite');
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'web@club.example', MAIL_TO: 'staff@club.example' };
  const openAt = (moment: string) => {
    vi.setSystemTime(new Date(`2030-05-${moment}:00+02:00`));
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
  const inbox = `${BASE}/posteingang/`;
  /** Asks for a link to sign in, and returns its key once it is here: what the relay mails at its start is, too. */
  const receiveKey = async (relay: SiteRelay): Promise<string> => {
    const before = mailed('access/link?key=').length;
    await post(relay, `${inbox}access/`, { email: 'ann@club.example' });
    await expect.poll(() => mailed('access/link?key=').length).toBe(before + 1);
    return /key=([\w-]+)/.exec(mailed('access/link?key=').at(-1)?.body ?? '')?.[1] ?? '';
  };

  // On Monday, Ann puts an inquiry off until tomorrow.
  const monday = await openAt('06T09:00');
  await post(monday, '/api/anfragen', quote());
  const signedIn = await post(monday, `${inbox}access/link`, { key: await receiveKey(monday) });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [{ id = '' } = {}] = monday.journal.list();
  const page = await (await fetch(monday.address + inbox + id, { headers: { Cookie: cookie } })).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { status } = await post(monday, inbox + id, { do: '2030-05-07', seen: '0', note: '', token }, cookie);
  expect(status).toBe(303);
  await monday.stop();

  // Whenever the relay starts on Tuesday morning, there is one mail.
  for (const moment of ['07T05:30', '07T06:30', '07T08:00']) {
    const tuesday = await openAt(moment);
    await receiveKey(tuesday);
    await tuesday.stop();
    expect(mailed('Das wollten Sie heute wieder sehen:'), moment).toHaveLength(moment < '07T06' ? 0 : 1);
  }
  const morning = mailed('Das wollten Sie heute wieder sehen:');
  expect(morning[0]?.to).toEqual(['staff@club.example']);
  expect(morning[0]?.headers).toContain('Subject: Heute: 1 Anfrage wieder vorlegen');
  expect(morning[0]?.body).toContain(`Zoë O'Neil, Zürich, Schimmel`);
  expect(morning[0]?.body).toContain(`https://club.example${inbox}${id}`);
});
