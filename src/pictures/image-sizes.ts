/** Which files are made of a picture, and what pages say of them. Pure, so that pages need not wait for any of them. */
import { createHash } from 'node:crypto';
import { outputName } from '../lib/paths.ts';
import type { SiteImage } from '../template-api.ts';

/** A picture as its file says it. Plain data. */
export interface Measured {
  /** In pixels, as it is looked at: turned if the camera was. */
  readonly width: number;
  readonly height: number;
  /** Of its bytes. */
  readonly hash: string;
}

export const FORMATS = ['avif', 'jpeg'] as const;

export interface Variant {
  readonly output: string;
  /** What its bytes follow from. */
  readonly hash: string;
  readonly format: (typeof FORMATS)[number];
  readonly width: number;
}

/**
 * Names the way in which pictures are made smaller, in their addresses and where they are kept. To be changed as soon as other
 * bytes are made of the same picture.
 */
const ENCODER = 'sharp 0.35, avif 50/2, jpeg 74';

/** For a phone, a column or a sharp phone, a wide column, and the full width of a screen. */
const WIDTHS = [400, 800, 1200, 1600] as const;
const WIDEST = 1600;

/** Of two sizes that are nearer to each other, one will do. */
const STEP = 1.2;

/** What a browser without `srcset` gets: the first that is at least as wide. */
const USUAL = 800;

/** Never larger than the picture itself. */
function widthsOf({ width }: Pick<Measured, 'width'>): readonly number[] {
  const widest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((each) => each * STEP <= widest), widest];
}

/** All files that are made of a picture, by format and then by width. */
export function variantsOf(file: string, image: Measured): readonly Variant[] {
  return FORMATS.flatMap((format) =>
    widthsOf(image).map((width): Variant => {
      const hash = createHash('sha256').update(`${ENCODER} ${image.hash} ${format} ${width}`).digest('hex');
      const short = hash.slice(0, 8).toUpperCase();
      return { output: `assets/${outputName(file)}-${width}-${short}.${format}`, hash, format, width };
    }),
  );
}

/** What pages say of a picture. */
export function siteImage(file: string, image: Measured): SiteImage {
  const variants = variantsOf(file, image);
  const widest = Math.max(...widthsOf(image));
  const sources = FORMATS.map((format) => {
    const own = variants.filter((variant) => variant.format === format);
    return { type: `image/${format}`, srcset: own.map(({ output, width }) => `/${output} ${width}w`).join(', ') };
  });
  const usual = variants.find(({ format, width }) => format === 'jpeg' && width >= Math.min(USUAL, widest));
  return {
    width: widest,
    height: Math.round((image.height * widest) / image.width),
    sources,
    src: `/${usual?.output}`,
  };
}
