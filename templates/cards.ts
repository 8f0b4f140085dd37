/** The cards of the home page: their own texts, completed by the summaries of the pages they link to. */
import type { PageLink, SiteView } from 'nebel/template-api';
import type { Home, Region, Service } from '../.types/data.ts';
import type { Price } from './format/price.ts';
import { allRegions, allServices } from './site-data.ts';
import type { RegionSummary, ServiceSummary } from './summaries.ts';

type ServiceWords = Home['services']['cards'][number];
type RegionWords = Home['regions']['cards'][number];

export interface ServiceCard extends ServiceWords {
  readonly title: string;
  readonly color?: Service['color'];
  readonly price?: Price;
  /** Undefined while the page is only announced. */
  readonly url: string | undefined;
}

export interface RegionCard extends RegionWords {
  readonly city: string;
  /** Undefined for a region that is only announced: the canton comes from its page. */
  readonly canton?: Region['canton'];
  /** Name of a drawing. */
  readonly landmark?: string | undefined;
  readonly url: string | undefined;
}

/** Returns the cards with title, hue and illustration of their services, unless a card overrides them. */
export function serviceCards(site: SiteView, cards: readonly ServiceWords[]): readonly ServiceCard[] {
  return cards.map((card) => {
    const page = site.find('service', card.service) as PageLink<ServiceSummary> | undefined;
    const title = allServices(site).find(({ slug }) => slug === card.service)?.name ?? '';
    const { color, illustration, price } = page?.summary ?? {};
    const known = { ...(color && { color }), ...(illustration && { illustration }), ...(price && { price }) };
    return { title, ...known, ...card, url: page?.url };
  });
}

/** Returns the cards with town and canton of their regions, unless a card overrides them. */
export function regionCards(site: SiteView, cards: readonly RegionWords[]): readonly RegionCard[] {
  return cards.map((card) => {
    const page = site.find('region', card.region) as PageLink<RegionSummary> | undefined;
    const city = allRegions(site).find(({ slug }) => slug === card.region)?.name ?? '';
    const { canton, landmark } = page?.summary ?? {};
    return { city, ...(canton && { canton }), landmark, ...card, url: page?.url };
  });
}
