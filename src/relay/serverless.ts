/** The relay for serverless hosts, which have no disk. The counterpart of the relay that the commands run on a server. */

import type { Environment, SiteDefinition } from '../api/template-api.ts';
import { basePathOf } from '../base/lib/url.ts';
import { siteFormsOf } from '../content/site-view.ts';
import { createAirtableClient } from './airtable/client.ts';
import { createColumnLookup } from './airtable/schema.ts';
import { createAirtableStore } from './airtable/store.ts';
import { alsoBelow } from './base-path.ts';
import { deliverDirectly } from './deliver/deliver-directly.ts';
import { differenceOf } from './deliver/recipients.ts';
import { createRelay, type RelayOptions, withHeaders } from './receive/handler.ts';
import { ConfigurationError, type RelaySettings, readAirtableAccess, readSettings } from './settings.ts';
import { type RelayContent, relayOptions } from './site-options.ts';

/** The part of the content that is stored in the module; the site's own code supplies the rest. */
export type StoredContent = Pick<RelayContent, 'snapshot' | 'assets'>;

/** The handler interface of hosts that follow web standards. */
export interface Serverless {
  fetch(request: Request, env?: unknown): Promise<Response>;
}

/** Creates the relay on the first request, because some hosts supply environment variables only then. */
export function createServerless(site: SiteDefinition, { snapshot, assets }: StoredContent): Serverless {
  let relay: ((request: Request) => Promise<Response>) | undefined;
  return {
    async fetch(request, given) {
      relay ??= relayFor(site, { ...siteFormsOf(site, snapshot), assets }, environment(given));
      return relay(request);
    },
  };
}

/**
 * Creates the relay. If a variable is missing or invalid, it refuses every form, but still answers each visitor with the
 * values they entered.
 */
function relayFor(site: SiteDefinition, content: RelayContent, env: Environment) {
  const relayWith = (settings: RelaySettings, accept: RelayOptions['accept']) => {
    const options = relayOptions(site, content, env, settings);
    const relay = createRelay({ ...options, accept, log: (line) => console.log(line) });
    const base = basePathOf(content.snapshot.baseUrl);
    const whole = withHeaders(alsoBelow(base, relay), options.answerHeaders(options.pagesOrigin));
    const addressOf = ({ headers }: Request) =>
      (settings.addressHeader && headers.get(settings.addressHeader)) || undefined;
    return (request: Request) => whole(request, { address: addressOf(request) });
  };
  const refuse = (cause: string) => async () => ({ kind: 'not-kept', cause }) as const;
  try {
    const settings = readSettings(env);
    const access = readAirtableAccess(env);
    // This relay sends no mail, so Airtable is the only possible recipient.
    const { undisclosed } = differenceOf(access ? ['airtable'] : [], site, content.snapshot);
    for (const recipient of undisclosed)
      console.error(`Inquiries go to «${recipient}», and the privacy statement does not say so.`);
    if (!access) return relayWith(settings, refuse('AIRTABLE_API_KEY and AIRTABLE_BASE_ID are missing'));
    const client = createAirtableClient({ ...access, unit: settings.unit });
    const hasExtraFields = content.forms.some(({ fields }) => fields.some(({ extra }) => extra));
    // Without a journal, there is no telling whether a record of the table belongs to another lead.
    const options = {
      isTaken: () => false,
      ...(hasExtraFields && { columns: createColumnLookup(client, settings.unit) }),
    };
    return relayWith(settings, deliverDirectly(createAirtableStore(client, options)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    return relayWith(readSettings({}), refuse(error.message));
  }
}

/** Some hosts pass variables with each request, some pass something else, some provide `process.env`. */
function environment(given: unknown): Environment {
  const fromProcess = (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
  const fromRequest = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return { ...fromProcess, ...Object.fromEntries(fromRequest.filter(([, value]) => typeof value === 'string')) };
}
