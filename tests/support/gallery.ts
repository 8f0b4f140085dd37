import { modulesWithExamples } from '../../bin/bundled.mjs';
import { type Bundle, bundle } from '../../src/bundle/bundle.ts';
import { exampleDocument, type GallerySources, type Part, readParts } from '../../src/dev/gallery.ts';
import { readContent } from '../../src/read-content.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from './data-files.ts';

export type SampleGallery = GallerySources & { readonly bundle: Bundle; readonly parts: readonly Part[] };

/** The gallery of the website's templates, with the sample around it, and the scripts and styles that it needs. */
export async function sampleGallery(): Promise<SampleGallery> {
  const {
    snapshot,
    datasets: { read: datasets },
  } = readContent(site, { root: SAMPLE });
  if (!snapshot) throw new Error('The sample cannot be read.');
  const found = Object.entries(modulesWithExamples(site.templates));
  const modules = Object.fromEntries(found.map(([file, module]) => [file, () => import(module)]));
  return {
    site,
    snapshot,
    datasets,
    modules,
    bundle: await bundle(site, {}, datasets),
    parts: [...readParts(site).values()],
  };
}

/** As few documents as can show all examples of a part: one each where they share an id or a landmark. */
export async function documentsOf(gallery: SampleGallery, part: Part): Promise<ReadonlyMap<string, string>> {
  const names = [...part.examples.keys()];
  const alone = async () => {
    const pairs = names.map(async (name) => [name, await exampleDocument(gallery, part, [name])] as const);
    return new Map(await Promise.all(pairs));
  };
  if (part.type) return alone();
  const all = await exampleDocument(gallery, part, names);
  const ids = [...all.matchAll(/(?: id|<nav [^>]*aria-label)="([^"]*)"/g)].map(([, id]) => id);
  return new Set(ids).size === ids.length ? new Map([['all', all]]) : alone();
}
