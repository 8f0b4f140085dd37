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

/** @param site tells apart the sites that are edited under one address, one after the other */
export function editsStorage(site: string, storage: Storage): EditsStorage {
  const prefix = `nebel ${site} `;
  return {
    keep(edits) {
      const { file } = edits;
      const changes = changesOf(edits);
      if (changes.length === 0) return storage.removeItem(prefix + file.file);
      const stored: StoredEdits = { version: file.version, value: file.value, changes };
      try {
        storage.setItem(prefix + file.file, JSON.stringify(stored));
      } catch {
        // The storage is full or switched off. The changes are still in this window.
      }
    },
    restore(file) {
      const text = storage.getItem(prefix + file.file);
      if (text === null) return { edits: noEdits(file), isConflict: false };
      const { version, value, changes } = JSON.parse(text) as StoredEdits;
      const edits = { file: { ...file, version, value }, sent: [], unsent: changes };
      const current = onto(edits, file);
      return current ? { edits: current, isConflict: false } : { edits, isConflict: true };
    },
    files: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}
