import type { SiteView } from 'nebel/template-api';
import { type Price, priceSpan } from '../../format/price.ts';
import { companyNode } from './company.ts';
import type { Thing } from './structured-data.tsx';

interface ServiceOffer {
  /** As in the heading of the page. */
  readonly name: string;
  /** Names of places, or one typed place. */
  readonly areaServed: readonly string[] | Thing;
  /** Price tiers of the page, VAT included. */
  readonly tiers?: readonly Price[] | undefined;
}

/** Describes a service: provider, area and price range. Search engines ask for a lowest price, and know no price for a unit. */
export function serviceThing(site: SiteView, { name, areaServed, tiers }: ServiceOffer): Thing {
  const { from: lowPrice, to: highPrice, unit } = priceSpan(tiers);
  return {
    '@type': 'Service',
    name,
    provider: companyNode(site),
    areaServed,
    ...(lowPrice !== undefined &&
      !unit && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice,
          ...(highPrice !== undefined && { highPrice }),
          priceCurrency: 'CHF',
        },
      }),
  };
}
