/** Entry point of the preview's build process: builds with the current engine and templates. */
process.env.NODE_ENV ??= 'production';

const { loadCommandLine } = await import('./command-line.mjs');

const options = JSON.parse(process.argv[2]);
const found = { module: options.siteModule, root: options.root };
const { exports, traced, broken, engine, keep } = await loadCommandLine(found, 'builder').catch(async (broken) => ({
  ...(await loadCommandLine(undefined, 'builder')),
  broken,
}));
const { site, modules } = exports;
await exports.runBuilder({ options, site, modules, broken, traced, engine, keep });
