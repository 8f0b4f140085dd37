import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { startCommand } from '../support/running.ts';
import { quote } from '../support/site-relay.ts';

test('from an inquiry on the website to «called» in the inbox, signed in by the link that the relay prints', async () => {
  const store = join(temporaryFolder(), 'leads.sqlite');
  const env = { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '', INBOX_USERS: 'ann@example.com' };
  const relay = await startCommand(['relay', '--inbox', '--root', SAMPLE, '--store', store], env);
  const post = (path: string, entries: Readonly<Record<string, string>>, cookie = '') =>
    fetch(relay.address + path, {
      method: 'POST',
      body: new URLSearchParams(entries),
      headers: { Origin: relay.address, Cookie: cookie },
      redirect: 'manual',
    });
  expect((await post('/api/anfragen', quote())).status).toBe(303);

  const signedIn = await post('/posteingang/access/link', { key: /link\?key=([\w-]+)/.exec(relay.said())?.[1] ?? '' });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = async (path: string) => (await fetch(relay.address + path, { headers: { Cookie: cookie } })).text();
  const [, id = ''] = /href="\/posteingang\/([0-9a-f-]{36})"/.exec(await get('/posteingang/')) ?? [];
  const page = await get(`/posteingang/${id}`);
  expect(page).toContain('href="tel:+41791234567"');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
  await post(`/posteingang/${id}`, { do: 'called', seen: '0', note: 'Morgen um zehn', token }, cookie);
  expect(await get(`/posteingang/${id}`)).toContain('Morgen um zehn');
  expect(await relay.end('SIGTERM')).toBe(0);

  const { stdout } = await nebel(['leads', 'list', '--root', SAMPLE, '--store', store, '--format', 'json']);
  expect(JSON.parse(stdout)).toMatchObject([{ id, progress: 'called' }]);
});
