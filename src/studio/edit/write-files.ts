/** Writes and deletes data files for the editor: all of them or none. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { replaceFile } from '../../base/disk/replace-file.ts';
import { dataPath } from './data-path.ts';
import type { FileChange } from './try-out.ts';

/**
 * Writes or deletes files. Returns false and changes nothing if one of them no longer matches its `before`.
 *
 * @throws OutsideDataError for a file that is not below `data/`, and errors of the system. Then, too, nothing has changed.
 */
export function writeAll(root: string, files: readonly FileChange[]): boolean {
  const found = files.map(({ file, before, after }) => {
    const path = dataPath(root, file);
    return { path, before, after, current: readData(path) };
  });
  if (found.some(({ before, current }) => current?.text !== before)) return false;
  // Deletes last, so that no text is lost if a write fails.
  const isDeleted = ({ after }: { after: string | undefined }) => Number(after === undefined);
  const steps = found
    .toSorted((a, b) => isDeleted(a) - isDeleted(b))
    .map(({ path, before, after, current }) => {
      const put = (text: string | undefined) =>
        text === undefined ? rmSync(path) : replaceFile(path, (current?.bom ?? '') + text);
      return { do: () => put(after), undo: () => put(before) };
    });
  for (const [index, step] of steps.entries()) {
    try {
      step.do();
    } catch (error) {
      for (const done of steps.slice(0, index).reverse()) done.undo();
      throw error;
    }
  }
  return true;
}

/** Reads a file without its byte order mark, which some programs write. Returns undefined if it does not exist. */
function readData(path: string): { readonly bom: string; readonly text: string } | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.startsWith('\uFEFF') ? { bom: '\uFEFF', text: text.slice(1) } : { bom: '', text };
}
