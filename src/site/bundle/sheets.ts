/** Finds the style sheets of pages: those that their modules import. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { SiteDefinition } from '../../api/template-api.ts';
import { globs } from '../../base/lib/module-globs.mjs';

/** Name of the style sheet of page types that share none, and of pages without a type. */
export const OTHERS = 'site';

export interface Sheet {
  /** Relative to the templates. */
  readonly file: string;
  /** Undefined if the sheet assigns layers itself. */
  readonly layer: 'components' | 'pages' | undefined;
}

/**
 * Returns the modules that pages are made of, and the style sheets of each shared one by its name, in the order in which they
 * apply: those that assign layers themselves, then those of components and pages. The sheet of a module comes after those of
 * the modules that it imports, so that it can override them.
 */
export async function sheetsOf(
  site: SiteDefinition,
): Promise<{ readonly sheets: ReadonlyMap<string, readonly Sheet[]>; readonly modules: readonly string[] }> {
  const shared = site.pageTypes.flatMap(({ styles, schema }) =>
    styles === undefined || styles === OTHERS ? [] : [{ styles, root: moduleBeside(schema) }],
  );
  const roots = [`./${site.styles}`, './site', ...new Set(shared.map(({ root }) => root))];
  const imports = await importsOf(site.templates, roots);
  const fileOf = new Map(roots.map((root, index) => [root, imports.get(ENTRY)?.[index] ?? '']));
  const [shell = '', definition = '', ...pages] = fileOf.values();
  const sheetsFrom = (files: readonly string[], without: readonly string[] = []) => {
    const sheets = reachedFrom(files, imports, new Set(without)).map((file) => ({ file, layer: layerOf(site, file) }));
    return [...sheets.filter(({ layer }) => !layer), ...sheets.filter(({ layer }) => layer)];
  };
  const names = [...new Set(shared.map(({ styles }) => styles))];
  const ofName = (name: string) =>
    shared.flatMap(({ styles, root }) => (styles === name ? [fileOf.get(root) ?? ''] : []));
  const sheets = new Map([
    [OTHERS, sheetsFrom([shell, definition], pages)],
    ...names.map((name) => [name, sheetsFrom([shell, ...ofName(name)])] as const),
  ]);
  return { sheets, modules: [...imports.keys()] };
}

/** `pages/team/schema.json` → `./pages/team/team`, without the extension of the module. */
const moduleBeside = (schema: string) => `./${dirname(schema)}/${basename(dirname(schema))}`;

function layerOf({ templates, pageTypes }: SiteDefinition, file: string): Sheet['layer'] {
  if (/@layer\b|\blayer\(/.test(readFileSync(join(templates, file), 'utf8'))) return undefined;
  return pageTypes.some(({ schema }) => file.startsWith(`${dirname(schema)}/`)) ? 'pages' : 'components';
}

/** Lists the style sheets that modules import, directly or through others: each after those of its imports. */
function reachedFrom(files: readonly string[], imports: Imports, seen: Set<string>): string[] {
  return files.flatMap((file) => {
    if (seen.has(file)) return [];
    seen.add(file);
    if (isSheet(file)) return [file];
    const parts = imports.get(file) ?? [];
    return [...parts.filter((part) => !isSheet(part)), ...parts.filter(isSheet)].flatMap((part) =>
      reachedFrom([part], imports, seen),
    );
  });
}

const isSheet = (file: string) => file.endsWith('.css');

type Imports = ReadonlyMap<string, readonly string[]>;

/** Leaves out packages, except for style sheets that modules import from them. */
const packages: Plugin = {
  name: 'packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) => (isSheet(path) ? undefined : { path, external: true }));
  },
};

/** What esbuild calls the module that imports all roots. */
const ENTRY = '<stdin>';

/** Returns module → what it imports at run time, in order. The first is one that imports all roots. */
async function importsOf(templates: string, roots: readonly string[]): Promise<Imports> {
  const { metafile }: { metafile: Metafile } = await build({
    stdin: { contents: roots.map((root) => `import ${JSON.stringify(root)};`).join('\n'), resolveDir: templates },
    absWorkingDir: templates,
    outdir: 'out',
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    plugins: [globs, packages],
    preserveSymlinks: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]));
}
