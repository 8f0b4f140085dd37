/** Plain JavaScript, because the launcher starts the build process before anything that understands TypeScript. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../../../bin/builder.mjs');

/** Starts the build process of a preview. It loads its code at once and waits for its options and then for requests. */
export function forkBuilder({ root, module }) {
  const child = fork(ENTRY, [root, module], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // What templates log goes to standard error, as in a build.
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => process.stderr.write(text));
  return child;
}
