import type { Bundle } from './bundled.mjs';
export function startBundled(
  bundle: Pick<Bundle, 'path' | 'code' | 'base' | 'map'>,
  use: string,
): {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly keep: () => void;
  /** Maps the stack trace of an error from the bundle to the sources. */
  readonly traced: <Thrown>(error: Thrown) => Thrown;
};
