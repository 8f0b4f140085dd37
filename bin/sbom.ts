/**
 * Writes a software bill of materials (CycloneDX) of the run-time packages: `npm run sbom -- [FILE]`.
 *
 * `npm sbom --omit dev` would leave out every package that a development dependency needs as well, such as yaml. Therefore
 * npm runs in a temporary project that has only the run-time packages, with the versions and hashes of our lockfile.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PROJECT, readLockfile, runTimePackages, VENDORED } from './run-time-packages.ts';

/** Returns the bill of materials as JSON. */
export function billOfMaterials(): string {
  const folder = mkdtempSync(join(tmpdir(), `${basename(PROJECT)}-sbom-`));
  try {
    const { devDependencies: _, ...manifest } = withVendored(
      JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')),
    );
    const lockfile = readLockfile();
    const { devDependencies: __, ...root } = withVendored(lockfile.packages[''] ?? { version: '' });
    const running = runTimePackages(lockfile, VENDORED).map(({ path }) => [
      path,
      { ...lockfile.packages[path], dev: false },
    ]);
    const packages = { '': root, ...Object.fromEntries(running) };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
    return execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      // On Windows, npm is a script.
      shell: process.platform === 'win32',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the vendored packages to the dependencies of a manifest. */
function withVendored<
  M extends { dependencies?: Readonly<Record<string, string>>; devDependencies?: Readonly<Record<string, string>> },
>(manifest: M): M {
  const vendored = VENDORED.map((name) => [name, manifest.devDependencies?.[name] ?? '']);
  return { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(vendored) } };
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(process.argv[2] ?? join(PROJECT, 'sbom.cdx.json'), billOfMaterials());
}
