/**
 * Components and page types with made-up data. A folder of the templates takes part by having an `examples.yaml`, or a
 * module `name.tsx` by having a `name.examples.yaml`; the guide on front ends says what is in one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { parse } from 'yaml';
import type { Bundle } from '../bundle/bundle.ts';
import { stringsOf } from '../lib/json-pointer.ts';
import type { Schema } from '../lib/json-schema.ts';
import { isImageFile } from '../lib/paths.ts';
import { type FragmentNode, parseFragment } from '../markup/fragment.ts';
import { escapeXml } from '../markup/xml.ts';
import { measure } from '../pictures/encode.ts';
import { createSiteView, type SiteSnapshot } from '../render/site-view.ts';
import { toMarkup, wrap } from '../render/to-markup.ts';
import type {
  AssetLinks,
  DocumentProps,
  PageType,
  ReadDataset,
  SharedData,
  SiteDefinition,
  SiteImage,
  SiteView,
} from '../template-api.ts';
import { createCompiler } from '../validate/compiler.ts';
import { emptyNotes } from '../validate/keywords.ts';
import { readSchemas } from '../validate/schemas.ts';

/** A file with examples, by its path in the templates → what loads the module beside it. */
export type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

export interface GallerySources {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  readonly bundle: Pick<Bundle, 'links' | 'ownStyles'>;
  readonly modules: Modules;
}

/** The site as examples see it: files of their own are part of the document. */
export const exampleView = (snapshot: SiteSnapshot, datasets?: ReadDataset): SiteView => ({
  ...createSiteView(snapshot, datasets),
  image: missing,
  file: (name, text) => `data:${name.endsWith('.svg') ? 'image/svg+xml' : ''},${encodeURIComponent(text)}`,
});

interface ExamplesFile {
  /** Name of the component that its module exports. Without it, the name of the module: `price-list` → `PriceList`. */
  readonly component?: string;
  /** Type of the pages on which it is found, whose style sheet it needs. Without it, that of pages without a type's own. */
  readonly on?: string;
  /** Prop → its JSON schema, with references as from any schema in this folder. `note?` may be missing. */
  readonly props?: Readonly<Record<string, object>>;
  /** A set of names of the site → the prop that takes one: beside the examples there is one of each name. */
  readonly each?: Readonly<Record<string, string>>;
  /** The element that it is always inside of, with its class: an `<li>` belongs in a `ul`, or a `ul.service-card-list`. */
  readonly in?: string;
  /** True for what is hidden until a script shows it: here it is shown. */
  readonly revealed?: boolean;
  readonly examples: Readonly<Record<string, WrittenExample>>;
}

type Props = Readonly<Record<string, unknown>>;

export interface Example {
  /** Props of a component, or the content of a page. `children` are written as HTML. */
  readonly props: Props;
  /** What it changes in the data that every page sees: for a component that takes its words from there. */
  readonly shared?: SharedData | undefined;
}

/** An example as its file has it: props beside each other, and in `like` the name of another that has the rest. */
type WrittenExample = Props & { readonly like?: string; readonly shared?: SharedData };

export interface Part {
  /** Folder or module, relative to the templates: `components/table`. It is its address in the gallery. */
  readonly path: string;
  readonly type?: PageType | undefined;
  readonly file: string;
  readonly schema: Schema;
  /** By name, in the order of the file. */
  readonly examples: ReadonlyMap<string, Example>;
  readonly content: ExamplesFile;
}

export function readParts(site: SiteDefinition): ReadonlyMap<string, Part> {
  const files = readdirSync(site.templates, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|[/.])examples\.yaml$/.test(file))
    .sort();
  return new Map(files.map((file) => [pathOf(file), partOf(site, file)]));
}

const pathOf = (file: string) => file.replace(/[/.]examples\.yaml$/, '');

