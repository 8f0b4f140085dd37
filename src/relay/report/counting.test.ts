import { expect, test } from 'vitest';
import { JOIN } from '../../../tests/support/lead-form.ts';
import { type CallOptions, visitStartIn, withCalls } from './counting.ts';

const RULES = {
  form: JOIN.action,
  calls: '/api/calls',
  pages: new Set(['/', '/gold/']),
  ownHosts: new Set(['www.club.example']),
};
const ADDRESS = 'https://club.example/api/calls';

const visitOf = (raw: Record<string, unknown>) => visitStartIn(RULES, JOIN, raw);

test('other forms record nothing about their visit', () => {
  const raw = { landedOn: '/gold/', referrer: 'search.example' };
  expect(visitStartIn(RULES, { ...JOIN, action: '/api/news' }, raw)).toEqual({});
});

test.each([
  {},
  { landedOn: '/silver/', referrer: '' },
  { landedOn: ['/gold/'], referrer: { a: 1 } },
  { landedOn: 7, referrer: 'nothost' },
  { landedOn: '/gold/\n', referrer: 'www.club.example' },
])('implausible values are dropped: %j', (raw) => expect(visitOf(raw)).toEqual({}));

/** Sets up a relay that counts calls, and records them. */
function setUp(options: Partial<CallOptions> = {}) {
  const counted: string[] = [];
  const relay = withCalls(async () => new Response('the forms'), {
    counting: RULES,
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

test.each(['/silver/', '/gold/?q=secret', 'https://club.example/gold/', '', `/${'x'.repeat(5_000)}`])(
  'a tap on anything but a page of the site is refused: %.30s',
  async (page) => {
    const { counted, tap } = setUp();
    expect((await tap(page)).status).toBe(422);
    expect(counted).toEqual([]);
  },
);

test('pages of other sites cannot count taps, unless their origin is allowed', async () => {
  const { counted, tap } = setUp();
  expect((await tap('/', { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await tap('/', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const allowed = await tap('/', { Origin: 'https://www.club.example' });
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://www.club.example');
  expect(counted).toEqual(['/']);
});

test('an address has the same limit per minute for taps as for forms', async () => {
  const { counted, tap } = setUp({ ratePerMinute: 2 });
  const statuses = [await tap('/'), await tap('/'), await tap('/')].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 429]);
  expect((await tap('/', {}, '198.51.100.1')).status).toBe(204);
  expect(counted).toHaveLength(3);
});

test('a tap that cannot be stored is lost, and the log states only the cause', async () => {
  const lines: string[] = [];
  const { tap } = setUp({
    count: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })),
    log: (line) => lines.push(line),
  });
  expect((await tap('/')).status).toBe(503);
  expect(lines).toEqual(['call not counted: SQLITE_FULL']);
});
