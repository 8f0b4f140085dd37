import type { Runtime } from 'nebel/browser/runtime';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../../browser/session.ts';
import { enteredValues, hasEntries } from '../form/dom.ts';

/** The form, or the outcome of the inquiry. */
type Stage = 'form' | 'sent' | 'kept';

interface Options {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly action: string;
  readonly runtime: Runtime | undefined;
  /** Destination after sending. */
  readonly thanksUrl: string;
}

/**
 * Switches from the form to the thanks page, and stores for this tab that an inquiry was sent. Its first effect must run before
 * the form is prefilled.
 */
export function useStage({ form, action, runtime, thanksUrl }: Options) {
  const key = `sent:${action}`;
  const [stage, setStage] = useState<Stage>('form');
  const waiting = useWaiting(runtime, action);

  useEffect(() => {
    const show = () => {
      if (session.read(key) !== null) setStage('sent');
    };
    // A visitor who was faster than this script is writing another inquiry.
    if (!form.current || !hasEntries(enteredValues(form.current))) show();
    // The back/forward cache can restore a state from before the inquiry was sent.
    const showRestored = ({ persisted }: PageTransitionEvent) => persisted && show();
    addEventListener('pageshow', showRestored);
    return () => removeEventListener('pageshow', showRestored);
  }, [key, form]);

  // The kept inquiry was delivered while the visitor stayed on the page.
  useEffect(() => {
    if (stage !== 'kept' || waiting) return;
    session.write(key, 'true');
    setStage('sent');
  }, [stage, waiting, key]);

  return {
    stage,
    /** True if an earlier inquiry is still pending in this browser. */
    waiting,
    /** Proceeds after the form was sent or kept. */
    async leave(outcome: 'accepted' | 'kept') {
      if (outcome === 'accepted') {
        session.write(key, 'true');
        // Otherwise the browser would restore what is sent when the visitor comes back.
        form.current?.reset();
      }
      if (outcome === 'accepted' || (await isReachable(thanksUrl))) location.assign(thanksUrl);
      else setStage('kept');
    },
    /** Clears the sent state and reloads the page. */
    startOver() {
      session.erase(key);
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

/** Longest wait for the thanks page, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Returns false if the thanks page could not state that the inquiry is waiting: because the browser, when offline, or the host,
 * when failing, would show an error page in its place, or because the script for that does not arrive, here or there.
 */
async function isReachable(url: string): Promise<boolean> {
  const page = fetch(url, { method: 'HEAD', cache: 'no-store' });
  const script = import('../../browser/outbox-notice.client.ts');
  const isLate = new Promise<[{ ok: boolean }]>((resolve) => setTimeout(resolve, PATIENCE, [{ ok: false }]));
  const [{ ok }] = await Promise.race([Promise.all([page, script]), isLate]).catch(() => [{ ok: false }]);
  return ok;
}
