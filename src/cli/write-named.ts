import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FileContent, replaceFile } from '../base/disk/replace-file.ts';
import { UsageError } from '../base/findings/failure.ts';
import { canBeFolder } from '../site/site.ts';
import type { CommandContext } from './context.ts';

/**
 * Writes a file named by the user atomically, and creates its folder.
 *
 * @param wanted path relative to the root
 * @param mode permissions, unchanged by default
 * @throws UsageError if the path cannot be a file
 */
export function writeNamed(
  root: string,
  wanted: string,
  content: FileContent,
  { words }: CommandContext,
  mode?: number,
): string {
  const path = resolve(root, wanted);
  if (!canBeFolder(dirname(path))) throw new UsageError(words.noFile(wanted));
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new UsageError(words.noFile(wanted));
  replaceFile(path, content, mode);
  return path;
}
