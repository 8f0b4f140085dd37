import { join } from 'node:path';
import { build } from 'esbuild';
import type { SiteDefinition } from '../template-api.ts';
import { ownModules } from './own-modules.mjs';

const SERVERLESS = join(import.meta.dirname, '../serverless.ts');

/**
 * The relay as one module for hosts that run web-standard handlers: the engine's part, the site's templates, and as
 * plain data what the pages around a form show. Throws what esbuild finds wrong with it.
 */
export async function bundleRelay(site: SiteDefinition, snapshot: object): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createServerless } from ${JSON.stringify(SERVERLESS)};
        import { site } from './site';
        export default createServerless(site, ${JSON.stringify(snapshot)});
      `,
      resolveDir: site.templates,
      loader: 'ts',
    },
    absWorkingDir: site.templates,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // Such hosts promise the web's own functions and nothing else. «edge-light» is React's name for them.
    platform: 'browser',
    conditions: ['edge-light'],
    jsx: 'automatic',
    // A place on a disk means nothing there.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '""' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    plugins: [ownModules],
    preserveSymlinks: true,
    write: false,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made no file.');
  return file.contents;
}
