/** The build process. Node loads code only once, so a change of templates needs a new process; the server stays up. */

import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stop } from 'esbuild';
import { escapeXml, type SiteDefinition } from '../../api/template-api.ts';
import { explainSystemError } from '../../base/disk/system-errors.ts';
import { codeOf, fileCache, nameIn } from '../../base/file-cache.ts';
import { fingerprintOfFolders } from '../../base/file-hashes.ts';
import { type Failure, failureOf, templateFindings } from '../../base/findings/failure.ts';
import { once, orUndefined } from '../../base/lib/collections.ts';
import { displayPath } from '../../base/lib/log.ts';
import { wordsIn } from '../../base/words.ts';
import { type BuildOptions, type BuildResult, build } from '../../build.ts';
import { checkedDefinition, draftMarkIn, siteFormsOf } from '../../content/content.ts';
import { hostFilesOf } from '../../hosting/hosts/hosts.ts';
import type { ContentRequest } from '../edit/answer.ts';
import type { EditableSite, EditOptions } from '../edit/editable-site.ts';
import type { BuilderOptions, BuilderRequest, Reply } from './builder.ts';
import type { Modules } from './gallery-examples.ts';
import { type DevBuildOutcome, SHOWN_AS } from './outcome.ts';
import { DEV_WORDS } from './words.ts';

export interface BuilderStart {
  readonly options: BuilderOptions;
  readonly site?: SiteDefinition;
  /** Why the site could not be loaded. */
  readonly broken?: unknown;
  readonly modules?: Modules;
  /** The requests, each the only element of a list. */
  readonly messages: AsyncIterable<readonly [BuilderRequest]>;
  /** Errors of promises and timers that templates left behind. */
  readonly strays: readonly unknown[];
  /** Called after each build, once its outcome was sent. */
  readonly afterBuild?: () => Promise<void>;
  /** Stores the compiled code for the next preview. */
  readonly keep: () => void;
  /** The folder of the cache, and the version of the code. Undefined if the cache cannot be written. */
  readonly engine?: { readonly folder: string; readonly version: string } | undefined;
  /** Maps the stack trace of an error to lines of the sources. */
  readonly traced: (error: unknown) => unknown;
}

