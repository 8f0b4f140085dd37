import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { EDIT_PATH } from '../edit/protocol.ts';
import { createEditServer } from '../edit/server.ts';
import type { Day } from '../lib/day.ts';
import { type Language, WORDS } from '../messages/messages.ts';
import { PATIENCE } from '../serve/node-adapter.ts';
import { answer, pathOf } from '../serve/static-server.ts';
import { bundleClient, createEventStream } from './browser-side.ts';
import { createBuilder } from './builder.ts';
import { GALLERY_PATH } from './gallery.ts';
import type { Outcome } from './outcome.ts';
import { OWN, type PageState, type Report } from './page-state.ts';
import { reportOf } from './report.ts';
import { type BuiltFiles, changedPages, filesAfter, pageAt, servedFiles, waitingPage } from './served-site.ts';
import { watchSources } from './watch.ts';

export interface DevOptions {
  readonly root: string;
  /** Path of the module that exports the site as `site`. Its folder is the templates'. */
  readonly siteModule: string;
  readonly language: Language;
  /** Pattern of addresses that open a file in the editor. */
  readonly editor: string;
  readonly edit?: boolean;
  /** The day for which the site is made, asked again for each build. */
  readonly today?: () => Day;
  /** What answers at a path in place of a file, if anything does. */
  readonly live?: (path: string) => RequestListener | undefined;
  readonly onBegin?: () => void;
  /** Told after each build; `changed` are the output paths of pages that are new or different. */
  readonly onBuild?: (outcome: Outcome, changed: readonly string[]) => void;
  readonly onWatchError?: (error: unknown) => void;
}

/**
 * The live preview: watches the sources, builds after each change as `nebel build --drafts` does, and serves the last
 * site that passed.
 */
export async function createDevServer(options: DevOptions) {
  const { root, siteModule, language, editor, live = () => undefined } = options;
  const words = WORDS[language];
  const builder = createBuilder({ root, siteModule, language });
  const client = await bundleClient(options.edit === true);
  const desk = options.edit
    ? createEditServer({
        root,
        ask: (question) => builder.ask(options.today?.(), question),
        compare: (since) => builder.compare(options.today?.(), since),
        rebuild: () => request(),
      })
    : undefined;

  let lastGood: BuiltFiles | undefined;
  let report: Report | undefined;
  const stateOf = (page: string, isNear: boolean): PageState => ({
    ...pageAt(lastGood, page),
    ...(report && { report }),
    words: { language, why: words.why, fix: words.fix, hide: words.dev.hide, gone: words.dev.gone },
    ...(desk && isNear && { token: desk.token }),
  });
  const events = createEventStream(stateOf);
  // Answers as `nebel preview` does, and serves what the preview adds to the pages.
  const server = createServer(PATIENCE, async (request, response) => {
    const path = pathOf(request);
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
    if (path === OWN.events) return events.listener(request, response);
    const file = client.get(path);
    if (file) return void send(200, file.type, file.text);
    if (path.startsWith(GALLERY_PATH) && request.method === 'GET') {
      if (isForeign(request)) return void send(403, 'text/html', '');
      const page = await builder.gallery(path);
      return void send(page ? 200 : 404, 'text/html', page ?? '');
    }
    const listener = desk && path.startsWith(EDIT_PATH) ? desk.listener : live(path);
    if (listener) listener(request, response);
    else if (lastGood) answer(servedFiles(lastGood), request, response);
    else send(503, 'text/html', waitingPage());
  });

  const buildOnce = async () => {
    options.onBegin?.();
    const outcome = await builder.build(options.today?.());
    // The code has changed meanwhile, and the next build is on its way.
    if (!outcome) return;
    const before = lastGood;
    if (outcome.kind === 'built') lastGood = filesAfter(before, outcome.site);
    report = reportOf(outcome, { root, language, words: words.dev, editor, hasPage: lastGood !== undefined });
    events.tell();
    options.onBuild?.(outcome, lastGood ? changedPages(before, lastGood) : []);
  };
  const request = coalesce(buildOnce);
  let stopWatching = async () => {};
  return {
    /** Not listening yet. Until a build has passed, its pages wait for one. */
    server,
    /** Begins to watch and to build. Resolves after the first build, whatever came of it. */
    async start() {
      stopWatching = await watchSources({
        root,
        code: [dirname(siteModule), join(import.meta.dirname, '..')],
        onChange(code) {
          if (code) builder.end();
          void request();
        },
        onError: (error) => options.onWatchError?.(error),
      });
      await request();
    },
    async close() {
      await stopWatching();
      builder.end();
      events.close();
    },
  };
}

/** True if another website asks. Only pages of the preview itself may read what is under this address. */
const isForeign = ({ headers }: IncomingMessage) =>
  !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none')) ||
  (headers.origin !== undefined && headers.origin !== `http://${headers.host}`);

/**
 * Runs a task again and again, never twice at a time. Requests during a run are met by one more run after it.
 *
 * @param task must not reject
 * @returns requests a run; resolves when no more are wanted
 */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let wanted = false;
  const run = async () => {
    while (wanted) {
      wanted = false;
      await task();
    }
    running = undefined;
  };
  return () => {
    wanted = true;
    running ??= run();
    return running;
  };
}
