import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

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
