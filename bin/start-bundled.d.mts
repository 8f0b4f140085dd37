import type { Bundle } from './bundled.mjs';
export function startBundled(
  bundle: Bundle,
  use: string,
): { readonly exports: Readonly<Record<string, unknown>>; readonly keep: () => void };
