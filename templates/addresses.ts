import type { PageContext, SiteView } from 'nebel/template-api';
import type { Words } from '../.types/data.ts';
import type { RegionSummary } from './summaries.ts';

/** Target of a back link, shared by the visible link and the breadcrumb for search engines. */
export interface WayBack {
  readonly href: string;
  /** Key of its texts: the label of the link, and the name of the target page. */
  readonly to: keyof Words['back'];
}

export const TO_HOME: WayBack = { href: '/', to: 'home' };

export const TO_BLOG: WayBack = { href: '/blog/', to: 'blog' };

/** Returns the link to the quote form, prefilled with the service or place of a page. */
export function quoteHref(site: SiteView, { type, slug }: Pick<PageContext, 'type' | 'slug'>): string {
  if (type === 'service') return `/?service=${slug}#contact`;
  const region = type === 'region' && (site.find(type, slug)?.summary as RegionSummary | undefined);
  return region ? `/?ort=${encodeURIComponent(region.city)}#contact` : '/#contact';
}

/** Page shown after an inquiry. Both the relay and the form lead there. */
export const THANKS_URL = '/danke/';

/** Id of the final section of a page: phone, opening hours and the link to the form. */
export const CONTACT_ID = 'offerte';
