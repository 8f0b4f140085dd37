import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { bundleRelay } from '../../src/relay/bundle-relay.ts';
import { createServerless, type StoredContent } from '../../src/relay/serverless.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { FIXTURES, sharedMiniSite, suiteFolder, temporaryFolder } from '../support/mini-site.ts';
import { listenDuringTest } from '../support/running.ts';

type Relay = Pick<ReturnType<typeof createServerless>, 'fetch'>;

/** The module, in a folder without packages. */
let file: string;
let module: Relay;
let stored: StoredContent;

beforeAll(async () => {
  const { snapshot } = readContent(miniSite, { root: sharedMiniSite() });
  if (!snapshot) throw new Error('The site has faults.');
  stored = { snapshot, assets: { styles: ['/assets/site.css'], fonts: [], scripts: [] } };
  file = join(suiteFolder(), 'relay.mjs');
  writeFileSync(file, await bundleRelay(miniSite, stored));
  ({ default: module } = await import(file));
});

/** A serverless host collects what the relay logs. */
beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  return () => vi.restoreAllMocks();
});

interface Posted {
  readonly type: string;
  readonly body: string;
  readonly origin?: string;
}

/** Posts to a relay, which keeps its first environment, and returns the responses. */
async function postTo(relay: Relay, env: Record<string, string>, ...requests: readonly Posted[]) {
  const answers = [];
  for (const { type, body, origin } of requests) {
    const headers = { 'Content-Type': type, ...(origin && { Origin: origin }) };
    const request = new Request('https://relay.example/api/inquiries', { method: 'POST', headers, body });
    const answer = await relay.fetch(request, env);
    answers.push({ status: answer.status, location: answer.headers.get('Location'), text: await answer.text() });
  }
  return answers;
}

const post = (env: Record<string, string>, ...requests: readonly Posted[]) =>
  postTo(createServerless(miniSite, stored), env, ...requests);

const ADA = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', postalCode: '10001', city: 'Riverside' };
const json = { type: 'application/json', body: JSON.stringify({ ...ADA, submissionId: 'one' }) };
const form = {
  type: 'application/x-www-form-urlencoded',
  body: `${new URLSearchParams({ ...ADA, firstName: 'Eve', message: 'Hello' })}`,
};

/** Starts a store that answers with the given status. With 200, it accepts everything. */
async function startStore(status: number) {
  const records: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = JSON.parse(Buffer.concat(parts).toString()) as { records: { fields: unknown }[] };
    if (status === 200) records.push(...sent.records.map(({ fields }) => fields));
    const created = sent.records.map((record, index) => ({ id: `rec${records.length + index}`, ...record }));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { records: created } : { error: 'NOT_FOUND' }));
  });
  const env = {
    AIRTABLE_API_KEY: 'key',
    AIRTABLE_BASE_ID: 'base',
    AIRTABLE_ENDPOINT_URL: await listenDuringTest(server),
    NEBEL_RETRY_MS: '200',
  };
  return { records, env };
}

describe('the relay as one module', () => {
  test('has no dependencies except web standards', () => {
    const source = readFileSync(file, 'utf8');
    expect(source).not.toMatch(/from\s*["']node:|require\(["'](node:|fs|path)/);
    expect(source).not.toContain(FIXTURES);
    const code = "import('./relay.mjs').then(({ default: relay }) => console.log(typeof relay.fetch))";
    const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: dirname(file), env: {}, encoding: 'utf8' });
    expect(stdout).toBe('function\n');
  });

  test('delivers before it answers, in both encodings', async () => {
    const { records, env } = await startStore(200);
    const [created, thanks] = await postTo(module, env, json, form);
    expect(created?.status).toBe(201);
    expect(JSON.parse(created?.text ?? '')).toEqual({ id: 'rec1' });
    expect([thanks?.status, thanks?.location]).toEqual([303, '/thanks/']);
    expect(records).toMatchObject([
      { 'First name': 'Ada', Town: 'Riverside' },
      { 'First name': 'Eve', Message: 'Hello' },
    ]);
  });

  test('redirects a visitor back to the site of the form', async () => {
    const { env } = await startStore(200);
    const [thanks] = await post(env, { ...form, origin: 'https://www.bicycle-workshop.example' });
    expect(thanks?.location).toBe('https://www.bicycle-workshop.example/thanks/');
  });

  test('stores a retried inquiry once', async () => {
    const { records, env } = await startStore(200);
    const answers = await post(env, json, json);
    expect(answers.map(({ text }) => text)).toEqual([answers[0]?.text, answers[0]?.text]);
    expect(records).toHaveLength(1);
  });

  test('answers 503 with the filled-in form when the store refuses an inquiry', async () => {
    const { env } = await startStore(404);
    const [refused, page] = await post(env, json, { ...form, origin: 'https://www.bicycle-workshop.example' });
    expect(refused?.status).toBe(503);
    expect(page?.status).toBe(503);
    expect(page?.text).toContain('value="Eve"');
    expect(page?.text, 'its assets have absolute addresses, because the page is on another host').toContain(
      'href="https://www.bicycle-workshop.example/assets/site.css"',
    );
  });

  test('answers 503 while no store is configured', async () => {
    expect((await post({}, json))[0]?.status).toBe(503);
  });
});

test('counts the requests of each visitor by the header that the host names', async () => {
  const { env } = await startStore(200);
  const relay = createServerless(miniSite, stored);
  const limited = { ...env, NEBEL_RATE_PER_MINUTE: '1', NEBEL_ADDRESS_HEADER: 'CF-Connecting-IP' };
  const statusFrom = async (address: string) => {
    const headers = { 'Content-Type': json.type, 'CF-Connecting-IP': address };
    const request = new Request('https://relay.example/api/inquiries', { method: 'POST', headers, body: json.body });
    return (await relay.fetch(request, limited)).status;
  };
  expect(await statusFrom('192.0.2.1')).toBe(201);
  expect(await statusFrom('192.0.2.1')).toBe(429);
  expect(await statusFrom('198.51.100.1')).toBe(201);
});

describe('an incomplete or invalid environment', () => {
  test.each([
    [{ AIRTABLE_API_KEY: 'secret' }, 'AIRTABLE_BASE_ID is missing.'],
    [{ AIRTABLE_BASE_ID: 'secret' }, 'AIRTABLE_API_KEY is missing.'],
    [{ RELAY_ORIGINS: 'secret' }, 'RELAY_ORIGINS is invalid.'],
    [{ NEBEL_ADDRESS_HEADER: 'secret:' }, 'NEBEL_ADDRESS_HEADER is invalid.'],
    [{ AIRTABLE_API_KEY: '“secret”', AIRTABLE_BASE_ID: 'base' }, 'AIRTABLE_API_KEY is invalid.'],
  ])('%j keeps the visitor’s input, and is logged once', async (env, cause) => {
    const [first, second] = await post(env, form, form);
    expect([first?.status, second?.status]).toEqual([503, 503]);
    expect(first?.text).toContain('value="Eve"');
    const { error, log } = vi.mocked(console);
    expect(error.mock.calls).toEqual([[cause]]);
    expect(JSON.stringify([...error.mock.calls, ...log.mock.calls])).not.toContain('secret');
  });
});

test('nebel relay --bundle writes a module that a serverless host can load', { tags: 'slow' }, async () => {
  const file = join(temporaryFolder(), 'relay.mjs');
  expect(await nebel(['relay', '--root', SAMPLE, '--bundle', file])).toMatchObject({ code: 0 });
  const { default: relay } = (await import(file)) as { default: { fetch?: unknown } };
  expect(typeof relay.fetch).toBe('function');
});
