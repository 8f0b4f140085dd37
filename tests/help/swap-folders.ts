/**
 * Puts one small site after the other in the place of a folder, as fast as it can, and now and then clears up as a
 * command does that starts. Run as a process of its own: `tsx swap-folders.ts <folder> <name> <rounds>`.
 */
import { nextFolder, promote, recover } from '../../src/write/output-folder.ts';
import { writeFiles } from '../../src/write/write.ts';

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
  await writeFiles(
    nextFolder(folder),
    Object.entries(site).map(([output, bytes]) => ({ output, bytes })),
  );
  promote(nextFolder(folder), folder);
}
