/** Connects components to the store. */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditRequest } from '../protocol.ts';
import type { StudioState } from './state.ts';
import type { Studio } from './store.ts';

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('A component of the studio is outside of it.');
  return studio;
}

export function useStudioState(): StudioState {
  const studio = useStudio();
  return useSyncExternalStore(studio.subscribe, studio.get);
}

/**
 * Asks the server for what a component shows, and once more as soon as it can be reached again. Returns undefined until the
 * answer is there.
 */
export function useAnswer<Answer>(request: EditRequest): Answer | undefined {
  const { ask, get } = useStudio();
  const isReached = useStudioState().trouble === undefined;
  const [answer, setAnswer] = useState<Answer>();
  const body = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may have been lost with the connection
  useEffect(() => {
    let isCurrent = true;
    void ask<Answer>(JSON.parse(body)).then((received) => {
      if (isCurrent && (received !== undefined || get().trouble === undefined)) setAnswer(received);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, get, body, isReached]);
  return answer;
}
