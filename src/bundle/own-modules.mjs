/**
 * Lets what templates import from `nebel` and from React be the engine's own copy, wherever the templates lie. Two copies
 * of React know nothing of each other's contexts, and a package that is linked brings its own. Plain JavaScript, because
 * the command line itself is bundled with it.
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
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData, importer }) =>
      pluginData === ENGINE
        ? undefined
        : build.resolve(path, { kind, importer, resolveDir: ENGINE, pluginData: ENGINE }),
    );
  },
};
