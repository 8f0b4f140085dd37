/** The script that every page loads. It stays small: anything large is loaded on demand. */
import { type LoadIsland, watchIsland } from './island.ts';
import type { Script } from './runtime.ts';
import type { Sending } from './submit.ts';
import { somethingWaits } from './waiting.ts';

interface StartOptions {
  readonly loadSending: () => Promise<{ readonly sending: Sending }>;
  readonly scripts: readonly Script[];
  readonly islands: Readonly<Record<string, LoadIsland>>;
}

const MINUTE = 60_000;

/**
 * Starts the scripts, hydrates islands on demand, and sends what waits in the outbox. An `async` script, which does not delay
 * that the browser restores entries of forms, can arrive before the document is parsed.
 */
export async function start({ loadSending, scripts, islands }: StartOptions): Promise<void> {
  if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  const runtime = () => loadSending().then(({ sending }) => sending);

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

  const deliver = () => {
    // Not while offline: some browsers never retry a module that failed to load.
    if (globalThis.navigator?.onLine !== false && somethingWaits())
      runtime().then(({ outbox }) => outbox.deliver(), console.error);
  };
  deliver();
  setInterval(deliver, MINUTE);
  addEventListener('online', deliver);
  document.addEventListener('visibilitychange', () => document.hidden || deliver());
}
