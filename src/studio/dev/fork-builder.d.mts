import type { ChildProcess } from 'node:child_process';

/** @param site the folder of a site and the module that defines it, as `findSite` returns them */
export function forkBuilder(site: { readonly root: string; readonly module: string }): ChildProcess;
