import type { SiteView } from 'nebel/template-api';
import { openingHours } from '../../format/opening-hours.ts';
import { siteDataOf } from '../../site-data.ts';
import type { Thing } from './structured-data.tsx';

/** How all pages refer to the company, which describes itself on the home page only. */
export const companyRef = ({ baseUrl }: SiteView) => ({ '@id': `${baseUrl}/#company` });

/**
 * The company and its website. The hours are those of the contact section: the foot of the page states wider ones, and
 * no one should find a closed door. Ratings are left out: search engines refuse those a company gives itself.
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
