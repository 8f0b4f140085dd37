/** Runs git on the content, with the credentials of the user. */
import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { memoized } from '../../base/lib/collections.ts';

/** A data file that differs from its last published content, which is undefined for a new file. */
interface PendingFile {
  readonly file: string;
  readonly before: string | undefined;
}

export interface PublishResult {
  /**
   * `here`: there is no remote; `branch`: a new one for review; `nowhere`: pushing failed; `failed`: so did the commit;
   * `outdated`: the content is not the one that was compared.
   */
  readonly to: 'here' | 'remote' | 'branch' | 'nowhere' | 'failed' | 'outdated';
  /** Name of the branch, or the error of Git. */
  readonly detail?: string;
  /** Address at which to have the branch reviewed. */
  readonly link?: string | undefined;
}

const run = promisify(execFile);

/** Far more than all data files together. */
const MAX_OUTPUT_BYTES = 64_000_000;

/** Other commands take seconds. Pushing ten photos over a slow line takes two minutes. */
const [TIMEOUT_MS, PUSH_TIMEOUT_MS] = [60_000, 180_000];

/** English output, because some of it is parsed here. No password prompt, because it would not be visible. */
const ENV = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };

async function git(root: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, ...ENV };
  const timeout = args[0] === 'push' ? PUSH_TIMEOUT_MS : TIMEOUT_MS;
  return run('git', args, { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES, timeout, windowsHide: true });
}

/** Returns the output of a git command, or undefined if it fails or prints nothing. */
const outputOf = (root: string, ...args: readonly string[]): Promise<string | undefined> =>
  git(root, ...args).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );

/** Returns the text of a file in a commit, such as `1f3a:./data/site.yaml`, which never changes. Undefined if it has none. */
const committed = memoized((root: string) =>
  memoized((file: string) =>
    git(root, 'show', file).then(
      ({ stdout }) => stdout,
      () => undefined,
    ),
  ),
);

/**
 * Lists data files that differ from the last push, or from the last commit if there is no upstream branch. Returns
 * undefined without git, a repository or a commit.
 */
export async function pendingFiles(root: string): Promise<readonly PendingFile[] | undefined> {
  const base =
    (await outputOf(root, 'merge-base', 'HEAD', '@{upstream}')) ??
    (await outputOf(root, 'rev-parse', '--verify', 'HEAD'));
  if (base === undefined) return undefined;
  const changed = await git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', 'data');
  const tracked = pathsIn(changed.stdout).map(async (file) => ({
    file,
    before: await committed(root)(`${base}:./${file}`),
  }));
  const { used } = await newFiles(root);
  return [...(await Promise.all(tracked)), ...used.map((file) => ({ file, before: undefined }))];
}

/** What Git says about a repository that it refuses, such as one of another user. Undefined without Git or a repository. */
export const refusalOf = (root: string): Promise<string | undefined> =>
  git(root, 'rev-parse').then(
    () => undefined,
    ({ stderr = '' }) => (/not a git repository/.test(stderr) ? undefined : stderr.trim() || undefined),
  );

const pathsIn = (list: string) => list.split('\0').filter(Boolean);

/**
 * Lists new files below `data/`. What no data file names is not published: a photo that was stored and then not wanted, or
 * what a person or a program has left there.
 */
async function newFiles(
  root: string,
): Promise<{ readonly used: readonly string[]; readonly unused: readonly string[] }> {
  const { stdout } = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'data');
  const files = pathsIn(stdout);
  const others = files.filter((file) => !file.endsWith('.yaml'));
  const isNamed = (file: string) =>
    outputOf(root, 'grep', '--untracked', '-lF', '-e', file.slice('data/'.length), '--', 'data/*.yaml');
  const named = await Promise.all(others.map(isNamed));
  const unused = others.filter((_, index) => named[index] === undefined);
  return { used: files.filter((file) => !unused.includes(file)), unused };
}

/** Maps the path of each data file to the day of its last commit. Empty without git. */
export async function lastChanged(root: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const log = (await outputOf(root, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', 'data')) ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * Commits all changes below `data/` and pushes them to the upstream branch. If that is rejected, pushes to a new branch for
 * review.
 */
export async function publish(root: string, message: string, branch: string): Promise<PublishResult> {
  const failure = await commit(root, message).catch(reasonOf);
  if (failure !== undefined) return { to: 'failed', detail: failure };
  const upstream = await upstreamOf(root);
  const remote = upstream?.remote ?? (await outputOf(root, 'remote'))?.split('\n')[0];
  if (!remote) return { to: 'here' };
  const push = (to: string) => git(root, 'push', remote, `HEAD:${to}`);
  if (upstream && (await push(upstream.branch).catch(() => undefined))) return { to: 'remote' };
  try {
    const { stderr } = await push(`refs/heads/${branch}`);
    // Git hosts print the address for opening a pull request. Hooks and Git print others.
    const [, link] = /^remote:.*?(https?:\/\/\S+)/m.exec(stderr) ?? [];
    return { to: 'branch', detail: branch, link };
  } catch (error) {
    return { to: 'nowhere', detail: reasonOf(error) };
  }
}

/** Without changes, there is no commit; one whose earlier push failed is still pushed. */
async function commit(root: string, message: string): Promise<undefined> {
  const { unused } = await newFiles(root);
  // Git refuses this commit. Adding first, or naming files, would tell it that their conflicts were resolved.
  if (await outputOf(root, 'ls-files', '--unmerged', '--', ':/')) await git(root, 'commit', '--message', message);
  await git(root, 'add', '--all', '--', 'data', ...unused.map((file) => `:(exclude,literal)${file}`));
  if (await outputOf(root, 'diff', '--cached', '--name-only', '--', 'data'))
    await git(root, 'commit', '--message', message, '--', 'data');
}

/**
 * Returns the remote and the branch there that the current branch follows. Undefined if it follows none, or another branch
 * of this repository.
 */
async function upstreamOf(root: string): Promise<{ readonly remote: string; readonly branch: string } | undefined> {
  const current = await outputOf(root, 'symbolic-ref', '--short', 'HEAD');
  const setting = (name: string) => outputOf(root, 'config', '--get', `branch.${current}.${name}`);
  const [remote, branch] = await Promise.all([setting('remote'), setting('merge')]);
  return remote && branch && remote !== '.' ? { remote, branch } : undefined;
}

/** What Git says after the line with the reason: that of SSH, or of the other repository. */
const AFTER_REASON = /^(?:fatal: Could not read from remote repository|error: failed to push some refs)/;

/**
 * The line in which Git says what failed, before its hints on what to do; or the last line, as of a hook; or the command, if
 * a hook says nothing or it took too long.
 */
function reasonOf(error: unknown): string {
  const { stderr = '', cmd = '', code, signal } = error as ExecFileException & { readonly stderr?: string };
  const lines = stderr.trim().split('\n');
  const command = `${cmd.split(' ', 2).join(' ')} (${signal ?? code})`;
  const at = lines.findIndex((line) => /^(?:fatal|error): /.test(line));
  const reason = AFTER_REASON.test(lines[at] ?? '') && lines[at - 1]?.trim();
  return reason || lines.at(at) || command;
}
