import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Problem } from '../../src/problems/problem.ts';
import { readContent } from '../../src/read-content.ts';
import { miniSite } from '../fixtures/mini-site/templates/site.tsx';

export const FIXTURES = join(import.meta.dirname, '../fixtures');

/** An empty folder that lives as long as the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A second clone of what a build of the mini site needs, with the same packages. */
export function copyOfProject(): string {
  const project = join(FIXTURES, '../..');
  const clone = join(temporaryFolder(), 'elsewhere/clone');
  for (const part of ['src', 'tests/fixtures/mini-site', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, part), join(clone, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** File below `data/` → its new content, or undefined where it is deleted. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** A copy of the mini site's data with some files changed. */
export function copyOfMiniSite(changes: Changes = {}): string {
  const root = temporaryFolder();
  cpSync(join(FIXTURES, 'mini-site/data'), join(root, 'data'), { recursive: true });
  for (const [file, content] of Object.entries(changes)) {
    const path = join(root, 'data', file);
    if (content === undefined) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return root;
}

/** What the mini site is blamed for after some changes. */
export function problemsAfter(changes: Changes): readonly Problem[] {
  return readContent(miniSite, { root: copyOfMiniSite(changes) }).problems;
}

/** The same in short: `data/teams/gold.yaml:3:1 schema-unknown-key`. */
export function findingsAfter(changes: Changes): string[] {
  return problemsAfter(changes).map(({ code, place: { file, range } }) => {
    const where = range ? `:${range.line}:${range.column}` : '';
    return `${file}${where} ${code}`;
  });
}
