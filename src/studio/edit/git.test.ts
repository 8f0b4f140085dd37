import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { suiteFolder, temporaryFolder } from '../../../tests/support/mini-site.ts';
import { lastChanged, pendingFiles, publish, refusalOf } from './git.ts';

const FILE = 'data/teams/red.yaml';

/** A website in a repository with a remote, which each test copies: Git takes longer to make them. */
const begun = suiteFolder();
beforeAll(() => begin(begun));

/** Copies the website with its repositories. `git` runs a command in one of them, `inRemote` in the other. */
function repository() {
  const folder = temporaryFolder();
  cpSync(begun, folder, { recursive: true });
  return { folder, ...workIn(folder) };
}

function workIn(folder: string) {
  const root = join(folder, 'work/website');
  const remote = join(folder, 'remote.git');
  const runIn =
    (cwd: string) =>
    (...args: readonly string[]) =>
      execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const hook = (name: string, script: string, repository = join(folder, 'work/.git')) => {
    mkdirSync(join(repository, 'hooks'), { recursive: true });
    writeFileSync(join(repository, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  };
  return { root, remote, git: runIn(root), inRemote: runIn(remote), write, hook };
}

function begin(folder: string): void {
  mkdirSync(join(folder, 'work/website/data/teams'), { recursive: true });
  mkdirSync(join(folder, 'remote.git'));
  const { git, inRemote, write } = workIn(folder);
  inRemote('init', '--quiet', '--bare', '--initial-branch', 'main');
  git('init', '--quiet', '--initial-branch', 'main', '..');
  for (const setting of ['user.name Ann', 'user.email ann@example.com', 'core.autocrlf false'])
    git('config', ...setting.split(' '));
  write(FILE, 'name: Red\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin', '--date', '2025-03-01T12:00:00');
  // The path is relative, so that it leads to the remote of the same copy.
  git('remote', 'add', 'origin', '../remote.git');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}

describe('changes since the last publication', () => {
  test('list each data file that was changed, added or removed, with its previous text', async () => {
    const { root, write } = repository();
    expect(await pendingFiles(root)).toEqual([]);
    write('data/teams/ümlaut.yaml', 'name: Blue\n');
    write('notes.txt', 'No content.\n');
    rmSync(join(root, FILE));
    expect(await pendingFiles(root)).toEqual([
      { file: FILE, before: 'name: Red\n' },
      { file: 'data/teams/ümlaut.yaml', before: undefined },
    ]);
  });

  test('include a new photo, and anything else that is no data file, only if a data file names it', async () => {
    const { root, git, write } = repository();
    for (const other of ['used.jpg', 'unused.jpg', '.DS_Store', 'offer.pdf']) write(`data/teams/${other}`, 'x');
    write(FILE, 'name: Red\nportrait: teams/used.jpg\n');
    const files = (await pendingFiles(root))?.map(({ file }) => file);
    expect(files).toEqual([FILE, 'data/teams/used.jpg']);
    await publish(root, 'Show Red', 'content-1');
    expect(git('show', '--name-only', '--format=').trim().split('\n')).toEqual([
      'website/data/teams/red.yaml',
      'website/data/teams/used.jpg',
    ]);
    const left = git('status', '--porcelain').match(/(?<=teams\/).*/g);
    expect(left).toEqual(['.DS_Store', 'offer.pdf', 'unused.jpg']);
  });

  test('are unknown in a repository that git refuses, and it says why', async () => {
    const { root, git } = repository();
    writeFileSync(join(git('rev-parse', '--absolute-git-dir').trim(), 'config'), '[broken');
    expect(await pendingFiles(root)).toBeUndefined();
    expect(await refusalOf(root)).toContain('bad config');
    expect(await refusalOf(temporaryFolder())).toBeUndefined();
  });

  test('are unknown without git', async () => {
    expect(await pendingFiles(temporaryFolder())).toBeUndefined();
    expect(await lastChanged(temporaryFolder())).toEqual(new Map());
  });
});

describe('publishing', () => {
  test('without a remote commits locally, and nothing but the content', async () => {
    const { root, write, git } = repository();
    git('remote', 'remove', 'origin');
    write(FILE, 'name: Reds\n');
    write('notes.txt', 'No content.\n');
    expect(await publish(root, 'Texte geändert: Red', 'content-1')).toEqual({ to: 'here' });
    expect(git('log', '-1', '--format=%s', '--name-only').trim()).toBe(`Texte geändert: Red\n\nwebsite/${FILE}`);
    expect(await pendingFiles(root)).toEqual([]);
  });

  test('proposes a branch if the current one follows another local branch', { tags: 'slow' }, async () => {
    const { root, write, git, inRemote } = repository();
    git('checkout', '--quiet', '-b', 'draft/texts', '--track', 'main');
    write(FILE, 'name: Reds\n');
    expect(await publish(root, 'More reds', 'content-1')).toMatchObject({ to: 'branch', detail: 'content-1' });
    expect(inRemote('log', '-1', '--format=%s', 'content-1').trim()).toBe('More reds');
  });

  test('pushes a separate branch if the upstream branch does not accept the commit', { tags: 'slow' }, async () => {
    const { folder, root, write, remote, inRemote } = repository();
    const other = join(folder, 'other');
    execFileSync('git', ['clone', '--quiet', remote, other]);
    writeFileSync(join(other, 'theirs.txt'), 'Theirs.\n');
    for (const args of [
      ['add', '.'],
      ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.com', 'commit', '-qm', 'Theirs'],
      ['push', '-q'],
    ])
      execFileSync('git', args, { cwd: other });
    write(FILE, 'name: Reds\n');
    expect(await publish(root, 'More reds', 'content-1')).toMatchObject({ to: 'branch', detail: 'content-1' });
    expect(inRemote('log', '-1', '--format=%s', 'content-1').trim()).toBe('More reds');
    expect(inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('Theirs');
  });

  test('loses nothing if the remote is unreachable, and pushes everything the next time', async () => {
    const { root, write, git, inRemote } = repository();
    git('remote', 'set-url', 'origin', '../gone');
    write(FILE, 'name: Reds\n');
    expect(await publish(root, 'More reds', 'content-1')).toMatchObject({
      to: 'nowhere',
      detail: expect.stringMatching(/gone' does not appear to be a git repository$/),
    });
    expect(readFileSync(join(root, FILE), 'utf8')).toBe('name: Reds\n');
    expect(await pendingFiles(root)).toEqual([{ file: FILE, before: 'name: Red\n' }]);
    git('remote', 'set-url', 'origin', '../remote.git');
    expect(await publish(root, 'Once more', 'content-2')).toMatchObject({ to: 'remote' });
    expect(inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('More reds');
  });

  test('fails with the message of git if the commit fails, or else with the command', { tags: 'slow' }, async () => {
    const { root, write, hook } = repository();
    write(FILE, 'name: Reds\n');
    hook('pre-commit', 'echo "Not on a Sunday." >&2; exit 1');
    expect(await publish(root, 'More reds', 'content-1')).toEqual({ to: 'failed', detail: 'Not on a Sunday.' });
    hook('pre-commit', 'exit 1');
    expect(await publish(root, 'More\n\n- Reds', 'content-1')).toEqual({ to: 'failed', detail: 'git commit (1)' });
  });

  test('fails with the reason for which the remote refuses all branches', { tags: 'slow' }, async () => {
    const { root, write, hook, remote } = repository();
    write(FILE, 'name: Reds\n');
    hook('pre-receive', 'exit 1', remote);
    const { to, detail } = await publish(root, 'More reds', 'content-1');
    expect([to, detail]).toEqual(['nowhere', expect.stringMatching(/content-1 \(pre-receive hook declined\)$/)]);
  });

  test('takes only what the remote says for the address of the proposal', { tags: 'slow' }, async () => {
    const { root, write, git, hook, remote } = repository();
    git('branch', '--unset-upstream');
    write(FILE, 'name: Reds\n');
    hook('pre-push', 'echo "See https://hooks.example.com." >&2');
    expect(await publish(root, 'Reds', 'content-1')).toEqual({ to: 'branch', detail: 'content-1', link: undefined });
    hook('post-receive', 'echo "Create a proposal:"; echo "  https://example.com/new"', remote);
    expect(await publish(root, 'Reds', 'content-2')).toMatchObject({ link: 'https://example.com/new' });
  });

  test.each(['merge', 'rebase'])(
    'fails in the middle of a %s, and leaves its conflicts unresolved',
    async (command) => {
      const { root, write, git } = repository();
      git('checkout', '--quiet', '-b', 'other');
      write(FILE, 'name: Blue\n');
      git('commit', '--quiet', '--all', '--message', 'Blue');
      git('checkout', '--quiet', 'main');
      write(FILE, 'name: Green\n');
      git('commit', '--quiet', '--all', '--message', 'Green');
      expect(() => git(command, 'other')).toThrow();
      const unmerged = git('ls-files', '--unmerged');
      expect(unmerged).not.toBe('');
      expect(await publish(root, 'Reds', 'content-1')).toMatchObject({ to: 'failed' });
      expect(git('ls-files', '--unmerged')).toBe(unmerged);
    },
  );

  test('fails with what is in the way, not with the hint that Git gives on it', async () => {
    const { root, write } = repository();
    writeFileSync(join(root, '../.git/index.lock'), '');
    write(FILE, 'name: Reds\n');
    const { to, detail } = await publish(root, 'More reds', 'content-1');
    expect([to, detail]).toEqual(['failed', expect.stringMatching(/index\.lock': File exists/)]);
  });
});
