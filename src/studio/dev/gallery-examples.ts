/**
 * Examples of components and page types. A folder of the templates has them in `examples.yaml`, a module `name.tsx` in
 * `name.examples.yaml`. The front-end guide documents the format.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { parse } from 'yaml';
import { type FragmentNode, parseFragment } from '../../api/markup/fragment.ts';
import { escapeXml } from '../../api/markup/xml.ts';
import type {
  AssetLinks,
  DocumentProps,
  PageType,
  ReadDataset,
  SharedData,
  SiteDefinition,
  SiteImage,
  SiteView,
} from '../../api/template-api.ts';
import { toMarkup, wrap } from '../../api/to-markup.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import { isRecord } from '../../base/lib/collections.ts';
import { stringsOf } from '../../base/lib/json-pointer.ts';
import type { Schema } from '../../base/lib/json-schema.ts';
import { isImageFile } from '../../base/lib/paths.ts';
import { createCompiler, createSiteView, emptyNotes, readSchemas, type SiteSnapshot } from '../../content/content.ts';
import { type Bundle, measureImage } from '../../site/site.ts';

/** Path of a file with examples, relative to the templates → loader of the module next to it. */
export type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

export interface GallerySources {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  readonly bundle: Pick<Bundle, 'links' | 'ownStyles'>;
  readonly modules: Modules;
}

/** Returns the site view for examples: files that they generate become data URLs. */
export const exampleView = (snapshot: SiteSnapshot, datasets?: ReadDataset): SiteView => ({
  ...createSiteView(snapshot, datasets),
  image: rejectImage,
  file: (name, text) => `data:${name.endsWith('.svg') ? 'image/svg+xml' : ''},${encodeURIComponent(text)}`,
});

interface ExamplesFile {
  /** Name of the exported component. Defaults to the name of the module: `price-list` → `PriceList`. */
  readonly component?: string;
  /** Page type whose style sheet it needs. Defaults to the style sheet of page types without their own. */
  readonly on?: string;
  /** Prop → its JSON schema, with references as from any schema in this folder. `note?` is an optional prop. */
  readonly props?: Readonly<Record<string, object>>;
  /** Parent element, with its class if it has one: `ul` or `ul.service-card-list` for an `<li>`. */
  readonly in?: string;
  /** True for a component that stays hidden until a script shows it. The gallery shows it. */
  readonly revealed?: boolean;
  readonly examples: Readonly<Record<string, RawExample>>;
}

type Props = Readonly<Record<string, unknown>>;

interface Example {
  /** Props of a component, or the content of a page. `children` is HTML. */
  readonly props: Props;
  /** Changes to the shared data, for a component that takes its words from there. */
  readonly shared?: SharedData | undefined;
}

/** An example as written in its file: the props, and in `like` the name of an example that provides the other props. */
type RawExample = Props & { readonly like?: string; readonly shared?: SharedData };

export interface Part {
  /** Folder or module, relative to the templates: `components/table`. Also its path in the gallery. */
  readonly path: string;
  readonly type?: PageType | undefined;
  readonly file: string;
  readonly schema: Schema;
  /** By name, in the order of the file. */
  readonly examples: ReadonlyMap<string, Example>;
  readonly content: ExamplesFile;
}

export function readParts(site: SiteDefinition): ReadonlyMap<string, Part> {
  const files = filesBelow(site.templates)
    .map(({ path }) => path)
    .filter((file) => /(^|[/.])examples\.yaml$/.test(file))
    .sort();
  return new Map(files.map((file) => [pathOf(file), partOf(site, file)]));
}

const pathOf = (file: string) => file.replace(/[/.]examples\.yaml$/, '');

function partOf(site: SiteDefinition, file: string): Part {
  const content = parse(readFileSync(join(site.templates, file), 'utf8'), { merge: true }) as ExamplesFile;
  const { props = {}, examples } = content;
  const type = site.pageTypes.find(({ schema }) => schema === `${dirname(file)}/schema.json`);
  const schema = type ? JSON.parse(readFileSync(join(site.templates, type.schema), 'utf8')) : schemaOf(props);
  const withInherited = ({ like, ...own }: RawExample): RawExample => {
    const base = examples[like ?? ''];
    return base ? { ...withInherited(base), ...own } : own;
  };
  const written = Object.entries(examples).map(([name, example]): [string, Example] => {
    const { shared, ...props } = withInherited(example);
    return [name, { props, shared }];
  });
  return { path: pathOf(file), type, file, schema, examples: new Map(written), content };
}

