import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccess } from '../../src/inbox/access/access.tsx';
import { createInbox } from '../../src/inbox/inbox.tsx';
import { WORDS } from '../../src/messages/messages.ts';
import { openJournal } from '../../src/relay/journal.ts';
import { createWebServer } from '../../src/serve/node-adapter.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { inBrowser } from '../support/in-browser.ts';

const PATH = '/inbox/';
const words = WORDS.en;
const { account, done, link, problem, signIn } = words.inbox.access;

/** Serves an inbox without mail to one user, on `localhost`: browsers create no passkeys for IP addresses. */
async function serveInbox() {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-inbox-'));
  const journal = openJournal(join(folder, 'journal.db'));
  const shared = { journal, path: PATH, timeZone: 'UTC' };
  const siteOptions = { site: 'https://club.example', users: ['ann@club.example'], words: words.inbox };
  const access = createAccess({ ...shared, ...siteOptions, sender: undefined, log: () => {} });
  const formOptions = { forms: [], countedForm: undefined, toTable: () => '', wake: () => {} };
  const inbox = createInbox({ ...shared, ...formOptions, words, access });
  const handler: Parameters<typeof createWebServer>[0] = async (request, client) =>
    (await inbox(request, client)) ?? new Response(null, { status: 404 });
  const server = createWebServer(handler, { trustProxy: false, onError: console.error });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
    journal.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, access, close };
}

const visit = inBrowser(serveInbox);

/** Adds a virtual authenticator that always verifies its user, like the fingerprint sensor of a phone. */
async function addAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a phone signed in by a link can add a passkey, and sign in with it from then on', async () => {
  const page = await visit.newPage();
  await addAuthenticator(page);
  const [invitation] = await visit.site.access.invite();
  await page.goto(visit.site.address + invitation?.path);
  await button(page, link.submit).click();
  await page.getByLabel(account.name).fill('Phone');
  expect(await axeFindings(page)).toEqual([]);
  await button(page, account.add).click();
  await page.getByText(done.added).waitFor();
  await page.getByText('Phone', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, account.end).click();
  await page.goto(`${visit.site.address}${PATH}log/`);
  expect(await axeFindings(page)).toEqual([]);
  await button(page, signIn.passkey).click();
  await page.waitForURL(`**${PATH}log/`);
  await page.getByText(words.inbox.audit['signed-in-passkey']).waitFor();
});

test('signing in without a passkey shows an explanation, and without script no passkey is offered', async () => {
  const page = await visit.newPage();
  await addAuthenticator(page);
  await page.goto(visit.site.address + PATH);
  await button(page, signIn.passkey).click();
  await page.getByText(problem.device).waitFor();
  const plain = await visit.newPage({ javaScriptEnabled: false });
  await plain.goto(visit.site.address + PATH);
  expect(await plain.getByRole('button').count()).toBe(0);
  await plain.getByText(signIn.noMail).waitFor();
});
