import type { Runtime } from 'nebel/browser/runtime';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { session } from '../../browser/session.ts';

/** What is shown: the form, or what became of the inquiry. */
export type Stage = 'form' | 'sent' | 'kept';

interface Options {
  readonly action: string;
  readonly runtime: Runtime | undefined;
  /** Where a visitor goes after sending. */
  readonly thanksUrl: string;
  /** The page was loaded again for another inquiry. */
  readonly onAnew: () => void;
}

/** What a tab remembers of «Neue Anfrage stellen» until the page has been loaded again. */
const ANEW = 'quote:anew';

export interface Staging {
  readonly stage: Stage;
  /** True if an earlier inquiry still waits in this browser. */
  readonly waiting: boolean;
  /** Goes on after the form was sent or kept. */
  readonly leave: (outcome: 'accepted' | 'kept') => void;
  /** Forgets that something was sent, and starts over. */
  readonly startAnew: () => void;
}

/** Leads from the form to the thanks page, and remembers in this tab that an inquiry was sent. */
export function useStage({ action, runtime, thanksUrl, onAnew }: Options): Staging {
  const key = `sent:${action}`;
  const [stage, setStage] = useState<Stage>('form');
  const waiting = useWaiting(runtime, action);

  useEffect(() => {
    const show = () => {
      if (session.read(key) !== null) setStage('sent');
    };
    show();
    // The browser may bring the page back as it was left, before it was known to have been sent.
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [key]);

  // The button that had the focus is gone.
  const beginAnew = useEffectEvent(onAnew);
  useEffect(() => {
    if (session.read(ANEW) === null) return;
    session.erase(ANEW);
    beginAnew();
  }, []);

  // What was kept here has arrived while the visitor stayed on the page.
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
      session.write(ANEW, 'true');
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

/** Without a connection the browser, and in trouble the host, would show an error page in place of the thanks page. */
async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    return false;
  }
}
