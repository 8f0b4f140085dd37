import { basename, join, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { fingerprintOfFolders } from '../../base/file-hashes.ts';
import { errorCode } from '../../base/lib/errors.ts';

interface WatchOptions {
  readonly root: string;
  readonly code: readonly string[];
  /** Called once changes have settled. `codeChanged` is true if they include code that runs during a build. */
  readonly onChange: (codeChanged: boolean) => void;
  /** Called if the system cannot report all changes. If that is because there are too many, files are polled from then on. */
  readonly onError: (error: unknown) => void;
}

/** The system allows no more watched folders or open files, for this process or for all. */
const TOO_MANY = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** Pause between polls, in milliseconds: quick enough for a person who saves and looks, and light enough for thousands of files. */
const POLL_INTERVAL = 500;

/** Debounce time in milliseconds: saving a file causes several events, and replacing text in many files even more. */
const DEBOUNCE = 20;

/**
 * Reports that something has changed since the call, but not what. Resolves once the system reports all further changes: what
 * had changed until then is reported as a change of code, because that may be unknown.
 */
export async function watchSources(options: WatchOptions): Promise<() => Promise<void>> {
  const { root, code, onChange, onError } = options;
  const watched = [join(root, 'data'), ...code];
  const isWatched = (path: string) => watched.some((folder) => path === folder || path.startsWith(folder + sep));

  const state = () => fingerprintOfFolders(watched);
  const before = state();
  let timer: NodeJS.Timeout | undefined;
  let codeChanged = false;
  const schedule = (path: string) => {
    codeChanged ||= isBuildCode(path) && code.some((folder) => path.startsWith(folder + sep));
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(codeChanged);
      codeChanged = false;
    }, DEBOUNCE);
  };

  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function begin(polling: { usePolling?: true; interval?: number } = {}): FSWatcher {
    const ignored = (path: string) => path !== root && !isWatched(path);
    // The parent of `data`, not `data` itself: once a watched folder is deleted, its return goes unnoticed.
    const begun = watch([root, ...code], { ignored, ignoreInitial: true, ...polling });
    begun.on('all', (_event, path) => schedule(path));
    // chokidar's own events omit a second change soon after a first. Raw events come from the system and are complete.
    begun.on('raw', (_event, name, details) => {
      const { watchedPath } = details as { watchedPath?: string };
      // With polling, there are also events for mere reads, and each build reads all files.
      if (watchedPath === undefined) return;
      const path = name === null || basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
      if (isWatched(path)) schedule(path);
    });
    begun.on('ready', () => begun === watcher && resolveReady());
    begun.on('error', (error) => {
      // The system refuses each file on its own, and may still do so after the first refusal was handled.
      if (begun !== watcher) return;
      if (isTooMany(error) && !polling.usePolling) poll();
      onError(error);
    });
    return begun;
  }

  function poll(): void {
    const refused = watcher;
    watcher = begin({ usePolling: true, interval: POLL_INTERVAL });
    void refused.close();
  }

  let watcher = begin();
  await ready;
  if (state() !== before) onChange(true);
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

const isTooMany = (error: unknown) => TOO_MANY.has(errorCode(error) ?? '');

/** True for files that the build process loads once. Code for browsers is not among them: each build bundles it. */
const isBuildCode = (path: string) =>
  /\.tsx?$|[/.\\]examples\.yaml$/.test(path) && !/\.(client|test)\.tsx?$/.test(path);
