/** Connects components to the store. */
import { createContext, useContext, useSyncExternalStore } from 'react';
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
