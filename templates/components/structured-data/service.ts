import type { SiteView } from 'nebel/template-api';
import { companyRef } from './company.ts';
import type { Thing } from './structured-data.tsx';

interface ServiceOffer {
  /** As the page's heading says it. */
  readonly name: string;
  /** Names of places, or one place with its kind. */
  readonly areaServed: readonly string[] | Thing;
  /** What the page's price tiers span, in francs, tax included. Empty for a page without prices. */
  readonly tiers?: readonly { readonly from: number; readonly to: number }[] | undefined;
}

/** What the company does, where, and from what to what price. */
export function serviceThing(site: SiteView, { name, areaServed, tiers = [] }: ServiceOffer): Thing {
  return {
    '@type': 'Service',
    name,
    provider: companyRef(site),
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
