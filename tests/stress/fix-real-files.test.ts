import { expect, test } from 'vitest';
import { site } from '../../templates/site.ts';
import { blockSlipsIn } from '../support/block-slips.ts';
import { PROJECT, websiteSources } from '../support/data-files.ts';
import { slipFixer } from '../support/fixed-slips.ts';
import { report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';
import { slipsIn } from '../support/slips.ts';

test('--fix leaves files alone whose structure a slip has spoiled, and every value that no finding is about', () => {
  const random = seededRandom(SEED);
  const faultsOf = slipFixer(site, PROJECT);
  const cases = times(40, 4000);
  const files = websiteSources().filter(({ source }) => source.text.length < 60_000);
  const faults: string[] = [];
  for (let made = 0; made < cases; made += 1) {
    const { file, source } = files[random.upTo(files.length) - 1] as (typeof files)[number];
    const slips = made % 2 === 0 ? blockSlipsIn(source.text) : slipsIn(source.text);
    const slip = slips[random.upTo(slips.length) - 1];
    // Invisible characters are removed wherever they are.
    if (slip && !/not break/.test(slip.name)) faults.push(...faultsOf(file, slip));
  }
  expect(faults).toEqual([]);
  report('fix: slips in real files', { cases });
}, 7_200_000);
