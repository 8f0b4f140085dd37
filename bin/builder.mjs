/** Entry point of the preview's builder process: bundles the current engine and templates, and builds with them. */
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
