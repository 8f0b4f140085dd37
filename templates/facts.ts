/**
 * Facts that texts can reference in double braces, so that each price, number or opening hour is stated once. The name is
 * the path of the key that holds the value: `{{prices.wohnung}}`, `{{company.phone}}`, `{{hours.regional}}`.
 */
import type { Facts, SharedData } from 'nebel/template-api';
import type { Form, NamedPrice, Region, Site, Tier, Words } from '../.types/data.ts';
import { quantityOf } from './format/amount.ts';
import { period } from './format/date.ts';
import { partsOfDay } from './format/opening-hours.ts';
import { amountText } from './format/price.ts';

/** Returns the facts available on every page. */
export function companyFacts(shared: SharedData): Facts {
  const {
    appointments = {},
    claims,
    company,
    conditions: { cancellation, ...conditions } = {},
    cookies,
    emergency,
    hours,
    language,
    providers,
    reply,
    vatRate,
  } = shared.site as Site;
  const times = Object.entries(hours).map(([place, lines]) => [
    place,
    lines.map(({ days, time }) => `${days} ${time}`).join(', '),
  ]);
  const { byArrangement } = (shared.words as Words).promises;
  const parts = Object.entries(hours).map(([place, lines]) =>
    prefixed(`hours.${place}`, partsOfDay(lines, byArrangement)),
  );
  return {
    ...prefixed('company', {
      name: company.name,
      brand: company.brand,
      phone: company.phone,
      email: company.email,
      city: company.city,
      ...(company.canton && { canton: company.canton }),
    }),
    ...prefixed('hours', Object.fromEntries(times)),
    ...Object.assign({}, ...parts),
    ...prefixed('reply', promiseFacts(reply)),
    ...prefixed('appointments', promiseFacts({ ...appointments })),
    ...(emergency?.phone && { 'emergency.phone': emergency.phone }),
    ...prefixed('emergency.response', promiseFacts({ ...emergency?.response })),
    ...prefixed('emergency.surcharges', { ...emergency?.surcharges }),
    ...claimFacts(claims),
    ...prefixed('conditions', { ...conditions, ...prefixed('cancellation', { ...cancellation }) }),
    ...(vatRate && { vatRate }),
    ...prefixed('cookies', { necessary: cookies.necessary, all: cookies.all }),
    ...prefixed('providers', providers),
    ...retentionFacts((shared.forms ?? {}) as Readonly<Record<string, Form>>, language),
  };
}

/**
 * `appointments.country` → «innert 2–3 Tagen»; `.span` → «2–3 Tagen», after another preposition; `.time` → «2–3 Tage»; `.short` →
 * «2 h», for large numerals.
 */
const promiseFacts = (promises: Facts): Facts =>
  Object.fromEntries(
    Object.entries(promises).flatMap(([name, promise]) => {
      const span = promise.replace(/^(?:innert|innerhalb von|binnen|in)\s/, '');
      const time = span.replace(/(?<=Tage|Monate|Jahre)n$/, '');
      const { number, after } = quantityOf(time);
      return [
        [name, promise],
        [`${name}.span`, span],
        [`${name}.time`, time],
        [`${name}.short`, `${number} ${after.replace(/^Stunden?/, 'h')}`.trim()],
      ];
    }),
  );

/** Prefixes facts with the name of their group. */
const prefixed = (group: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${group}.${name}`, value]));

/**
 * `claims.bewertung` → «4,9», `claims.bewertung.label` → «Sterne aus 500+ Bewertungen». Their evidence is stated next to
 * them.
 */
function claimFacts(claims: Site['claims']): Facts {
  return Object.fromEntries(
    claims.flatMap(({ id, value, label }) => [
      [`claims.${id}`, quantityOf(value).number],
      [`claims.${id}.label`, label],
    ]),
  );
}

/**
 * `forms.anfrage.retentionMonths` → «2 Jahre», or the form's note if there is no retention period. With neither, the fact is
 * missing, so that a text referencing it is reported.
 */
function retentionFacts(forms: Readonly<Record<string, Form>>, language: string): Facts {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, { retentionMonths, retentionNote }]) => {
      const kept = retentionMonths > 0 ? period(retentionMonths, language) : retentionNote;
      return kept ? [[`forms.${name}.retentionMonths`, kept]] : [];
    }),
  );
}

/**
 * `prices.wohnung` → «CHF 600–1’200», `prices.wohnung.from` → «CHF 600», `prices.wohnung.to` → «CHF 1’200». What a price leaves
 * open is missing, so that a text referencing it is reported.
 */
export function priceFacts(prices: readonly (Tier | NamedPrice)[] = []): Facts {
  return Object.fromEntries(
    prices.flatMap(({ id, from, to, unit }) => {
      const ends = [
        [`prices.${id}.from`, amountText({ from, unit })],
        [`prices.${id}.to`, amountText({ to, unit })],
      ].filter(([, end]) => end !== undefined);
      return ends.length < 2 ? ends : [[`prices.${id}`, amountText({ from, to, unit })], ...ends];
    }),
  );
}

/** `city` → «Zürich», `inCity` → «in Zürich» if the region defines it. */
export const placeFacts = ({ city, inCity }: Pick<Region, 'city' | 'inCity'>): Facts => ({
  city,
  ...(inCity !== undefined && { inCity }),
});
