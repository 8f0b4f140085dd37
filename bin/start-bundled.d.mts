import type { replaceFile } from '../src/base/disk/replace-file.ts';

export interface Bundled {
  /** The file name contains a hash of the code. */
  readonly path: string;
  readonly code: Buffer;
  /** Folder to which the paths in the source map are relative. */
  readonly base: string;
  /** Returns the source map, as JSON. */
  readonly map: () => string;
}
export function startBundled(
  bundle: Bundled,
  use: string,
): {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly keep: (write: typeof replaceFile) => void;
  /** Maps the stack trace of an error from the bundle to the sources. */
  readonly traced: <Thrown>(error: Thrown) => Thrown;
};
