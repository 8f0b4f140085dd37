import type { SiteView } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';
import { midnight } from '../../format/date.ts';
import { TIME_ZONE } from '../../format/opening-hours.ts';
import { siteDataOf } from '../../site-data.ts';
import { pictureUrl } from '../illustration/drawing.ts';
import { companyNode } from './company.ts';
import type { Thing } from './structured-data.tsx';

/**
 * Describes a blog article. The data has no day of a change, so it is the day of publication. An author of the company has its
 * website as address; for others the data has none.
 */
export function postingThing(site: SiteView, url: string, article: Article): Thing {
  const { title, date, author, category, photo, illustration, color } = article;
  const { language, company } = siteDataOf(site).site;
  const published = midnight(date, TIME_ZONE);
  const isOurs = author.organization && author.name.includes(company.brand);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: site.baseUrl + url,
    image: site.baseUrl + (photo ? site.image(photo.file).src : pictureUrl(site, illustration, color)),
    datePublished: published,
    dateModified: published,
    inLanguage: language,
    articleSection: category,
    author: {
      '@type': author.organization ? 'Organization' : 'Person',
      name: author.name,
      ...(isOurs && { url: `${site.baseUrl}/` }),
    },
    publisher: companyNode(site),
  };
}
