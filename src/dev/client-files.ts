import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What the preview adds to the browser. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: string;
}

const BROWSER = join(import.meta.dirname, 'browser');

/** Bundles the script of the preview; it has no part in the website's own. */
export async function bundleClient(): Promise<ClientFiles> {
  const { outputFiles } = await build({
    entryPoints: [join(BROWSER, 'preview.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return { script: outputFiles[0]?.text ?? '', styles: readFileSync(join(BROWSER, 'overlay.css'), 'utf8') };
}
