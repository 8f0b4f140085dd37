import { createSiteView } from '../../src/render/site-view.ts';
import type { SiteView } from '../../src/template-api.ts';

/** Returns a new view of a site without pages. Calls share nothing that is cached per site. */
export const emptySite = (): SiteView =>
  createSiteView({
    links: [],
    shared: {},
    announced: [],
    practices: { inForce: [], disclosed: [] },
    illustrations: {},
    baseUrl: 'https://club.example',
  });
