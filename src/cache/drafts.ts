import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../lib/is-running.ts';

/**
 * Deletes what processes have left in the caches that died while they wrote there. Every cache writes `<file>.<pid>`
 * first and then renames it.
 */
export function removeDrafts(folder: string): void {
  try {
    // The `recursive` of Node takes several times as long, and thousands of pictures may be kept.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const [, pid] = /\.(\d+)$/.exec(entry.name) ?? [];
      if (entry.isDirectory()) removeDrafts(path);
      else if (pid !== undefined && !isRunning(Number(pid))) rmSync(path, { force: true });
    }
  } catch {
    // A cache that is not there or cannot be written needs no order.
  }
}
