/**
 * Pictures of inquiries that wait in this browser: too large for where their texts are. The outbox names them first and
 * forgets its entry last, so that none is left here without an entry.
 */
export interface PhotoStore {
  /** Keeps the pictures of an entry, and none of entries beside those that wait. False if the browser keeps nothing. */
  put(id: string, files: readonly File[], waiting: readonly string[]): Promise<boolean>;
  /** Empty if the browser has thrown them away. */
  get(id: string): Promise<readonly File[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'photos';

/** Some browsers leave a request to their database without an answer. A visitor is waiting. */
const PATIENCE = 5_000;

/** As bytes and not as files: some browsers cannot read a file again after a restart. */
interface Kept {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export const photoStore: PhotoStore = {
  // What cannot be deleted now goes when the next pictures are kept.
  remove: (id) => inTime(use('readwrite', (store) => store.delete(id))).catch(() => {}),
  async put(id, files, waiting) {
    try {
      const kept = await Promise.all(
        files.map(
          async (file): Promise<Kept> => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() }),
        ),
      );
      const known = await inTime(use('readonly', (store) => store.getAllKeys()));
      for (const key of known.map(String)) if (!waiting.includes(key)) await photoStore.remove(key);
      await inTime(use('readwrite', (store) => store.put(kept, id)));
      return true;
    } catch {
      return false;
    }
  },
  async get(id) {
    try {
      const kept: readonly Kept[] | undefined = await inTime(use('readonly', (store) => store.get(id)));
      return (kept ?? []).map(({ name, type, bytes }) => new File([bytes], name, { type }));
    } catch {
      return [];
    }
  },
};

/** Does something with what is kept. Rejects where the browser blocks its database. */
async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  await ended(opening, 'success');
  const transaction = opening.result.transaction(NAME, mode, { durability: 'strict' });
  try {
    const request = work(transaction.objectStore(NAME));
    await ended(transaction, 'complete');
    return request.result;
  } finally {
    opening.result.close();
  }
}

const ended = (target: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve());
    for (const failure of ['error', 'abort', 'blocked']) target.addEventListener(failure, () => reject(target.error));
  });

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))]);
