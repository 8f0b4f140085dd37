/**
 * The process that builds. Node reads code once, so when templates change, a new process takes its place while the
 * preview goes on serving.
 */
import { dirname } from 'node:path';
import { type BuildResult, build } from '../build.ts';
import { memoryCache } from '../cache.ts';
import { answerQuestion } from '../edit/answer.ts';
import { spellerKeeper } from '../edit/try-out.ts';
import { WORDS } from '../messages/messages.ts';
import { failureOf, TemplateMistake } from '../problems/failure.ts';
import { escapeXml, type SiteDefinition } from '../template-api.ts';
import type { BuilderOptions, Order, Reply } from './builder.ts';
import { changesSince } from './compare.ts';
import { galleryPage } from './gallery.ts';
import { exampleView } from './gallery-examples.ts';
import { MODULES } from './gallery-modules.ts';
import { memoryOutput } from './memory-output.ts';
import { type FormsOfSite, type NewSite, SHOWN_AS } from './outcome.ts';

export interface BuilderStart {
  readonly options: BuilderOptions;
  readonly site?: SiteDefinition;
  readonly broken?: unknown;
  /** Lets the trace of an error name lines of sources. */
  readonly traced: (error: unknown) => unknown;
}

export function serveBuilds({ options, site, broken, traced }: BuilderStart): void {
  const { root, language, siteModule } = options;
  const cache = memoryCache();
  const output = memoryOutput();
  const spellerOf = spellerKeeper(root);
  let told: string | undefined;
  let lastGood: BuildResult | undefined;

  async function run({ today, question, since, gallery }: Order): Promise<Reply> {
    try {
      if (!site) throw broken;
      if (gallery !== undefined) return { kind: 'answer', answer: await shown(site, gallery) };
      // Addresses that are only being tried out are not to be listed, wherever the preview runs.
      const content = { root, today, drafts: true, language, env: { ...process.env, CI: '' }, cache };
      if (question) return { kind: 'answer', answer: await answerQuestion(site, question, { ...content, spellerOf }) };
      if (since) return { kind: 'answer', answer: await changesSince(site, since, content, WORDS[language].diff) };
      const before = output.files();
      const result = await build(site, { ...content, out: output, shownAs: SHOWN_AS });
      const { problems, files } = result;
      if (result.stoppedBy) return { kind: 'refused', problems, files };
      lastGood = result;
      cache.save();
      return { kind: 'built', problems, files, site: changedSince(before), ...news(site, result.forRelay) };
    } catch (error) {
      if (error instanceof TemplateMistake) return { kind: 'refused', problems: error.problems, files: 0 };
      return { kind: 'failed', failure: failureOf(traced(error), dirname(siteModule)) };
    }
  }

  async function shown(site: SiteDefinition, path: string): Promise<string | undefined> {
    const { bundle, forRelay, datasets } = lastGood ?? {};
    if (!bundle || !forRelay) return undefined;
    const text = (address: string) => String(output.files().get(address.slice(1)) ?? '');
    const words = WORDS[language].dev.gallery;
    const { snapshot } = forRelay;
    return galleryPage(
      {
        site,
        view: exampleView(snapshot, datasets),
        drawings: snapshot.drawings,
        bundle,
        modules: MODULES,
        words,
        language,
        text,
      },
      path,
    ).catch(
      (error) =>
        `<!doctype html><title>${path}</title><pre>${escapeXml(failureOf(traced(error), dirname(siteModule)).trace)}</pre>`,
    );
  }

  function changedSince(before: ReturnType<typeof output.files>): NewSite {
    const built = [...output.files()];
    return {
      paths: built.map(([path]) => path),
      changed: new Map(built.filter(([path, content]) => !isSame(before.get(path), content))),
    };
  }

  function news(site: SiteDefinition, made: Omit<FormsOfSite, 'forms' | 'calls'> | undefined): { forms?: FormsOfSite } {
    if (!made) return {};
    const news = JSON.stringify(made);
    if (news === told) return {};
    told = news;
    const { shared } = made.snapshot;
    return { forms: { ...made, forms: site.forms?.(shared) ?? [], calls: site.counting?.(shared)?.calls } };
  }

  // The terminal sends Ctrl+C to all processes; this one ends with the one that started it.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async (order) => process.send?.(await run(order as Order)));
}

function isSame(before: string | Uint8Array | undefined, content: string | Uint8Array): boolean {
  if (before === content) return true;
  return before instanceof Uint8Array && content instanceof Uint8Array && Buffer.compare(before, content) === 0;
}
