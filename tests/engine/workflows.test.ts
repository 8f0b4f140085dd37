import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const FOLDERS = ['.github/workflows', 'docs/examples', 'src/scaffold/starter/project/_github/workflows'];

const workflows = FOLDERS.flatMap((folder) =>
  readdirSync(join(PROJECT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`),
);

const textOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

test.each([...workflows, 'docs/deploy.md'])('%s names each action by its commit, which cannot be moved', (file) => {
  const actions = textOf(file).match(/^ *- uses: .*$/gm) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action.trim()).toMatch(/^- uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

interface Workflow {
  readonly jobs: { readonly site: { readonly steps: readonly { readonly name?: string; readonly run?: string }[] } };
}

test.each(FOLDERS.slice(1))(
  'a pull request into a branch that does not build is compared with nothing: %s',
  (folder) => {
    const [file = ''] = workflows.filter((each) => each.startsWith(folder));
    const { steps } = (parse(textOf(file)) as Workflow).jobs.site;
    const { run = '' } = steps.find(({ name }) => name === 'What changes for visitors') ?? {};
    const outer = temporaryFolder();
    const site = join(outer, 'site');
    for (const name of ['site', 'bin']) mkdirSync(join(outer, name));
    const programs = { git: 'mkdir ../before', npm: 'exit 1', npx: 'cd "$3" && echo "$@"' };
    for (const [name, line] of Object.entries(programs))
      writeFileSync(join(outer, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    const env = { BASE: 'main', PATH: `${join(outer, 'bin')}:${process.env.PATH}` };
    const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', run], { cwd: site, env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(readFileSync(join(site, 'diff.md'), 'utf8')).toBe('nebel diff ../before/dist dist --format markdown\n');
  },
);
