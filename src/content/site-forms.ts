import type { FormSpec, SiteDefinition } from '../api/template-api.ts';
import type { SiteSnapshot } from './site-view.ts';

/** The forms of a site and what accepting and delivering them depends on. Plain data, which can go to another process. */
export interface SiteForms {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  /** Path to which taps on phone numbers are reported, if they are counted. */
  readonly calls: string | undefined;
}

export function siteFormsOf(site: SiteDefinition, snapshot: SiteSnapshot): SiteForms {
  const { shared } = snapshot;
  return { forms: site.forms?.(shared) ?? [], snapshot, calls: site.counting?.(shared)?.calls };
}
