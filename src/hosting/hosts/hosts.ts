import { photoBytes } from '../../api/forms/form-spec.ts';
import type { Environment, SiteDefinition } from '../../api/template-api.ts';
import type { OutputFile } from '../../api/types.ts';
import { basePathOf } from '../../base/lib/url.ts';
import type { BuildableContent } from '../../content/content.ts';
import { siteFormsOf } from '../../content/site-view.ts';
import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import { type HostModel, hostModel, relayPathsOf } from './model.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

export { HEALTH, relayPathsOf } from './model.ts';

/** Returns what any host of the site must be configured with. */
export function readHosting(site: SiteDefinition, content: BuildableContent, env: Environment): HostModel {
  const { snapshot, pages, ledger } = content;
  const { shared } = snapshot;
  const { forms, calls } = siteFormsOf(site, snapshot);
  return hostModel({
    base: basePathOf(snapshot.baseUrl),
    delivery: site.delivery?.(shared, env),
    ...site.security?.(shared),
    redirects: ledger?.redirects ?? [],
    outputs: pages.routes.map(({ output }) => output),
    relayPaths: relayPathsOf(forms, calls, site.inbox?.(shared)),
    formFiles: Math.max(0, ...forms.map(photoBytes)),
  });
}

/** The configuration files that are published with the pages. */
export const hostFiles = (model: HostModel): OutputFile[] => [
  { output: '_headers', bytes: netlifyHeaders(model) },
  { output: '_redirects', bytes: netlifyRedirects(model) },
  { output: '.htaccess', bytes: apacheConfig(model) },
];

/** Returns a function that makes the configuration files for the content of a site. */
export const hostFilesOf =
  (site: SiteDefinition, env: Environment) =>
  (content: BuildableContent): OutputFile[] =>
    hostFiles(readHosting(site, content, env));

/** Configurations of servers that are printed, not built: other hosts would publish such a file with the pages. */
export const SERVERS: Readonly<Record<string, (model: HostModel, relay: string) => string>> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
};
