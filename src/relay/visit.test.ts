import { expect, test } from 'vitest';
import { visitIn } from './visit.ts';

const COUNTED = {
  form: '/api/join',
  calls: '/api/calls',
  pages: new Set(['/', '/gold/']),
  ownHosts: new Set(['www.club.example']),
};

const told = (raw: Record<string, unknown>) => visitIn(raw, COUNTED);

test('a form says where its visit began', () => {
  expect(told({ landedOn: '/gold/', referrer: 'Search.Example' })).toEqual({
    landedOn: '/gold/',
    referrer: 'search.example',
  });
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
