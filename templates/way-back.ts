/** Targets of back links, shared by the visible link and the breadcrumb for search engines. */
import type { Words } from '../.types/data.ts';

export interface WayBack {
  readonly href: string;
  /** Key of its texts: the label of the link, and the name of the target page. */
  readonly to: keyof Words['back'];
}

export const TO_HOME: WayBack = { href: '/', to: 'home' };

export const TO_BLOG: WayBack = { href: '/blog/', to: 'blog' };
