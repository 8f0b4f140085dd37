import { expect, test } from 'vitest';
import type { EditableFile } from '../protocol.ts';
import { type Edits, noEdits, valueAfter, withChange } from './edits.ts';
import { editsStorage } from './stored-edits.ts';

const fileOf = (file: string) => ({ file, version: '1', value: { name: 'Red' } }) as unknown as EditableFile;
const RED = fileOf('data/red.yaml');
const typed = (value: string): Edits => withChange(noEdits(RED), { op: 'set', pointer: '/name', value });

/** The storage of a browser, which may refuse to keep anything. */
function storageWith(isFull = false): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    setItem(key, value) {
      if (isFull) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
  };
}

test.each([
  ['full', storageWith(true)],
  ['refused', undefined],
])('a change is known not to be kept if the storage is %s, until it is saved', (_, storage) => {
  const kept = editsStorage('site', 'window', storage);
  kept.keep(typed('Reds'));
  expect([kept.keepsAll(), kept.files()]).toEqual([false, [RED.file]]);
  expect(kept.restore(RED).isConflict).toBe(false);
  kept.keep(noEdits(RED));
  expect([kept.keepsAll(), kept.files()]).toEqual([true, []]);
});

test('what is kept for a file follows it to its new name, from all windows', () => {
  const storage = storageWith();
  const kept = editsStorage('site', 'window', storage);
  editsStorage('site', 'other', storage).keep(typed('Reds'));
  kept.rename(RED.file, 'data/crew.yaml');
  expect(kept.files()).toEqual(['data/crew.yaml']);
  expect(valueAfter(kept.restore(fileOf('data/crew.yaml')).edits)).toEqual({ name: 'Reds' });
});
