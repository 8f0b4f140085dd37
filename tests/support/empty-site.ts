import { createSiteView } from '../../src/render/site-view.ts';
import type { SiteView } from '../../src/template-api.ts';

/** What components see of a site without pages. Each is a site of its own. */
export const emptySite = (): SiteView =>
  createSiteView({
    links: [],
    shared: {},
    announced: [],
    practices: { inForce: [], told: [] },
    drawings: {},
    baseUrl: 'https://club.example',
  });
