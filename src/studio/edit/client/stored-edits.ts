/** Keeps changes that are not saved yet in the browser, so that they survive a reload and a stopped server. */
import type { EditableFile } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import { changesOf, type Edits, noEdits, onto } from './edits.ts';

interface StoredEdits {
  readonly version: string;
  readonly value: unknown;
  readonly changes: readonly Change[];
}

export interface EditsStorage {
  keep(edits: Edits): void;
  /** Returns the file with the changes that were kept for it, and whether the file has changed at the same places since. */
  restore(file: EditableFile): { readonly edits: Edits; readonly isConflict: boolean };
  /** Files with kept changes. */
  files(): readonly string[];
}

/**
 * @param site tells apart the sites that are edited under one address, one after the other
 * @param window tells apart windows, so that none removes what another has kept. It stays the same when one is reloaded
 */
export function editsStorage(site: string, window: string, storage: Storage): EditsStorage {
  const prefix = `nebel ${site} `;
  const keysOf = (file: string) => keys().filter((key) => key.startsWith(`${prefix}${file} `));
  const ownKey = (file: string) => `${prefix}${file} ${window}`;
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return {
    keep(edits) {
      const { file } = edits;
      const changes = changesOf(edits);
      if (changes.length === 0) return storage.removeItem(ownKey(file.file));
      const stored: StoredEdits = { version: file.version, value: file.value, changes };
      try {
        storage.setItem(ownKey(file.file), JSON.stringify(stored));
      } catch {
        // The storage is full or switched off. The changes are still in this window.
      }
    },
    restore(file) {
      // What a closed window has left is taken over.
      const key = [ownKey(file.file), ...keysOf(file.file)].find((each) => storage.getItem(each) !== null);
      const text = key === undefined ? null : storage.getItem(key);
      if (key === undefined || text === null) return { edits: noEdits(file), isConflict: false };
      storage.removeItem(key);
      storage.setItem(ownKey(file.file), text);
      const { version, value, changes } = JSON.parse(text) as StoredEdits;
      const edits = { file: { ...file, version, value }, sent: [], unsent: changes };
      const current = onto(edits, file);
      return current ? { edits: current, isConflict: false } : { edits, isConflict: true };
    },
    files: () => [
      ...new Set(
        keys()
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length, key.lastIndexOf(' '))),
      ),
    ],
  };
}
