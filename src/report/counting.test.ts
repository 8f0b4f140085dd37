import { expect, test } from 'vitest';
import { JOIN } from '../../tests/support/lead-form.ts';
import { type CallOptions, visitIn, withCalls } from './counting.ts';

const COUNTED = {
  form: JOIN.action,
  calls: '/api/calls',
  pages: new Set(['/', '/gold/']),
  ownHosts: new Set(['www.club.example']),
};
const ADDRESS = 'https://club.example/api/calls';

const told = (raw: Record<string, unknown>) => visitIn(COUNTED, JOIN, raw);

test('a form says where its visit began', () => {
  expect(told({ landedOn: '/gold/', referrer: 'Search.Example' })).toEqual({
    landedOn: '/gold/',
    referrer: 'search.example',
  });
});

test('another form says nothing of it', () => {
  const raw = { landedOn: '/gold/', referrer: 'search.example' };
  expect(visitIn(COUNTED, { ...JOIN, action: '/api/news' }, raw)).toEqual({});
});

test.each([
  {},
  { landedOn: '/silver/', referrer: '' },
  { landedOn: '/gold/?name=ada', referrer: 'https://search.example/?q=ill' },
  { landedOn: ['/gold/'], referrer: { a: 1 } },
  { landedOn: 7, referrer: 'nothost' },
  { landedOn: 'x'.repeat(9_999), referrer: `${'x'.repeat(300)}.example` },
  { landedOn: '/gold/\n', referrer: 'www.club.example' },
])('what cannot be true is left out: %j', (raw) => expect(told(raw)).toEqual({}));

/** A relay that counts, and what it has counted. */
function setUp(options: Partial<CallOptions> = {}) {
  const counted: string[] = [];
  const relay = withCalls(async () => new Response('the forms'), {
    counted: COUNTED,
    count: async (page) => void counted.push(page),
    allowedOrigins: ['https://www.club.example'],
    ratePerMinute: 0,
    log: () => {},
    ...options,
  });
  const tap = (page: string, headers: Record<string, string> = {}, address = '192.0.2.1') =>
    relay(new Request(ADDRESS, { method: 'POST', body: page, headers }), { address });
  return { counted, relay, tap };
}

test('a tap counts for the page on which the visit began, and its answer says nothing', async () => {
  const { counted, tap } = setUp();
  const response = await tap('/gold/');
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(counted).toEqual(['/gold/']);
});

test.each(['/silver/', '/gold/?q=secret', 'https://club.example/gold/', '', `/${'x'.repeat(5_000)}`])(
  'what is no page of the site counts for nothing: %.30s',
  async (page) => {
    const { counted, tap } = setUp();
    expect((await tap(page)).status).toBe(422);
    expect(counted).toEqual([]);
  },
);

test('pages of other people cannot count, and those of a site elsewhere that may can', async () => {
  const { counted, tap } = setUp();
  expect((await tap('/', { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await tap('/', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const allowed = await tap('/', { Origin: 'https://www.club.example' });
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://www.club.example');
  expect(counted).toEqual(['/']);
});

test('one address may tell as many taps a minute as it may send forms', async () => {
  const { counted, tap } = setUp({ ratePerMinute: 2 });
  const statuses = [await tap('/'), await tap('/'), await tap('/')].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 429]);
  expect((await tap('/', {}, '198.51.100.1')).status).toBe(204);
  expect(counted).toHaveLength(3);
});

test('forms are not concerned, and nothing but POST is', async () => {
  const { relay } = setUp();
  const form = await relay(new Request('https://club.example/api/join', { method: 'POST' }), { address: undefined });
  expect(await form.text()).toBe('the forms');
  expect((await relay(new Request(ADDRESS), { address: undefined })).status).toBe(405);
});

test('a tap that cannot be kept is lost, and the log says why and nothing else', async () => {
  const lines: string[] = [];
  const { tap } = setUp({
    count: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })),
    log: (line) => lines.push(line),
  });
  expect((await tap('/')).status).toBe(503);
  expect(lines).toEqual(['call not counted: SQLITE_FULL']);
});
