import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureLink, SiteDefinition } from '../../api/template-api.ts';
import type { RenderedPicture } from '../../api/types.ts';
import { BrokenPage } from '../../base/findings/failure.ts';
import { hashOf, sha256 } from '../../base/lib/fingerprint.ts';
import { hashedAsset } from '../../base/lib/paths.ts';
import { type Job, type KeptFiles, type KeptOptions, makeMissing } from './picture-store.ts';

/**
 * Version of the renderer, part of addresses and cache keys. Change it whenever the same SVG would result in other bytes,
 * which a test notices.
 */
const RENDERER = 'resvg 2.6.2';

export interface Pictures extends KeptFiles {
  readonly links: ReadonlyMap<string, PictureLink>;
}

/**
 * Starts drawing the pictures that represent pages when they are shared. Their addresses hash the SVG and not the PNG, so
 * that documents need not wait.
 */
export function drawPictures(
  { templates, pictureFonts = [] }: Pick<SiteDefinition, 'templates' | 'pictureFonts'>,
  pictures: Iterable<RenderedPicture>,
  options: KeptOptions = {},
): Pictures {
  const fonts = pictureFonts.map((font) => join(templates, font));
  // Loaded on demand: most builds have nothing to draw.
  const draw = async ({ svg, source }: RenderedPicture) => {
    const { drawPng } = await import('./draw.ts');
    return drawPng(svg(), fonts).catch((error: Error) => {
      // Its text alone shows that what templates draw is to blame, and not the code that throws.
      throw new BrokenPage(source, error.message);
    });
  };
  const renderedWith = [RENDERER, ...fonts.map((font) => hashOf(readFileSync(font)))].join(' ');
  const links = new Map<string, PictureLink>();
  const jobs: Job[] = [];
  for (const picture of pictures) {
    const { page, alt, width, height, hash: svgHash } = picture;
    const hash = sha256(`${renderedWith} ${svgHash}`);
    const output = hashedAsset(nameOf(page), hash, '.png');
    links.set(page, { url: `/${output}`, alt, width, height });
    jobs.push({ output, hash, make: () => draw(picture) });
  }
  return { links, ...makeMissing(jobs, options) };
}

/** `teams/red/index.html` → `teams-red`, cut to a length that file systems allow. */
const nameOf = (output: string) =>
  output
    .replace(/(^|\/)index\.html$|\.html$/, '')
    .replaceAll('/', '-')
    .slice(0, MAX_NAME_LENGTH) || 'index';

const MAX_NAME_LENGTH = 100;
