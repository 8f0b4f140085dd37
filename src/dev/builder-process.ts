/**
 * The process that builds. Templates are code, and Node reads code once: when it changes, this process is ended and a
 * new one started, while the preview goes on serving.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../build.ts';
import { memoryCache } from '../cache.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { BuilderOptions, BuildOrder } from './builder.ts';
import { memoryOutput } from './memory-output.ts';
import { type FormsOfSite, failureOf, type NewSite, type Outcome, SHOWN_AS } from './outcome.ts';

const options: BuilderOptions = JSON.parse(process.argv[2] ?? '{}');
const cache = memoryCache();
const output = memoryOutput();
let told: string | undefined;

async function run({ today }: BuildOrder): Promise<Outcome> {
  try {
    const { site }: { site: SiteDefinition } = await import(pathToFileURL(options.siteModule).href);
    const { root, language } = options;
    const before = output.files();
    const result = await build(site, {
      root,
      out: output,
      today,
      drafts: true,
      language,
      shownAs: SHOWN_AS,
      // Addresses that are only being tried out are not to be listed, wherever the preview runs.
      env: { ...process.env, CI: '' },
      cache,
    });
    const { problems, files } = result;
    if (result.stoppedBy) return { kind: 'refused', problems, files };
    cache.save();
    return { kind: 'built', problems, files, site: changedSince(before), ...news(site, result.forRelay) };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error, join(options.siteModule, '..')) };
  }
}

function changedSince(before: ReturnType<typeof output.files>): NewSite {
  const built = [...output.files()];
  return {
    paths: built.map(([path]) => path),
    changed: new Map(built.filter(([path, content]) => !isSame(before.get(path), content))),
  };
}

function isSame(before: string | Uint8Array | undefined, content: string | Uint8Array): boolean {
  if (before === content) return true;
  return before instanceof Uint8Array && content instanceof Uint8Array && Buffer.compare(before, content) === 0;
}

function news(site: SiteDefinition, made: Omit<FormsOfSite, 'forms'> | undefined): { forms?: FormsOfSite } {
  if (!made) return {};
  const news = JSON.stringify(made);
  if (news === told) return {};
  told = news;
  return { forms: { ...made, forms: site.forms?.(made.snapshot.shared) ?? [] } };
}

// The terminal sends Ctrl+C to all processes; this one ends with the one that started it.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (order) => process.send?.(await run(order as BuildOrder)));
