/** What pages of each type tell the rest of the site about themselves. */
import type { Article, Home, Region, Service, Testimonial, Tier } from './data.gen.ts';

export interface ServiceSummary {
  readonly name: string;
  readonly color: Service['color'];
  readonly illustration: Service['hero']['illustration'];
  /** What the quote form chooses for this service. */
  readonly option: string;
  /** Lowest and highest price over all tiers, in francs. */
  readonly from?: number;
  readonly to?: number;
  /** Quiet pages wear their hue muted. */
  readonly tone?: Service['tone'];
  /** Readers of its page may have to call at once: what they ask first. */
  readonly urgent?: Urgency;
  /** All prices that its page names or shows. */
  readonly tiers?: readonly Tier[];
  /** The first voice on its page. */
  readonly testimonial?: Testimonial;
}

export interface Urgency {
  /** The shortest time until we arrive, as «2–4 h», and where it holds. */
  readonly response: string;
  readonly where: string;
  /** The least surcharge, as «+25 %». */
  readonly surcharge: string | undefined;
}

export interface RegionSummary {
  readonly city: string;
  readonly canton: Region['canton'];
  readonly kind: Region['kind'];
  readonly coordinates: Region['coordinates'] | undefined;
  readonly appointment: string | undefined;
  readonly travel: string | undefined;
  /** Lowest price, in francs. */
  readonly from: number;
  /** Name of the drawing of what the place is known by. */
  readonly landmark: string | undefined;
  /** Places and quarters that belong to the page. */
  readonly coverage: readonly string[];
}

export interface RegionListSummary {
  readonly canton: string;
  /** Counted from 1. */
  readonly part: number;
  /** What a link to it says. */
  readonly label: string;
}

export interface HomeSummary {
  /** Slugs of the pages that have a card, in the order of the first card of each. */
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
  /** Reading time. */
  readonly minutes: number;
  readonly date: string;
  readonly author: Article['author'];
  readonly color: Article['color'];
  readonly illustration: Article['illustration'];
}
