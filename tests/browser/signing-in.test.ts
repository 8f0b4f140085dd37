import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsIn } from '../../src/base/words.ts';
import { createWebServer } from '../../src/hosting/serve/web-server.ts';
import { createAccess } from '../../src/relay/inbox/access/access.tsx';
import { createInbox } from '../../src/relay/inbox/inbox.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { ALL_RELAY_WORDS } from '../../src/relay/words/words.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { inBrowser } from '../support/in-browser.ts';
import { PATH, pagesWithoutForms } from '../support/inbox.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { listen } from '../support/running.ts';

const words = wordsIn(ALL_RELAY_WORDS, 'en');
const { account, link, sent, signIn } = words.inbox.access;

/** Serves an inbox to one user. Keeps the mails that it sends, and the headers of the requests that it gets. */
async function serveInbox() {
  const folder = suiteFolder();
  const journal = openJournal(join(folder, 'journal.db'));
  const pages = pagesWithoutForms({ journal });
  const siteOptions = { site: 'https://club.example', users: ['ann@club.example'] };
  const mails: string[] = [];
  const send = async ({ text }: { text: string }) => {
    mails.push(text);
    return { kind: 'delivered' } as const;
  };
  const access = createAccess(pages, { ...siteOptions, sender: { send }, log: () => {} });
  const inbox = createInbox(pages, access, () => {});
  const referrers: string[] = [];
  const handler: Parameters<typeof createWebServer>[0] = async (request, client) => {
    referrers.push(request.headers.get('Referer') ?? '');
    return (await inbox(request, client)) ?? new Response(null, { status: 404 });
  };
  const server = createWebServer(handler, { trustProxy: false, onError: console.error });
  const { address, close: stop } = await listen(server);
  const close = () => {
    stop();
    journal.close();
  };
  return { address, mails, referrers, close };
}

const visit = inBrowser(serveInbox);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a user signs in by a mailed link, without script and without passing its key on, and out on all devices', {
  tags: 'slow',
}, async () => {
  const page = await visit.newPage({ javaScriptEnabled: false });
  // axe needs script.
  const twin = await visit.newPage();
  const check = async (path: string) => {
    await twin.goto(visit.site.address + path);
    expect(await axeFindings(twin)).toEqual([]);
  };
  await page.goto(`${visit.site.address}${PATH}log/`);
  await page.getByLabel(signIn.email).fill('ann@club.example');
  await button(page, signIn.send).click();
  await page.getByText(sent.title).waitFor();
  await expect.poll(() => visit.site.mails).toHaveLength(1);
  const [, path = ''] = /http:\/\/[^/]+(\S+)/.exec(visit.site.mails[0] ?? '') ?? [];
  await check(PATH);
  await check(path);
  await page.goto(visit.site.address + path);
  await button(page, link.submit).click();
  await page.waitForURL(`**${PATH}log/`);
  await page.getByText(words.inbox.audit['signed-in-link']).waitFor();
  expect(visit.site.referrers.filter((from) => from.includes('key='))).toEqual([]);

  await page.getByRole('link', { name: words.inbox.nav.access }).click();
  await twin.context().addCookies(await page.context().cookies());
  await check(`${PATH}access/`);
  await button(page, account.endEverywhere).click();
  await page.getByLabel(signIn.email).waitFor();
  await twin.goto(visit.site.address + PATH);
  await twin.getByLabel(signIn.email).waitFor();
});
