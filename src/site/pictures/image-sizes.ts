/** Computes which files are made from an image. Pure, so that pages can refer to them before they exist. */

import type { SiteImage } from '../../api/template-api.ts';
import { sha256 } from '../../base/lib/fingerprint.ts';
import { hashedAsset, outputName } from '../../base/lib/paths.ts';

/** An image in its original size. Plain data. */
export interface Measured {
  /** In pixels, after the EXIF rotation. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

const FORMATS = ['avif', 'jpeg'] as const;

export interface Variant {
  readonly output: string;
  /** Hash of everything its bytes depend on. */
  readonly hash: string;
  readonly format: (typeof FORMATS)[number];
  readonly width: number;
}

/** Settings of the decoder. It accepts JPEGs as some phones write them, with wrong numbers in a header, that all viewers show. */
export const INPUT = { failOn: 'error' } as const;

/** Settings of the encoder. A higher effort saves 10 per cent and takes twenty times as long. */
export const SETTINGS = { avif: { quality: 50, effort: 2 }, jpeg: { quality: 74, mozjpeg: true } } as const;

/** Part of addresses and cache keys. Change the version of sharp whenever the same image would result in other bytes. */
const ENCODER = `sharp 0.35 ${JSON.stringify(SETTINGS)}`;

/** For a phone, a column or a high-density phone, a wide column, and a full-width screen. */
const WIDTHS = [400, 800, 1200, 1600] as const;
const WIDEST = 1600;

/** Smallest ratio of two widths: below it, one of them is enough. */
const MIN_RATIO = 1.2;

/** Browsers without `srcset` get the first width that is not below this one. */
const FALLBACK_WIDTH = 800;

/** Widths of the variants, none larger than the image itself. */
function widthsOf({ width }: Pick<Measured, 'width'>): readonly number[] {
  const widest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((each) => each * MIN_RATIO <= widest), widest];
}

/** Height in pixels that an AVIF can have. */
const MAX_HEIGHT = 16_384;

/** Pixels that sharp decodes. */
const MAX_PIXELS = 0x3fff ** 2;

/** True for an image of which the variants cannot be made, such as a screenshot of a long page. */
export const isTooLarge = ({ width, height }: Pick<Measured, 'width' | 'height'>): boolean =>
  width * height > MAX_PIXELS || (height * Math.min(width, WIDEST)) / width > MAX_HEIGHT;

/** All files made from an image, by format and then by width. */
export function variantsOf(file: string, image: Measured): readonly Variant[] {
  return FORMATS.flatMap((format) =>
    widthsOf(image).map((width): Variant => {
      const hash = sha256(`${ENCODER} ${image.hash} ${format} ${width}`);
      return { output: hashedAsset(`${outputName(file)}-${width}`, hash, `.${format}`), hash, format, width };
    }),
  );
}

/** Everything pages need to show an image. */
export function siteImage(file: string, image: Measured): SiteImage {
  const variants = variantsOf(file, image);
  const widest = Math.max(...widthsOf(image));
  const sources = FORMATS.map((format) => {
    const own = variants.filter((variant) => variant.format === format);
    return { type: `image/${format}`, srcset: own.map(({ output, width }) => `/${output} ${width}w`).join(', ') };
  });
  const fallback = variants.find(({ format, width }) => format === 'jpeg' && width >= Math.min(FALLBACK_WIDTH, widest));
  return {
    width: widest,
    height: Math.round((image.height * widest) / image.width),
    sources,
    src: `/${fallback?.output}`,
  };
}
