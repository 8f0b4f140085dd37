/** Where pages below the home page lead back to, in one place for the visible link and for search engines. */
import type { Words } from './data.gen.ts';

export interface WayBack {
  readonly href: string;
  /** Key of its words: what the link says, and what the page there is called. */
  readonly to: keyof Words['back'];
}

export const TO_HOME: WayBack = { href: '/', to: 'home' };

export const TO_REGIONS: WayBack = { href: '/#regions', to: 'regions' };

export const TO_BLOG: WayBack = { href: '/blog/', to: 'blog' };
