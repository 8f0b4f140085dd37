import { expect, test } from 'vitest';
import type { Site } from './data.gen.ts';
import { companyFacts } from './facts.ts';

test('a reply time stays on one line, whichever space was typed', () => {
  const site = {
    company: { name: 'Muster AG', phone: '+41 62 000 00 00', email: 'a@b.example' },
    hours: {},
    reply: { home: 'innert 2 Stunden', thanks: 'innert 24\u00a0Stunden', terms: 'am 1. Tag' },
    claims: [],
    providers: {},
    vatRate: '8,1',
  } as unknown as Site;
  expect(companyFacts({ site })).toMatchObject({
    'reply.home': 'innert 2\u00a0Stunden',
    'reply.thanks': 'innert 24\u00a0Stunden',
    'reply.terms': 'am 1. Tag',
  });
});
