/** Generates `docs/licences.md` from `package-lock.json`: the run-time packages and their licences. */
import { type RunTimePackage, readLockfile, runTimePackages, VENDORED } from './run-time-packages.ts';

/** Installed as a separate package that users can replace, as the LGPL requires. */
const LIBRARY = 'disclose changes to its source; it must remain replaceable';

/** Licences that let a company use, modify and redistribute the packages, with attribution at most. */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  '0BSD': 'none',
  'Apache-2.0': 'include licence and notices with copies',
  'BlueOak-1.0.0': 'include the licence with copies',
  'BSD-2-Clause': 'include the notice with copies',
  'BSD-3-Clause': "include the notice with copies; no advertising with the authors' names",
  ISC: 'include the notice with copies',
  'LGPL-3.0-or-later': LIBRARY,
  'Apache-2.0 AND LGPL-3.0-or-later': LIBRARY,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': LIBRARY,
  MIT: 'include the notice with copies',
  'MIT-0': 'none',
  'MPL-2.0': 'disclose changes to its source',
  'PSF-2.0': 'include the notice with copies',
};

const HEAD = `# Licences

<!-- Generated from package-lock.json by \`npm run gen\`. Do not edit. -->

Run-time packages: those in \`dependencies\`, ${VENDORED.join(' and ')} (vendored), and their dependencies.
Development tools are not listed, because they reach neither builds nor visitors. \`npm run sbom\` writes the same list as a software bill of materials.
`;

const ON_THE_SITE = `## On the website itself

Visitors' browsers load only our own code, apart from:

| What | Licence |
|---|---|
| Font Archivo, by Omnibus-Type | OFL-1.1 |
| Icons from Lucide | ISC |
| React and React DOM, where a form or the carousel is used | MIT |
`;

export function generateLicences(): string {
  const all = runTimePackages(readLockfile(), VENDORED);
  const used = [...new Set(all.map(({ license = 'none stated' }) => license))].sort();
  return [
    HEAD,
    '## In short\n',
    '| Licence | Packages | Requirement |',
    '|---|---|---|',
    ...used.map(
      (name) => `| ${name} | ${all.filter(({ license }) => license === name).length} | ${ALLOWED_LICENCES[name]} |`,
    ),
    '\n## Packages\n',
    '| Package | Version | Licence | Comes with |',
    '|---|---|---|---|',
    ...groupedByScope(all).map(
      ({ name, version, license, broughtBy }) =>
        `| ${name} | ${version} | ${license} | ${name === broughtBy ? '' : broughtBy} |`,
    ),
    `\n${ON_THE_SITE}`,
  ].join('\n');
}

/** Combines the platform-specific binaries of a scope into one line. */
function groupedByScope(
  all: readonly RunTimePackage[],
): readonly Pick<RunTimePackage, 'name' | 'version' | 'license' | 'broughtBy'>[] {
  const scopes = new Set<string>();
  return all.flatMap((each) => {
    if (!each.optional || !each.name.startsWith('@')) return [each];
    const scope = each.name.split('/')[0] ?? '';
    if (scopes.has(scope)) return [];
    scopes.add(scope);
    return [{ ...each, name: `${scope}/… (one per platform)` }];
  });
}
