import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../support/data-files.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

const FOLDERS = ['.github/workflows', 'docs/examples', 'src/scaffold/starter/project/_github/workflows'];

const workflows = FOLDERS.flatMap((folder) =>
  readdirSync(join(PROJECT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`),
);

const textOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

const jobsOf = (file: string) => Object.entries(parse(textOf(file)).jobs as Record<string, Job>);

/** Secrets, and rights beyond reading. */
const isTrusted = (job: Job) =>
  Object.values(job.permissions ?? {}).includes('write') || JSON.stringify(job).includes('secrets.');

test.each([...workflows, 'docs/deploy.md'])('%s names each action by its commit, which cannot be moved', (file) => {
  const actions = textOf(file).match(/^ *- uses: .*$/gm) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action.trim()).toMatch(/^- uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe.each(workflows)('%s', (file) => {
  test('puts no text of an event into a shell', () => {
    const scripts = jobsOf(file).flatMap(([, { steps }]) => steps.map(({ run = '' }) => run));
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });

  test('keeps no credentials where code of a pull request runs', () => {
    const checkouts = jobsOf(file).flatMap(([, { steps }]) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  test('runs no code of the project or of its packages in a job that may write or has a key', () => {
    for (const [name, job] of jobsOf(file).filter(([, job]) => isTrusted(job))) {
      const actions = job.steps.map(({ uses = '' }) => uses.split('@')[0]);
      expect(actions, name).not.toContain('actions/checkout');
    }
  });
});

test('the lockfile has the packages for every platform: without them, `npm ci` fails', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as Lockfile;
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});
