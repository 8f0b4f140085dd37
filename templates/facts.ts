/**
 * What texts may refer to in double braces, so that a price, a number or an opening hour stands once:
 * `{{preis.wohnung}}`, `{{telefon}}`, `{{zeiten.regional}}`.
 */
import type { Facts, SharedData } from '../src/template-api.ts';
import type { Form, NamedPrice, Region, Site, Tier } from './data.gen.ts';
import { chfRange } from './format/chf.ts';
import { period } from './format/period.ts';

/** Facts that hold on every page. */
export function companyFacts(shared: SharedData): Facts {
  const { claims, company, hours, providers, reply, vatRate } = shared.site as Site;
  const times = Object.entries(hours).map(([place, lines]) => [
    `zeiten.${place}`,
    lines.map(({ days, time }) => `${days} ${time}`).join(', '),
  ]);
  return {
    telefon: company.phone,
    email: company.email,
    firma: company.name,
    'antwort.home': reply.home,
    'antwort.danke': reply.thanks,
    'antwort.agb': reply.terms,
    mwst: `${vatRate}\u00a0%`,
    'anbieter.hosting': providers.hosting,
    'anbieter.mail': providers.mail,
    ...Object.fromEntries(times),
    ...claimFacts(claims),
    ...retentionFacts(Object.values((shared.forms ?? {}) as Readonly<Record<string, Form>>)),
  };
}

/** `angabe.bewertung` → «4,9», `angabe.bewertung.zu` → «Sterne aus 500+ Bewertungen»: stated where the evidence for them is. */
function claimFacts(claims: Site['claims']): Facts {
  return Object.fromEntries(
    claims.flatMap(({ id, value, label }) => [
      [`angabe.${id}`, value],
      [`angabe.${id}.zu`, label],
    ]),
  );
}

/**
 * `aufbewahrung.anfragen` → «2 Jahre»: how long the submissions to `/api/anfragen` are kept. Without a period and words
 * for it there is no such fact, so that a text that refers to it is a finding.
 */
function retentionFacts(forms: readonly Form[]): Facts {
  return Object.fromEntries(
    forms.flatMap(({ action, retentionMonths, retentionNote }) => {
      const kept = retentionMonths > 0 ? period(retentionMonths) : retentionNote;
      return kept ? [[`aufbewahrung.${action.split('/').at(-1)}`, kept]] : [];
    }),
  );
}

/** `preis.wohnung` → «CHF 600–1’200», `preis.wohnung.von` → «CHF 600», `preis.wohnung.bis` → «CHF 1’200». */
export function priceFacts(prices: readonly (Tier | NamedPrice)[] = []): Facts {
  return Object.fromEntries(
    prices.flatMap(({ id, from, to }) => [
      [`preis.${id}`, chfRange(from, to)],
      [`preis.${id}.von`, chfRange(from, from)],
      [`preis.${id}.bis`, chfRange(to, to)],
    ]),
  );
}

/** `ort` → «Zürich», `im-ort` → «in Zürich». */
export function placeFacts(region: Pick<Region, 'city' | 'place'>): Facts {
  return { ort: region.city, 'im-ort': placeOf(region) };
}

/** «in Zürich», or what the data say: «im Aargau». */
export const placeOf = ({ city, place }: Pick<Region, 'city' | 'place'>): string => place ?? `in ${city}`;
