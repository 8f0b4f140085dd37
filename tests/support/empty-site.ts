import type { SiteView } from '../../src/api/template-api.ts';
import { createSiteView } from '../../src/content/site-view.ts';

/** Returns a new view of a site without pages. Calls share nothing that is cached per site. */
export const emptySite = (): SiteView =>
  createSiteView({
    links: [],
    shared: {},
    illustrations: {},
    baseUrl: 'https://club.example',
  });
