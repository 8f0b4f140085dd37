/** The cards of the home page: their own words, and for the rest what their page says of itself. */
import type { PageLink, SiteView } from 'nebel/template-api';
import type { Home, Region, Service } from './data.gen.ts';
import { allRegions, allServices } from './site-data.ts';
import type { RegionSummary, ServiceSummary } from './summaries.ts';

type ServiceWords = Home['services']['cards'][number];
type RegionWords = Home['regions']['cards'][number];

export interface ServiceCard extends ServiceWords {
  readonly title: string;
  readonly color?: Service['color'];
  /** The least that it costs, in francs. */
  readonly from?: number;
  /** Address of the page, unless it is only announced. */
  readonly url: string | undefined;
}

export interface RegionCard extends RegionWords {
  readonly city: string;
  /** Undefined for a region that is only announced: its page will say where it is. */
  readonly canton?: Region['canton'];
  /** Name of a drawing. */
  readonly landmark?: string | undefined;
  readonly url: string | undefined;
}

/** Cards with the title, the hue and the drawing of their service, unless they bring their own. */
export function serviceCards(site: SiteView, cards: readonly ServiceWords[]): readonly ServiceCard[] {
  return cards.map((card) => {
    const page = site.find('service', card.service) as PageLink<ServiceSummary> | undefined;
    const title = allServices(site).find(({ slug }) => slug === card.service)?.name ?? '';
    const { color, illustration, from } = page?.summary ?? {};
    const known = { ...(color && { color }), ...(illustration && { illustration }), ...(from && { from }) };
    return { title, ...known, ...card, url: page?.url };
  });
}

/** Cards with the town and the canton of their region, unless they bring their own. */
export function regionCards(site: SiteView, cards: readonly RegionWords[]): readonly RegionCard[] {
  return cards.map((card) => {
    const page = site.find('region', card.region) as PageLink<RegionSummary> | undefined;
    const city = allRegions(site).find(({ slug }) => slug === card.region)?.name ?? '';
    const { canton, landmark } = page?.summary ?? {};
    return { city, ...(canton && { canton }), landmark, ...card, url: page?.url };
  });
}
