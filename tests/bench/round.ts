/** One round over a site: ours and every peer in turn, so that each ratio comes from the same minutes of one machine. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { build, forgetBuilds, type OwnSite } from './own.ts';
import { builtPages, type Files, forget, furnitureOf, type Peer, writeFiles } from './peers/peer.ts';
import { type Run, timed } from './timed.ts';

/** A page that the real site has. Its furniture is that of all peers, and its data are edited. */
const SAMPLE = 'meilen';

export interface Round {
  /** Cold, with the pictures for sharing kept from before. */
  readonly cold: Run;
  readonly edited: Run;
  readonly unchanged: Run;
  /** In the order of the peers; nothing where one failed. */
  readonly peers: readonly (PeerRuns | undefined)[];
}

export interface PeerRuns {
  readonly cold: Run;
  /** With whatever its last build left; nothing where that is not measured. */
  readonly edited: Run | undefined;
  /** Of its regional pages on average, in bytes. */
  readonly pageSize: number;
}

/** The sites of all peers, from pages that ours has built. */
export interface PeerSite {
  readonly peer: Peer;
  readonly folder: string;
}

/** Cold, with every picture for sharing drawn, which no peer does. */
export function buildWithPictures(own: OwnSite): Promise<Run> {
  forgetBuilds(own, { pictures: 'drawn' });
  return build(own);
}

/**
 * Builds everything cold and then again after one edit. The peers' sites are written by the first round. Pictures have to
 * be there.
 */
export async function runRound(own: OwnSite, sites: readonly PeerSite[], number: number): Promise<Round> {
  forgetBuilds(own, { pictures: 'kept' });
  const cold = await build(own);
  const colds: (Run | undefined)[] = [];
  for (const site of sites) {
    if (number === 0) writePeerSite(own, site);
    forget(site.folder, site.peer);
    colds.push(await buildPeer(site));
  }
  const text = editSample(own, number);
  const edited = await build(own);
  const unchanged = await build(own);
  const peers: (PeerRuns | undefined)[] = [];
  for (const [index, site] of sites.entries()) {
    writeFiles(site.folder, site.peer.page(SAMPLE, text));
    const runs = { cold: colds[index], edited: site.peer.isQuick ? await buildPeer(site) : undefined };
    peers.push(runs.cold && { ...runs, cold: runs.cold, pageSize: sizeOfPages(own, site) });
  }
  return { cold, edited, unchanged, peers };
}

/** Size of our own regional pages on average, in bytes. */
export function ownPageSize({ root }: OwnSite): number {
  const slugs = slugsOf(root);
  const size = (slug: string) => readFileSync(join(root, 'dist/regional', slug, 'index.html')).length;
  return slugs.reduce((sum, slug) => sum + size(slug), 0) / slugs.length;
}

function writePeerSite({ root }: OwnSite, { peer, folder }: PeerSite): void {
  rmSync(folder, { recursive: true, force: true });
  const html = readFileSync(join(root, 'dist/regional', SAMPLE, 'index.html'), 'utf8');
  writeFiles(folder, peer.files(furnitureOf(html)));
  const pages = slugsOf(root).map((slug): Files => peer.page(slug, readFileSync(fileOf(root, slug), 'utf8')));
  for (const page of pages) writeFiles(folder, page);
}

async function buildPeer({ peer, folder }: PeerSite): Promise<Run | undefined> {
  try {
    return await timed({ ...peer.build, cwd: folder });
  } catch (error) {
    console.error(`${peer.name} failed: ${(error as Error).message}`);
    return undefined;
  }
}

/** Throws if a peer has not built them all: it must not look quick by doing less. */
function sizeOfPages({ root }: OwnSite, { peer, folder }: PeerSite): number {
  const sizes = builtPages(folder, peer);
  const wanted = slugsOf(root).length;
  if (sizes.length !== wanted) throw new Error(`${peer.name} built ${sizes.length} of ${wanted} pages.`);
  return sizes.reduce((sum, size) => sum + size, 0) / wanted;
}

/** One more sentence at the end of the page. */
function editSample({ root }: OwnSite, number: number): string {
  const document = parseDocument(readFileSync(fileOf(root, SAMPLE), 'utf8'));
  document.setIn(['quote', 'text'], `${document.getIn(['quote', 'text'])} Wir sind zum ${number + 1}. Mal dort.`);
  const text = document.toString({ lineWidth: 120 });
  writeFileSync(fileOf(root, SAMPLE), text);
  return text;
}

const slugsOf = (root: string) => readdirSync(join(root, 'data/regions')).map((file) => file.replace('.yaml', ''));

const fileOf = (root: string, slug: string) => join(root, 'data/regions', `${slug}.yaml`);
