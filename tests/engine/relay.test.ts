import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { securityHeaders } from '../../src/hosting/hosts/security.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { site } from '../../templates/site.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command, inWebsite as nebel } from '../support/command.ts';
import { copyOfSample, PROJECT, SAMPLE } from '../support/data-files.ts';
import { submission } from '../support/lead-form.ts';
import { sharedMiniSite, temporaryFolder } from '../support/mini-site.ts';
import { startCommand } from '../support/running.ts';
import { quote, type SiteRelayOptions, siteRelay } from '../support/site-relay.ts';
import { postForm, postJson } from '../support/small-relay.ts';

const inquiry = quote({ message: '' });

/** Starts a relay in this process, which stops after the test. */
async function relayInProcess(options: SiteRelayOptions) {
  const relay = await siteRelay(options);
  onTestFinished(relay.stop);
  return relay;
}

/** Runs a relay that fails to start. With the mini site it fails sooner than with the website, and with the same message. */
const tryRelay = (store: string, env?: Readonly<Record<string, string>>) =>
  command(miniSite, ['relay', '--root', sharedMiniSite(), '--store', store, '--port', '0'], env);

function leadsIn(file: string) {
  const journal = openJournal(file);
  const leads = journal.list();
  journal.close();
  return leads;
}

describe('nebel relay', () => {
  test('that is killed right after accepting an inquiry delivers it after a restart', async () => {
    const store = join(temporaryFolder(), 'leads.sqlite');
    // Nothing listens at this address, so the inquiry cannot be delivered before the relay is killed.
    const unreachableStore = {
      AIRTABLE_API_KEY: 'k',
      AIRTABLE_BASE_ID: 'b',
      AIRTABLE_ENDPOINT_URL: 'http://127.0.0.1:9',
      NEBEL_RETRY_MS: '10',
    };
    const first = await startCommand(['relay', '--root', SAMPLE, '--store', store], unreachableStore);
    const response = await postJson(`${first.address}/api/anfragen`, { ...inquiry, submissionId: 'one' });
    const { id } = (await response.json()) as { id: string };
    expect(first.log(), 'the privacy statement names no such service').toContain('ACHTUNG: Anfragen gehen an Airtable');
    await first.end('SIGKILL');
    const second = await startCommand(['relay', '--root', SAMPLE, '--store', store], { NEBEL_RETRY_MS: '10' });
    await expect.poll(second.log).toContain(`${id} delivered`);
    const retry = await postJson(`${second.address}/api/anfragen`, { ...inquiry, submissionId: 'one' });
    expect(await retry.json(), 'a retry is the same lead').toEqual({ id });
    expect(second.log()).not.toContain('ACHTUNG');
    await second.end('SIGTERM');
    expect(leadsIn(store)).toHaveLength(1);
  });

  test('confirms no inquiry to a visitor while its journal is deleted, moved or replaced', async () => {
    const store = join(temporaryFolder(), 'leads.sqlite');
    const relay = await relayInProcess({ file: store });
    expect((await postJson(relay.url, inquiry)).status).toBe(201);
    renameSync(store, `${store}.moved`);
    const other = { ...inquiry, firstName: 'Bea' };
    expect((await postJson(relay.url, other)).status).toBe(503);
    const page = await postForm(relay.url, other);
    expect([page.status, await page.text()]).toEqual([503, expect.stringMatching(/value="Bea"/)]);
    expect(relay.log()).toContain('503 JOURNAL_GONE');
    expect(relay.log()).toContain('leads.sqlite wurde gelöscht, verschoben oder ersetzt, während das Relay läuft.');
    renameSync(`${store}.moved`, store);
    expect((await postJson(relay.url, other)).status, 'as soon as it is back').toBe(201);
    expect(leadsIn(store).map(({ fields }) => fields.Vorname)).toEqual(['Zoë', 'Bea']);
  });

  test('starts although a page has a mistake, but not with a broken form', { tags: 'slow' }, async () => {
    const root = copyOfSample();
    const spoil = (file: string) =>
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(/^t(itle|able):/m, 'x:'));
    spoil('data/blog.yaml');
    const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const relay = await siteRelay({ file: join(root, 'leads.sqlite'), of: { site, root } });
    expect((await postJson(relay.url, inquiry)).status).toBe(201);
    await relay.stop();
    expect(String(warned.mock.calls)).toContain('Anfragen kommen trotzdem an');
    warned.mockRestore();
    const { stdout } = await nebel(['leads', 'list', '--root', root, '--format', 'json']);
    expect(JSON.parse(stdout), 'the default journal is in the root').toHaveLength(1);
    spoil('data/forms/anfrage.yaml');
    const { code, stderr } = await nebel(['relay', '--root', root]);
    expect(code).toBe(1);
    expect(stderr).toContain('data/forms/anfrage.yaml');
  });

  test.each([
    [{ AIRTABLE_API_KEY: 'patSecret' }, 'AIRTABLE_BASE_ID', 'AIRTABLE_API_KEY und AIRTABLE_BASE_ID gehören zusammen'],
    [{ NEBEL_RETRY_MS: 'bald' }, 'NEBEL_RETRY_MS', 'docs/deploy.md'],
  ])('refuses an invalid environment: %j', async (env, name, words) => {
    const store = join(temporaryFolder(), 'leads.sqlite');
    const { code, stderr } = await tryRelay(store, env);
    expect(code).toBe(2);
    expect(stderr).toContain(`Die Umgebungsvariable ${name} `);
    expect(stderr).toContain(words);
    expect(readFileSync(join(PROJECT, 'docs/deploy.md'), 'utf8')).toContain(`\`${name}\``);
    expect(stderr).not.toContain('patSecret');
  });

  test.each([
    ['a folder', PROJECT],
    ['a place where no folder can be created', '/proc/none/leads.sqlite'],
  ])('reports that it cannot store anything in %s', async (_place, store) => {
    const { code, stderr } = await tryRelay(store);
    expect(code).toBe(2);
    expect(stderr).toContain('--store');
  });
});

