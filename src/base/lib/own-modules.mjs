/**
 * Resolves `nebel` and React to the engine's own copies, wherever the templates are: two copies of React do not share
 * contexts. Plain JavaScript, because it also bundles the command line.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ENGINE = join(import.meta.dirname, '../../..');

const { exports } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));

export const ownModules = {
  name: 'own-modules',
  setup(build) {
    build.onResolve({ filter: /^nebel\// }, ({ path }) => {
      const file = exports[`.${path.slice('nebel'.length)}`];
      return file === undefined ? undefined : { path: join(ENGINE, file) };
    });
    // Browser bundles resolve these modules first. Code for the command line imports them without using them.
    build.onResolve({ filter: /^nebel:data\// }, ({ path }) => ({ path, namespace: 'browser-only' }));
    build.onLoad({ filter: /.*/, namespace: 'browser-only' }, () => ({ contents: 'export default undefined' }));
    // Pages link their style sheets. Code runs without them, and importing names of classes from them is an error.
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: 'export {}' }));
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData, importer }) =>
      pluginData === ENGINE
        ? undefined
        : build.resolve(path, { kind, importer, resolveDir: ENGINE, pluginData: ENGINE }),
    );
  },
};
