import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { OutputFile, PictureLetters, PictureLink, SiteDefinition } from '../template-api.ts';
import type { RenderedPicture } from '../types.ts';
import { DRAWER } from './draw/draw.ts';
import { drawBeside } from './draw-beside.ts';
import { type PictureStore, pictureStore } from './store.ts';

/** Where pictures are kept from one build to the next. */
export const KEPT_PICTURES = join(import.meta.dirname, '../../node_modules/.cache/nebel/pictures');

export interface Pictures {
  /** By the output path of the page. */
  readonly links: ReadonlyMap<string, PictureLink>;
  /** Rejects if a picture cannot be drawn, which is a mistake in a template. */
  readonly files: Promise<readonly OutputFile[]>;
}

interface NamedPicture {
  /** Hash of everything that decides how it looks. */
  readonly key: string;
  readonly svg: string;
  readonly output: string;
}

/**
 * Begins to draw what stands for each page where somebody shares it. The addresses are known at once, because they
 * carry a hash of the SVG and not of the PNG: documents can be made in the meantime.
 *
 * @param folder where drawn pictures are kept. Without it, all are drawn anew.
 */
export function drawPictures(
  site: SiteDefinition,
  pictures: readonly RenderedPicture[],
  memory: Memory = NO_MEMORY,
  folder?: string,
): Pictures {
  const { pictureLetters: letters = NO_LETTERS } = site;
  const drawnWith = memory.recall('picture tools', [letters], () =>
    createHash('sha256').update(DRAWER).update(JSON.stringify(letters)).digest('hex'),
  );
  const links = new Map<string, PictureLink>();
  const wanted = pictures.map(({ page, alt, svg }): NamedPicture => {
    const key = createHash('sha256').update(drawnWith).update(svg).digest('hex');
    const output = `assets/${nameOf(page)}-${key.slice(0, 8).toUpperCase()}.png`;
    links.set(page, { url: `/${output}`, alt, ...sizeOf(svg) });
    return { key, svg, output };
  });
  const known = memory.recall('pictures', [], () => new Map<string, Uint8Array>());
  return { links, files: draw(wanted, letters, known, folder === undefined ? undefined : pictureStore(folder)) };
}

const NO_LETTERS: PictureLetters = { shapes: {}, kerning: {} };

/** Takes what the last build of this process drew, then what earlier ones did, and draws the rest. */
async function draw(
  wanted: readonly NamedPicture[],
  letters: PictureLetters,
  known: Map<string, Uint8Array>,
  store: PictureStore | undefined,
): Promise<readonly OutputFile[]> {
  const found = new Map(wanted.map(({ key }) => [key, known.get(key) ?? store?.get(key)]));
  const missing = [...new Map(wanted.filter(({ key }) => !found.get(key)).map((each) => [each.key, each])).values()];
  const drawn = await drawBeside(
    missing.map(({ svg }) => svg),
    letters,
  );
  for (const [index, { key }] of missing.entries()) {
    const png = drawn[index];
    if (!png) continue;
    found.set(key, png);
    store?.put(key, png);
  }
  if (missing.length > 0) store?.keep(MANY * wanted.length + MANY);
  known.clear();
  return wanted.map(({ key, output }) => {
    const bytes = found.get(key);
    if (!bytes) throw new Error(`The picture ${output} was not drawn.`);
    known.set(key, bytes);
    return { output, bytes };
  });
}

/** How many versions of each picture are kept, so that going back and forth between two states costs nothing. */
const MANY = 20;

/** `teams/red/index.html` → `teams-red`. Cut, because a folder and a file of its own name make more than disks take. */
const nameOf = (output: string) =>
  output
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replaceAll('/', '-')
    .slice(0, LONGEST_NAME) || 'index';

/** Letters of the name that are kept. */
const LONGEST_NAME = 100;

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!(width > 0 && height > 0)) throw new Error('A picture does not state its size in pixels.');
  return { width, height };
}
