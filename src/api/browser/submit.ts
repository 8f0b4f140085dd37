/** Sends forms. A separate chunk, because most visitors never open a form. */
import type { FILL_TIME, PHOTOS_LOST, SUBMISSION_ID } from '../forms/submission.ts';
import { createOutbox, type WaitingEntry, type WritableOutbox } from './outbox.ts';
import { type PhotoStore, photoStore } from './photo-store.ts';
import type { Entry, Outcome, Photos, Runtime } from './runtime.ts';
import { type Answer, type Send, timeFor } from './send.ts';
import { OUTBOX_KEY } from './waiting.ts';

// Imported as types: the module itself is part of the islands, and the start script must not load it.
const submissionId: typeof SUBMISSION_ID = 'submissionId';
const fillTime: typeof FILL_TIME = 'fillTime';
const photosLost: typeof PHOTOS_LOST = 'photosLost';

/** Pauses before the next try, in milliseconds. Short, because the visitor is waiting. */
const PAUSES = [1_000, 3_000];

/** No try begins later than this, in milliseconds, so that the visitor learns the outcome. */
const LAST_START = 45_000;

export interface Sending extends Runtime {
  readonly outbox: WritableOutbox;
}

/** Creates the runtime, and listens to changes of the outbox in other tabs. */
export function startSending(send: Send): Sending {
  const sending = createSending(send, () => localStorage, photoStore);
  const { outbox } = sending;
  // A null key means that all storage was cleared.
  addEventListener('storage', ({ key }) => (key === OUTBOX_KEY || key === null) && outbox.notify(key === null));
  return sending;
}

/** @param storage called for every access: see `createOutbox` */
export function createSending(send: Send, storage: () => Storage, store: PhotoStore): Sending {
  const outbox = createOutbox(storage, sendStored, store.remove);
  /** The last submission that was neither sent nor stored. If sent again unchanged, it keeps its id. */
  let failed: { readonly id: string; readonly same: string } | undefined;

  async function tryOnce({ id, action, values, photos }: Entry & { readonly id: string }): Promise<Answer> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeFor(photos && sizesOf(photos)));
    try {
      return await send(action, { ...values, [submissionId]: id }, controller.signal, photos);
    } catch {
      // No connection, a timeout, or an unreadable response.
      return { kind: 'retry' };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tries once to send a waiting entry, with its photos if possible, otherwise with their number only. */
  async function sendStored({ photos, ...entry }: WaitingEntry): Promise<Answer> {
    if (!photos) return tryOnce(entry);
    const { name, sizes } = photos;
    const files = await store.get(entry.id);
    const withPhotos = files.length > 0 && (await tryOnce({ ...entry, photos: { name, files } }));
    // The visitor does not see this try, and cannot choose other photos instead.
    const without = { ...entry, values: { ...entry.values, [photosLost]: String(sizes.length) } };
    const answer = !withPhotos || concernsOnly(name, withPhotos) ? await tryOnce(without) : withPhotos;
    if (answer.kind === 'accepted') await store.remove(entry.id);
    return answer;
  }

  return {
    outbox,
    async submit({ action, values, photos }, { keep }): Promise<Outcome> {
      const began = Date.now();
      const named = photos && { name: photos.name, sizes: sizesOf(photos) };
      const same = fingerprint({ action, values, photos: named });
      const waiting = outbox.entries().find((entry) => fingerprint(entry) === same);
      const id = waiting?.id ?? (failed?.same === same ? failed.id : newId());
      failed = undefined;
      const entry = { id, action, values, photos };

      // Stored before the first try, so that nothing is lost if the tab closes now.
      const isKept = keep && outbox.add({ id, action, values, photos: named });
      if (isKept && photos) {
        const ids = outbox.entries().map((each) => each.id);
        // An entry whose photos cannot be stored must not wait without them: the visitor still has them.
        if (!(await store.put(id, photos.files, ids))) outbox.remove(id);
      }
      let answer = await tryOnce(entry);
      for (const pause of keep ? PAUSES : PAUSES.slice(0, 1)) {
        if (answer.kind !== 'retry' || Date.now() - began > LAST_START) break;
        await new Promise((resume) => setTimeout(resume, pause));
        answer = await tryOnce(entry);
      }
      const isOver = answer.kind === 'accepted' || answer.kind === 'invalid';
      if (isOver && photos) await store.remove(id);
      if (outbox.settle(id, answer)) return { kind: 'kept' };
      if (answer.kind === 'accepted' || answer.kind === 'invalid') return answer;
      failed = { id, same };
      return { kind: 'failed' };
    },
  };
}

const sizesOf = ({ files }: Photos) => files.map(({ size }) => size);

/** True if only the photos were rejected. */
const concernsOnly = (photos: string, answer: Answer) =>
  answer.kind === 'invalid' && Object.keys(answer.errors).every((name) => name === photos);

/** Identifies submissions with the same entries, however long the visitor took. */
const fingerprint = ({ action, values, photos }: Pick<WaitingEntry, 'action' | 'values' | 'photos'>) =>
  JSON.stringify([action, { ...values, [fillTime]: '' }, photos?.sizes]);

/** 128 random bits. `crypto.randomUUID` exists only on pages with TLS, and `crypto` may be missing in embedded browsers. */
const newId = () => Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, '0')).join('');

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // The id only recognises a repeated submission, so it need not be a secret.
    return bytes.map(() => Math.random() * 256);
  }
}
