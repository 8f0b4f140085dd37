/**
 * The command for hints and examples. `npx` finds nebel in a clone, in a project that depends on it and in a global
 * installation; `nebel` alone works only in the last case.
 */
export const NEBEL = 'npx nebel';
