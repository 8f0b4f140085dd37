import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { listen, type Started } from './running.ts';
import { builtSample, type SharedPage, type SharedSite } from './shared-site.ts';

export interface ServedSite extends Started {
  /** Addresses of all pages, including `/404.html`. */
  readonly urls: readonly string[];
  /**
   * One page of every type, and one with the quiet frame: enough for slow tests of pages that differ only in their words.
   */
  readonly samples: readonly string[];
}

/** The richest page of each type in the sample, those with the most parts first. */
const SAMPLES = [
  'home',
  'services/schimmel',
  'services/todesfall',
  'regions/zuerich',
  'articles/covid-viren-kaltvernebelung-schutz',
  'blog',
  'danke',
  'legal/agb',
  'legal/datenschutz',
  '404',
];

/** Picks samples from any content: the first page of each type, and the first with the quiet frame. */
export function firstOfEachType({ out, pages }: SharedSite): readonly string[] {
  const isQuiet = ({ url }: SharedPage) => /<body class="[^"]*around-quiet/.test(htmlOf(out, url));
  const types = new Set(pages.map(({ type }) => type));
  const found = [...types].map((wanted) => pages.find(({ type }) => type === wanted));
  return [...new Set([...found, pages.find(isQuiet)].flatMap((page) => page?.url ?? []))];
}

const htmlOf = (out: string, url: string) =>
  readFileSync(join(out, url.endsWith('/') ? `${url}index.html` : url), 'utf8');

const fullestOfSample = ({ pages }: SharedSite) => SAMPLES.map((file) => urlOf(pages, file));

function urlOf(pages: SharedSite['pages'], name: string): string {
  const page = pages.find(({ file }) => file === `data/${name}.yaml`);
  if (!page) throw new Error(`The site has no page made from data/${name}.yaml.`);
  return page.url;
}

/** Serves a built site as `preview` does: by default, the sample. */
export async function serveSite(
  built: Promise<SharedSite> = builtSample(),
  samplesOf: (site: SharedSite) => readonly string[] = fullestOfSample,
): Promise<ServedSite> {
  const site = await built;
  const { out, pages } = site;
  return { ...(await listen(createStaticServer(out))), urls: pages.map(({ url }) => url), samples: samplesOf(site) };
}
