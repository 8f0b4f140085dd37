import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { bundleRelay } from '../../src/relay/bundle-relay.ts';
import { createServerless, type StoredContent } from '../../src/relay/serverless.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { FIXTURES, sharedMiniSite, temporaryFolder } from '../support/mini-site.ts';

let bytes: Uint8Array;
let stored: StoredContent;

beforeAll(async () => {
  const { snapshot } = readContent(miniSite, { root: sharedMiniSite() });
  if (!snapshot) throw new Error('The site has faults.');
  stored = { snapshot, assets: { styles: ['/assets/site.css'], fonts: [], scripts: [] } };
  bytes = await bundleRelay(miniSite, stored);
});

/** Posts to the module in a process without access to the project, and returns the responses. */
async function post(env: Record<string, string>, ...requests: { type: string; body: string; origin?: string }[]) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'relay.mjs'), bytes);
  writeFileSync(
    join(folder, 'host.mjs'),
    `import relay from './relay.mjs';
     const { env, requests } = JSON.parse(process.argv[2]);
     const answers = [];
     for (const { type, body, origin } of requests) {
       const headers = { 'Content-Type': type, ...(origin && { Origin: origin }) };
       const answer = await relay.fetch(new Request('https://relay.example/api/inquiries', { method: 'POST', headers, body }), env, {});
       answers.push({ status: answer.status, location: answer.headers.get('Location'), text: await answer.text() });
     }
     console.error(JSON.stringify(answers));`,
  );
  const child = spawn(process.execPath, ['host.mjs', JSON.stringify({ env, requests })], { cwd: folder, env: {} });
  const parts: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  await once(child, 'close');
  return JSON.parse(parts.join('')) as { status: number; location: string | null; text: string }[];
}

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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    AIRTABLE_API_KEY: 'key',
    AIRTABLE_BASE_ID: 'base',
    AIRTABLE_ENDPOINT_URL: endpoint,
    NEBEL_RETRY_MS: '200',
  };
  return { records, env };
}

describe('the relay as one module', () => {
  test('has no dependencies except web standards', () => {
    const source = Buffer.from(bytes).toString();
    expect(source).not.toMatch(/from\s*["']node:|require\(["'](node:|fs|path)/);
    expect(source).not.toContain(FIXTURES);
  });

  test('delivers before it answers, in both encodings', async () => {
    const { records, env } = await startStore(200);
    const [created, thanks] = await post(env, json, form);
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

describe('an incomplete or invalid environment', () => {
  test.each([
    [{ AIRTABLE_API_KEY: 'secret' }, 'AIRTABLE_BASE_ID is missing.'],
    [{ AIRTABLE_BASE_ID: 'secret' }, 'AIRTABLE_API_KEY is missing.'],
    [{ RELAY_ORIGINS: 'secret' }, 'RELAY_ORIGINS is invalid.'],
  ])('%j keeps the visitor’s input, and is logged once', async (env, cause) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const relay = createServerless(miniSite, stored);
    const send = () =>
      relay.fetch(
        new Request('https://relay.example/api/inquiries', {
          method: 'POST',
          headers: { 'Content-Type': form.type },
          body: form.body,
        }),
        env,
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(await first.text()).toContain('value="Eve"');
    expect(errors.mock.calls).toEqual([[cause]]);
    expect(JSON.stringify([...errors.mock.calls, ...logged.mock.calls])).not.toContain('secret');
  });
});

test('nebel relay --bundle writes a module that a serverless host can load', async () => {
  const file = join(temporaryFolder(), 'relay.mjs');
  expect(await nebel(['relay', '--root', SAMPLE, '--bundle', file])).toMatchObject({ code: 0 });
  const { default: relay } = (await import(file)) as { default: { fetch?: unknown } };
  expect(typeof relay.fetch).toBe('function');
});
