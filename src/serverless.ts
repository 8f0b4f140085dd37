/** The relay for serverless hosts, which have no disk. The counterpart of the relay that the commands run on a server. */
import { relayHosting } from './hosts/security.ts';
import { createAirtableClient } from './relay/airtable/client.ts';
import { createColumnLookup } from './relay/airtable/schema.ts';
import { createAirtableStore } from './relay/airtable/store.ts';
import { deliverDirectly } from './relay/deliver-directly.ts';
import { createRelay, type Relay, type RelayOptions, withHeaders } from './relay/handler.ts';
import { originsOf } from './relay/origin.ts';
import {
  ConfigurationError,
  type Environment,
  type RelaySettings,
  readAirtableAccess,
  readSettings,
} from './relay/settings.ts';
import { renderFormPage } from './render/form-page.ts';
import { type RelayContent, relayFormsOf } from './render/relay-content.ts';
import { createSiteView, type SiteSnapshot } from './render/site-view.ts';
import { type CountingRules, visitStartIn } from './report/counting.ts';
import { differenceOf } from './shared/practices.ts';
import type { SiteDefinition } from './template-api.ts';

/** The part of the content that is stored in the module; the site's own code supplies the rest. */
export type StoredContent = Pick<RelayContent, 'snapshot' | 'assets'>;

/** The handler interface of hosts that follow web standards. */
export interface Serverless {
  fetch(request: Request, env?: unknown): Promise<Response>;
}

/** Creates the relay on the first request, because some hosts supply environment variables only then. */
export function createServerless(site: SiteDefinition, { snapshot, assets }: StoredContent): Serverless {
  let relay: Relay | undefined;
  return {
    async fetch(request, given) {
      const env = environment(given);
      relay ??= relayFor(site, { ...relayFormsOf(site, snapshot), assets }, env);
      const header = env.NEBEL_ADDRESS_HEADER;
      return relay(request, { address: (header && request.headers.get(header)) || undefined });
    },
  };
}

/**
 * Creates the relay. If a variable is missing or invalid, it refuses every form, but still answers each visitor with the
 * values they entered.
 */
function relayFor(site: SiteDefinition, content: RelayContent, env: Environment): Relay {
  const relayWith = (settings: RelaySettings, accept: RelayOptions['accept']) => {
    const options = relayOptions(site, content, env, settings);
    const relay = createRelay({ ...options, accept, log: (line) => console.log(line) });
    return withHeaders(relay, options.answerHeaders(options.pagesOrigin));
  };
  const refuse = (cause: string) => async () => ({ kind: 'not-kept', cause }) as const;
  try {
    const settings = readSettings(env);
    const access = readAirtableAccess(env);
    // This relay sends no mail, so Airtable is the only possible recipient.
    const { undisclosed } = differenceOf(access ? ['airtable'] : [], content.snapshot.practices);
    for (const recipient of undisclosed)
      console.error(`Inquiries go to «${recipient}», and the privacy statement does not say so.`);
    if (!access) return relayWith(settings, refuse('AIRTABLE_API_KEY and AIRTABLE_BASE_ID are missing'));
    const client = createAirtableClient({ ...access, unit: settings.unit });
    const hasExtraFields = content.forms.some(({ fields }) => fields.some(({ extra }) => extra));
    // Without a journal, there is no telling whether a record of the table belongs to another lead.
    const options = { isTaken: () => false, ...(hasExtraFields && { columns: createColumnLookup(client) }) };
    return relayWith(settings, deliverDirectly(createAirtableStore(client, options)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    return relayWith(readSettings({}), refuse(error.message));
  }
}

/** Options of the relay that follow from the site, wherever the relay runs. */
export function relayOptions(
  site: SiteDefinition,
  { forms, snapshot, assets }: RelayContent,
  env: Environment,
  { ratePerMinute, origins }: RelaySettings,
) {
  const view = createSiteView(snapshot);
  const { shared, baseUrl } = snapshot;
  const counting = countingRulesOf(site, snapshot);
  return {
    ...relayHosting({ delivery: site.delivery?.(shared, env), hstsPreload: site.hstsPreload?.(shared) }, baseUrl),
    forms,
    renderAnswer: (answer, origin) => renderFormPage(site, answer, view, assets, origin),
    allowedOrigins: [...originsOf(baseUrl), ...origins],
    thanksUrl: site.thanksUrl ?? '/',
    counting,
    visitStartIn: counting && ((form, raw) => visitStartIn(counting, form, raw)),
    ratePerMinute,
  } satisfies Partial<RelayOptions> & { counting: CountingRules | undefined };
}

function countingRulesOf(site: SiteDefinition, { shared, links, baseUrl }: SiteSnapshot): CountingRules | undefined {
  const counting = site.counting?.(shared);
  const ownHosts = new Set(originsOf(baseUrl).map((origin) => new URL(origin).host));
  return counting && { ...counting, pages: new Set(links.map(({ url }) => url)), ownHosts };
}

/** Some hosts pass variables with each request, some pass something else, some provide `process.env`. */
function environment(given: unknown): Environment {
  const fromProcess = (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
  const fromRequest = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return { ...fromProcess, ...Object.fromEntries(fromRequest.filter(([, value]) => typeof value === 'string')) };
}
