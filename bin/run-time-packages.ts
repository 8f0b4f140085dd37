/** Reads the run-time packages from the lockfile: those in `dependencies` and everything they need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..');

/** An entry of `package-lock.json`, version 3. */
export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** True for a package that need not be installed: here, binaries for another platform. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** npm installs these as well, unless they are optional. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface RunTimePackage extends LockedPackage {
  readonly name: string;
  /** For example, `node_modules/prompts/node_modules/kleur`. */
  readonly path: string;
  /** The direct dependency that needs it. If there are several, the first one. */
  readonly broughtBy: string;
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'));

/** Packages that the engine vendors as single files (`bin/gen-vendored.ts`), so that they need not be installed. */
export const VENDORED = ['html-validate'];

/**
 * Returns every package that an installation without development dependencies can contain, sorted by path.
 *
 * @param vendored packages that run without being installed
 */
export function runTimePackages({ packages }: Lockfile, vendored: readonly string[] = []): RunTimePackage[] {
  const found = new Map<string, RunTimePackage>();
  const visit = (name: string, from: string, broughtBy: string, optional: boolean): void => {
    const path = resolve(packages, name, from);
    const entry = path === undefined ? undefined : packages[path];
    if (path === undefined || !entry) {
      if (optional) return;
      throw new Error(`The lockfile has no ${name}, which ${from || 'the project'} needs.`);
    }
    if (found.has(path)) return;
    found.set(path, { ...entry, name, path, broughtBy });
    for (const [kind, needed] of [
      ['required', entry.dependencies],
      ['required', wantedPeers(entry)],
      ['optional', entry.optionalDependencies],
    ] as const) {
      for (const each of Object.keys(needed ?? {})) visit(each, path, broughtBy, kind === 'optional');
    }
  };
  for (const name of [...Object.keys(packages['']?.dependencies ?? {}), ...vendored]) visit(name, '', name, false);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function wantedPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) {
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional));
}

/** Resolves a package as Node does: first inside the requiring package, then in each folder above it. */
function resolve(packages: Lockfile['packages'], name: string, from: string): string | undefined {
  const folders = from === '' ? [] : from.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const path = [...folders.slice(0, depth), name].join('/node_modules/');
    const full = depth === 0 ? `node_modules/${name}` : path;
    if (packages[full]) return full;
  }
  return undefined;
}

/** Returns the packages of every installation. Each platform adds its own binaries. */
export const forEveryMachine = (all: readonly RunTimePackage[]) => all.filter(({ optional }) => !optional);
