/**
 * What texts may refer to in double braces, so that a price, a number or an opening hour is written once. Each name is
 * the path of the key that holds the value: `{{prices.wohnung}}`, `{{company.phone}}`, `{{hours.regional}}`.
 */
import type { Facts, SharedData } from 'nebel/template-api';
import type { Form, NamedPrice, Region, Site, Tier } from './data.gen.ts';
import { chfRange } from './format/chf.ts';
import { period } from './format/counted.ts';
import { partsOfDay } from './format/opening-hours.ts';

/** Facts that hold on every page. */
export function companyFacts(shared: SharedData): Facts {
  const {
    appointments = {},
    claims,
    company,
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
  const parts = Object.entries(hours).map(([place, lines]) => below(`hours.${place}`, partsOfDay(lines)));
  return {
    ...below('company', { name: company.name, phone: company.phone, email: company.email }),
    ...below('hours', Object.fromEntries(times)),
    ...Object.assign({}, ...parts),
    ...below('reply', unbroken(reply)),
    ...below('appointments', unbroken({ ...appointments })),
    ...below('emergency.response', unbroken({ ...emergency?.response })),
    ...below('emergency.surcharges', { ...emergency?.surcharges }),
    ...claimFacts(claims),
    vatRate: `${vatRate}\u00a0%`,
    ...below('providers', providers),
    ...retentionFacts((shared.forms ?? {}) as Readonly<Record<string, Form>>, language),
  };
}

/** A number keeps to the word behind it, also where someone has typed a plain space. */
const unbroken = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')]),
  );

/** Facts under the name of their group. */
const below = (group: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${group}.${name}`, value]));

/** `claims.bewertung` → «4,9», `claims.bewertung.label` → «Sterne aus 500+ Bewertungen»: stated where the evidence for them is. */
function claimFacts(claims: Site['claims']): Facts {
  return Object.fromEntries(
    claims.flatMap(({ id, value, label }) => [
      [`claims.${id}`, value],
      [`claims.${id}.label`, label],
    ]),
  );
}

/**
 * `forms.anfrage.retentionMonths` → «2 Jahre», or what the form says where there is no such period. Without either there is
 * no such fact, so that a text that refers to it is a finding.
 */
function retentionFacts(forms: Readonly<Record<string, Form>>, language: string): Facts {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, { retentionMonths, retentionNote }]) => {
      const kept = retentionMonths > 0 ? period(retentionMonths, language) : retentionNote;
      return kept ? [[`forms.${name}.retentionMonths`, kept]] : [];
    }),
  );
}

/** `prices.wohnung` → «CHF 600–1’200», `prices.wohnung.from` → «CHF 600», `prices.wohnung.to` → «CHF 1’200». */
export function priceFacts(prices: readonly (Tier | NamedPrice)[] = []): Facts {
  return Object.fromEntries(
    prices.flatMap(({ id, from, to }) => [
      [`prices.${id}`, chfRange(from, to)],
      [`prices.${id}.from`, chfRange(from, from)],
      [`prices.${id}.to`, chfRange(to, to)],
    ]),
  );
}

/** `city` → «Zürich», `inCity` → «in Zürich» where the region says so. */
export const placeFacts = ({ city, inCity }: Pick<Region, 'city' | 'inCity'>): Facts => ({
  city,
  ...(inCity !== undefined && { inCity }),
});
