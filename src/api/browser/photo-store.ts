/**
 * Photos of inquiries that wait in this browser, too large for the storage of the outbox. The outbox adds its entry before
 * the photos and removes it after them, so that no photos remain here without an entry.
 */
export interface PhotoStore {
  /** Stores the photos of an entry, and deletes those of entries not in `waiting`. Resolves to false if storing fails. */
  put(id: string, files: readonly File[], waiting: readonly string[]): Promise<boolean>;
  /** Resolves to an empty list if the browser has evicted them. */
  get(id: string): Promise<readonly File[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'photos';

/** In milliseconds. Some browsers never answer a database request, and a visitor is waiting. */
const PATIENCE = 5_000;

/** Bytes instead of files, because some browsers cannot read a file again after a restart. */
interface Kept {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export const photoStore: PhotoStore = {
  // Photos that cannot be deleted now go when the next ones are stored.
  remove: (id) => withTimeout(inTransaction('readwrite', (store) => store.delete(id))).catch(() => {}),
  async put(id, files, waiting) {
    try {
      const kept = await Promise.all(
        files.map(
          async (file): Promise<Kept> => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() }),
        ),
      );
      const known = await withTimeout(inTransaction('readonly', (store) => store.getAllKeys()));
      for (const key of known.map(String)) if (!waiting.includes(key)) await photoStore.remove(key);
      await withTimeout(inTransaction('readwrite', (store) => store.put(kept, id)));
      return true;
    } catch {
      return false;
    }
  },
  async get(id) {
    try {
      const kept: readonly Kept[] | undefined = await withTimeout(inTransaction('readonly', (store) => store.get(id)));
      return (kept ?? []).map(({ name, type, bytes }) => new File([bytes], name, { type }));
    } catch {
      return [];
    }
  },
};

/** Runs `work` in a transaction. Rejects if the browser blocks its database. */
async function inTransaction<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  await completed(opening, 'success');
  const transaction = opening.result.transaction(NAME, mode, { durability: 'strict' });
  try {
    const request = work(transaction.objectStore(NAME));
    await completed(transaction, 'complete');
    return request.result;
  } finally {
    opening.result.close();
  }
}

const completed = (target: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve());
    for (const failure of ['error', 'abort', 'blocked']) target.addEventListener(failure, () => reject(target.error));
  });

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))]);
