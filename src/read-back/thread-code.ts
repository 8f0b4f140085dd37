/**
 * The code of `thread.ts` with all that it imports, which the bundled command line carries with it. There is none beside
 * the sources: a thread would have to load a compiler first.
 */
export const THREAD_CODE: string | undefined = undefined;
