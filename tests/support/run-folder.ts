import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all tests of one run share. */
    runFolder: string;
  }
}

/** Creates the folder of a test run, deletes its sites before a rerun, and deletes it at the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-run-'));
  // Apache, and some builds, run as another user.
  chmodSync(folder, 0o755);
  const clear = () => rmSync(join(folder, 'sites'), { recursive: true, force: true });
  project.provide('runFolder', folder);
  project.onTestsRerun(async () => clear());
  return () => rmSync(folder, { recursive: true, force: true });
}
