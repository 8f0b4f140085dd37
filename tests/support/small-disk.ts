import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from './mini-site.ts';

/** Mounts a small disk until the test ends. Returns its folder, or the reason why there is none. */
export function smallDisk({ size = '1m', at = temporaryFolder() } = {}): string | { readonly none: string } {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', at], { stdio: 'pipe' });
  } catch {
    return { none: 'a small disk can only be mounted by root' };
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', at]));
  return at;
}

/** Remounts the disk as read-only. */
export const makeReadOnly = (disk: string) => void execFileSync('mount', ['-o', 'remount,ro', disk]);

/** Fills the disk. Returns a function that frees this many bytes, or all. */
export function fill(disk: string): (bytes?: number) => void {
  const files: string[] = [];
  const fillWith = (size: number) => {
    try {
      for (;;) {
        const file = join(disk, `filler-${size}-${files.length}`);
        files.push(file);
        writeFileSync(file, Buffer.alloc(size));
      }
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
      rmSync(files.pop() ?? '');
    }
  };
  // A file takes at least one page of memory there.
  for (const size of [65_536, PAGE]) fillWith(size);
  return (bytes = Number.POSITIVE_INFINITY) => {
    for (let freed = 0; freed < bytes && files.length > 0; freed += PAGE) {
      const file = files.pop() ?? '';
      rmSync(file);
      if (file.includes('-65536-')) freed += 65_536 - PAGE;
    }
  };
}

const PAGE = 4096;
