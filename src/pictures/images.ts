/** The pictures that editors put below `data/`: judged, and made smaller for the pages that show them. */
import { join } from 'node:path';
import type { Cache } from '../cache.ts';
import { stateOfFile } from '../cache.ts';
import { hashOf } from '../lib/fingerprint.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { SiteImage } from '../template-api.ts';
import type { ImageUse } from '../types.ts';
import type { Unreadable } from './encode.ts';
import { type Measured, siteImage, type Variant, variantsOf } from './image-sizes.ts';
import { drawMissing, type Job, type KeptFiles, type PictureOptions } from './kept.ts';

export interface Images {
  readonly problems: readonly Problem[];
  /** Changes with what any page may say of them. */
  readonly state: string;
  /** Throws for one that no content names. */
  readonly image: (file: string) => SiteImage;
  /** Begins to make the sizes of these. */
  encode(files: ReadonlySet<string>, options: PictureOptions): KeptFiles;
}

/** Measures the pictures that content names. Those that lie there as they did are not read again. */
export async function openImages(root: string, uses: readonly ImageUse[], cache: Cache): Promise<Images> {
  const pathOf = (file: string) => join(root, 'data', file);
  const found = new Map<string, Measured | Unreadable>();
  for (const { file } of uses) {
    if (!found.has(file)) found.set(file, await measured(pathOf(file), cache));
  }
  const sound = new Map([...found].flatMap(([file, each]) => ('hash' in each ? [[file, each] as const] : [])));
  return {
    problems: uses.flatMap((use) => faultOf(use, found.get(use.file)) ?? []),
    state: hashOf(JSON.stringify([...sound])),
    image(file) {
      const image = sound.get(file);
      if (!image) throw new Error(`No field with "x-image" names the picture "${file}".`);
      return siteImage(file, image);
    },
    encode(files, options) {
      const jobs = [...sound].flatMap(([file, image]) =>
        files.has(file) ? variantsOf(file, image).map((variant) => jobOf(pathOf(file), image, variant)) : [],
      );
      // The same picture may lie in two folders.
      return drawMissing([...new Map(jobs.map((job) => [job.output, job])).values()], options);
    },
  };
}

const jobOf = (path: string, image: Measured, variant: Variant): Job => ({
  ...variant,
  draw: async () => (await import('./encode.ts')).encode(path, image, variant),
});

async function measured(path: string, cache: Cache): Promise<Measured | Unreadable> {
  const from = [stateOfFile(path)];
  const known = cache.find<Measured | Unreadable>('image', from);
  if (known) return known;
  const { measure } = await import('./encode.ts');
  return cache.keep('image', from, await measure(path));
}

function faultOf({ file, place, minWidth }: ImageUse, found: Measured | Unreadable | undefined): Problem | undefined {
  if (!found) return undefined;
  if (!('hash' in found)) return problem('image-unreadable', place, { file, format: found.format });
  const { width } = found;
  return width < minWidth ? problem('image-small', place, { file, width, wanted: minWidth }) : undefined;
}
