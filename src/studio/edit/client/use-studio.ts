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

/** What the server has answered to a request. Undefined until then, or if it failed. */
interface Answered<Answer> {
  readonly answer?: Answer | undefined;
  readonly hasFailed: boolean;
}

/** Asks the server for what a component shows. */
export function useAnswer<Answer>(request: EditRequest): Answered<Answer> {
  const { ask, attempt } = useStudio();
  const [answered, setAnswered] = useState<Answered<Answer>>({ hasFailed: false });
  const body = JSON.stringify(request);
  useEffect(() => {
    void attempt(() => ask<Answer>(JSON.parse(body))).then((answer) =>
      setAnswered({ answer, hasFailed: answer === undefined }),
    );
  }, [ask, attempt, body]);
  return answered;
}
