/** Follows all links of the built site, as a visitor would. Exit code 1 if one is broken, or got no answer. */
import { crawl, failures } from './support/crawl.ts';

const links = await crawl('dist');
const failed = failures(links);
console.log([...failed, `${links.length} links, ${failed.length} failed`].join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
