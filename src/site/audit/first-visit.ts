import { posix } from 'node:path';
import { memoized } from '../../base/lib/collections.ts';
import { pathBelow } from '../../base/lib/url.ts';
import type { FileOutline } from './file-facts.ts';

/** Parts of a visit that have a weight. `total` is the sum of the others. */
export const PARTS = ['total', 'html', 'css', 'script', 'font', 'image'] as const;

export type Part = (typeof PARTS)[number];

/** A file that a first visit fetches. */
interface Fetched {
  readonly file: string;
  /** Transfer size. */
  readonly bytes: number;
}

/**
 * Everything a browser with an empty cache fetches for the first view of a page: the page, its style sheets, all fonts and
 * images in them (even if no element uses them), the fonts and images that the page loads eagerly, its scripts and their
 * static imports. Whatever is loaded lazily or by scripts later, islands above all, does not count.
 */
export type FirstVisit = Readonly<Record<Exclude<Part, 'total'>, readonly Fetched[]>>;

const FONT = /\.(woff2?|[ot]tf)$/;
const IMAGE = /\.(svg|avif|webp|png|jpe?g|gif)$/;

/** A built site as far as visits go. */
export interface VisitedSite {
  /** Path of the site on its host, without a slash at its end: `/2025`. Mostly empty. */
  readonly base: string;
  readonly has: (file: string) => boolean;
  /** Returns the outline of a text file. Undefined for other files. */
  readonly outlineOf: (file: string) => FileOutline | undefined;
  /** Transfer size of a file in bytes. */
  readonly weight: (file: string) => number;
}

/** Returns a function that lists the files of a first visit to a page. */
export function firstVisits(site: VisitedSite): (page: string) => FirstVisit {
  const filesAt = (from: string, addresses: readonly string[]) =>
    addresses.map((address) => fileOf(site, from, address)).filter((file) => site.has(file));
  // Memoised, because thousands of pages load the same few files.
  const namedIn = memoized((file) => filesAt(file, site.outlineOf(file)?.names ?? []));
  const withSize = (files: Iterable<string>) => [...new Set(files)].map((file) => ({ file, bytes: site.weight(file) }));
  return (page) => {
    const of = (kind: Exclude<Part, 'total' | 'html'>) => filesAt(page, site.outlineOf(page)?.page?.loads[kind] ?? []);
    const css = of('css');
    const named = css.flatMap(namedIn);
    const script = new Set(of('script'));
    // Iterating over a set also visits entries added meanwhile, so imports of imports are included.
    for (const file of script) for (const next of namedIn(file)) script.add(next);
    return {
      html: withSize([page]),
      css: withSize(css),
      script: withSize(script),
      font: withSize([...of('font'), ...named.filter((file) => FONT.test(file))]),
      image: withSize([...of('image'), ...named.filter((file) => IMAGE.test(file))]),
    };
  };
}

export const partOf = (visit: FirstVisit, part: Part): readonly Fetched[] =>
  part === 'total' ? Object.values(visit).flat() : visit[part];

export const total = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Resolves `/assets/a.css` or `../a.css` in a file to a path inside the output folder. */
export const fileOf = ({ base }: Pick<VisitedSite, 'base'>, from: string, address: string) =>
  address.startsWith('/') ? (pathBelow(base, address) ?? address).slice(1) : posix.join(posix.dirname(from), address);
