/** Plain JavaScript, because the launcher starts the build process before anything that understands TypeScript. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../../../bin/builder.mjs');

/** Starts the build process of a preview. It loads its code at once and waits for its options and then for requests. */
export const forkBuilder = ({ root, module }) =>
  fork(ENTRY, [root, module], {
    execArgv: [],
    serialization: 'advanced',
    // What templates log goes to standard error, as in a build.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
