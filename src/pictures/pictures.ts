import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hashOf } from '../lib/hash.ts';
import type { PictureLetters, PictureLink, SiteDefinition } from '../template-api.ts';
import type { KnownFile, RenderedPicture } from '../types.ts';
import { DRAWER, drawAll } from './draw/draw.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import { pictureStore } from './store.ts';

/** Where pictures are kept from one build to the next. */
export const KEPT_PICTURES = join(import.meta.dirname, '../../node_modules/.cache/nebel/pictures');

const NO_LETTERS: PictureLetters = { shapes: {}, kerning: {} };

export interface Pictures {
  /** By the output path of the page. */
  readonly links: ReadonlyMap<string, PictureLink>;
  /**
   * Those that became ready and were not handed out before. Whoever makes them gets a turn first.
   *
   * @param most how many of them: the others wait until this is asked again
   */
  ready(most?: number): Promise<readonly KnownFile[]>;
  /** Settles once all are ready. Rejects if one cannot be drawn, which is a mistake in a template. */
  readonly done: Promise<void>;
}

export interface PictureOptions {
  /** Folder where drawn pictures are kept. Without it, all are drawn anew. */
  readonly folder?: string | undefined;
  /** Who draws them. */
  readonly drawer?: Drawer;
  /** True for a picture that lies where the site goes, so that nobody has to draw it. */
  readonly isThere?: (picture: Pick<KnownFile, 'output' | 'hash'>) => boolean;
}

/** Gets ready to draw. Where none has been drawn before, there will be many. */
export const prepareDrawer = ({ pictureLetters = NO_LETTERS }: SiteDefinition, folder: string | undefined): Drawer =>
  createDrawer(pictureLetters, folder === undefined || !existsSync(folder));

/**
 * Begins to draw what stands for each page where somebody shares it. The addresses are known at once, because they
 * carry a hash of the SVG and not of the PNG: documents can be made in the meantime.
 */
export function drawPictures(
  site: SiteDefinition,
  pictures: Iterable<RenderedPicture>,
  { folder, drawer = prepareDrawer(site, folder), isThere = () => false }: PictureOptions = {},
): Pictures {
  const { pictureLetters: letters = NO_LETTERS } = site;
  const drawnWith = hashOf(`${DRAWER} ${JSON.stringify(letters)}`);
  const store = folder === undefined ? undefined : pictureStore(folder);
  const links = new Map<string, PictureLink>();
  const ready: KnownFile[] = [];
  const missing = new Map<string, { readonly svg: string; readonly outputs: string[] }>();
  for (const { page, alt, width, height, hash: shown, svg } of pictures) {
    const hash = createHash('sha256').update(`${drawnWith} ${shown}`).digest('hex');
    const output = `assets/${nameOf(page)}-${hash.slice(0, 8).toUpperCase()}.png`;
    links.set(page, { url: `/${output}`, alt, width, height });
    const make = () => store?.get(hash) ?? drawn(svg(), letters, (png) => store?.put(hash, png));
    if (isThere({ output, hash }) || store?.has(hash)) ready.push({ output, hash, make });
    else if (missing.has(hash)) missing.get(hash)?.outputs.push(output);
    else missing.set(hash, { svg: svg(), outputs: [output] });
  }
  const wanted = [...missing];
  const svgs = wanted.map(([, { svg }]) => svg);
  const done = drawer.draw(svgs, (png, index) => {
    const [hash, { outputs }] = wanted[index] as (typeof wanted)[number];
    store?.put(hash, png);
    for (const output of outputs) ready.push({ output, hash, make: () => png });
  });
  return {
    links,
    async ready(most = Infinity) {
      await setImmediate();
      return ready.splice(0, most);
    },
    done: done.then(() => {
      if (wanted.length > 0) store?.keep(MANY * links.size + MANY);
    }),
  };
}

/** Draws a picture that was thought to be there. */
async function drawn(svg: string, letters: PictureLetters, keep: (png: Uint8Array) => void): Promise<Uint8Array> {
  const [png = new Uint8Array()] = await drawAll([svg], letters);
  keep(png);
  return png;
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
