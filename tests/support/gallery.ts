import { modulesWithExamples } from '../../bin/command-line.mjs';
import { groupBy } from '../../src/base/lib/collections.ts';
import { readContent } from '../../src/content/read-content.ts';
import { type Bundle, bundle } from '../../src/site/bundle/bundle.ts';
import {
  exampleDocument,
  examplesOf,
  exampleView,
  type GallerySources,
  type Part,
  readParts,
} from '../../src/studio/dev/gallery-examples.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from './data-files.ts';

export type SampleGallery = GallerySources & { readonly bundle: Bundle; readonly parts: readonly Part[] };

/** Opens the gallery of the website's templates with the sample as its site, and bundles its scripts and styles. */
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

/** Renders every example of a page type. Address → document. */
export async function pageDocuments(gallery: SampleGallery): Promise<ReadonlyMap<string, string>> {
  const pages = examplesOf(gallery.parts.filter(({ type }) => type));
  const documents = pages.map(
    async (one) => [`/${one.part.path}/${one.name}/`, await exampleDocument(gallery, one)] as const,
  );
  return new Map(await Promise.all(documents));
}

/**
 * Renders examples of components into as few documents as possible. Examples share a document if they need the same style
 * sheets and have no id or landmark name in common. Address → document.
 */
export async function componentDocuments(gallery: SampleGallery): Promise<ReadonlyMap<string, string>> {
  const wanted = examplesOf(gallery.parts.filter(({ type }) => !type));
  const figures = await Promise.all(
    wanted.map(async (one) => ({ part: one.part, document: split(await exampleDocument(gallery, one)) })),
  );
  const groups = groupBy(figures, ({ part }) => gallery.bundle.ownStyles[part.content.on ?? '']?.join());
  const documents = [...groups.values()].flatMap((group) =>
    withoutClashes(group).map((together) => {
      const [begin, , end] = together[0].document;
      return `${begin}${together.map(({ document: [, figure] }) => figure).join('')}${end}`;
    }),
  );
  return new Map(documents.map((html, index) => [`/components/${index}/`, html]));
}

interface Figure {
  readonly part: Part;
  readonly document: readonly [begin: string, figure: string, end: string];
}

/** Splits a document with one figure around the figure. */
function split(html: string): Figure['document'] {
  const [, begin = '', figure = '', end = ''] = /^(.*<main>)(<figure .*<\/figure>)(<\/main>.*)$/s.exec(html) ?? [];
  if (!figure) throw new Error('The document has no figure.');
  return [begin, figure, end];
}

/** Values that must be unique in a document: ids and names of landmarks. */
const UNIQUE = /(?: id|<(?:nav|aside|section|form)\b[^>]* aria-label)="([^"]*)"/g;

/** Splits figures into as few groups as possible, so that no group has an id or a landmark name twice. */
function withoutClashes(figures: readonly Figure[]): readonly [Figure, ...Figure[]][] {
  const groups: { readonly figures: [Figure, ...Figure[]]; readonly taken: Set<string | undefined> }[] = [];
  for (const figure of figures) {
    const names = [...figure.document[1].matchAll(UNIQUE)].map(([, name]) => name);
    const free = groups.find(({ taken }) => !names.some((name) => taken.has(name)));
    if (free) free.figures.push(figure);
    const { taken } = free ?? { taken: new Set() };
    for (const name of names) taken.add(name);
    if (!free) groups.push({ figures: [figure], taken });
  }
  return groups.map(({ figures }) => figures);
}
