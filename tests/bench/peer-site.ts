/** The website of another generator, with the same pages as ours. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnSite, pageFile, regionsOf, SAMPLE_PAGE } from './own.ts';
import { builtPages, clearBuild, furnitureOf, type Peer, writeFiles } from './peers/peer.ts';
import { type Run, timed } from './timed.ts';

export interface PeerSite {
  readonly peer: Peer;
  readonly folder: string;
}

/** Writes its sources, with the furniture of one of our pages. */
export function writePeerSite({ root }: OwnSite, { peer, folder }: PeerSite): void {
  rmSync(folder, { recursive: true, force: true });
  const html = readFileSync(join(root, 'dist/regional', SAMPLE_PAGE, 'index.html'), 'utf8');
  writeFiles(folder, peer.files(furnitureOf(html)));
  for (const slug of regionsOf(root)) writeFiles(folder, peer.page(slug, readFileSync(pageFile(root, slug), 'utf8')));
}

export const buildPeer = ({ peer, folder }: PeerSite): Promise<Run> => timed({ ...peer.build, cwd: folder });

/** @throws if it did not build every page, which would make it look faster than it is */
export async function buildPeerCold(own: OwnSite, site: PeerSite): Promise<Run> {
  clearBuild(site.folder, site.peer);
  const run = await buildPeer(site);
  const [built, wanted] = [builtPages(site.folder, site.peer).length, regionsOf(own.root).length];
  if (built !== wanted) throw new Error(`${site.peer.name} built ${built} of ${wanted} pages.`);
  return run;
}

/** Writes a page that links to all others, because a crawler finds only linked pages. */
export function writeIndex({ root }: OwnSite, { peer, folder }: PeerSite): void {
  const links = regionsOf(root).map((slug) => `<a href="/regional/${slug}/">${slug}</a>`);
  const html = `<!doctype html><html lang="de"><title>Regionen</title>${links.join('')}</html>`;
  writeFiles(join(folder, peer.buildFolders[0] ?? ''), { 'index.html': html });
}

/** Copies the edited page of our site. */
export const editPeer = ({ peer, folder }: PeerSite, text: string): void =>
  writeFiles(folder, peer.page(SAMPLE_PAGE, text));
