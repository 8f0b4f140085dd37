import type { AddressInfo } from 'node:net';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { builtSample, type SharedSite } from './shared-site.ts';

export interface ServedSite {
  /** Without a trailing slash. */
  readonly address: string;
  /** Addresses of all pages, `/404.html` among them. */
  readonly urls: readonly string[];
  /** One page of every type, and the quiet one: enough for what takes long, where pages differ in their words only. */
  readonly samples: readonly string[];
  readonly close: () => void;
}

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

function urlOf(pages: SharedSite['pages'], name: string): string {
  const page = pages.find(({ file }) => file === `data/${name}.yaml`);
  if (!page) throw new Error(`The site has no page made from data/${name}.yaml.`);
  return page.url;
}

/** A built site, served as `preview` serves it: the sample, unless another is given. */
export async function serveSite(built: Promise<SharedSite> = builtSample()): Promise<ServedSite> {
  const { out, pages } = await built;
  const server = createStaticServer(out);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    urls: pages.map(({ url }) => url),
    samples: SAMPLES.map((file) => urlOf(pages, file)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
