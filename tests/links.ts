/** Follows all links of the built site, as a visitor would. Exit code 1 if one is broken, or got no answer. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createStaticServer } from '../src/hosting/serve/static-server.ts';
import { crawl, failures } from './support/crawl.ts';

/** The folder of its host in which the site lies: `/`, or `/club/`. */
const [, home = ''] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
const folder = new URL(home).pathname;

const server = createStaticServer(resolve('dist'), { base: folder.slice(0, -1) });
await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
const links = await crawl(`http://localhost:${(server.address() as AddressInfo).port}${folder}`);
server.closeAllConnections();
server.close();
const failed = failures(links);
console.log([...failed, `${links.length} links, ${failed.length} failed`].join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
