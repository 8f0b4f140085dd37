import { posix } from 'node:path';
import { memoized } from '../lib/collections.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is weighed. `total` is all of the others together. */
export const PARTS = ['total', 'html', 'css', 'script', 'font', 'image'] as const;

export type Part = (typeof PARTS)[number];

/** A file that a first visit fetches. */
export interface Fetched {
  readonly file: string;
  /** Bytes on the way to the visitor. */
  readonly bytes: number;
}

/**
 * What a browser with an empty cache fetches for the first view of a page: the page, its style sheets, the fonts and
 * pictures they name, whether or not the page has an element for them, the fonts and pictures it asks for at once, its
 * scripts and what those import. What scripts load later, islands above all, does not count, nor what is loaded lazily.
 */
export type FirstVisit = Readonly<Record<Exclude<Part, 'total'>, readonly Fetched[]>>;

const FONT = /\.(woff2?|[ot]tf)$/;
const IMAGE = /\.(svg|avif|webp|png|jpe?g|gif)$/;

/** Tells what a first visit to a page of a site fetches. */
export function firstVisits(site: SiteFacts): (page: PageFacts) => FirstVisit {
  const own = (from: string, addresses: readonly string[]) =>
    addresses.map((address) => fileOf(from, address)).filter((file) => site.files.has(file));
  // Thousands of pages load the same few files, so what those name is found once.
  const styles = new Map(site.styles.map(({ output, addresses }) => [output, addresses.map(({ href }) => href)]));
  const namedIn = memoized((css) => own(css, styles.get(css) ?? []));
  const importedBy = memoized((script) => own(script, site.imports.get(script) ?? []));
  const weighed = (files: Iterable<string>) => [...new Set(files)].map((file) => ({ file, bytes: site.weight(file) }));
  return ({ output, loads }) => {
    const css = own(output, loads.css);
    const named = css.flatMap(namedIn);
    const script = new Set(own(output, loads.script));
    // A set may grow while it is walked: what is imported imports more.
    for (const file of script) for (const next of importedBy(file)) script.add(next);
    return {
      html: weighed([output]),
      css: weighed(css),
      script: weighed(script),
      font: weighed([...own(output, loads.font), ...named.filter((file) => FONT.test(file))]),
      image: weighed([...own(output, loads.image), ...named.filter((file) => IMAGE.test(file))]),
    };
  };
}

/** The files of one part of a visit. */
export const partOf = (visit: FirstVisit, part: Part): readonly Fetched[] =>
  part === 'total' ? Object.values(visit).flat() : visit[part];

export const total = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** `/assets/a.css` or `../a.css`, seen from a file → the path inside the output folder. */
export const fileOf = (from: string, address: string) =>
  address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(from), address);
