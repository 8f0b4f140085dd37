import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../src/build.ts';
import { site } from '../../templates/site.ts';
import { copyOfSample, sharedCacheOf } from '../support/data-files.ts';
import { builtSample, STORE_ACCESS } from '../support/shared-site.ts';

/** Builds the real website so that inquiries go to the store directly. */
async function buildDirect() {
  const root = copyOfSample(['site.yaml', 'delivery: relay', 'delivery: direct']);
  const out = join(root, 'dist');
  const { findings, stoppedBy } = await build(site, { root, out, env: STORE_ACCESS, cache: sharedCacheOf(site) });
  const codes = findings.map(({ code }) => code).filter((code) => /delivery|secret/.test(code));
  return { out, codes, stoppedBy };
}

function startScript(out: string): string {
  const [file = ''] = readdirSync(join(out, 'assets')).filter((name) => name.startsWith('start-'));
  return join(out, 'assets', file);
}

describe('direct delivery to the store', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: new Date('2026-03-04T05:06:07Z') });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  test('posts requests as documented by the service, with the API key that was given to the build', async () => {
    const { out, codes, stoppedBy } = await buildDirect();
    expect({ codes, stoppedBy }).toEqual({ codes: ['delivery-direct'], stoppedBy: undefined });

    const requests = await runWithWaitingInquiry(startScript(out));
    expect(requests).toEqual([
      {
        url: 'https://store.example/v0/appExample0000000/Anfragen',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer keyExample0000000' },
        body: {
          records: [
            {
              fields: {
                Vorname: 'Anna',
                Nachname: 'Muster',
                PLZ: '8001',
                Nachricht: 'Keine Nachricht',
                Status: 'Neu',
                Quelle: 'Website Kontaktformular',
              },
            },
          ],
        },
      },
    ]);
  });

  test('is off by default: a key in the environment is not published', async () => {
    const { out } = await builtSample();
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const all = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n');
    for (const value of Object.values(STORE_ACCESS)) expect(all).not.toContain(value);
    expect(readFileSync(startScript(out), 'utf8')).not.toContain('Bearer');
  });
});

/** Runs the built start script in a simulated browser with an inquiry in its outbox, and returns its requests. */
async function runWithWaitingInquiry(script: string) {
  const values = { firstName: 'Anna', lastName: 'Muster', postalCode: '8001', fillTime: '9000' };
  const waiting = [{ id: 'a1', action: '/api/anfragen', values, at: Date.now() - 1000, notBefore: 0 }];
  const stored = new Map([['outbox', JSON.stringify(waiting)]]);
  const requests: unknown[] = [];
  const erased = new Promise<void>((resolve) => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem(key: string) {
        stored.delete(key);
        resolve();
      },
    });
  });
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    requests.push({ url, method, headers, body: JSON.parse(String(body)) });
    return Response.json({ records: [{ id: 'rec1', createdTime: '', fields: {} }] });
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelectorAll: () => [], addEventListener: () => undefined, hidden: false });
  // The scripts without React log that they find no page to work on.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await import(script);
  await erased;
  return requests;
}
