/** What pages of each type expose to the rest of the site. */
import type { Article, Home, Region, Service, Testimonial, Tier } from '../.types/data.ts';
import type { Price } from './format/price.ts';

export interface ServiceSummary {
  readonly name: string;
  readonly color: Service['color'];
  readonly illustration: Service['hero']['illustration'];
  /** Option preselected in the quote form. */
  readonly option: string;
  /** From the lowest to the highest. */
  readonly price: Price;
  /** The hue is muted on quiet pages. */
  readonly tone?: Service['tone'];
  /** Present on pages whose readers may have to call at once: the answers they need first. */
  readonly urgent?: Urgency;
  /** All prices on the page. */
  readonly tiers?: readonly Tier[];
  /** First testimonial on the page. */
  readonly testimonial?: Testimonial;
}

export interface Urgency {
  /** Shortest arrival time, for example «2–4 h», and the area in which it applies. */
  readonly response: string;
  readonly where: string;
  /** Lowest surcharge, for example «25 %». */
  readonly surcharge: string | undefined;
}

export interface RegionSummary {
  readonly city: string;
  readonly canton: Region['canton'];
  readonly kind: Region['kind'];
  readonly coordinates: Region['coordinates'] | undefined;
  readonly appointment: string | undefined;
  readonly travel: string | undefined;
  /** From the lowest to the highest. */
  readonly price: Price;
  /** Name of the drawing of the town's landmark. */
  readonly landmark: string | undefined;
  /** Places and quarters covered by the page. */
  readonly coverage: readonly string[];
}

export interface HomeSummary {
  /** Slugs of pages with a card, in the order of their first cards. */
  readonly cards: { readonly services: readonly string[]; readonly regions: readonly string[] };
  readonly map: Home['regions']['map'];
  readonly finder: Home['regions']['finder'];
}

export interface BlogSummary {
  readonly title: string;
  readonly lead: string;
}

export interface ArticleSummary {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly date: string;
  readonly author: Article['author'];
  readonly color: Article['color'];
  readonly illustration: Article['illustration'];
}
