import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

const REFUSED = ['chmodSync', 'linkSync', 'symlinkSync', 'copyFileSync'] as const;

/**
 * Lets the disk refuse permissions and links until the test ends, as USB sticks and some network drives do. There, copying a
 * file with its permissions fails as well.
 */
export function usePlainDisk(): void {
  const originals = REFUSED.map((name) => [name, fs[name]] as const);
  const replace = (functions: readonly (readonly [string, unknown])[]) => {
    Object.assign(fs, Object.fromEntries(functions));
    syncBuiltinESMExports();
  };
  onTestFinished(() => replace(originals));
  const refuse = () => {
    throw Object.assign(new Error('The disk has no such thing.'), { code: 'EPERM' });
  };
  replace(REFUSED.map((name) => [name, refuse] as const));
}
