/** Measures one site with our builds and a peer's alternately, so that both run under the same load of the machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CHECKERS, checkersOf } from './judged.ts';
import { build, clearCaches, editSample, nebel, type OwnSite, SAMPLE_PAGE, sentenceOf } from './own.ts';
import { buildPeer, buildPeerCold, editPeer, type PeerSite, writeIndex, writePeerSite } from './peer-site.ts';
import { measurePreview } from './preview.ts';
import { combine, medianOf, type Run, timed } from './timed.ts';

/** A row of the report, which other programs read. */
export interface Row {
  readonly pages: number;
  readonly case: Case;
  readonly ours: Run;
  /** The run of another generator, or null if there is none. */
  readonly peer: ({ readonly name: string } & Run) | null;
}

/**
 * `cold`: without any cache except the social pictures, which peers do not draw. `edit`: after a change of one sentence.
 * `judged`: cold, with the checkers that a peer needs to judge a site. `dev`: from saving a file to serving its page.
 */
type Case = 'cold' | 'edit' | 'unchanged' | 'judged' | 'dev';

/** Measures all cases. Ignores a first build, which bundles the command line and draws the pictures. */
export async function measure(own: OwnSite, pages: number, peer: PeerSite | undefined, rounds: number): Promise<Row[]> {
  await build(own);
  if (peer) writePeerSite(own, peer);
  const runs: Record<'cold' | 'edit' | 'unchanged', [ours: Run[], peers: Run[]]> = {
    cold: [[], []],
    edit: [[], []],
    unchanged: [[], []],
  };
  const record = async (
    name: keyof typeof runs,
    ours: () => Promise<Run>,
    others: (site: PeerSite) => Promise<Run>,
  ) => {
    runs[name][0].push(await ours());
    if (peer) runs[name][1].push(await others(peer));
  };
  for (let round = 0; round < rounds; round += 1) {
    clearCaches(own, { pictures: 'kept' });
    await record(
      'cold',
      () => build(own),
      (site) => buildPeerCold(own, site),
    );
    const text = editSample(own, round);
    if (peer) editPeer(peer, text);
    await record('edit', () => build(own), buildPeer);
    await record('unchanged', () => build(own), buildPeer);
    console.error(`${pages} pages: round ${round + 1} of ${rounds} is done.`);
  }
  const row = (name: Case, ours: Run, other?: Run, checkers?: string): Row => ({
    pages,
    case: name,
    ours,
    peer: peer && other ? { name: [peer.peer.name, checkers].filter(Boolean).join(' + '), ...other } : null,
  });
  const [cold, peerCold] = runs.cold.map(medianOf);
  const judged =
    peer && peerCold && cold ? [row('judged', cold, combine([peerCold, await judge(own, peer)]), CHECKERS)] : [];
  return [
    ...Object.entries(runs).map(([name, [ours, others]]) =>
      row(name as Case, medianOf(ours), others.length > 0 ? medianOf(others) : undefined),
    ),
    ...judged,
    row('dev', await ownPreview(own, rounds), peer && (await peerPreview(own, peer, rounds))),
  ];
}

async function judge(own: OwnSite, site: PeerSite): Promise<Run> {
  writeIndex(own, site);
  const runs: Run[] = [];
  for (const each of await checkersOf(site, join(own.root, 'data'))) runs.push(await timed(each));
  return combine(runs);
}

/** First rounds of the previews, whose sentences no earlier round has written. */
const DEV_ROUNDS = { own: 100, peer: 200 };

const pageUrl = (port: number) => `http://127.0.0.1:${port}/regional/${SAMPLE_PAGE}/`;

/** Measures our preview of a site, over several saves. */
export async function ownPreview(own: OwnSite, saves: number): Promise<Run> {
  const port = await freePort();
  const save = (round: number) => {
    editSample(own, DEV_ROUNDS.own + round);
    return sentenceOf(DEV_ROUNDS.own + round);
  };
  return measurePreview(nebel(own, 'dev', '--port', String(port)), pageUrl(port), save, saves);
}

async function peerPreview(own: OwnSite, site: PeerSite, saves: number): Promise<Run | undefined> {
  if (!site.peer.preview) return undefined;
  const port = await freePort();
  const save = (round: number) => {
    editPeer(site, editSample(own, DEV_ROUNDS.peer + round));
    return sentenceOf(DEV_ROUNDS.peer + round);
  };
  return measurePreview({ ...site.peer.preview(port), cwd: site.folder }, pageUrl(port), save, saves);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A case and its median. */
export type RealSiteRow = readonly [name: string, run: Run];

/** Measures the website of this project, built as its owner builds it. It has no counterpart for peers. */
export async function measureRealSite(site: OwnSite, rounds: number): Promise<readonly RealSiteRow[]> {
  await build(site);
  const runs: [drawn: Run[], cold: Run[], edited: Run[], unchanged: Run[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    clearCaches(site, { pictures: 'drawn' });
    runs[0].push(await build(site));
    clearCaches(site, { pictures: 'kept' });
    runs[1].push(await build(site));
    editSample(site, round);
    runs[2].push(await build(site));
    runs[3].push(await build(site));
  }
  const names = ['cold, every social picture drawn', 'cold, pictures cached', 'after one edit', 'unchanged'];
  return [
    ...runs.map((each, index): RealSiteRow => [names[index] ?? '', medianOf(each)]),
    ['preview, from save to served', await ownPreview(site, rounds)],
  ];
}
