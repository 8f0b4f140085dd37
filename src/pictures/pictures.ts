import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../lib/hash.ts';
import type { PictureLink, SiteDefinition } from '../template-api.ts';
import type { KnownFile, RenderedPicture } from '../types.ts';
import { pictureStore } from './store.ts';

export const KEPT_PICTURES = join(import.meta.dirname, '../../node_modules/.cache/nebel/pictures');

/**
 * Stands for what is made of an SVG, in the addresses of pictures and where they are kept. To be changed as soon as other
 * bytes are made of the same SVG: a test notices.
 */
const DRAWER = 'resvg 2.6.2, palette 1';

export interface Pictures {
  readonly links: ReadonlyMap<string, PictureLink>;
  /** To be made once all are drawn. */
  readonly files: readonly KnownFile[];
  /** Settles once all are drawn. Rejects if one cannot be drawn, which is a mistake in a template. */
  readonly done: Promise<void>;
}

export interface PictureOptions {
  /** Folder where drawn pictures are kept. Without it, all are drawn. */
  readonly folder?: string | undefined;
  /** True for a picture that lies where the site goes, so that it need not be drawn. */
  readonly isThere?: (picture: Pick<KnownFile, 'output' | 'hash'>) => boolean;
}

/**
 * Begins to draw the pictures that represent pages where they are shared. Addresses hash the SVG and not the PNG, so
 * documents need not wait.
 */
export function drawPictures(
  { templates, pictureFonts = [] }: Pick<SiteDefinition, 'templates' | 'pictureFonts'>,
  pictures: Iterable<RenderedPicture>,
  { folder, isThere = () => false }: PictureOptions = {},
): Pictures {
  const fonts = pictureFonts.map((font) => join(templates, font));
  const drawnWith = [DRAWER, ...fonts.map((font) => hashOf(readFileSync(font)))].join(' ');
  const store = folder === undefined ? undefined : pictureStore(folder);
  const links = new Map<string, PictureLink>();
  const files: KnownFile[] = [];
  const missing = new Map<string, string>();
  const held = new Map<string, Uint8Array>();
  for (const { page, alt, width, height, hash: shown, svg } of pictures) {
    const hash = createHash('sha256').update(`${drawnWith} ${shown}`).digest('hex');
    const output = `assets/${nameOf(page)}-${hash.slice(0, 8).toUpperCase()}.png`;
    links.set(page, { url: `/${output}`, alt, width, height });
    if (!isThere({ output, hash }) && !store?.has(hash)) missing.set(hash, svg());
    // One that was there or kept may be damaged or gone by now.
    files.push({ output, hash, make: () => held.get(hash) ?? store?.get(hash) ?? draw(hash, svg()) });
  }
  const draw = async (hash: string, svg: string) => {
    // Loaded when there is something to draw: most builds find all pictures drawn.
    const { drawPng } = await import('./draw.ts');
    const png = await drawPng(svg, fonts);
    if (!store?.put(hash, png)) held.set(hash, png);
    return png;
  };
  const drawSome = async (queue: Iterable<[string, string]>) => {
    for (const [hash, svg] of queue) await draw(hash, svg);
  };
  const drawAll = async () => {
    if (missing.size === 0) return;
    const queue = eachOf(missing);
    await Promise.all(Array.from({ length: AT_ONCE }, () => drawSome(queue)));
    store?.keep(MANY * links.size + MANY);
  };
  return { links, files, done: drawAll() };
}

/** One queue for all who take from it. It ends for all as soon as one of them fails. */
function* eachOf<Item>(items: Iterable<Item>): Iterable<Item> {
  yield* items;
}

/**
 * Pictures drawn at the same time, some ten megabytes each, so that there is always one ready while this thread makes a
 * page.
 */
const AT_ONCE = 4;

/** How many versions of each picture are kept, so that going back and forth between two states costs nothing. */
const MANY = 20;

/** `teams/red/index.html` → `teams-red`. Cut, because a folder and a file of its own name make more than disks take. */
const nameOf = (output: string) =>
  output
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replaceAll('/', '-')
    .slice(0, LONGEST_NAME) || 'index';

const LONGEST_NAME = 100;