function partOf(site: SiteDefinition, file: string): Part {
  const content = parse(readFileSync(join(site.templates, file), 'utf8'), { merge: true }) as ExamplesFile;
  const { props = {}, each = {}, examples } = content;
  const type = site.pageTypes.find(({ schema }) => schema === `${dirname(file)}/schema.json`);
  const schema = type ? JSON.parse(readFileSync(join(site.templates, type.schema), 'utf8')) : schemaOf(props);
  const whole = ({ like, ...own }: WrittenExample): WrittenExample => {
    const base = examples[like ?? ''];
    return base ? { ...whole(base), ...own } : own;
  };
  const written = Object.entries(examples).map(([name, example]): [string, Example] => {
    const { shared, ...props } = whole(example);
    return [name, { props, shared }];
  });
  const named = Object.entries(each).flatMap(([set, prop]) =>
    (site.names[set] ?? []).map((name): [string, Example] => [name, { props: { [prop]: name } }]),
  );
  return { path: pathOf(file), type, file, schema, examples: new Map([...written, ...named]), content };
}

/** Address of an example → what the schemas find wrong with it, and with the shared data as it changes them. */
export function unfitExamples(
  { site, view }: Pick<GallerySources, 'site' | 'view'>,
  parts: readonly Part[],
): ReadonlyMap<string, string> {
  const own = parts.flatMap(({ type, file, schema }) => (type ? [] : [[file, schema] as const]));
  const checks = createCompiler(new Map([...readSchemas(site), ...own]));
  const faults = (schema: string | undefined, data: unknown): string[] => {
    const check = checks.get(schema ?? '');
    const fits = check?.call(emptyNotes(), data);
    return fits ? [] : (check?.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  const faultsOf = ({ part: { type, file }, props, shared = {} }: Shown) => {
    const changed = Object.entries(shared).flatMap(([key, changes]) => {
      const { schema } = site.dataFiles.find(({ name }) => name === key) ?? {};
      return faults(schema, withChanges(view.shared[key], changes)).map((fault) => `${key}${fault}`);
    });
    return [...faults(type?.schema ?? file, props), ...changed];
  };
  const found = shownOf(parts).map((shown) => [`${shown.part.path}/${shown.name}`, faultsOf(shown)] as const);
  return new Map(found.flatMap(([address, all]) => (all.length > 0 ? [[address, all.join('; ')]] : [])));
}

function schemaOf(props: NonNullable<ExamplesFile['props']>) {
  const names = Object.entries(props).map(([name, schema]) => [name.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(props).filter((name) => !name.endsWith('?'));
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(names) };
}

/** One of the examples of a part. */
export interface Shown extends Example {
  readonly part: Part;
  readonly name: string;
}

/** All examples of some parts. */
export const shownOf = (parts: readonly Part[]): readonly Shown[] =>
  parts.flatMap((part) => [...part.examples].map(([name, example]) => ({ part, name, ...example })));

/** An example by itself: a page, or the document of a component. */
export async function exampleDocument(sources: GallerySources, shown: Shown): Promise<string> {
  const { part, props } = shown;
  const { type } = part;
  if (!type) return figuresDocument(sources, part, [await exampleFigure(sources, shown)]);
  const view = await viewOf(sources, shown);
  const slug = type.slugs?.(props, view.pages)[0] ?? 'example';
  const page = { type: type.name, slug, url: type.url(slug) };
  const body = toMarkup(view, () => type.render({ data: props, page }));
  return documentOf(sources, type, view, { meta: type.meta(props, slug), body });
}

/** An example of a component, with its address as `data-example`. */
export async function exampleFigure(sources: GallerySources, shown: Shown): Promise<string> {
  const { site, modules } = sources;
  const { part, name, props } = shown;
  const { in: around = '', revealed, each } = part.content;
  const view = await viewOf(sources, shown);
  const [outer, className] = around.split('.');
  const element = createElement(await componentOf(part, modules), withNodes(props));
  const whole = outer ? createElement(outer, { className }, element) : element;
  const markup = toMarkup(view, () => site.exampleFrame?.(whole) ?? whole);
  const seen = revealed ? markup.replace(' hidden=""', '') : markup;
  const caption = each ? `<figcaption>${escapeXml(name)}</figcaption>` : '';
  const attributes = `${each ? 'class="one-of-many" ' : ''}data-example="${escapeXml(`${part.path}/${name}`)}"`;
  return `<figure ${attributes}>${seen}${caption}</figure>`;
}

/** The document of figures, one below the other, with the style sheet of one of their parts. */
export function figuresDocument(sources: GallerySources, part: Part, figures: readonly string[]): string {
  const type = sources.site.pageTypes.find(({ name }) => name === part.content.on);
  const meta = { title: part.path, description: part.path };
  const styles = 'figure{margin:0}.one-of-many{display:inline-block;width:8rem}';
  // The header and footer of the site are no part of the example.
  return documentOf(sources, type, sources.view, { meta, body: '' })
    .replace('</head>', `<style>${styles}</style></head>`)
    .replace(/(<body\b[^>]*>).*(<\/body>)/s, (_, begin, end) => `${begin}<main>${figures.join('')}</main>${end}`);
}

/** The site as an example changes it, with its pictures. For most it is the site itself, so that it is listed only once. */
async function viewOf({ site, view }: GallerySources, { props, shared }: Example): Promise<SiteView> {
  const images = await imagesIn(site, props);
  if (!shared && images.size === 0) return view;
  return {
    ...view,
    shared: withChanges(view.shared, shared ?? {}) as SharedData,
    image: (file) => images.get(file) ?? missing(file),
  };
}

/** The pictures that an example names, by their paths in the templates: it cannot use those of editors. */
async function imagesIn({ templates }: SiteDefinition, props: Props): Promise<ReadonlyMap<string, SiteImage>> {
  const images = new Map<string, SiteImage>();
  for (const { text } of stringsOf(props)) {
    if (!isImageFile(text) || images.has(text)) continue;
    const path = join(templates, text);
    const size = existsSync(path) ? await measure(path) : undefined;
    if (!size || !('hash' in size)) continue;
    const { width, height } = size;
    const src = `data:image/${extname(text).slice(1)};base64,${readFileSync(path, 'base64')}`;
    images.set(text, { width, height, sources: [], src });
  }
  return images;
}

const missing = (file: string): never => {
  throw new Error(`An example names the picture ${file}, which is not in the templates.`);
};

/** The site's document around some markup, with the style sheet of a page type. */
function documentOf(
  { site, bundle: { links, ownStyles } }: GallerySources,
  type: PageType | undefined,
  view: SiteView,
  content: Pick<DocumentProps, 'meta' | 'body'>,
): string {
  const own = type && ownStyles[type.name];
  const assets: AssetLinks = { ...links, ...(own && { styles: own }) };
  const page = { type: type?.name ?? '', slug: 'example', url: '/example/' };
  return wrap(site, { page, assets, ...content }, view);
}

/** Merges maps; anything else is replaced. */
function withChanges(data: unknown, changes: unknown): unknown {
  if (!isMap(data) || !isMap(changes)) return changes;
  const changed = Object.entries(changes).map(([key, value]) => [key, withChanges(data[key], value)]);
  return { ...data, ...Object.fromEntries(changed) };
}

const isMap = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Props with their children as React takes them. */
function withNodes(props: Props): Props {
  const { children, ...others } = props;
  return typeof children === 'string' ? { ...others, children: parseFragment(children).nodes.map(nodeOf) } : props;
}

const nodeOf = (node: FragmentNode, key: number): ReactNode =>
  node.kind === 'text' ? node.text : createElement(node.tag, { key, href: node.href }, ...node.children.map(nodeOf));

async function componentOf({ path, file, content }: Part, modules: Modules): Promise<ComponentType<Props>> {
  const name = content.component ?? basename(path).replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
  const component = (await modules[file]?.())?.[name];
  if (typeof component !== 'function') throw new Error(`Beside ${file} is no module with a component named ${name}.`);
  return component as ComponentType<Props>;
}