/** Returns the path of each invalid example with its schema errors, including those of the shared data it changes. */
export function invalidExamples(
  { site, view }: Pick<GallerySources, 'site' | 'view'>,
  parts: readonly Part[],
): ReadonlyMap<string, string> {
  const own = parts.flatMap(({ type, file, schema }) => (type ? [] : [[file, schema] as const]));
  const validatorAt = createCompiler(new Map([...readSchemas(site), ...own]));
  const validate = (schema: string, data: unknown): string[] => {
    const validator = validatorAt(schema);
    const isValid = validator.call(emptyNotes(), data);
    return isValid ? [] : (validator.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  const errorsOf = ({ part: { type, file }, props, shared = {} }: NamedExample) => {
    const changed = Object.entries(shared).flatMap(([key, changes]) => {
      const type = site.dataFiles.find(({ name }) => name === key);
      const errors = type ? validate(type.schema, withChanges(view.shared[key], changes)) : [];
      return errors.map((error) => `${key}${error}`);
    });
    return [...validate(type?.schema ?? file, props), ...changed];
  };
  const found = examplesOf(parts).map(
    (example) => [`${example.part.path}/${example.name}`, errorsOf(example)] as const,
  );
  return new Map(found.flatMap(([path, errors]) => (errors.length > 0 ? [[path, errors.join('; ')]] : [])));
}

function schemaOf(props: NonNullable<ExamplesFile['props']>) {
  const names = Object.entries(props).map(([name, schema]) => [name.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(props).filter((name) => !name.endsWith('?'));
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(names) };
}

interface NamedExample extends Example {
  readonly part: Part;
  readonly name: string;
}

export const examplesOf = (parts: readonly Part[]): readonly NamedExample[] =>
  parts.flatMap((part) => [...part.examples].map(([name, example]) => ({ part, name, ...example })));

/** Renders an example as a document: a page, or one figure with the component. */
export async function exampleDocument(sources: GallerySources, example: NamedExample): Promise<string> {
  const { part, props } = example;
  const { type } = part;
  const view = await viewOf(sources, example);
  if (!type) return figureDocument(sources, example, view);
  const slug = 'example';
  const page = { type: type.name, slug, url: type.url(slug) };
  const body = toMarkup(view, () => type.render({ data: props, page }));
  return documentOf(sources, type, view, { meta: type.meta(props), body });
}

/** Renders a component in a document without the header and footer of the site, which are not part of the example. */
async function figureDocument(sources: GallerySources, { part, name, props }: NamedExample, view: SiteView) {
  const { site, modules } = sources;
  const { in: parent = '', on, revealed } = part.content;
  const [outer, className] = parent.split('.');
  const element = createElement(await componentOf(part, modules), withNodes(props));
  const wrapped = outer ? createElement(outer, { className }, element) : element;
  const markup = toMarkup(view, () => site.exampleFrame?.(wrapped) ?? wrapped);
  const visible = revealed ? markup.replace(' hidden=""', '') : markup;
  const figure = `<figure data-example="${escapeXml(`${part.path}/${name}`)}">${visible}</figure>`;
  const type = site.pageTypes.find((each) => each.name === on);
  const meta = { title: part.path, description: part.path };
  return documentOf(sources, type, sources.view, { meta, body: '' })
    .replace('</head>', '<style>figure{margin:0}</style></head>')
    .replace(/(<body\b[^>]*>).*(<\/body>)/s, (_, begin, end) => `${begin}<main>${figure}</main>${end}`);
}

/** Returns the site view with the changes and images of an example: for most, the unchanged view. */
async function viewOf({ site, view }: GallerySources, { props, shared }: Example): Promise<SiteView> {
  const images = await imagesIn(site, props);
  if (!shared && images.size === 0) return view;
  return {
    ...view,
    shared: withChanges(view.shared, shared ?? {}) as SharedData,
    image: (file) => images.get(file) ?? rejectImage(file),
  };
}

/** Reads the images that an example names. They have paths in the templates: editors' images cannot be used. */
async function imagesIn({ templates }: SiteDefinition, props: Props): Promise<ReadonlyMap<string, SiteImage>> {
  const images = new Map<string, SiteImage>();
  for (const { text } of stringsOf(props)) {
    if (!isImageFile(text) || images.has(text)) continue;
    const path = join(templates, text);
    const size = existsSync(path) ? await measureImage(path) : undefined;
    if (!size || !('hash' in size)) continue;
    const { width, height } = size;
    const src = `data:image/${extname(text).slice(1)};base64,${readFileSync(path, 'base64')}`;
    images.set(text, { width, height, sources: [], src });
  }
  return images;
}

const rejectImage = (file: string): never => {
  throw new Error(`An example names the image ${file}, which is not in the templates.`);
};

/** Renders the site's document around some markup, with the style sheet of a page type. */
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

/** Merges maps recursively and replaces everything else. */
function withChanges(data: unknown, changes: unknown): unknown {
  if (!isRecord(data) || !isRecord(changes)) return changes;
  const changed = Object.entries(changes).map(([key, value]) => [key, withChanges(data[key], value)]);
  return { ...data, ...Object.fromEntries(changed) };
}

/** Parses `children` from HTML into React nodes. */
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
