import type { Bundle } from './bundled.mjs';
export function startBundled(
  bundle: Pick<Bundle, 'path' | 'code' | 'base' | 'map'>,
  use: string,
): {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly keep: () => void;
  /** Lets the trace of an error name lines of sources instead of lines of the bundle. */
  readonly traced: <Thrown>(error: Thrown) => Thrown;
};
