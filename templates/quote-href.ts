import type { PageContext, SiteView } from 'nebel/template-api';
import type { RegionSummary } from './summaries.ts';

/** Returns the link to the quote form, prefilled with the service or place of a page. */
export function quoteHref(site: SiteView, { type, slug }: Pick<PageContext, 'type' | 'slug'>): string {
  if (type === 'service') return `/?service=${slug}#contact`;
  const region = type === 'region' && (site.find(type, slug)?.summary as RegionSummary | undefined);
  return region ? `/?ort=${encodeURIComponent(region.city)}#contact` : '/#contact';
}
