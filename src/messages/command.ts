/**
 * What people type to call nebel, for every hint and example. npx finds it in a clone, in a project that depends on it and
 * where it is installed for the whole machine; `nebel` alone is a command only in the last case.
 */
export const NEBEL = 'npx nebel';
