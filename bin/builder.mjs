/** The process in which the preview builds: the engine and the templates as they are now, in one bundle. */
process.env.NODE_ENV ??= 'production';

const { bundledBuilder } = await import('./bundled.mjs');
const { startBundled } = await import('./start-bundled.mjs');

const options = JSON.parse(process.argv[2]);
const started = async (site) => startBundled(await bundledBuilder(site), 'builder');

const { exports, traced, broken } = await started({ module: options.siteModule, root: options.root }).catch(
  async (broken) => ({ ...(await started(undefined)), broken }),
);
const { site, modules } = exports;
exports.serveBuilds({ options, site, modules, broken, traced });
