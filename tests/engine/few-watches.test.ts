import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfMiniSite } from '../support/mini-site.ts';
import { BIN } from '../support/nebel.ts';

/** Fewer than a site has files. */
const LIMIT = 20;

/** A shell whose processes may watch only some files. Only Linux has such limits, and some systems forbid to set them. */
const limited = (script: string) => [
  ...['--user', '--map-root-user', 'sh', '-c'],
  `echo ${LIMIT} > /proc/sys/user/max_inotify_watches && ${script}`,
];
const isPossible = spawnSync('unshare', limited('true')).status === 0;

test('where the system can watch too few files, the preview says so once, and still shows each change', async ({
  skip,
}) => {
  if (!isPossible) skip('this system cannot limit watches');
  const root = copyOfMiniSite();
  const command = `exec "${process.execPath}" "${BIN}" dev --root "${root}" --port 0 --lang en`;
  const dev = spawn('unshare', limited(command), { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void dev.kill());
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('Live preview: http');
  writeFileSync(join(root, 'data/nav.yaml'), '- [');
  await expect.poll(() => output).toContain('data/nav.yaml');
  expect(output.match(/does not report all changes \(ENOSPC\)/g)).toHaveLength(1);
});
