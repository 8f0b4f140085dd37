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
import type { FormSpec } from './shared/form-spec.ts';
import { differenceOf, type Recipient } from './shared/practices.ts';
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

function relayFor(site: SiteDefinition, snapshot: RelaySnapshot, env: Environment): Relay {
  const { accept, recipients, ...settings } = setUp(env, site.forms?.(snapshot.site.shared) ?? []);
  for (const recipient of differenceOf(recipients, snapshot.site.practices).untold)
    console.error(`Inquiries go to «${recipient}», and the privacy statement does not say so.`);
  return createRelay({ ...relayOptions(site, snapshot, env, settings), accept, log: (line) => console.log(line) });
}

/** What a relay takes, and how it answers for this site, wherever it runs. */
export function relayOptions(
  site: SiteDefinition,
  { site: snapshot, assets }: RelaySnapshot,
  env: Environment,
  { ratePerMinute, origins }: Pick<RelaySettings, 'ratePerMinute' | 'origins'>,
): Omit<RelayOptions, 'accept' | 'log'> & ReturnType<typeof relayHosting> & { readonly counted: Counted | undefined } {
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
  };
}

function countedBy(site: SiteDefinition, { shared, links, baseUrl }: SiteSnapshot): Counted | undefined {
  const counting = site.counting?.(shared);
  const ownHosts = new Set(originsOf(baseUrl).map((origin) => new URL(origin).host));
  return counting && { ...counting, pages: new Set(links.map(({ url }) => url)), ownHosts };
}

type Accept = RelayOptions['accept'];

interface SetUp extends Pick<RelaySettings, 'ratePerMinute' | 'origins'> {
  readonly accept: Accept;
  readonly recipients: readonly Recipient[];
}

/**
 * A variable that cannot be meant is told once. Nothing is taken then, but every visitor gets an answer, and keeps what
 * was entered.
 */
function setUp(env: Environment, forms: readonly FormSpec[]): SetUp {
  try {
    const settings = readSettings(env);
    // It sends no mail.
    const recipients = readAirtableAccess(env) ? (['airtable'] as const) : [];
    return { ...settings, accept: acceptance(env, settings.unit, forms), recipients };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const { message } = error;
    console.error(message);
    return { ...readSettings({}), accept: async () => ({ kind: 'not-kept', cause: message }), recipients: [] };
  }
}

function acceptance(env: Environment, unit: number, forms: readonly FormSpec[]): Accept {
  const access = readAirtableAccess(env);
  if (!access) return async () => ({ kind: 'not-kept', cause: 'AIRTABLE_API_KEY and AIRTABLE_BASE_ID are missing' });
  const client = createAirtableClient({ ...access, unit });
  const asksMore = forms.some(({ fields }) => fields.some(({ extra }) => extra));
  // Without a journal, no record of the table is known to be another lead.
  const options = { isTaken: () => false, ...(asksMore && { columnsOf: createColumns(client) }) };
  return deliverDirectly(createAirtableStore(client, options));
}

/** Some hosts give variables with each request, some something else, some have a process that holds them. */
function environment(given: unknown): Environment {
  const ofProcess = (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
  const ofRequest = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return { ...ofProcess, ...Object.fromEntries(ofRequest.filter(([, value]) => typeof value === 'string')) };
}
