import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../lib/fingerprint.ts';
import type { PictureLink, SiteDefinition } from '../template-api.ts';
import type { RenderedPicture } from '../types.ts';
import { drawMissing, type Job, type KeptFiles, type PictureOptions } from './kept.ts';

export const KEPT_PICTURES = join(import.meta.dirname, '../../node_modules/.cache/nebel/pictures');

/**
 * Stands for what is made of an SVG, in the addresses of pictures and where they are kept. To be changed as soon as other
 * bytes are made of the same SVG: a test notices.
 */
const DRAWER = 'resvg 2.6.2, palette 1';

export interface Pictures extends KeptFiles {
  readonly links: ReadonlyMap<string, PictureLink>;
}

/** Paths of the files that text in these pictures is set in. */
export const fontsOf = ({ templates, pictureFonts = [] }: Pick<SiteDefinition, 'templates' | 'pictureFonts'>) =>
  pictureFonts.map((font) => join(templates, font));

/**
 * Begins to draw the pictures that represent pages where they are shared. Addresses hash the SVG and not the PNG, so
 * documents need not wait.
 *
 * @param options `draw` makes a PNG of an SVG, with these fonts. Without it, that is done in this thread
 */
export function drawPictures(
  { templates, pictureFonts = [] }: Pick<SiteDefinition, 'templates' | 'pictureFonts'>,
  pictures: Iterable<RenderedPicture>,
  { draw, ...options }: PictureOptions & { readonly draw?: (svg: string) => Promise<Uint8Array> } = {},
): Pictures {
  const fonts = fontsOf({ templates, pictureFonts });
  const drawHere = async (svg: string) => (await import('./draw.ts')).drawPng(svg, fonts);
  const drawnWith = [DRAWER, ...fonts.map((font) => hashOf(readFileSync(font)))].join(' ');
  const links = new Map<string, PictureLink>();
  const jobs: Job[] = [];
  for (const { page, alt, width, height, hash: shown, svg } of pictures) {
    const hash = createHash('sha256').update(`${drawnWith} ${shown}`).digest('hex');
    const output = `assets/${nameOf(page)}-${hash.slice(0, 8).toUpperCase()}.png`;
    links.set(page, { url: `/${output}`, alt, width, height });
    jobs.push({ output, hash, draw: () => (draw ?? drawHere)(svg()) });
  }
  return { links, ...drawMissing(jobs, options) };
}

/** `teams/red/index.html` → `teams-red`. Cut, because a folder and a file of its own name make more than disks take. */
const nameOf = (output: string) =>
  output
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replaceAll('/', '-')
    .slice(0, LONGEST_NAME) || 'index';

const LONGEST_NAME = 100;