/** Answers requests, one at a time. Never resolves, because the process ends with its parent. */
export async function serveBuilds(given: BuilderStart): Promise<void> {
  const { options, broken, modules = {}, messages, strays, afterBuild, traced, engine } = given;
  const { root, language, siteModule } = options;
  const templates = dirname(siteModule);
  const { out, openCache } = previewFolder(options, engine);
  let cache = openCache();
  let hashes: ReadonlyMap<string, string> = new Map();
  const keep = once(given.keep);
  const definition = once(() => given.site && checkedDefinition(given.site));
  let spellerOf: EditOptions['spellerOf'];
  /** The site as an editor saw it last. Dropped before a build, which needs the memory and mostly follows a change. */
  let known: { readonly state: string; readonly editable: EditableSite } | undefined;
  const failure = (error: unknown): Failure => {
    const obstacle = explainSystemError(error, language, displayPath);
    const cause = traced(error);
    const placeOf = (path: string) => relative(root, path).replaceAll('\\', '/');
    const findings = obstacle ? undefined : templateFindings(cause, templates, error === broken, placeOf);
    return { ...failureOf(cause, templates), ...(obstacle && { obstacle }), ...(findings && { findings }) };
  };
  /** Of the last good build, what the gallery needs: the pages of a large site would fill the memory. */
  let lastGood:
    | (Pick<BuildResult, 'bundle' | 'snapshot'> & { readonly datasets: BuildResult['datasets'] | undefined })
    | undefined;

  // What a build does not need is loaded on demand, so that the preview starts sooner.
  async function answer(request: BuilderRequest): Promise<unknown> {
    const site = definition();
    if (!site) throw broken;
    const { today } = request;
    // Without CI, no build warns of unlisted URLs: in a preview they may be mere experiments.
    const content = { root, today, drafts: true, incomplete: true, env: { ...process.env, CI: '' }, cache };
    switch (request.kind) {
      case 'build':
        known = undefined;
        return outcomeOf(site, content);
      case 'ask':
        return ask(site, request.question, { ...content, language });
      case 'compare':
        return (await import('./changes-since.ts')).changesSince(site, request.since, content, language);
      default:
        return galleryOf(site, request.path);
    }
  }

  /** Reads the site again only once a file or the day has changed: an editor who types asks twice a second. */
  async function ask(definition: SiteDefinition, question: ContentRequest, options: EditOptions) {
    const [{ EditableSite }, { handleRequest }, { spellerLoader }] = await Promise.all([
      import('../edit/editable-site.ts'),
      import('../edit/answer.ts'),
      import('../edit/try-out.ts'),
    ]);
    spellerOf ??= spellerLoader(root);
    const state = `${options.today} ${fingerprintOfFolders([join(root, 'data'), definition.templates])}`;
    if (known?.state !== state) known = { state, editable: new EditableSite(definition, options) };
    return handleRequest(known.editable, question, { ...options, spellerOf });
  }

  async function outcomeOf(
    definition: SiteDefinition,
    content: Omit<BuildOptions, 'out'> & Required<Pick<BuildOptions, 'env'>>,
  ): Promise<DevBuildOutcome> {
    const written = new Map<string, string>();
    const result = await build(definition, {
      ...content,
      out,
      shownAs: SHOWN_AS,
      draftMark: draftMarkIn(language),
      hostFiles: hostFilesOf(definition, content.env),
      cacheFolder: engine?.folder,
      onWritten: (file) => written.set(file.output, file.hash),
    });
    // The service of esbuild would stay in memory until code changes, and then this process is replaced.
    await stop();
    const { findings, files, snapshot, bundle } = result;
    if (!snapshot || !bundle) return { kind: 'refused', findings, files };
    lastGood = { bundle, snapshot, datasets: result.datasets };
    cache.save();
    cache = openCache();
    const paths = [...written.keys()];
    const site = { folder: out, paths, changed: paths.filter((path) => hashes.get(path) !== written.get(path)) };
    hashes = written;
    return { kind: 'built', findings, files, site, forms: siteFormsOf(definition, snapshot), assets: bundle.links };
  }

  async function galleryOf(site: SiteDefinition, path: string): Promise<string | undefined> {
    const { bundle, snapshot, datasets } = lastGood ?? {};
    if (!bundle || !snapshot) return undefined;
    const [{ galleryPage }, { exampleView }] = await Promise.all([
      import('./gallery.ts'),
      import('./gallery-examples.ts'),
    ]);
    const text = (address: string) => orUndefined(() => readFileSync(join(out, address), 'utf8')) ?? '';
    const words = wordsIn(DEV_WORDS, language).gallery;
    const view = exampleView(snapshot, datasets);
    const context = { site, view, illustrations: snapshot.illustrations, bundle, modules, words, language, text };
    return galleryPage(context, path).catch(
      (error) => `<!doctype html><title>${path}</title><pre>${escapeXml(failure(error).trace)}</pre>`,
    );
  }

  const replyTo = (request: BuilderRequest): Promise<Reply> =>
    answer(request).then(
      (answer) => ({ answer }),
      (error) => ({ failure: failure(error) }),
    );

  // The terminal sends Ctrl+C to every process of the group, but this one must not exit before its parent.
  process.on('SIGINT', () => {});
  for await (const [request] of messages) {
    const reply = await replyTo(request);
    if (strays.length > 0) process.send?.({ failure: failure(strays[0]) } satisfies Reply, () => process.exit(1));
    else process.send?.(reply);
    if (request.kind === 'build') await afterBuild?.();
    // After a good build, because by then all that a build needs is compiled.
    if (lastGood) keep();
  }
}

/** Where the preview of a site builds. It starts from what the last preview left, unless the cache cannot be written. */
function previewFolder({ root, scratch }: BuilderOptions, engine: BuilderStart['engine']) {
  const lasting = engine && join(engine.folder, `preview-${nameIn(engine.folder, root)}`);
  const isLasting = lasting !== undefined && isWritable(lasting);
  const folder = isLasting ? lasting : scratch;
  if (!isLasting) mkdirSync(scratch, { recursive: true, mode: 0o700 });
  // Without a version of the code, the cache is of use to this process alone.
  const options = { file: join(folder, 'cache'), code: engine ? codeOf(engine) : randomUUID() };
  return { out: join(folder, 'site'), openCache: () => fileCache(options) };
}

/** False for a folder of another user, such as one who once ran a command as root. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
