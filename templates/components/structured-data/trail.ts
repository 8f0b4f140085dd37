import type { SiteView } from 'nebel/template-api';
import { siteDataOf } from '../../site-data.ts';
import type { WayBack } from '../../way-back.ts';
import type { Thing } from './structured-data.tsx';

/** Describes the breadcrumb of a page: the target of its visible back link, and the page. */
export function trailThing(site: SiteView, { href, to }: WayBack, name: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteDataOf(site).words.back[to].name, item: site.baseUrl + href },
      { '@type': 'ListItem', position: 2, name },
    ],
  };
}
