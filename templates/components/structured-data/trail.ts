import type { SiteView } from 'nebel/template-api';
import type { WayBack } from '../../way-back.ts';
import type { Thing } from './structured-data.tsx';

/** The page and the one its visible link leads back to. */
export function trailThing({ baseUrl }: SiteView, back: WayBack, name: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: back.name, item: baseUrl + back.href },
      { '@type': 'ListItem', position: 2, name },
    ],
  };
}
