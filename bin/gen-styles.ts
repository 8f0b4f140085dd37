/** Generates the style sheets that the site definition names: lists of imports that follow from those of the templates. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { SiteDefinition } from '../src/api/template-api.ts';

/** Cascade layers, weakest first → shared style sheets in each, besides those of components and pages. */
const LAYERS = {
  tokens: ['fonts', 'tokens', 'hues'],
  base: ['base'],
  layout: ['layout', 'type', 'buttons', 'skip'],
  components: [],
  pages: [],
  print: ['print'],
} as const satisfies Record<string, readonly string[]>;

type Layer = keyof typeof LAYERS;

const NAMES = Object.keys(LAYERS) as Layer[];

/** Modules of every page, and of pages without a type. */
const SHELL = ['document.tsx'];
const TYPELESS = ['components/form-answer/form-answer.tsx', 'moved-page.tsx'];

/**
 * Returns the lists of a site: path relative to its templates → content. The styles of a page follow from the imports of its
 * template. The sheet of a component comes before those of components that use it, so that they can override it.
 */
export async function generateStyles(site: SiteDefinition): Promise<Record<string, string>> {
  const roots = new Map<string, string[]>([[site.styles, [...SHELL, ...TYPELESS]]]);
  for (const { schema, styles } of site.pageTypes) {
    if (styles === undefined) continue;
    const page = dirname(schema);
    roots.set(styles, [...(roots.get(styles) ?? SHELL), `${page}/${basename(page)}.tsx`]);
  }
  const imports = await importsOf(site.templates, [...new Set([...roots.values()].flat())]);
  return Object.fromEntries(
    [...roots].map(([list, modules]) => [list, listOf(list, sheetsOf(site.templates, modules, imports))]),
  );
}

/** Returns every handwritten style sheet of the templates. */
export function styleSheets({ templates, styles, pageTypes }: SiteDefinition): string[] {
  const lists = new Set([styles, ...pageTypes.map((type) => type.styles)]);
  return readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !lists.has(file))
    .sort();
}

function listOf(list: string, sheets: readonly string[]): string {
  const lines = NAMES.flatMap((layer) => {
    const own = LAYERS[layer].map((name) => `styles/${name}.css`);
    return [...own, ...sheets.filter((sheet) => layerOf(sheet) === layer)].map(
      (sheet) => `@import '${addressFrom(list, sheet)}' layer(${layer});`,
    );
  });
  return [
    '/* Generated from the imports of the templates by `npm run gen`. Do not edit. Layers, weakest first: tokens, base, layout, components, pages, print. */',
    ...lines,
    '',
  ].join('\n');
}

const addressFrom = (list: string, sheet: string) => {
  const address = posix.relative(posix.dirname(list), sheet);
  return address.startsWith('.') ? address : `./${address}`;
};

const layerOf = (sheet: string): Layer => (sheet.startsWith('pages/') ? 'pages' : 'components');

/** Returns the style sheets of modules and of everything they import, dependencies first. */
function sheetsOf(templates: string, modules: readonly string[], imports: Imports): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const part of imports.get(module) ?? []) visit(part);
    const sheet = sheetOf(templates, module);
    if (sheet) sheets.add(sheet);
  };
  modules.forEach(visit);
  return [...sheets];
}

/** Returns the style sheet with the module's name or, if the module uses classes, that of its folder. */
function sheetOf(templates: string, module: string): string | undefined {
  const own = module.replace(/\.tsx$/, '.css');
  if (own === module) return undefined;
  if (existsSync(join(templates, own))) return own;
  const folder = dirname(module);
  const shared = `${folder}/${basename(folder)}.css`;
  const namesClasses = /\bclassName[=:]/.test(readFileSync(join(templates, module), 'utf8'));
  return namesClasses && existsSync(join(templates, shared)) ? shared : undefined;
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns module → modules that it imports at run time, in order. */
async function importsOf(templates: string, entryPoints: readonly string[]): Promise<Imports> {
  const { metafile }: { metafile: Metafile } = await build({
    absWorkingDir: templates,
    entryPoints: [...entryPoints],
    outdir: 'out',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]));
}
