/**
 * The process that builds. Node reads code once, so when templates change, a new process takes its place while the
 * preview goes on serving.
 */
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BuildOptions, type BuildResult, build } from '../build.ts';
import { memoryCache } from '../cache.ts';
import { answerQuestion } from '../edit/answer.ts';
import { spellerKeeper } from '../edit/try-out.ts';
import { WORDS } from '../messages/messages.ts';
import { failureOf, TemplateMistake } from '../problems/failure.ts';
import { escapeXml, type SiteDefinition } from '../template-api.ts';
import type { BuilderOptions, Order, Reply } from './builder.ts';
import { changesSince } from './compare.ts';
import { galleryPage } from './gallery.ts';
import { exampleView, type Modules } from './gallery-examples.ts';
import { memoryOutput } from './memory-output.ts';
import { type FormsOfSite, type Outcome, SHOWN_AS } from './outcome.ts';

export interface BuilderStart {
  readonly options: BuilderOptions;
  readonly site?: SiteDefinition;
  /** Why there is no site. */
  readonly broken?: unknown;
  readonly modules?: Modules;
  /** Lets the trace of an error name lines of sources. */
  readonly traced: (error: unknown) => unknown;
}

export function serveBuilds({ options, site, broken, modules = {}, traced }: BuilderStart): void {
  const { root, language, siteModule } = options;
  const cache = memoryCache();
  const output = memoryOutput();
  const spellerOf = spellerKeeper(root);
  const failure = (error: unknown) => failureOf(traced(error), dirname(siteModule));
  let lastGood: BuildResult | undefined;

  async function answer(order: Order): Promise<unknown> {
    if (!site) throw broken;
    const { today } = order;
    // Addresses that are only being tried out are not to be listed, wherever the preview runs.
    const content = { root, today, drafts: true, language, env: { ...process.env, CI: '' }, cache };
    switch (order.kind) {
      case 'build':
        return outcomeOf(site, content);
      case 'ask':
        return answerQuestion(site, order.question, { ...content, spellerOf });
      case 'compare':
        return changesSince(site, order.since, content, WORDS[language].diff);
      default:
        return galleryOf(site, order.path);
    }
  }

  async function outcomeOf(definition: SiteDefinition, content: Omit<BuildOptions, 'out'>): Promise<Outcome> {
    const before = output.files();
    const result = await build(definition, { ...content, out: output, shownAs: SHOWN_AS });
    const { problems, files, forRelay } = result;
    if (result.stoppedBy) return { kind: 'refused', problems, files };
    lastGood = result;
    cache.save();
    const built = [...output.files()];
    const changed = new Map(built.filter(([path, content]) => !isDeepStrictEqual(before.get(path), content)));
    const site = { paths: built.map(([path]) => path), changed };
    return { kind: 'built', problems, files, site, forms: forRelay && formsOf(definition, forRelay) };
  }

  async function galleryOf(site: SiteDefinition, path: string): Promise<string | undefined> {
    const { bundle, forRelay, datasets } = lastGood ?? {};
    if (!bundle || !forRelay) return undefined;
    const { snapshot } = forRelay;
    const text = (address: string) => String(output.files().get(address.slice(1)) ?? '');
    const words = WORDS[language].dev.gallery;
    const view = exampleView(snapshot, datasets);
    const pages = { site, view, drawings: snapshot.drawings, bundle, modules, words, language, text };
    return galleryPage(pages, path).catch(
      (error) => `<!doctype html><title>${path}</title><pre>${escapeXml(failure(error).trace)}</pre>`,
    );
  }

  const replyTo = (order: Order): Promise<Reply> =>
    answer(order).then(
      (answer) => ({ answer }),
      (error) =>
        order.kind === 'build' && error instanceof TemplateMistake
          ? { answer: { kind: 'refused', problems: error.problems, files: 0 } satisfies Outcome }
          : { failure: failure(error) },
    );

  // The terminal sends Ctrl+C to all processes; this one ends with the one that started it.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async (order) => process.send?.(await replyTo(order as Order)));
}

function formsOf(site: SiteDefinition, forRelay: NonNullable<BuildResult['forRelay']>): FormsOfSite {
  const { shared } = forRelay.snapshot;
  return { ...forRelay, forms: site.forms?.(shared) ?? [], calls: site.counting?.(shared)?.calls };
}
