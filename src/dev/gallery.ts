/**
 * Components and page types, each shown by itself with made-up data. A folder of the templates takes part by having an
 * `examples.yaml`, or a module `name.tsx` by having a `name.examples.yaml`; the guide on front ends says what is in one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { parse, stringify } from 'yaml';
import type { Bundle } from '../bundle/bundle.ts';
import { isImageFile } from '../lib/image-file.ts';
import { stringsOf } from '../lib/json-pointer.ts';
import type { Schema } from '../lib/json-schema.ts';
import { escapeXml } from '../markup/xml.ts';
import type { WORDS } from '../messages/messages.ts';
import { measure } from '../pictures/encode.ts';
import { createSiteView, type SiteSnapshot } from '../render/site-view.ts';
import { toMarkup, wrap } from '../render/to-markup.ts';
import type { AssetLinks, PageType, ReadDataset, SiteDefinition, SiteImage, SiteView } from '../template-api.ts';
import { createCompiler } from '../validate/compiler.ts';
import { emptyNotes } from '../validate/keywords.ts';
import { readSchemas } from '../validate/schemas.ts';
import type { Modules } from './gallery-modules.ts';

export interface GallerySources {
  readonly site: SiteDefinition;
  readonly snapshot: SiteSnapshot;
  readonly datasets?: ReadDataset | undefined;
  readonly bundle: Pick<Bundle, 'links' | 'ownStyles'>;
  readonly modules: Modules;
}

interface ExamplesFile {
  /** Name of the component that its module exports. Without it, the name of the module: `price-list` → `PriceList`. */
  readonly component?: string;
  /** Type of the pages on which it is found, whose style sheet it needs. Without it, that of pages without a type's own. */
  readonly on?: string;
  /** Prop → its JSON schema, with references as from any schema in this folder. `note?` may be missing. */
  readonly props?: Readonly<Record<string, object>>;
  /** A set of names of the site → the prop that takes one: beside the examples there is one of each name. */
  readonly each?: Readonly<Record<string, string>>;
  /** Name → props, or the content of a page. With `like`, those of another example that are not its own. */
  readonly examples: Readonly<Record<string, Props & { readonly like?: string }>>;
}

type Props = Readonly<Record<string, unknown>>;

export interface Part {
  /** Folder or module, relative to the templates: `components/table`. It is its address in the gallery. */
  readonly path: string;
  readonly type?: PageType | undefined;
  readonly file: string;
  readonly schema: Schema;
  /** Name → data, in the order of the file. */
  readonly examples: ReadonlyMap<string, Props>;
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
  const content = parse(readFileSync(join(site.templates, file), 'utf8')) as ExamplesFile;
  const { props = {}, each = {}, examples } = content;
  const type = site.pageTypes.find(({ schema }) => schema === `${dirname(file)}/schema.json`);
  const schema = type ? JSON.parse(readFileSync(join(site.templates, type.schema), 'utf8')) : schemaOf(props);
  const propsOf = ({ like, ...own }: (typeof examples)[string]): Props => {
    const base = like === undefined ? undefined : examples[like];
    return base ? { ...propsOf(base), ...own } : own;
  };
  const written = Object.entries(examples).map(([name, example]): [string, Props] => [name, propsOf(example)]);
  const named = Object.entries(each).flatMap(([set, prop]) =>
    (site.names[set] ?? []).map((name): [string, Props] => [name, { [prop]: name }]),
  );
  return { path: pathOf(file), type, file, schema, examples: new Map([...written, ...named]), content };
}

/** Example → what its schema finds wrong with it. */
export function unfitExamples(
  site: SiteDefinition,
  { type, file, schema, examples }: Part,
): ReadonlyMap<string, string> {
  const own = type ? [] : [[file, schema] as const];
  const check = createCompiler(new Map([...readSchemas(site), ...own])).get(type?.schema ?? file);
  const unfit = [...examples].flatMap(([name, data]): [string, string][] => {
    if (check?.call(emptyNotes(), data)) return [];
    return [[name, (check?.errors ?? []).map((error) => `${error.instancePath} ${error.message}`).join('; ')]];
  });
  return new Map(unfit);
}

