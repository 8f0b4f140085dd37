/** The website of this project, built as its owner builds it. No peer has its like. */
import { build, editSample, forgetBuilds, type OwnSite } from './own.ts';
import { medianOf, type Run } from './timed.ts';

/** What was measured, and the median of it. */
export type RealSiteRow = readonly [what: string, run: Run];

export async function measureRealSite(site: OwnSite, rounds: number): Promise<readonly RealSiteRow[]> {
  await build(site);
  const runs: [drawn: Run[], cold: Run[], edited: Run[], unchanged: Run[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    forgetBuilds(site, { pictures: 'drawn' });
    runs[0].push(await build(site));
    forgetBuilds(site, { pictures: 'kept' });
    runs[1].push(await build(site));
    editSample(site, round);
    runs[2].push(await build(site));
    runs[3].push(await build(site));
  }
  const names = ['cold, every picture for sharing drawn', 'cold, pictures kept', 'after one edit', 'unchanged'];
  return runs.map((each, index) => [names[index] ?? '', medianOf(each)]);
}
