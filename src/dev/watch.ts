import { basename, join, sep } from 'node:path';
import { watch } from 'chokidar';

export interface WatchOptions {
  readonly root: string;
  readonly code: readonly string[];
  /** Told once things are quiet again; true if code that runs while building is among what changed. */
  readonly onChange: (code: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds of quiet after a change: saving takes several steps, and replacing text in many files even more. */
const QUIET = 20;

/** Reports that something has changed, not what. Resolves once no change can be missed. */
export async function watchSources({ root, code, onChange, onError }: WatchOptions): Promise<() => Promise<void>> {
  const data = join(root, 'data');
  const watched = [data, ...code];
  const isWatched = (path: string) => watched.some((folder) => path === folder || path.startsWith(folder + sep));
  // Not `data` itself but the folder it is in: a watched folder that is deleted and restored would stay unseen.
  const watcher = watch([root, ...code], { ignored: (path) => path !== root && !isWatched(path), ignoreInitial: true });

  let timer: NodeJS.Timeout | undefined;
  let codeChanged = false;
  const note = (path: string) => {
    codeChanged ||= isBuildingCode(path) && code.some((folder) => path.startsWith(folder + sep));
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(codeChanged);
      codeChanged = false;
    }, QUIET);
  };
  watcher.on('all', (_event, path) => note(path));
  // The events above leave out a second change soon after a first. Raw events come from the system, and none is left out.
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { watchedPath?: string };
    // A polled disk also reports that a file was read, and each build reads all of them.
    if (watchedPath === undefined) return;
    const path = name === null || basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
    if (isWatched(path)) note(path);
  });
  watcher.on('error', onError);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/**
 * Code of the browser is bundled by each build; only what runs while building, examples included, needs a new process.
 */
const isBuildingCode = (path: string) =>
  /\.tsx?$|[/.\\]examples\.yaml$/.test(path) && !/\.(client|test)\.tsx?$/.test(path);
