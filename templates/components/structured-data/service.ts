import type { SiteView } from 'nebel/template-api';
import { companyNode } from './company.ts';
import type { Thing } from './structured-data.tsx';

interface ServiceOffer {
  /** As in the heading of the page. */
  readonly name: string;
  /** Names of places, or one typed place. */
  readonly areaServed: readonly string[] | Thing;
  /** Price tiers of the page in francs, VAT included. Empty for a page without prices. */
  readonly tiers?: readonly { readonly from: number; readonly to: number }[] | undefined;
}

/** Describes a service: provider, area and price range. */
export function serviceThing(site: SiteView, { name, areaServed, tiers = [] }: ServiceOffer): Thing {
  return {
    '@type': 'Service',
    name,
    provider: companyNode(site),
    areaServed,
    ...(tiers.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...tiers.map(({ from }) => from)),
        highPrice: Math.max(...tiers.map(({ to }) => to)),
        priceCurrency: 'CHF',
      },
    }),
  };
}
