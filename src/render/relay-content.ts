import type { AssetLinks, FormSpec, SiteDefinition } from '../template-api.ts';
import type { SiteSnapshot } from './site-view.ts';

/** The forms of a site and what delivering them depends on. */
export interface RelayForms {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  /** Path to which taps on phone numbers are reported, if they are counted. */
  readonly calls: string | undefined;
}

/** What a relay needs of a site. Plain data, because the preview sends it from the build process to the server process. */
export interface RelayContent extends RelayForms {
  /** For response pages to visitors without JavaScript. */
  readonly assets: AssetLinks;
}

/** Returns the forms of a site, with what delivering them depends on. */
export function relayFormsOf(site: SiteDefinition, snapshot: SiteSnapshot): RelayForms {
  const { shared } = snapshot;
  return { forms: site.forms?.(shared) ?? [], snapshot, calls: site.counting?.(shared)?.calls };
}
