import { nearestAddress } from '../lib/did-you-mean.ts';
import { neededFiles } from '../lib/file-pattern.ts';
import type { Schemas } from '../lib/json-schema.ts';
import { memoized, once } from '../lib/memo.ts';
import type { AnnouncedPage, DataFile, PageType, SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile, Source } from '../types.ts';
import type { Outline } from './examine.ts';
import type { Notes } from './keywords.ts';
import type { Targets } from './references.ts';
import { setsFilledBy } from './schemas.ts';

export interface Existing {
  readonly site: SiteDefinition;
  readonly schemas: Schemas;
  readonly files: readonly LoadedFile[];
  readonly entries: readonly Entry[];
  readonly outlines: ReadonlyMap<Source, Outline | undefined>;
  readonly announced: readonly AnnouncedPage[];
  readonly defined: Notes['definitions'];
  readonly illustrations: Iterable<string>;
  readonly images: readonly string[];
  readonly origin: string | undefined;
}

/**
 * Everything that references and links may name.
 *
 * A file that cannot be read is one mistake and not many: it exists all the same, and the names that it may define
 * or announce are left undecided.
 */
export function referenceIndex(existing: Existing): Targets {
  const { site, schemas } = existing;
  const sets = namesBySet(existing);
  const namesFrom = (types: readonly Type[]) =>
    setsFilledBy(
      types.map(({ schema }) => schema),
      schemas,
    );
  // Where a broken file leaves a set without any name, that is its mistake, and not one of each file that uses the set.
  const left = [...namesFrom(brokenTypes(existing))].filter((set) => sets.get(set)?.size === 0);
  const undecided = new Set([...namesFrom(unreadTypes(existing)), ...left]);
  const pagesUndecided = site.pageTypes.some(({ name }) => undecided.has(name));
  const pages = anchorsByAddress(existing);
  const nearestPage = memoized((address) => nearestAddress(address, pages.keys()));
  const listed = once(() => listedIn(existing.entries));
  const moved = once(() => redirectsAmong(listed()));
  return {
    sets,
    pages,
    nearestPage,
    undecided,
    pagesUndecided,
    origin: existing.origin,
    // Asked for a link that leads nowhere, and not in every run.
    get moved() {
      return moved();
    },
    newName(set, name) {
      const type = site.pageTypes.find((each) => each.name === set);
      const to = type && moved().get(type.url(name));
      // Where a page has long been there, it has not taken the place of this one in lists of names.
      if (to === undefined || listed().some(({ url }) => url === to)) return undefined;
      return [...(sets.get(set) ?? [])].find((other) => type?.url(other) === to);
    },
  };
}

interface ListedAddress {
  readonly url: string;
  readonly redirect?: string;
}

/** What the list of addresses says. Its schema is the website's. */
function listedIn(entries: readonly Entry[]): readonly ListedAddress[] {
  // What pages say is not asked here: it would have all of them read.
  const ledger = entries.find((entry) => entry.kind === 'data' && entry.type.ledger);
  const { addresses = [] } = (ledger?.data ?? {}) as { addresses?: readonly ListedAddress[] };
  return addresses;
}

const redirectsAmong = (addresses: readonly ListedAddress[]): ReadonlyMap<string, string> =>
  new Map(addresses.flatMap(({ url, redirect }) => (redirect === undefined ? [] : [[url, redirect] as const])));

type Type = PageType | DataFile;

/** True if every data file is there, could be read and satisfies its schema. */
export function isComplete(existing: Pick<Existing, 'site' | 'files' | 'entries'>): boolean {
  const flawed = new Set<Type>([...unreadTypes(existing), ...brokenTypes(existing)]);
  // The ledger is about addresses; what is wrong with it keeps no page from being read.
  return existing.site.dataFiles.every((type) => type.ledger || !flawed.has(type));
}

/** Types of which a file cannot be read, or is missing although it has to be there. */
function unreadTypes({ site, files }: Pick<Existing, 'site' | 'files'>): Type[] {
  return [...site.dataFiles, ...site.pageTypes].filter((type) => {
    const own = files.filter((file) => file.type === type);
    const isMissing = (path: string) => !own.some(({ file }) => file === `data/${path}`);
    return own.some(({ source }) => !source) || neededFiles(type).some(isMissing);
  });
}

/** Types of which a file was read and breaks its schema. */
function brokenTypes({ files, entries }: Pick<Existing, 'files' | 'entries'>): Type[] {
  const sound = new Set(entries.map(({ source }) => source));
  return files.flatMap(({ source, type }) => (source && !sound.has(source) ? [type] : []));
}

const isSingle = ({ files }: Type) => !files.includes('*');

function namesBySet({ site, schemas, files, announced, defined, illustrations, images }: Existing): Targets['sets'] {
  const sets = new Map<string, Set<string>>();
  const fill = (set: string, names: Iterable<string>) => {
    const known = sets.get(set) ?? new Set();
    for (const name of names) known.add(name);
    sets.set(set, known);
  };
  fill('illustration', illustrations);
  fill('image', images);
  for (const [set, names] of Object.entries(site.names)) fill(set, names);
  for (const type of site.pageTypes) fill(type.name, slugsOf(type, files));
  for (const set of setsFilledBy(schemas.keys(), schemas)) fill(set, []);
  for (const { set, value } of defined) fill(set, [value]);
  for (const { type, slug } of announced) fill(type, [slug]);
  return sets;
}

function anchorsByAddress({ site, files, entries, outlines, announced }: Existing): Targets['pages'] {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  for (const type of site.pageTypes.filter(({ slugs }) => !slugs)) {
    for (const slug of slugsOf(type, files)) pages.set(type.url(slug), undefined);
    for (const page of announced) if (page.type === type.name) pages.set(type.url(page.slug), undefined);
  }
  for (const entry of entries) {
    if (entry.kind === 'page' && !entry.type.slugs)
      pages.set(entry.type.url(entry.slug), new Set(outlines.get(entry.source)?.anchors));
  }
  return pages;
}

/** Slugs of a type's files; a page that has to be there keeps its own while its file is missing. */
function slugsOf(type: PageType, files: readonly LoadedFile[]): string[] {
  if (isSingle(type)) return [type.files.slice(type.files.lastIndexOf('/') + 1, -'.yaml'.length)];
  return files.filter((file) => file.type === type).map(({ slug }) => slug);
}
