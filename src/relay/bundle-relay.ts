import { join } from 'node:path';
import { build } from 'esbuild';
import type { SiteDefinition } from '../api/template-api.ts';
import { globs } from '../base/lib/module-globs.mjs';
import { ownModules } from '../base/lib/own-modules.mjs';

const SERVERLESS = join(import.meta.dirname, './serverless.ts');

/**
 * Bundles the serverless relay into a single module: the engine's part, the site's templates, and the data for pages with
 * forms. Throws the errors of esbuild.
 *
 * @param content plain data, inlined as JSON
 */
export async function bundleRelay(site: SiteDefinition, content: object): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createServerless } from ${JSON.stringify(SERVERLESS)};
        import { site } from './site';
        export default createServerless(site, ${JSON.stringify(content)});
      `,
      resolveDir: site.templates,
      loader: 'ts',
    },
    absWorkingDir: site.templates,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // Serverless hosts guarantee web standards only. React calls them «edge-light».
    platform: 'browser',
    conditions: ['edge-light'],
    jsx: 'automatic',
    // There is no disk, so paths have no meaning.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '""' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    plugins: [globs, ownModules],
    preserveSymlinks: true,
    write: false,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made no file.');
  return file.contents;
}
