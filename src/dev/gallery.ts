/** The pages of the gallery: every component and page type with examples, and what they are made of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { escapeXml } from '../markup/xml.ts';
import type { WORDS } from '../messages/messages.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import {
  exampleDocument,
  exampleFigure,
  figuresDocument,
  type GallerySources,
  type Part,
  readParts,
  shownOf,
  unfitExamples,
} from './gallery-examples.ts';

export const GALLERY_PATH = '/__nebel/gallery/';

export interface GalleryPages extends GallerySources {
  readonly drawings: SiteSnapshot['drawings'];
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
  if (wanted === 'drawings') return frame(pages, pages.words.drawings, allDrawings(pages));
  const part = parts.get(wanted);
  if (part) return frame(pages, part.path, partPage(pages, part));
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(wanted) ?? [];
  const owner = parts.get(folder);
  if (!owner) return undefined;
  const all = shownOf([owner]);
  const example = all.find((one) => one.name === name);
  if (example) return exampleDocument(pages, example);
  if (name !== 'all') return undefined;
  return figuresDocument(pages, owner, await Promise.all(all.map((one) => exampleFigure(pages, one))));
}

function indexOf({ words, drawings }: GalleryPages, parts: ReadonlyMap<string, Part>): string {
  const rooms = [...new Set([...parts.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)))];
  const item = (path: string, name: string, count: number | string) =>
    `<li><a href="${GALLERY_PATH}${path}/">${escapeXml(name)}</a> <small>${count}</small></li>`;
  const lists = rooms.map((room) => {
    const own = [...parts.values()].filter(({ path }) => path.startsWith(room) && path.includes('/') === (room !== ''));
    const items = own.map(({ path, examples }) => item(path, path.slice(room.length), examples.size));
    return `<h2>${escapeXml(room.slice(0, -1))}</h2><ul>${items.join('')}</ul>`;
  });
  const others = [item('tokens', words.tokens, ''), item('drawings', words.drawings, Object.keys(drawings).length)];
  return `${lists.join('')}<h2>${words.materials}</h2><ul>${others.join('')}</ul>`;
}

function partPage({ words, site, view }: GalleryPages, part: Part): string {
  const address = `${GALLERY_PATH}${part.path}/`;
  const unfit = unfitExamples({ site, view }, [part]);
  const views = (name: string) =>
    [360, 1280].map(
      (width) =>
        `<iframe class="at-${width}" title="${escapeXml(name)}, ${width} px" src="${address}${encodeURIComponent(name)}/" width="${width}" loading="lazy"></iframe>`,
    );
  const fold = (label: string, text: string) =>
    `<details><summary>${label}</summary><pre>${escapeXml(text)}</pre></details>`;
  const sections = shownOf([part]).flatMap(({ name, props, shared }) => {
    const data = shared ? { ...props, shared } : props;
    const wrong = unfit.get(`${part.path}/${name}`);
    // Examples that were made from the names of a set are shown together, below.
    if (!Object.hasOwn(part.content.examples, name) && !wrong) return [];
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
  const roots = css.match(/:root[^{}]*\{[^{}]*\}/g)?.join('\n') ?? '';
  const rows = [...roots.matchAll(/(--[\w-]+):([^;}]+)/g)].map(
    ([, name = '', value = '']) =>
      `<tr><td><i style="background:var(${name})"></i></td><th><code>${name}</code></th><td><code>${escapeXml(value.trim())}</code></td></tr>`,
  );
  return `<style>${roots}</style><table>${rows.join('')}</table>`;
}

function allDrawings({ drawings }: GalleryPages): string {
  const figures = Object.entries(drawings).map(
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
