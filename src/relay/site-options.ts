/** What a relay takes from its site, wherever it runs. */

import type { AssetLinks, Environment, SiteDefinition } from '../api/template-api.ts';
import { basePathOf } from '../base/lib/url.ts';
import { createSiteView, placementOf, type SiteForms, type SiteSnapshot } from '../content/site-view.ts';
import { relayHosting } from '../hosting/hosts/security.ts';
import { renderFormPage } from './receive/form-page.ts';
import type { RelayOptions } from './receive/handler.ts';
import { originsOf } from './receive/origin.ts';
import { type CountingRules, visitStartIn } from './report/counting.ts';
import { createReplyTime, type ReplyTime } from './report/reply-time.ts';
import type { RelaySettings } from './settings.ts';

/** What a relay needs of a site: its forms, and the files of the pages with which it responds. */
export interface RelayContent extends SiteForms {
  readonly assets: AssetLinks;
}

export function relayOptions(
  site: SiteDefinition,
  { forms, snapshot, assets }: RelayContent,
  env: Environment,
  { ratePerMinute, origins }: RelaySettings,
) {
  const view = createSiteView(snapshot);
  const placement = placementOf(site, snapshot);
  const { shared, baseUrl } = snapshot;
  const counting = countingRulesOf(site, snapshot);
  return {
    ...relayHosting({ delivery: site.delivery?.(shared, env), ...site.security?.(shared) }, baseUrl),
    forms,
    renderAnswer: (answer, origin) => renderFormPage(site, answer, { view, assets, placement }, origin),
    allowedOrigins: [...originsOf(baseUrl), ...origins],
    thanksUrl: placement.path + (site.thanksUrl ?? '/'),
    counting,
    visitStartIn: counting && ((form, raw) => visitStartIn(counting, form, raw)),
    ratePerMinute,
  } satisfies Partial<RelayOptions> & { counting: CountingRules | undefined };
}

/** Undefined for a site that promises nothing. */
export function replyTimeOf(site: SiteDefinition, { shared }: SiteSnapshot): ReplyTime | undefined {
  const promise = site.reply?.(shared);
  return promise && createReplyTime(promise, site.timeZone ?? 'UTC');
}

/** Returns a function from the address of a page to what people call it. */
function titlesOf(site: SiteDefinition, { links }: SiteSnapshot): (url: string) => string {
  const titles = new Map(links.map((page) => [page.url, site.pageTitle?.(page) ?? page.url]));
  return (url) => titles.get(url) ?? url;
}

/** What a report needs of its site. */
export const reportOptionsOf = (site: SiteDefinition, { forms, snapshot }: Pick<SiteForms, 'forms' | 'snapshot'>) => ({
  forms,
  form: site.counting?.(snapshot.shared)?.form,
  timeZone: site.timeZone ?? 'UTC',
  replyTime: replyTimeOf(site, snapshot),
  titleOf: titlesOf(site, snapshot),
});

function countingRulesOf(site: SiteDefinition, { shared, links, baseUrl }: SiteSnapshot): CountingRules | undefined {
  const counting = site.counting?.(shared);
  const ownHosts = new Set(originsOf(baseUrl).map((origin) => new URL(origin).host));
  return counting && { ...counting, base: basePathOf(baseUrl), pages: new Set(links.map(({ url }) => url)), ownHosts };
}
