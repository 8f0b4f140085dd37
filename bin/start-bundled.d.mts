export function startBundled(
  path: string,
  use: string,
): { readonly exports: Readonly<Record<string, unknown>>; readonly keep: () => void };
