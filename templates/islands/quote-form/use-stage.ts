import type { Runtime } from 'nebel/browser/runtime';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { session } from '../../browser/session.ts';

/** The form, or the outcome of the inquiry. */
export type Stage = 'form' | 'sent' | 'kept';

interface Options {
  readonly action: string;
  readonly runtime: Runtime | undefined;
  /** Destination after sending. */
  readonly thanksUrl: string;
  /** Called after the page was reloaded for a new inquiry. */
  readonly onAnew: () => void;
}

/** Session key set by «Neue Anfrage stellen» until the page has reloaded. */
const NEW_INQUIRY = 'quote:anew';

export interface StageControl {
  readonly stage: Stage;
  /** True if an earlier inquiry is still pending in this browser. */
  readonly waiting: boolean;
  /** Proceeds after the form was sent or kept. */
  readonly leave: (outcome: 'accepted' | 'kept') => void;
  /** Clears the sent state and reloads the page. */
  readonly startAnew: () => void;
}

/** Switches from the form to the thanks page, and stores for this tab that an inquiry was sent. */
export function useStage({ action, runtime, thanksUrl, onAnew }: Options): StageControl {
  const key = `sent:${action}`;
  const [stage, setStage] = useState<Stage>('form');
  const waiting = useWaiting(runtime, action);

  useEffect(() => {
    const show = () => {
      if (session.read(key) !== null) setStage('sent');
    };
    show();
    // The back/forward cache can restore a state from before the inquiry was sent.
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [key]);

  // Restores the focus, which was on a button that is gone.
  const beginAnew = useEffectEvent(onAnew);
  useEffect(() => {
    if (session.read(NEW_INQUIRY) === null) return;
    session.erase(NEW_INQUIRY);
    beginAnew();
  }, []);

  // The kept inquiry was delivered while the visitor stayed on the page.
  useEffect(() => {
    if (stage !== 'kept' || waiting) return;
    session.write(key, 'true');
    setStage('sent');
  }, [stage, waiting, key]);

  return {
    stage,
    waiting,
    async leave(outcome) {
      if (outcome === 'accepted') session.write(key, 'true');
      if (outcome === 'accepted' || (await isReachable(thanksUrl))) location.assign(thanksUrl);
      else setStage('kept');
    },
    startAnew() {
      session.erase(key);
      session.write(NEW_INQUIRY, 'true');
      location.reload();
    },
  };
}

function useWaiting(runtime: Runtime | undefined, action: string): boolean {
  return useSyncExternalStore(
    (listener) => runtime?.outbox.onChange(listener) ?? (() => {}),
    () => (runtime?.outbox.pending(action) ?? 0) > 0,
    () => false,
  );
}

/**
 * Returns false if the browser, when offline, or the host, when failing, would show an error page instead of the thanks
 * page.
 */
async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    return false;
  }
}
