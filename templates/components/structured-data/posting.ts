import type { SiteView } from 'nebel/template-api';
import type { Article } from '../../data.gen.ts';
import { siteDataOf } from '../../site-data.ts';
import { companyRef } from './company.ts';
import type { Thing } from './structured-data.tsx';

/** Describes a blog article. Its picture is declared in the head of the document. */
export function postingThing(site: SiteView, url: string, article: Article): Thing {
  const { title, date, author, category } = article;
  const { language } = siteDataOf(site).site;
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: site.baseUrl + url,
    datePublished: date,
    inLanguage: language,
    articleSection: category,
    author: { '@type': author.organization ? 'Organization' : 'Person', name: author.name },
    publisher: companyRef(site),
  };
}
