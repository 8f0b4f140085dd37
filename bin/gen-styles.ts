/** Imports of the templates → one list of style sheets for each `styles` that the site names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { SiteDefinition } from '../src/template-api.ts';

/** The layers, weakest first, in the order in which the lists name them, and what is in each besides the style sheets of components and pages. */
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

/** What every page wears, and what those wear that have no type. */
const SHELL = ['document.tsx'];
const TYPELESS = ['components/form-answer/form-answer.tsx', 'moved-page.tsx'];

/**
 * The lists of a site: file relative to its templates → text. What a page wears follows from what its template imports;
 * a part comes before what is made of it, which may say otherwise.
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

/** Every style sheet of the templates that is written by hand. */
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

/** The style sheets of modules and of everything they import, each after those of its parts. */
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

/** The sheet of its own name, or, if it names classes, that of its folder. */
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

/** Module → the modules that it imports at run time, in their order. */
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
