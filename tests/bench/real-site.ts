/** Measures the website of this project, built as its owner builds it. It has no counterpart for peers. */
import { ownPreview } from './cases.ts';
import { build, clearCaches, editSample, type OwnSite } from './own.ts';
import { medianOf, type Run } from './timed.ts';

/** A case and its median. */
export type RealSiteRow = readonly [name: string, run: Run];

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
