import { basename, join, sep } from 'node:path';
import { watch } from 'chokidar';

interface WatchOptions {
  readonly root: string;
  readonly code: readonly string[];
  /** Called once changes have settled. `codeChanged` is true if they include code that runs during a build. */
  readonly onChange: (codeChanged: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Debounce time in milliseconds: saving a file causes several events, and replacing text in many files even more. */
const DEBOUNCE = 20;

/** Reports that something has changed, but not what. Resolves once no change can be missed. */
export async function watchSources({ root, code, onChange, onError }: WatchOptions): Promise<() => Promise<void>> {
  const data = join(root, 'data');
  const watched = [data, ...code];
  const isWatched = (path: string) => watched.some((folder) => path === folder || path.startsWith(folder + sep));
  // The parent of `data`, not `data` itself: once a watched folder is deleted, its return goes unnoticed.
  const watcher = watch([root, ...code], { ignored: (path) => path !== root && !isWatched(path), ignoreInitial: true });

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
  watcher.on('all', (_event, path) => schedule(path));
  // chokidar's own events omit a second change soon after a first. Raw events come from the system and are complete.
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { watchedPath?: string };
    // With polling, there are also events for mere reads, and each build reads all files.
    if (watchedPath === undefined) return;
    const path = name === null || basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
    if (isWatched(path)) schedule(path);
  });
  watcher.on('error', onError);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** True for files that the build process loads once. Code for browsers is not among them: each build bundles it. */
const isBuildCode = (path: string) =>
  /\.tsx?$|[/.\\]examples\.yaml$/.test(path) && !/\.(client|test)\.tsx?$/.test(path);
