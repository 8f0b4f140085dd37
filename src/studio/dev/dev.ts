import type { ChildProcess } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { REPORT_WORDS } from '../../base/findings/words.ts';
import { once } from '../../base/lib/collections.ts';
import type { Day } from '../../base/lib/day.ts';
import { basePathOf, pathBelow } from '../../base/lib/url.ts';
import { type Language, wordsIn } from '../../base/words.ts';
import { pathOf, respondFromFolder, TIME_LIMITS } from '../../hosting/serve/serve.ts';
import { isOwnRequest } from '../edit/own-requests.ts';
import { EDIT_PATH } from '../edit/protocol.ts';
import { createEditServer } from '../edit/server.ts';
import { bundleClient, createEventStream } from './browser-side.ts';
import { createBuilder } from './builder.ts';
import { GALLERY_PATH } from './gallery.ts';
import type { DevBuildOutcome, NewSite } from './outcome.ts';
import { IN_STUDIO, OWN, OWN_FOLDER, type PageState, type Report } from './page-state.ts';
import { changedPages, forStudio, placeholderPage, versionAt, withScripts } from './served-site.ts';
import { reportOf } from './shown-findings.ts';
import { watchSources } from './watch.ts';
import { DEV_WORDS } from './words.ts';

export interface DevOptions {
  readonly root: string;
  /** Path of the module that exports the site as `site`. Its folder holds the templates. */
  readonly siteModule: string;
  readonly language: Language;
  /** The build process, if it was started already. */
  readonly builder?: ChildProcess | undefined;
  readonly edit?: boolean;
  /** Returns the day for which to build. Called for each build. */
  readonly today?: () => Day;
  /** Returns the listener that handles a path instead of a file, if any. */
  readonly live?: (path: string) => RequestListener | undefined;
  /** Called after each build. `changed` holds the output paths of pages that are new or different. */
  readonly onBuild?: (outcome: DevBuildOutcome, changed: readonly string[]) => void;
  /** Called if the system does not report all changes. */
  readonly onWatchError?: (error: unknown) => void;
}

/** The live preview: watches the sources, builds each change like `nebel build --drafts`, and serves the last good site. */
export function createDevServer(options: DevOptions) {
  const { root, siteModule, language, live = () => undefined } = options;
  const words = wordsIn(DEV_WORDS, language);
  const { why, fix } = wordsIn(REPORT_WORDS, language);
  const builder = createBuilder({ root, siteModule, language }, options.builder);
  const client = once(() => bundleClient(options.edit === true));
  const editServer = options.edit
    ? createEditServer({
        root,
        ask: (question) => builder.ask(options.today?.(), question),
        compare: (since) => builder.compare(options.today?.(), since),
        rebuild: () => requestBuild(),
        language,
      })
    : undefined;

  let lastGood: NewSite | undefined;
  /** Path below which the last good site lies. */
  let base = '';
  let report: Report | undefined;
  let hasFailed = false;
  const stateOf = (page: string, isOwn: boolean): PageState => ({
    version: versionAt(lastGood, page, base),
    ...(report && { report }),
    words: { language, why, fix, hide: words.hide, gone: words.gone },
    ...(editServer && isOwn && { edit: words.edit }),
  });
  const events = createEventStream(stateOf);
  // Like the server of `nebel preview`, with the client and the gallery added.
  const server = createServer(TIME_LIMITS, async (request, response) => {
    const path = pathOf(request);
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
    if (path === OWN.events) return events.listener(request, response);
    const file = path.startsWith(OWN_FOLDER) ? client().get(path) : undefined;
    if (file) return void send(200, file.type, file.text);
    if (path.startsWith(GALLERY_PATH) && request.method === 'GET') {
      if (!isOwnRequest(request)) return void send(403, 'text/html', '');
      const page = await builder.gallery(path);
      return void send(page ? 200 : 404, 'text/html', page ?? '');
    }
    const below = pathBelow(base, path);
    const listener = editServer && path.startsWith(EDIT_PATH) ? editServer : live(below ?? path);
    if (listener) listener(request, response);
    // Links of the gallery and of the editor lead to addresses from the root of the site.
    else if (lastGood && below === undefined && path !== base)
      response.writeHead(302, { Location: base + request.url, 'Cache-Control': 'no-store' }).end();
    else if (lastGood)
      await respondFromFolder(lastGood.folder, request, response, {
        base,
        view: request.url?.endsWith(`?${IN_STUDIO}`) ? forStudio : withScripts(lastGood),
      });
    else send(503, 'text/html', placeholderPage());
  });

  const buildOnce = async () => {
    // Any file may mend code that could not be loaded: a style sheet that a component already imports.
    if (hasFailed) builder.end();
    const outcome = await builder.build(options.today?.());
    // The code changed meanwhile, so another build follows.
    if (!outcome) return;
    if (outcome.kind === 'built') {
      lastGood = outcome.site;
      base = basePathOf(outcome.forms.snapshot.baseUrl);
    }
    hasFailed = outcome.kind === 'failed';
    report = reportOf(outcome, { root, language, words, hasPage: lastGood !== undefined });
    events.broadcast();
    options.onBuild?.(outcome, outcome.kind === 'built' ? changedPages(outcome.site) : []);
  };
  const requestBuild = coalesce(buildOnce);
  let stopWatching = async () => {};
  return {
    /** Not listening yet. Until the first good build, it serves a placeholder instead of the site. */
    server,
    /** Starts to watch and to build. Resolves after the first build, whatever its result. */
    async start() {
      const watching = watchSources({
        root,
        code: [dirname(siteModule), join(import.meta.dirname, '../..')],
        onChange(codeChanged) {
          if (codeChanged) builder.end();
          void requestBuild();
        },
        onError: (error) => options.onWatchError?.(error),
      });
      // Listing the sources takes about as long as a build, so both run at once.
      [stopWatching] = await Promise.all([watching, requestBuild()]);
    },
    /** Path below which the last good site lies, without a slash at its end. */
    base: () => base,
    async close() {
      await stopWatching();
      builder.close();
      events.close();
    },
  };
}

/**
 * Returns a function that requests a run of the task and resolves once no run is pending. Runs never overlap: all requests
 * during one are served by a single run after it.
 *
 * @param task must not reject
 */
function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isPending = false;
  const run = async () => {
    while (isPending) {
      isPending = false;
      await task();
    }
    running = undefined;
  };
  return () => {
    isPending = true;
    running ??= run();
    return running;
  };
}
