/** `package-lock.json` → `docs/licences.md`: whose work runs here, and on what terms. */
import { CARRIED, type RunTimePackage, readLockfile, runTimePackages } from './run-time-packages.ts';

/** Installed as a package of its own, which anyone may replace, as the LGPL wants it. */
const LIBRARY = 'its own source, where someone changes and passes it on; it stays a library that can be replaced';

/** Licences that let a company use, change and pass on what it runs, at most against naming its authors. */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  '0BSD': 'no condition',
  'Apache-2.0': 'licence and notices go along with copies',
  'BlueOak-1.0.0': 'licence goes along with copies',
  'BSD-2-Clause': 'notice goes along with copies',
  'BSD-3-Clause': "notice goes along with copies, no advertising with the authors' names",
  ISC: 'notice goes along with copies',
  'LGPL-3.0-or-later': LIBRARY,
  'Apache-2.0 AND LGPL-3.0-or-later': LIBRARY,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': LIBRARY,
  MIT: 'notice goes along with copies',
  'MIT-0': 'no condition',
  'MPL-2.0': 'its own source, where someone changes and passes it on',
  'PSF-2.0': 'notice goes along with copies',
};

const HEAD = `# Licences

<!-- Generated from package-lock.json by \`npm run gen\`. Do not edit. -->

What runs: the packages in \`dependencies\`, ${CARRIED.join(' and ')}, which the engine carries in files of its own,
and all that they need. Tools for development are not listed: no build runs them, and no visitor gets them. \`npm run sbom\` writes the same as a software bill of materials.
`;

const ON_THE_SITE = `## On the website itself

What visitors' browsers load is our own, apart from:

| What | Licence |
|---|---|
| Font Archivo, by Omnibus-Type | OFL-1.1 |
| Icons from Lucide | ISC |
| React and React DOM, where a form or the carousel is used | MIT |
`;

export function generateLicences(): string {
  const all = runTimePackages(readLockfile(), CARRIED);
  const used = [...new Set(all.map(({ license = 'none stated' }) => license))].sort();
  return [
    HEAD,
    '## In short\n',
    '| Licence | Packages | What it asks |',
    '|---|---|---|',
    ...used.map(
      (name) => `| ${name} | ${all.filter(({ license }) => license === name).length} | ${ALLOWED_LICENCES[name]} |`,
    ),
    '\n## Packages\n',
    '| Package | Version | Licence | Comes with |',
    '|---|---|---|---|',
    ...withoutMachines(all).map(
      ({ name, version, license, broughtBy }) =>
        `| ${name} | ${version} | ${license} | ${name === broughtBy ? '' : broughtBy} |`,
    ),
    `\n${ON_THE_SITE}`,
  ].join('\n');
}

/** Packages that differ only in the machine they were made for share one line. */
function withoutMachines(
  all: readonly RunTimePackage[],
): readonly Pick<RunTimePackage, 'name' | 'version' | 'license' | 'broughtBy'>[] {
  const binaries = new Set<string>();
  return all.flatMap((each) => {
    if (!each.optional || !each.name.startsWith('@')) return [each];
    const scope = each.name.split('/')[0] ?? '';
    if (binaries.has(scope)) return [];
    binaries.add(scope);
    return [{ ...each, name: `${scope}/… (one for each kind of machine)` }];
  });
}
