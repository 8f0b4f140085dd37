/** Entry point of the preview's build process: builds with the current engine and templates. */
process.env.NODE_ENV ??= 'production';

const { on } = await import('node:events');
const { loadCommandLine } = await import('./command-line.mjs');

const messages = on(process, 'message');
const strays = [];
process.on('uncaughtException', (error) => strays.push(error));
// The preview that started it has ended.
process.on('disconnect', () => process.exit());
const [root, module] = process.argv.slice(2);
const found = { root, module };
const { exports, traced, broken, engine, keep } = await loadCommandLine(found, 'builder').catch(async (broken) => ({
  ...(await loadCommandLine(undefined, 'builder')),
  broken,
}));
const { site, modules } = exports;
const [options] = (await messages.next()).value;
await exports.runBuilder({ options, site, modules, broken, traced, engine, keep, messages, strays });
