/**
 * Puts one small site after the other in the place of a folder, as fast as it can, and now and then clears up as a
 * command does that starts. Run as a process of its own: `tsx swap-folders.ts <folder> <name> <rounds>`.
 */
import { nextFolder, promote, recover } from '../../src/output/output-folder.ts';
import { takeSpare } from '../../src/output/spare.ts';
import { writeFiles } from '../../src/output/write.ts';

const [folder = '', name = '', rounds = '1'] = process.argv.slice(2);

for (let round = 0; round < Number(rounds); round += 1) {
  if (round % 7 === 0) recover(folder);
  const generation = `${name}-${round}`;
  const site = {
    '.nebel': '',
    _headers: `/*\n  X-Generation: ${generation}\n`,
    'index.html': generation,
    '404.html': `missing in ${generation}`,
    'deep/er/index.html': generation,
  };
  const next = nextFolder(folder);
  // As a large site does, every other time it is made from one that was replaced.
  const leftovers = round % 2 === 0 ? takeSpare(folder, next) : undefined;
  const files = Object.entries(site).map(([output, bytes]) => ({ output, bytes }));
  await writeFiles(next, files, undefined, undefined, leftovers);
  promote(next, folder, true);
}
