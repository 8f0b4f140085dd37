/**
 * Gives templates the engine's own copy of `nebel` and React, wherever they lie: two copies of React do not share
 * contexts. Plain JavaScript, because the command line itself is bundled with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ENGINE = join(import.meta.dirname, '../..');

const { exports } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));

export const ownModules = {
  name: 'own-modules',
  setup(build) {
    build.onResolve({ filter: /^nebel\// }, ({ path }) => {
      const file = exports[`.${path.slice('nebel'.length)}`];
      return file === undefined ? undefined : { path: join(ENGINE, file) };
    });
    // Made of the content for browsers. What is bundled for the command line only names the module, in code that browsers run.
    build.onResolve({ filter: /^nebel:data\// }, ({ path }) => ({ path, namespace: 'browser-only' }));
    build.onLoad({ filter: /.*/, namespace: 'browser-only' }, () => ({ contents: 'export default undefined' }));
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData, importer }) =>
      pluginData === ENGINE
        ? undefined
        : build.resolve(path, { kind, importer, resolveDir: ENGINE, pluginData: ENGINE }),
    );
  },
};
