import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const FIXTURES = join(import.meta.dirname, '../fixtures');

/** An empty folder that lives as long as the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the mini site's data, to be broken by the test. */
export function copyOfMiniSite(): string {
  const root = temporaryFolder();
  cpSync(join(FIXTURES, 'mini-site/data'), join(root, 'data'), { recursive: true });
  return root;
}
