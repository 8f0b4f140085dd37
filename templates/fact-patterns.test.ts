import { describe, expect, test } from 'vitest';
import { checkFacts } from '../src/content/validate/facts/facts.ts';
import { sourceOf } from '../tests/support/source.ts';
import { FACT_PATTERNS } from './fact-patterns.ts';
import { priceFacts } from './facts.ts';

const FACTS = {
  ...priceFacts([
    { id: 'wohnung', title: 'Wohnung', from: 400, to: 1200 },
    { id: 'probe', title: 'Probe', from: 0, to: 0 },
    { id: 'fenster', title: 'Fenster', from: 49.5, to: 60 },
  ]),
  'hours.home': 'Mo–Fr 7.30–18.00 Uhr, Sa 8.00–13.00 Uhr',
  'hours.footer': 'Mo–Fr 7.00–19.00 Uhr, Sa 8.00–17.00 Uhr',
  'reply.home': 'innert 2 Stunden',
  'reply.thanks': 'innert 24 Stunden',
};

/** Returns the findings, with the name of the fact to reference if there is one. */
const found = (text: string) =>
  checkFacts(sourceOf(`a: "${text}"\n`), { facts: FACTS }, FACT_PATTERNS).map(({ severity, params }) =>
    'name' in params
      ? `${'value' in params && params.value} → ${params.name}`
      : `${severity}: ${Object.values(params)[0]}`,
  );

describe('a range of prices', () => {
  test.each([
    'CHF\u00a0400–1’200',
    "CHF 400-1'200",
    'CHF 400 bis 1200',
    'CHF 400.– bis CHF 1’200',
    'CHF 400.- bis 1’200.-',
    'CHF 400.00 bis 1’200.00',
    'CHF 400—1’200',
    'Fr. 400.- bis Fr. 1’200',
    '400–1’200 Franken',
    '400.- bis 1’200.- CHF',
  ])('is recognised in every spelling: %s', (range) =>
    expect(found(`Es kostet ${range}, mit MWST.`)).toEqual([`${range} → prices.wohnung`]),
  );

  test('is recognised with centimes', () => {
    expect(found('Es kostet CHF 49.50–60.00.')).toEqual(['CHF 49.50–60.00 → prices.fenster']);
    expect(found('Es kostet CHF 49.50 bis 61.50.')).toEqual(['error: CHF 49.50 bis 61.50']);
  });

  test('that is not a fact of the page is an error', () => {
    expect(found('Es kostet CHF 450–1’200.')).toEqual(['error: CHF 450–1’200']);
  });

  test.each([
    'CHF 450, bis 600 m²',
    '2020–2024 CHF 50',
    '30–60 m² für 50 Franken',
    'Fr. 8–18 Uhr',
    'Fr. 8 bis 18.30 Uhr',
  ])('is not found in %s', (text) => expect(found(text)).toEqual([]));
});

describe('a single amount', () => {
  test.each([
    ['Das gibt es ab CHF 400.', ['CHF 400 → prices.wohnung.from']],
    ['Ab 400 Franken sind Sie dabei.', ['400 Franken → prices.wohnung.from']],
    ['Das gibt es ab CHF 49.50 pro Fenster.', ['CHF 49.50 → prices.fenster.from']],
    ['Ab 49.50 Franken sind Sie dabei.', ['49.50 Franken → prices.fenster.from']],
    ['Das gibt es ab CHF 61.50.', ['warning: CHF 61.50']],
    ['Es kostet CHF 49.50.', ['CHF 49.50 → prices.fenster.from']],
    ['Das gibt es ab rund CHF\u00a0390.', ['warning: CHF\u00a0390']],
    ['Es kostet meist CHF 1’200.', ['CHF 1’200 → prices.wohnung.to']],
  ])('is compared with the prices of the page: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    'Aufträge bis CHF 400 bezahlen Sie vor Ort.',
    'Eine Mahnung kostet CHF 30.',
    'Versichert sind wir über CHF 5 Millionen.',
    'Bei einer Monatsmiete von CHF 2’400 lohnt es sich.',
    'Ab 400 m² kommen wir zu zweit.',
    'Die Anfahrt kostet CHF 0.',
  ])('can be about something else: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a reply time', () => {
  test.each([
    ['Wir antworten innert 2 Stunden.', ['innert 2 Stunden → reply.home']],
    ['Wir melden uns innerhalb von 24\u00a0Stunden.', ['innerhalb von 24\u00a0Stunden → reply.thanks']],
    ['Antwort in der Regel innert 4 Stunden', ['warning: innert 4 Stunden']],
  ])('is compared with the promise in the data: %s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    'In Bülach sind wir meist innert 24 Stunden bei Ihnen.',
    'Melden Sie einen Mangel innert 24 Stunden.',
    'Wir antworten am Telefon. Einen Termin gibt es innert 24 Stunden.',
  ])('is not found in %s', (text) => expect(found(text)).toEqual([]));
});

describe('opening hours', () => {
  test.each([
    ['Sie erreichen uns Mo–Fr 7.30–18.00 Uhr.', ['Mo–Fr 7.30–18.00 Uhr → hours.home']],
    ['Wir sind Montag bis Freitag, 7 bis 19 Uhr da.', ['Montag bis Freitag, 7 bis 19 Uhr → hours.footer']],
    ['Unser Büro: Mo–Fr 8.00–17.00 Uhr, rufen Sie uns an.', ['warning: Mo–Fr 8.00–17.00 Uhr']],
  ])('are compared with those in the data: %s', (text, expected) => expect(found(text)).toEqual(expected));

  const paramsFor = (text: string, pageType?: string) => {
    const facts = { ...FACTS, 'hours.regional': FACTS['hours.home'] };
    const [finding] = checkFacts(sourceOf(`a: "${text}"\n`), { facts, pageType }, FACT_PATTERNS);
    return finding?.params;
  };

  test('are reported with the name of the fact for that type of page', () => {
    expect(paramsFor('Sie erreichen uns Mo–Fr 7.30–18.00 Uhr.', 'region')).toMatchObject({ name: 'hours.regional' });
    expect(paramsFor('Sie erreichen uns Mo–Fr 7.30–18.00 Uhr.', 'home')).toMatchObject({ name: 'hours.home' });
  });

  test('of some days are distinguished from those of all days', () => {
    expect(paramsFor('Sie erreichen uns Mo–Fr 7.30–18.00 Uhr.')).toMatchObject({ whole: FACTS['hours.home'] });
    expect(paramsFor(`Sie erreichen uns ${FACTS['hours.home']}.`)).not.toHaveProperty('whole');
  });

  test('of someone else are ignored', () => {
    expect(found('Die Gemeinde öffnet den Schalter Mo–Fr 8.00–11.30 Uhr.')).toEqual([]);
  });
});
