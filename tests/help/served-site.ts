import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../src/build.ts';
import { createStaticServer } from '../../src/serve/static-server.ts';
import type { Page } from '../../src/types.ts';
import { site } from '../../templates/site.ts';
import { PROJECT } from './data-files.ts';

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

function urlOf(pages: readonly Page[], file: string): string {
  const page = pages.find(({ route }) => route.entry.source.file === `data/${file}.yaml`);
  if (!page) throw new Error(`The site has no page made from data/${file}.yaml.`);
  return page.route.url;
}

/** The real website, built into a temporary folder and served as `preview` serves it. */
export async function serveSite(): Promise<ServedSite> {
  const out = join(mkdtempSync(join(tmpdir(), 'nebel-site-')), 'dist');
  const { pages, problems, stoppedBy } = await build(site, { root: PROJECT, out });
  if (stoppedBy) throw new Error(`The site does not build: ${JSON.stringify(problems[0])}`);
  const server = createStaticServer(out);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    urls: pages.map(({ route }) => route.url),
    samples: SAMPLES.map((file) => urlOf(pages, file)),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(join(out, '..'), { recursive: true, force: true });
    },
  };
}
