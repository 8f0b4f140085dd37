/** What the lockfile says about the packages that run: those in `dependencies` and all that they need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..');

/** An entry of `package-lock.json`, version 3. */
export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** True for a package that an installation can do without: here, one made for another kind of machine. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** What it wants beside it: npm installs that, too, unless it is optional. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface RunTimePackage extends LockedPackage {
  readonly name: string;
  /** Where it lies: `node_modules/prompts/node_modules/kleur`. */
  readonly path: string;
  /** Which of our own dependencies brought it first. */
  readonly broughtBy: string;
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'));

/** What the engine carries in files of its own (`bin/gen-carried.ts`), so that it need not be installed. */
export const CARRIED = ['html-validate', '@simplewebauthn/server'];

/**
 * Every package that an installation without those for development may contain, sorted by name.
 *
 * @param besides packages that run without being installed
 */
export function runTimePackages({ packages }: Lockfile, besides: readonly string[] = []): RunTimePackage[] {
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
  for (const name of [...Object.keys(packages['']?.dependencies ?? {}), ...besides]) visit(name, '', name, false);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function wantedPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) {
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional));
}

/** Looks where Node would: inside the package that asks, then further and further out. */
function resolve(packages: Lockfile['packages'], name: string, from: string): string | undefined {
  const folders = from === '' ? [] : from.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const path = [...folders.slice(0, depth), name].join('/node_modules/');
    const full = depth === 0 ? `node_modules/${name}` : path;
    if (packages[full]) return full;
  }
  return undefined;
}

/** Packages that every installation has. Each machine adds the binaries that were made for it. */
export const forEveryMachine = (all: readonly RunTimePackage[]) => all.filter(({ optional }) => !optional);
