import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

/**
 * Expects a text to equal the content of a file. With `UPDATE_GOLDEN=1`, the file is rewritten instead: review the diff
 * before you commit it, because it is what users will see.
 */
export function expectGolden(text: string, file: string): void {
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, `${file} differs. If that is intended: UPDATE_GOLDEN=1 npx vitest run`).toBe(readFileSync(file, 'utf8'));
}
