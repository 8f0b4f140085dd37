/** The website of another generator, with the pages that ours has built. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnSite, pageFile, regionsOf, SAMPLE_PAGE } from './own.ts';
import { builtPages, forget, furnitureOf, type Peer, writeFiles } from './peers/peer.ts';
import { type Run, timed } from './timed.ts';

export interface PeerSite {
  readonly peer: Peer;
  readonly folder: string;
}

/** Writes its sources, around the furniture of one of our pages. */
export function writePeerSite({ root }: OwnSite, { peer, folder }: PeerSite): void {
  rmSync(folder, { recursive: true, force: true });
  const html = readFileSync(join(root, 'dist/regional', SAMPLE_PAGE, 'index.html'), 'utf8');
  writeFiles(folder, peer.files(furnitureOf(html)));
  for (const slug of regionsOf(root)) writeFiles(folder, peer.page(slug, readFileSync(pageFile(root, slug), 'utf8')));
}

export const buildPeer = ({ peer, folder }: PeerSite): Promise<Run> => timed({ ...peer.build, cwd: folder });

/** @throws if it has not built every page: it must not look quick by doing less */
export async function buildPeerCold(own: OwnSite, site: PeerSite): Promise<Run> {
  forget(site.folder, site.peer);
  const run = await buildPeer(site);
  const [built, wanted] = [builtPages(site.folder, site.peer).length, regionsOf(own.root).length];
  if (built !== wanted) throw new Error(`${site.peer.name} built ${built} of ${wanted} pages.`);
  return run;
}

/** A page that leads to all others, because a crawler finds only what is linked. */
export function writeIndex({ root }: OwnSite, { peer, folder }: PeerSite): void {
  const links = regionsOf(root).map((slug) => `<a href="/regional/${slug}/">${slug}</a>`);
  const html = `<!doctype html><html lang="de"><title>Regionen</title>${links.join('')}</html>`;
  writeFiles(join(folder, peer.leaves[0] ?? ''), { 'index.html': html });
}

/** Gives it the new text of the page that was edited in ours. */
export const editPeer = ({ peer, folder }: PeerSite, text: string): void =>
  writeFiles(folder, peer.page(SAMPLE_PAGE, text));