test('every response has the security headers that the pages have', async () => {
  const relay = await relayInProcess({ file: join(temporaryFolder(), 'leads.sqlite') });
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`${relay.address}${path}`, { redirect: 'manual', ...init });
  const answers = await Promise.all([
    at('/healthz'),
    at('/healthz', { method: 'POST' }),
    at('/api/anfragen/photos/nothing/1.jpg'),
    at('/api/anfragen', { method: 'OPTIONS' }),
    at('/api/anfragen', { method: 'POST', body: '{' }),
    at('/api/anfragen', { method: 'POST', body: new URLSearchParams() }),
    at('/nowhere'),
    // Only with an inbox.
    at('/posteingang/access/'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 405, 404, 204, 415, 422, 404, 404]);
  const expected = Object.keys(securityHeaders({}));
  for (const { url, headers } of answers)
    expect(
      expected.filter((name) => !headers.has(name)),
      url,
    ).toEqual([]);
});

describe('GET /healthz', () => {
  test('reports that all is well, and nothing else', async () => {
    const relay = await relayInProcess({ file: join(temporaryFolder(), 'leads.sqlite') });
    expect((await postJson(relay.url, inquiry)).status).toBe(201);
    const answer = await fetch(`${relay.address}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}\n']);
    expect((await fetch(`${relay.address}/healthz`, { method: 'POST' })).status).toBe(405);
  });

  test('answers 503 with the causes: a missing journal, a failed backup, a waiting inquiry', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const store = join(folder, 'leads.sqlite');
    const journal = openJournal(store);
    const hoursAgo = Date.now() - 2 * 60 * 60_000;
    journal.receive(submission('Ada', hoursAgo), hoursAgo);
    journal.close();
    const unreachableStore = {
      AIRTABLE_API_KEY: 'k',
      AIRTABLE_BASE_ID: 'b',
      AIRTABLE_ENDPOINT_URL: 'http://127.0.0.1:9',
    };
    const backup = join(folder, 'file/copies');
    const relay = await relayInProcess({ file: store, backup, env: unreachableStore });
    const wrong = async () => {
      const answer = await fetch(`${relay.address}/healthz`);
      return [answer.status, await answer.json()];
    };
    await expect.poll(wrong).toEqual([503, { ok: false, wrong: ['waiting', 'copy'] }]);
    await expect.poll(relay.log).toContain('alarm waiting');
    renameSync(store, `${store}.moved`);
    expect(await wrong()).toEqual([503, { ok: false, wrong: ['gone', 'copy'] }]);
  });
});