function schemaOf(props: NonNullable<ExamplesFile['props']>) {
  const names = Object.entries(props).map(([name, schema]) => [name.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(props).filter((name) => !name.endsWith('?'));
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(names) };
}

/** The document of some examples, one below the other. Of a page type, there can only be one. */
export async function exampleDocument(sources: GallerySources, part: Part, names: readonly string[]): Promise<string> {
  const { site, snapshot, datasets, bundle, modules } = sources;
  const images = await exampleImages(site, part);
  const view: SiteView = {
    ...createSiteView(snapshot, datasets),
    file: (_, text) => `data:,${encodeURIComponent(text)}`,
    image: (file) => images.get(file) ?? missing(file),
  };
  const { type, content } = part;
  const context = type ?? site.pageTypes.find(({ name }) => name === content.on);
  const own = context && bundle.ownStyles[context.name];
  const assets: AssetLinks = { ...bundle.links, ...(own && { styles: own }) };
  const document = (body: string, meta = { title: part.path, description: part.path }) =>
    wrap(site, { page: { type: context?.name ?? '', slug: 'example', url: '/example/' }, meta, assets, body }, view);
  if (type) {
    const data = part.examples.get(names[0] ?? '');
    const slug = type.slugs?.(data, view.pages)[0] ?? 'example';
    const page = { type: type.name, slug, url: type.url(slug) };
    const body = toMarkup(view, () => type.render({ data, page }));
    return document(body, type.meta(data, page.slug));
  }
  const component = await componentOf(part, modules);
  const frame = site.exampleFrame ?? ((content: ReactNode) => content);
  const bodies = names.map((name) => {
    const markup = toMarkup(view, () => frame(createElement(component, part.examples.get(name))));
    const caption = content.each ? `<figcaption>${escapeXml(name)}</figcaption>` : '';
    return `<figure data-example="${escapeXml(name)}">${markup}${caption}</figure>`;
  });
  // What surrounds every page of the site is not asked about here.
  return document('')
    .replace(
      '</head>',
      `<style>figure{margin:0;${content.each ? 'display:inline-block;width:8rem' : ''}}</style></head>`,
    )
    .replace(/(<body\b[^>]*>).*(<\/body>)/s, (_, begin, end) => `${begin}<main>${bodies.join('')}</main>${end}`);
}

/** The pictures that examples name, by their paths in the templates: those of editors are none of theirs. */
async function exampleImages({ templates }: SiteDefinition, { examples }: Part): Promise<Map<string, SiteImage>> {
  const images = new Map<string, SiteImage>();
  for (const { text } of [...examples.values()].flatMap((props) => [...stringsOf(props)])) {
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

async function componentOf({ path, file, content }: Part, modules: Modules): Promise<ComponentType<Props>> {
  const name = content.component ?? basename(path).replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
  const component = (await modules[file]?.())?.[name];
  if (typeof component !== 'function') throw new Error(`Beside ${file} is no module with a component named ${name}.`);
  return component as ComponentType<Props>;
}

export const GALLERY_PATH = '/__nebel/gallery/';

export interface GalleryPages extends GallerySources {
  readonly words: (typeof WORDS)['de']['dev']['gallery'];
  readonly language: string;
  readonly text: (address: string) => string;
}

/** The page at a path of the gallery, whole. Undefined if there is none. */
export async function galleryPage(pages: GalleryPages, path: string): Promise<string | undefined> {
  const parts = readParts(pages.site);
  const wanted = decodeURIComponent(path).slice(GALLERY_PATH.length).replace(/\/$/, '');
  if (wanted === '') return frame(pages, pages.words.title, indexOf(pages, parts));
  if (wanted === 'tokens') return frame(pages, pages.words.tokens, tokens(pages));
  if (wanted === 'drawings') return frame(pages, pages.words.drawings, drawings(pages));
  const part = parts.get(wanted);
  if (part) return frame(pages, part.path, partPage(pages, part));
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(wanted) ?? [];
  const owner = parts.get(folder);
  if (!owner) return undefined;
  const names = name === 'all' ? [...owner.examples.keys()] : [name];
  return owner.examples.has(names[0] ?? '') ? exampleDocument(pages, owner, names) : undefined;
}

function indexOf({ words, snapshot }: GalleryPages, parts: ReadonlyMap<string, Part>): string {
  const rooms = [...new Set([...parts.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)))];
  const item = (path: string, name: string, count: number | string) =>
    `<li><a href="${GALLERY_PATH}${path}/">${escapeXml(name)}</a> <small>${count}</small></li>`;
  const lists = rooms.map((room) => {
    const own = [...parts.values()].filter(({ path }) => path.startsWith(room) && path.includes('/') === (room !== ''));
    const items = own.map(({ path, examples }) => item(path, path.slice(room.length), examples.size));
    return `<h2>${escapeXml(room.slice(0, -1))}</h2><ul>${items.join('')}</ul>`;
  });
  const others = [
    item('tokens', words.tokens, ''),
    item('drawings', words.drawings, Object.keys(snapshot.drawings).length),
  ];
  return `${lists.join('')}<h2>${words.materials}</h2><ul>${others.join('')}</ul>`;
}

function partPage({ words, site }: GalleryPages, part: Part): string {
  const address = `${GALLERY_PATH}${part.path}/`;
  const each = new Set(Object.keys(part.content.examples));
  const unfit = unfitExamples(site, part);
  const views = (name: string) =>
    [360, 1280].map(
      (width) =>
        `<iframe class="at-${width}" title="${escapeXml(name)}, ${width} px" src="${address}${encodeURIComponent(name)}/" width="${width}" loading="lazy"></iframe>`,
    );
  const fold = (label: string, text: string) =>
    `<details><summary>${label}</summary><pre>${escapeXml(text)}</pre></details>`;
  const sections = [...part.examples].flatMap(([name, data]) => {
    const wrong = unfit.get(name);
    if (!each.has(name) && !wrong) return [];
    return `<section><h2 id="${escapeXml(name)}">${escapeXml(name)} <a href="${address}${encodeURIComponent(name)}/">${words.alone}</a></h2>
${wrong ? `<p class="unfit">${words.unfit} ${escapeXml(wrong)}</p>` : ''}
<div class="views">${views(name).join('')}</div>${fold(words.data, stringify(data, { lineWidth: 100 }))}</section>`;
  });
  const all = `<section><h2>${words.each}</h2><div class="views">${views('all').join('')}</div></section>`;
  const source = `${site.templates.split(/[\\/]/).at(-1)}/${part.file}`;
  return `<p><code>${escapeXml(source)}</code></p>${sections.join('')}${part.content.each ? all : ''}${fold(words.schema, JSON.stringify(part.schema, null, 2))}`;
}

/** The custom properties that the site's style sheet states for the whole document. */
function tokens({ bundle, text }: GalleryPages): string {
  const css = bundle.links.styles.map(text).join('\n');
  const blocks = [...css.matchAll(/:root[^{}]*\{([^{}]*)\}/g)].map(([, body = '']) => body);
  const found = blocks.flatMap((body) => [...body.matchAll(/(--[\w-]+):([^;]+)/g)]);
  const rows = found.map(
    ([, name = '', value = '']) =>
      `<tr><td><i style="background:var(${name})"></i></td><th><code>${name}</code></th><td><code>${escapeXml(value.trim())}</code></td></tr>`,
  );
  return `<style>${css.match(/:root[^{}]*\{[^{}]*\}/g)?.join('\n') ?? ''}</style><table>${rows.join('')}</table>`;
}

function drawings({ snapshot }: GalleryPages): string {
  const figures = Object.entries(snapshot.drawings).map(
    ([name, svg]) => `<figure>${svg}<figcaption>${escapeXml(name)}</figcaption></figure>`,
  );
  return `<div class="drawings">${figures.join('')}</div>`;
}

function frame({ words, language, bundle }: GalleryPages, title: string, body: string): string {
  const own = (ending: string) => readFileSync(join(import.meta.dirname, `browser/gallery.${ending}`), 'utf8');
  const styles = title === words.drawings ? bundle.links.styles : [];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<style>${own('css')}</style><script type="module">${own('js')}</script></head>
<body><header><a href="${GALLERY_PATH}">${words.title}</a><h1>${escapeXml(title)}</h1></header><main>${body}</main></body></html>
`;
}
