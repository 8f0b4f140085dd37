/** What git knows of the content, and what it does with it. It uses whatever credentials the user has; there are none of ours. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A data file that differs from what was published last, and what it said then: undefined if it is new. */
export interface PendingFile {
  readonly file: string;
  readonly before: string | undefined;
}

/** Where a commit went: nowhere, to where the branch is kept, or to a branch of its own that someone has to accept. */
export type Sent =
  | { readonly to: 'here' }
  | { readonly to: 'remote'; readonly remote: string }
  | { readonly to: 'branch'; readonly branch: string; readonly link?: string }
  | { readonly to: 'nowhere'; readonly why: string };

const run = promisify(execFile);

/** Bytes of an answer: all data files together are far below. */
const MOST_BYTES = 64_000_000;

/** Milliseconds after which a remote is taken not to answer. */
const PATIENCE = 60_000;

/** Messages in English, because some are read by us; and no question for a password, which would not be seen. */
const ENV = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

async function git(root: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, ...ENV };
  return run('git', args, { cwd: root, env, maxBuffer: MOST_BYTES, timeout: PATIENCE, windowsHide: true });
}

/** What git answers; undefined if it refuses, or has nothing to say. */
const answerOf = (root: string, ...args: readonly string[]): Promise<string | undefined> =>
  git(root, ...args).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );

/** Data files that differ from what was sent last, or from the last commit where nothing is sent anywhere. Undefined where there is no git, no repository, or no commit yet. */
export async function pendingFiles(root: string): Promise<readonly PendingFile[] | undefined> {
  const base =
    (await answerOf(root, 'merge-base', 'HEAD', '@{upstream}')) ??
    (await answerOf(root, 'rev-parse', '--verify', 'HEAD'));
  if (base === undefined) return undefined;
  const named = (list: string) => list.split('\0').filter(Boolean);
  // What is new was not there to be shown.
  const saidBefore = (file: string) => git(root, 'show', `${base}:./${file}`).catch(() => undefined);
  const [changed, fresh] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', 'data'),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'data'),
  ]);
  const known = named(changed.stdout).map(async (file) => ({ file, before: (await saidBefore(file))?.stdout }));
  return [...(await Promise.all(known)), ...named(fresh.stdout).map((file) => ({ file, before: undefined }))];
}

/** The day of each data file's last commit, by its path. Empty without git. */
export async function lastChanged(root: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const log = (await answerOf(root, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', 'data')) ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * Commits all that has changed below `data/`, and sends it to where the branch is kept. Where that may not be written, it is
 * sent as a branch of its own, which someone else can accept.
 *
 * @throws what git says, if nothing could be committed
 */
export async function publish(root: string, message: string, branch: string): Promise<Sent> {
  await git(root, 'add', '--all', '--', 'data');
  // What was committed and could not be sent is sent now.
  if (await answerOf(root, 'diff', '--cached', '--name-only', '--', 'data'))
    await git(root, 'commit', '--message', message, '--', 'data');
  const upstream = await answerOf(root, 'rev-parse', '--abbrev-ref', '@{upstream}');
  const remote = upstream?.split('/')[0] ?? (await answerOf(root, 'remote'))?.split('\n')[0];
  if (!remote) return { to: 'here' };
  const push = (to: string) => git(root, 'push', remote, `HEAD:${to}`);
  if (upstream && (await push(upstream.slice(remote.length + 1)).catch(() => undefined)))
    return { to: 'remote', remote };
  try {
    const { stderr } = await push(`refs/heads/${branch}`);
    // Hosts say where the branch can be proposed.
    const [link] = /https?:\/\/\S+/.exec(stderr) ?? [];
    return { to: 'branch', branch, ...(link && { link }) };
  } catch (error) {
    return { to: 'nowhere', why: whyNot(error) };
  }
}

/** The last line of what git said before it gave up. */
export const whyNot = (error: unknown): string =>
  ((error as { stderr?: string }).stderr || String(error)).trim().split('\n').at(-1) ?? '';
