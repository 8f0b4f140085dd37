/**
 * Replaces a folder by one small site after another, as fast as possible, and sometimes recovers from a crash as commands do
 * when they start. Run as a child process: `tsx swap-folders.ts <folder> <name> <rounds>`.
 */

import { restore } from '../../src/base/disk/lock.ts';
import { folderOutput } from '../../src/site/output/output.ts';

const [folder = '', name = '', rounds = '1'] = process.argv.slice(2);

async function* files(generation: string) {
  const site = {
    '.nebel': '',
    _headers: `/*\n  X-Generation: ${generation}\n`,
    'index.html': generation,
    '404.html': `missing in ${generation}`,
    'deep/er/index.html': generation,
  };
  for (const [output, bytes] of Object.entries(site)) yield { output, bytes };
}

for (let round = 0; round < Number(rounds); round += 1) {
  if (round % 7 === 0) restore(folder);
  const output = folderOutput(folder);
  await output.write(files(`${name}-${round}`));
  output.promote();
}
