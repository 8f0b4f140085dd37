import type { OutputFile } from '../types.ts';
import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import type { HostModel } from './model.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

export function hostFiles(model: HostModel): OutputFile[] {
  return [
    { output: '_headers', bytes: netlifyHeaders(model) },
    { output: '_redirects', bytes: netlifyRedirects(model) },
    { output: '.htaccess', bytes: apacheConfig(model) },
  ];
}

/** Configurations of servers that are printed, not built: other hosts would publish such a file with the pages. */
export const SERVERS: Readonly<Record<string, (model: HostModel, relay: string) => string>> = {
  nginx: nginxConfig,
  caddy: caddyConfig,
};
