/** Checks the images that editors put below `data/`, and resizes them for the pages that show them. */

import { join } from 'node:path';
import type { ImageUse } from '../../api/types.ts';
import type { Cache } from '../../base/cache.ts';
import { hashOfFile } from '../../base/file-hashes.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import type { Unreadable } from './encode.ts';
import { type Measured, siteImage, type Variant, variantsOf } from './image-sizes.ts';
import { type Job, type KeptFiles, type KeptOptions, makeMissing } from './picture-store.ts';

/** Measures the images that content names. Unchanged ones come from the cache. */
export async function openImages(root: string, uses: readonly ImageUse[], cache: Cache) {
  const pathOf = (file: string) => join(root, 'data', file);
  const found = new Map<string, Measured | Unreadable>();
  for (const { file } of uses) {
    if (!found.has(file)) found.set(file, await measureCached(pathOf(file), cache));
  }
  const readable = new Map([...found].flatMap(([file, each]) => ('hash' in each ? [[file, each] as const] : [])));
  return {
    findings: uses.flatMap((use) => findingOf(use, found.get(use.file)) ?? []),
    /** Hash of everything pages can state about images. */
    fingerprint: hashOf(JSON.stringify([...readable])),
    /** What pages can state about each image, by its path below `data/`. */
    shown: Object.fromEntries([...readable].map(([file, image]) => [file, siteImage(file, image)])),
    /** Starts making all sizes of these files. */
    encode(files: ReadonlySet<string>, options: KeptOptions): KeptFiles {
      const jobs = [...readable].flatMap(([file, image]) =>
        files.has(file) ? variantsOf(file, image).map((variant) => jobOf(pathOf(file), image, variant)) : [],
      );
      // Images of the same name and content in two folders result in the same files.
      return makeMissing([...new Map(jobs.map((job) => [job.output, job])).values()], options);
    },
  };
}

export type Images = Awaited<ReturnType<typeof openImages>>;

const jobOf = (path: string, image: Measured, variant: Variant): Job => ({
  ...variant,
  make: async () => (await import('./encode.ts')).encode(path, image, variant),
});

async function measureCached(path: string, cache: Cache): Promise<Measured | Unreadable> {
  const inputs = [hashOfFile(path, cache)];
  const known = cache.find<Measured | Unreadable>('image', inputs);
  if (known) return known;
  const { measure } = await import('./encode.ts');
  return cache.keep('image', inputs, await measure(path));
}

function findingOf({ file, place, minWidth }: ImageUse, found: Measured | Unreadable | undefined): Finding | undefined {
  if (!found) return undefined;
  if (!('hash' in found)) return finding('image-unreadable', place, { file, ...found });
  const { width } = found;
  return width < minWidth ? finding('image-small', place, { file, width, wanted: minWidth }) : undefined;
}
