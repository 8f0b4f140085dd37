/** What sends forms, as a part of its own: most visitors never come near a form. */
import { createPhotoStore } from './photo-store.ts';
import type { Send } from './send.ts';
import { createSending, type Sending } from './submit.ts';
import { OUTBOX_KEY } from './waiting.ts';

/** Gets everything ready to send forms, and listens to what other tabs do with the outbox. */
export function startSending(send: Send): Sending {
  const sending = createSending(
    send,
    () => localStorage,
    createPhotoStore(() => indexedDB),
  );
  const { outbox } = sending;
  // Without a key, everything was deleted.
  addEventListener('storage', ({ key }) => (key === OUTBOX_KEY || key === null) && outbox.notify(key === null));
  return sending;
}
