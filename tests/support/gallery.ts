import { modulesWithExamples } from '../../bin/bundled.mjs';
import { type Bundle, bundle } from '../../src/bundle/bundle.ts';
import {
  exampleDocument,
  exampleFigure,
  exampleView,
  figuresDocument,
  type GallerySources,
  type Part,
  readParts,
  shownOf,
} from '../../src/dev/gallery-examples.ts';
import { groupBy } from '../../src/lib/collections.ts';
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
    view: exampleView(snapshot, datasets),
    modules,
    bundle: await bundle(site, {}, datasets),
    parts: [...readParts(site).values()],
  };
}

/** Every example of a page type. Its address → its document. */
export async function pageDocuments(gallery: SampleGallery): Promise<ReadonlyMap<string, string>> {
  const pages = shownOf(gallery.parts.filter(({ type }) => type));
  const documents = pages.map(
    async (one) => [`/${one.part.path}/${one.name}/`, await exampleDocument(gallery, one)] as const,
  );
  return new Map(await Promise.all(documents));
}

/**
 * As few documents as can show some examples of components: together what wears one style sheet and shares neither an id
 * nor the name of a landmark. Address → document.
 */
export async function componentDocuments(
  gallery: SampleGallery,
  isWanted: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const wanted = shownOf(gallery.parts.filter(({ type }) => !type)).filter(({ name }) => isWanted(name));
  const figures = await Promise.all(
    wanted.map(async (one) => ({ part: one.part, html: await exampleFigure(gallery, one) })),
  );
  const groups = groupBy(figures, ({ part }) => gallery.bundle.ownStyles[part.content.on ?? '']?.join());
  const documents = [...groups.values()].flatMap((group) =>
    withoutClashes(group).map(([first, ...others]) =>
      figuresDocument(
        gallery,
        first.part,
        [first, ...others].map(({ html }) => html),
      ),
    ),
  );
  return new Map(documents.map((html, index) => [`/components/${index}/`, html]));
}

interface Figure {
  readonly part: Part;
  readonly html: string;
}

/** What must be there once in a document: ids, and names of landmarks. */
const UNIQUE = /(?: id|<(?:nav|aside|section|form)\b[^>]* aria-label)="([^"]*)"/g;

/** The figures in as few groups as can be without two of the same id or landmark in one. */
function withoutClashes(figures: readonly Figure[]): readonly [Figure, ...Figure[]][] {
  const groups: { readonly figures: [Figure, ...Figure[]]; readonly taken: Set<string | undefined> }[] = [];
  for (const figure of figures) {
    const names = [...figure.html.matchAll(UNIQUE)].map(([, name]) => name);
    const free = groups.find(({ taken }) => !names.some((name) => taken.has(name)));
    if (free) free.figures.push(figure);
    const { taken } = free ?? { taken: new Set() };
    for (const name of names) taken.add(name);
    if (!free) groups.push({ figures: [figure], taken });
  }
  return groups.map(({ figures }) => figures);
}
