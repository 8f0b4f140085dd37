import type { SiteView } from 'nebel/template-api';
import { openingHours } from '../../format/opening-hours.ts';
import { siteDataOf } from '../../site-data.ts';
import type { Thing } from './structured-data.tsx';

/** Returns the reference to the company, whose full description is on the home page only. */
export const companyRef = ({ baseUrl }: SiteView) => ({ '@id': `${baseUrl}/#company` });

/**
 * Describes the company and its website. The opening hours are those of the contact section, because the footer lists wider
 * ones and nobody should find a closed door. Ratings are omitted: search engines reject self-awarded ones.
 */
export function companyThings(site: SiteView): Thing[] {
  const { company, hours, language } = siteDataOf(site).site;
  const { name, brand, phone, email, street, postalCode, city } = company;
  return [
    {
      '@type': 'LocalBusiness',
      ...companyRef(site),
      name: brand,
      legalName: name,
      url: `${site.baseUrl}/`,
      logo: `${site.baseUrl}/icon-512.png`,
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: 'CH',
      },
      openingHoursSpecification: hours.home.flatMap((line) => hoursThing(line) ?? []),
    },
    { '@type': 'WebSite', name: brand, url: `${site.baseUrl}/`, inLanguage: language, publisher: companyRef(site) },
  ];
}

function hoursThing(line: { readonly days: string; readonly time: string }): Thing | undefined {
  const open = openingHours(line);
  return open && { '@type': 'OpeningHoursSpecification', dayOfWeek: open.days, opens: open.opens, closes: open.closes };
}
