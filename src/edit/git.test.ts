import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { lastChanged, pendingFiles, publish, whyNot } from './git.ts';

const FILE = 'data/teams/red.yaml';

/** A website within a repository, and what `git` says there. */
function repository() {
  const folder = temporaryFolder();
  const root = join(folder, 'work/website');
  mkdirSync(join(root, 'data/teams'), { recursive: true });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  git('init', '--quiet', '--initial-branch', 'main', '..');
  for (const [name, value] of Object.entries({
    'user.name': 'Ann',
    'user.email': 'ann@example.com',
    'core.autocrlf': 'false',
  }))
    git('config', name, value);
  write(FILE, 'name: Red\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin', '--date', '2025-03-01T12:00:00');
  return { folder, root, git, write };
}

/** The same, with a place to which it is sent. */
function sentElsewhere() {
  const made = repository();
  const remote = join(made.folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
  made.git('remote', 'add', 'origin', remote);
  made.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const inRemote = (...args: readonly string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' });
  return { ...made, remote, inRemote };
}

describe('what has changed since the last publication', () => {
  test('is each data file with what it said then, whether it was changed, added or removed', async () => {
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

  test('is unknown without git', async () => {
    expect(await pendingFiles(temporaryFolder())).toBeUndefined();
    expect(await lastChanged(temporaryFolder())).toEqual(new Map());
  });
});

test('each file has the day of its last commit', async () => {
  const { root, write, git } = repository();
  write(FILE, 'name: Reds\n');
  execFileSync('git', ['commit', '--quiet', '--all', '--message', 'More'], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: '2025-06-02T12:00:00', GIT_AUTHOR_DATE: '2025-06-02T12:00:00' },
  });
  expect(git('log', '--oneline').trim().split('\n')).toHaveLength(2);
  expect(await lastChanged(root)).toEqual(new Map([[FILE, '2025-06-02']]));
});

describe('publishing', () => {
  test('without a remote keeps the content here, and nothing but the content', async () => {
    const { root, write, git } = repository();
    write(FILE, 'name: Reds\n');
    write('notes.txt', 'No content.\n');
    expect(await publish(root, 'Texte geändert: Red', 'content-1')).toEqual({ to: 'here' });
    expect(git('log', '-1', '--format=%s', '--name-only').trim()).toBe(`Texte geändert: Red\n\nwebsite/${FILE}`);
    expect(await pendingFiles(root)).toEqual([]);
  });

  test('sends it to where the branch is kept', async () => {
    const { root, write, inRemote } = sentElsewhere();
    write(FILE, 'name: Reds\n');
    expect(await publish(root, 'More reds', 'content-1')).toEqual({ to: 'remote', remote: 'origin' });
    expect(inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('More reds');
  });

  test('sends a branch of its own where the other one has gone on or may not be written', async () => {
    const { folder, root, write, remote, inRemote } = sentElsewhere();
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
    expect(await publish(root, 'More reds', 'content-1')).toMatchObject({ to: 'branch', branch: 'content-1' });
    expect(inRemote('log', '-1', '--format=%s', 'content-1').trim()).toBe('More reds');
    expect(inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('Theirs');
  });

  test('loses nothing where the remote does not answer, and sends all of it the next time', async () => {
    const { root, write, git, remote, inRemote } = sentElsewhere();
    git('remote', 'set-url', 'origin', join(remote, 'gone'));
    write(FILE, 'name: Reds\n');
    expect(await publish(root, 'More reds', 'content-1')).toMatchObject({
      to: 'nowhere',
      why: expect.stringMatching(/./),
    });
    expect(readFileSync(join(root, FILE), 'utf8')).toBe('name: Reds\n');
    expect(await pendingFiles(root)).toEqual([{ file: FILE, before: 'name: Red\n' }]);
    git('remote', 'set-url', 'origin', remote);
    expect(await publish(root, 'Once more', 'content-2')).toMatchObject({ to: 'remote' });
    expect(inRemote('log', '-1', '--format=%s', 'main').trim()).toBe('More reds');
  });

  test('says what git says where nothing can be committed', async () => {
    const { root, write, git } = repository();
    git('config', 'core.hooksPath', '.hooks');
    mkdirSync(join(root, '../.hooks'));
    writeFileSync(join(root, '../.hooks/pre-commit'), '#!/bin/sh\necho "Not on a Sunday." >&2\nexit 1\n', {
      mode: 0o755,
    });
    write(FILE, 'name: Reds\n');
    const error = await publish(root, 'More reds', 'content-1').catch((error: unknown) => error);
    expect(whyNot(error)).toBe('Not on a Sunday.');
  });
});
