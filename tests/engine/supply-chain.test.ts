import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED_LICENCES } from '../../bin/gen-licences.ts';
import {
  forEveryMachine,
  type Lockfile,
  readLockfile,
  runTimePackages,
  VENDORED,
} from '../../bin/run-time-packages.ts';
import { billOfMaterials } from '../../bin/sbom.ts';
import { PROJECT } from '../support/data-files.ts';

const lockfile = readLockfile();
const installed = runTimePackages(lockfile);
const all = runTimePackages(lockfile, VENDORED);

/** Maximum number of packages in every installation. Another one needs an entry in docs/adr/0004-packages-at-run-time.md. */
const MOST_PACKAGES = 40;

/** Packages with an install script, and why nothing is lost without it. */
const UNNEEDED_SCRIPTS: Readonly<Record<string, string>> = {
  '@photostructure/sqlite': 'compiles SQLite only where the package has no binary for the machine',
  esbuild: 'replaces its start script with its binary, which saves some milliseconds for each call from a terminal',
};

describe('the set of packages at run time', () => {
  test(`is at most ${MOST_PACKAGES} packages, and the binaries of esbuild, resvg and sharp for one machine`, () => {
    expect(forEveryMachine(installed).length).toBeLessThanOrEqual(MOST_PACKAGES);
    const scopes = all.filter(({ optional }) => optional).map(({ name }) => name.split('/')[0]);
    expect([...new Set(scopes)].sort()).toEqual(['@emnapi', '@esbuild', '@img', '@resvg']);
  });

  test('has only licences that a company can accept', () => {
    expect(
      all.filter(({ license }) => !Object.hasOwn(ALLOWED_LICENCES, license ?? '')).map(({ path }) => path),
    ).toEqual([]);
  });

  test('has the licences and versions of the lockfile', () => {
    const present = all.filter(({ path }) => existsSync(join(PROJECT, path)));
    expect(present.length).toBeGreaterThanOrEqual(forEveryMachine(all).length);
    const differing = present.filter(({ path, version, license }) => {
      const manifest = JSON.parse(readFileSync(join(PROJECT, path, 'package.json'), 'utf8'));
      return manifest.version !== version || manifest.license !== license;
    });
    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  test('is pinned to exact versions and to content hashes', () => {
    const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
    for (const [name, range] of Object.entries(manifest.dependencies)) expect(range, name).toMatch(/^\d+\.\d+\.\d+$/);
    const integrity = ({ path }: { path: string }) =>
      (lockfile.packages[path] as { integrity?: string }).integrity ?? '';
    expect(all.filter((each) => !integrity(each).startsWith('sha512-')).map(({ path }) => path)).toEqual([]);
  });

  test('runs no install script', () => {
    expect(readFileSync(join(PROJECT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScript = all
      .filter(({ hasInstallScript, optional }) => hasInstallScript && !optional)
      .map(({ name }) => name);
    expect(withScript).toEqual(Object.keys(UNNEEDED_SCRIPTS));
  });

  test('is what the bill of materials lists, package by package', () => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
    const bill = JSON.parse(billOfMaterials());
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version } } });
    const listed = bill.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)).sort();
    expect(listed).toEqual([...new Set(all.map(({ name, version }) => `pkg:npm/${name}@${version}`))].sort());
  });
});

test('the lockfile has the packages for every platform: without them, `npm ci` fails', () => {
  const names = new Set(Object.keys(lockfile.packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(lockfile.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

test('a transitive package is found where Node would find it, and a development package is left out', () => {
  const locked = (dependencies: Record<string, string> = {}) => ({ version: '1.0.0', dependencies });
  const small: Lockfile = {
    packages: {
      '': { ...locked({ a: '1' }), devDependencies: { tool: '1' } },
      'node_modules/a': { ...locked({ b: '1' }), optionalDependencies: { missing: '1' } },
      'node_modules/a/node_modules/b': locked({ c: '1' }),
      'node_modules/b': locked({ tool: '1' }),
      'node_modules/c': locked(),
      'node_modules/tool': locked({ c: '1' }),
    },
  };
  expect(runTimePackages(small).map(({ path }) => path)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});
