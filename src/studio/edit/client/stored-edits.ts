/** Keeps changes that are not saved yet in the browser, so that they survive a reload and a stopped server. */
import type { EditableFile } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import { changesOf, type Edits, noEdits, onto } from './edits.ts';

interface StoredEdits {
  readonly version: string;
  readonly value: unknown;
  readonly changes: readonly Change[];
}

/**
 * @param storage undefined if the browser refuses it
 * @param site tells apart the sites that are edited under one address, one after the other
 * @param window tells apart windows, so that none removes what another has kept. It stays the same when one is reloaded
 */
export function editsStorage(site: string, window: string, storage: Storage | undefined) {
  const prefix = `nebel ${site} `;
  const keysOf = (file: string) => keys().filter((key) => key.startsWith(`${prefix}${file} `));
  const ownKey = (file: string) => `${prefix}${file} ${window}`;
  const keys = () => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  /** Files whose changes are in this window only. */
  const unkept = new Set<string>();
  return {
    keep(edits: Edits) {
      const { file } = edits;
      const changes = changesOf(edits);
      unkept.delete(file.file);
      if (changes.length === 0) return storage?.removeItem(ownKey(file.file));
      if (!storage) unkept.add(file.file);
      const stored: StoredEdits = { version: file.version, value: file.value, changes };
      try {
        storage?.setItem(ownKey(file.file), JSON.stringify(stored));
      } catch {
        unkept.add(file.file);
      }
    },
    /** Returns the file with the changes that were kept for it, and whether the file has changed at the same places since. */
    restore(file: EditableFile): { readonly edits: Edits; readonly isConflict: boolean } {
      // What a closed window has left is taken over.
      const key = [ownKey(file.file), ...keysOf(file.file)].find((each) => storage?.getItem(each));
      const text = key === undefined ? undefined : storage?.getItem(key);
      if (!storage || key === undefined || !text) return { edits: noEdits(file), isConflict: false };
      storage.removeItem(key);
      storage.setItem(ownKey(file.file), text);
      const { version, value, changes } = JSON.parse(text) as StoredEdits;
      const edits = { file: { ...file, version, value }, sent: [], unsent: changes };
      const current = onto(edits, file);
      return current ? { edits: current, isConflict: false } : { edits, isConflict: true };
    },
    /** Keeps what is there for a file for the one that it is renamed to. */
    rename(from: string, to: string) {
      for (const key of keysOf(from)) {
        storage?.setItem(`${prefix}${to} ${key.slice(key.lastIndexOf(' ') + 1)}`, storage.getItem(key) ?? '');
        storage?.removeItem(key);
      }
      if (unkept.delete(from)) unkept.add(to);
    },
    /** Files with changes that are not saved. */
    files: () => {
      const kept = keys().flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length, key.lastIndexOf(' '))] : [],
      );
      return [...new Set([...kept, ...unkept])];
    },
    /** True if the browser keeps all of them: its storage may be full or switched off. */
    keepsAll: () => unkept.size === 0,
  };
}

export type EditsStorage = ReturnType<typeof editsStorage>;
