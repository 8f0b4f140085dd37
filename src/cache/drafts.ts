import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../lib/is-running.ts';

/**
 * Deletes what processes have left in the caches that died while they wrote there. Every cache writes `<file>.<pid>`
 * first and then renames it.
 */
export function removeDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const [, pid] = /\.(\d+)$/.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // A cache that is not there or cannot be written needs no order.
  }
}
