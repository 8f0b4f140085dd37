/** The one script that every page loads. It stays small: whatever is large comes with an island. */
import { type LoadIsland, watchIsland } from './island.ts';
import { OUTBOX_KEY } from './outbox.ts';
import type { Script } from './runtime.ts';
import type { Send } from './send.ts';
import { createSending } from './submit.ts';

export interface StartOptions {
  readonly send: Send;
  readonly scripts: readonly Script[];
  readonly islands: Readonly<Record<string, LoadIsland>>;
}

const MINUTE = 60_000;

/** Starts the scripts, brings islands to life when they are needed, and sends what waits in the outbox. */
export function start({ send, scripts, islands }: StartOptions): void {
  const runtime = createSending(send, () => localStorage);
  const { outbox } = runtime;

  for (const script of scripts) {
    try {
      script(runtime);
    } catch (error) {
      console.error(error);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset.island ?? ''];
    if (load) watchIsland(element, load, runtime);
  }

  outbox.deliver();
  setInterval(outbox.deliver, MINUTE);
  addEventListener('online', outbox.deliver);
  addEventListener('storage', ({ key }) => (key === OUTBOX_KEY || key === null) && outbox.notify());
  document.addEventListener('visibilitychange', () => document.hidden || outbox.deliver());
}
