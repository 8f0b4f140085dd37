/** The pages of the gallery: every component and page type with examples, and the design tokens and illustrations. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { escapeXml } from '../../api/markup/xml.ts';
import type { SiteSnapshot } from '../../content/content.ts';
import { picturesOf } from '../edit/answer.ts';
import {
  exampleDocument,
  examplesOf,
  type GallerySources,
  invalidExamples,
  type Part,
  readParts,
} from './gallery-examples.ts';
import { OWN } from './page-state.ts';
import type { DevWords } from './words.ts';

export const GALLERY_PATH = '/__nebel/gallery/';

interface GalleryContext extends GallerySources {
  readonly illustrations: SiteSnapshot['illustrations'];
  readonly words: DevWords['gallery'];
  readonly language: string;
  readonly text: (address: string) => string;
}

/** Renders the page at a path of the gallery. Returns undefined if there is none. */
export async function galleryPage(context: GalleryContext, path: string): Promise<string | undefined> {
  const parts = readParts(context.site);
  const wanted = decodeURIComponent(path).slice(GALLERY_PATH.length).replace(/\/$/, '');
  if (wanted === '') return layout(context, context.words.title, indexPage(context, parts));
  if (wanted === 'tokens') return layout(context, context.words.tokens, tokensPage(context));
  if (wanted === 'drawings') return layout(context, context.words.illustrations, illustrationsPage(context));
  const part = parts.get(wanted);
  if (part) return layout(context, part.path, partPage(context, part));
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(wanted) ?? [];
  const owner = parts.get(folder);
  if (!owner) return undefined;
  const example = examplesOf([owner]).find((each) => each.name === name);
  return example && exampleDocument(context, example);
}

function indexPage(context: GalleryContext, parts: ReadonlyMap<string, Part>): string {
  const { words } = context;
  const folders = [...new Set([...parts.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)))];
  const item = (path: string, name: string, count: number | string, example?: string) => {
    const address = `${GALLERY_PATH}${path}/`;
    const thumbnail =
      example === undefined
        ? ''
        : `<iframe src="${address}${encodeURIComponent(example)}/" loading="lazy" tabindex="-1" aria-hidden="true"></iframe>`;
    return `<li><a href="${address}">${thumbnail}<span>${escapeXml(name)} <small>${count}</small></span></a></li>`;
  };
  const lists = folders.map((folder) => {
    const inFolder = [...parts.values()].filter(
      ({ path }) => path.startsWith(folder) && path.includes('/') === (folder !== ''),
    );
    const items = inFolder.map(({ path, examples }) =>
      item(path, path.slice(folder.length), examples.size, [...examples.keys()][0]),
    );
    return `<h2>${escapeXml(folder.slice(0, -1))}</h2><ul role="list" class="parts">${items.join('')}</ul>`;
  });
  const others = [item('tokens', words.tokens, ''), item('drawings', words.illustrations, drawingsOf(context).length)];
  const search = `<input type="search" aria-label="${words.search}" placeholder="${words.search}">`;
  return `${search}${lists.join('')}<h2>${words.materials}</h2><ul role="list" class="parts">${others.join('')}</ul>`;
}

function partPage({ words, site, view }: GalleryContext, part: Part): string {
  const address = `${GALLERY_PATH}${part.path}/`;
  const invalid = invalidExamples({ site, view }, [part]);
  const views = (name: string) =>
    [360, 768, 1280].map(
      (width) =>
        `<iframe class="at-${width}" title="${escapeXml(name)}, ${width} px" src="${address}${encodeURIComponent(name)}/" width="${width}" loading="lazy"></iframe>`,
    );
  const details = (label: string, text: string) =>
    `<details><summary>${label}</summary><pre>${escapeXml(text)}</pre></details>`;
  const sections = examplesOf([part]).map(({ name, props, shared }) => {
    const data = shared ? { ...props, shared } : props;
    const errors = invalid.get(`${part.path}/${name}`);
    return `<section><h2 id="${escapeXml(name)}">${escapeXml(name)} <a href="${address}${encodeURIComponent(name)}/">${words.alone}</a></h2>
${errors ? `<p class="unfit">${words.unfit} ${escapeXml(errors)}</p>` : ''}
<div class="views">${views(name).join('')}</div>${details(words.data, stringify(data, { lineWidth: 100 }))}</section>`;
  });
  const source = `${site.templates.split(/[\\/]/).at(-1)}/${part.file}`;
  return `<p><code>${escapeXml(source)}</code></p>${sections.join('')}${details(words.schema, JSON.stringify(part.schema, null, 2))}`;
}

/** Lists the custom properties that the site's style sheets set on `:root`. */
function tokensPage({ bundle, text }: GalleryContext): string {
  const css = bundle.links.styles.map(text).join('\n');
  const roots = css.match(/:root[^{}]*\{[^{}]*\}/g)?.join('\n') ?? '';
  const rows = [...roots.matchAll(/(--[\w-]+):([^;}]+)/g)].map(
    ([, name = '', value = '']) =>
      `<tr><td><i style="background:var(${name})"></i></td><th><code>${name}</code></th><td><code>${escapeXml(value.trim())}</code></td></tr>`,
  );
  return `<style>${roots}</style><table>${rows.join('')}</table>`;
}

/** The illustrations, and the pictures of other names that content refers to, such as icons. */
const drawingsOf = ({ illustrations, site }: GalleryContext) =>
  Object.values({ illustrations, ...picturesOf(site) }).flatMap((set) => Object.entries(set));

function illustrationsPage(context: GalleryContext): string {
  const figures = drawingsOf(context).map(
    ([name, svg]) => `<figure>${svg}<figcaption>${escapeXml(name)}</figcaption></figure>`,
  );
  return `<div class="drawings">${figures.join('')}</div>`;
}

function layout({ words, language, bundle }: GalleryContext, title: string, body: string): string {
  const asset = (extension: string) => readFileSync(join(import.meta.dirname, `browser/gallery.${extension}`), 'utf8');
  const styles = title === words.illustrations ? bundle.links.styles : [];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<link rel="stylesheet" href="${OWN.look}"><style>${asset('css')}</style><script type="module">${asset('js')}</script></head>
<body><header>${title === words.title ? '' : `<a href="${GALLERY_PATH}">${words.title}</a>`}<h1>${escapeXml(title)}</h1></header><main>${body}</main></body></html>
`;
}
