/** The relay for hosts without a disk, put together here as the commands put it together for a machine of our own. */
import { relayHosting } from './hosts/security.ts';
import { createAirtableClient } from './relay/airtable/client.ts';
import { createColumns } from './relay/airtable/schema.ts';
import { createAirtableStore } from './relay/airtable/store.ts';
import { deliverDirectly } from './relay/deliver-directly.ts';
import { createRelay, type Relay, type RelayOptions } from './relay/handler.ts';
import { originsOf } from './relay/origin.ts';
import {
  ConfigurationError,
  type Environment,
  type RelaySettings,
  readAirtableAccess,
  readSettings,
} from './relay/settings.ts';
import { renderFormPage } from './render/form-page.ts';
import { createSiteView, type SiteSnapshot } from './render/site-view.ts';
import { type Counted, visitIn } from './report/counting.ts';
import { differenceOf } from './shared/practices.ts';
import type { AssetLinks, SiteDefinition } from './template-api.ts';

export interface RelaySnapshot {
  readonly site: SiteSnapshot;
  readonly assets: AssetLinks;
}

/** The interface that hosts of web-standard handlers share. */
export interface Serverless {
  fetch(request: Request, env?: unknown): Promise<Response>;
}

/** Variables come with the first request, or from the process where there is one. */
export function createServerless(site: SiteDefinition, snapshot: RelaySnapshot): Serverless {
  let relay: Relay | undefined;
  return {
    async fetch(request, given) {
      const env = environment(given);
      relay ??= relayFor(site, snapshot, env);
      const header = env.NEBEL_ADDRESS_HEADER;
      return relay(request, { address: (header && request.headers.get(header)) || undefined });
    },
  };
}

/**
 * While a variable is missing or invalid, nothing is taken, but every visitor gets an answer, and keeps what was entered.
 */
function relayFor(site: SiteDefinition, snapshot: RelaySnapshot, env: Environment): Relay {
  const relayWith = (settings: RelaySettings, accept: RelayOptions['accept']) =>
    createRelay({ ...relayOptions(site, snapshot, env, settings), accept, log: (line) => console.log(line) });
  const refuse = (cause: string) => async () => ({ kind: 'not-kept', cause }) as const;
  try {
    const settings = readSettings(env);
    const access = readAirtableAccess(env);
    // It sends no mail.
    const { untold } = differenceOf(access ? ['airtable'] : [], snapshot.site.practices);
    for (const recipient of untold)
      console.error(`Inquiries go to «${recipient}», and the privacy statement does not say so.`);
    if (!access) return relayWith(settings, refuse('AIRTABLE_API_KEY and AIRTABLE_BASE_ID are missing'));
    const client = createAirtableClient({ ...access, unit: settings.unit });
    const asksMore = site.forms?.(snapshot.site.shared).some(({ fields }) => fields.some(({ extra }) => extra));
    // Without a journal, no record of the table is known to be another lead.
    const options = { isTaken: () => false, ...(asksMore && { columnsOf: createColumns(client) }) };
    return relayWith(settings, deliverDirectly(createAirtableStore(client, options)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    return relayWith(readSettings({}), refuse(error.message));
  }
}

/** What a relay takes, and how it answers for this site, wherever it runs. */
export function relayOptions(
  site: SiteDefinition,
  { site: snapshot, assets }: RelaySnapshot,
  env: Environment,
  { ratePerMinute, origins }: RelaySettings,
) {
  const view = createSiteView(snapshot);
  const { shared, baseUrl } = snapshot;
  const counted = countedBy(site, snapshot);
  return {
    ...relayHosting({ delivery: site.delivery?.(shared, env), hstsPreload: site.hstsPreload?.(shared) }, baseUrl),
    forms: site.forms?.(shared) ?? [],
    renderAnswer: (answer, origin) => renderFormPage(site, answer, view, assets, origin),
    allowedOrigins: [...originsOf(baseUrl), ...origins],
    thanksUrl: site.thanksUrl ?? '/',
    counted,
    visitIn: counted && ((form, raw) => visitIn(counted, form, raw)),
    ratePerMinute,
  } satisfies Partial<RelayOptions> & { counted: Counted | undefined };
}

function countedBy(site: SiteDefinition, { shared, links, baseUrl }: SiteSnapshot): Counted | undefined {
  const counting = site.counting?.(shared);
  const ownHosts = new Set(originsOf(baseUrl).map((origin) => new URL(origin).host));
  return counting && { ...counting, pages: new Set(links.map(({ url }) => url)), ownHosts };
}

/** Some hosts give variables with each request, some something else, some have a process that holds them. */
function environment(given: unknown): Environment {
  const ofProcess = (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
  const ofRequest = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return { ...ofProcess, ...Object.fromEntries(ofRequest.filter(([, value]) => typeof value === 'string')) };
}
