import type { SiteView } from 'nebel/template-api';
import { openingHours } from '../../format/opening-hours.ts';
import { priceRange, siteDataOf } from '../../site-data.ts';
import type { Thing } from './structured-data.tsx';

/** Returns the reference to the company within the home page, which describes it. */
const companyRef = ({ baseUrl }: SiteView) => ({ '@id': `${baseUrl}/#company` });

/** Names the company on any other page. Its full description is on the home page only. */
export const companyNode = (site: SiteView) => ({
  '@type': 'Organization',
  ...companyRef(site),
  name: siteDataOf(site).site.company.brand,
  url: `${site.baseUrl}/`,
});

/**
 * Describes the company and its website. The opening hours are those of the contact section, because the footer lists wider
 * ones and nobody should find a closed door. Ratings are omitted: search engines reject self-awarded ones.
 */
export function companyThings(site: SiteView): Thing[] {
  const logo = `${site.baseUrl}/icon-512.png`;
  const { company, hours, language } = siteDataOf(site).site;
  const { name, brand, phone, email, street, postalCode, city, country = 'CH', geo } = company;
  const prices = priceRange(site);
  return [
    {
      '@type': 'LocalBusiness',
      ...companyRef(site),
      name: brand,
      legalName: name,
      url: `${site.baseUrl}/`,
      logo,
      // The data has no photo of the company.
      image: logo,
      ...(prices && { priceRange: prices }),
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: country,
      },
      ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
      openingHoursSpecification: hours.home.flatMap((line) => hoursThing(line) ?? []),
    },
    { '@type': 'WebSite', name: brand, url: `${site.baseUrl}/`, inLanguage: language, publisher: companyRef(site) },
  ];
}

/** Search engines read the end of a day as 23:59 only. Undefined for a line without fixed times. */
export function hoursThing(line: { readonly days: string; readonly time: string }): Thing | undefined {
  const open = openingHours(line);
  const closes = open?.closes === '24:00' ? '23:59' : open?.closes;
  return open && { '@type': 'OpeningHoursSpecification', dayOfWeek: open.days, opens: open.opens, closes };
}
