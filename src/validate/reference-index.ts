import { memoized } from '../lib/collections.ts';
import { nearestAddress } from '../lib/did-you-mean.ts';
import type { Schemas } from '../lib/json-schema.ts';
import { neededFiles } from '../lib/paths.ts';
import { isPageType } from '../page-entry.ts';
import type { AnnouncedPage, PageType, SiteDefinition } from '../template-api.ts';
import type { LoadedFile } from '../types.ts';
import type { ExaminedFile } from './examine.ts';
import type { Targets } from './references.ts';
import { setsFilledBy } from './schemas.ts';

export interface Existing {
  readonly site: SiteDefinition;
  readonly schemas: Schemas;
  readonly files: readonly LoadedFile[];
  /** Those that could be read. */
  readonly examined: readonly ExaminedFile[];
  readonly announced: readonly AnnouncedPage[];
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
  const { site, schemas, examined, origin } = existing;
  const sets = namesBySet(existing);
  const namesFrom = (types: readonly Type[]) => [
    ...setsFilledBy(
      types.map(({ schema }) => schema),
      schemas,
    ),
  ];
  // Where a broken file leaves a set without any name, that is its mistake, and not one of each file that uses the set.
  const left = namesFrom(brokenTypes(examined)).filter((set) => sets.get(set)?.size === 0);
  const undecided = new Set([...namesFrom(unreadTypes(existing)), ...left]);
  const pages = anchorsByAddress(existing);
  const listed = listedIn(examined);
  const moved = new Map(listed.flatMap(({ url, redirect }) => (redirect === undefined ? [] : [[url, redirect]])));
  return {
    sets,
    pages,
    nearestPage: memoized((address) => nearestAddress(address, pages.keys())),
    undecided,
    pagesUndecided: site.pageTypes.some(({ name }) => undecided.has(name)),
    origin,
    moved,
    newName(set, name) {
      const type = site.pageTypes.find((each) => each.name === set);
      const to = type && moved.get(type.url(name));
      // Where a page has long been there, it has not taken the place of this one in lists of names.
      if (to === undefined || listed.some(({ url }) => url === to)) return undefined;
      return [...(sets.get(set) ?? [])].find((other) => type?.url(other) === to);
    },
  };
}

interface ListedAddress {
  readonly url: string;
  readonly redirect?: string;
}

/** What the list of addresses says. Its schema is the website's. */
function listedIn(examined: readonly ExaminedFile[]): readonly ListedAddress[] {
  const ledger = examined.find(({ valid, file: { type } }) => valid && 'ledger' in type && type.ledger);
  const { addresses = [] } = (ledger?.source.value ?? {}) as { addresses?: readonly ListedAddress[] };
  return addresses;
}

type Type = LoadedFile['type'];

/** True if every data file is there, could be read and satisfies its schema. */
export function isComplete(existing: Pick<Existing, 'site' | 'files' | 'examined'>): boolean {
  const flawed = new Set([...unreadTypes(existing), ...brokenTypes(existing.examined)]);
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
const brokenTypes = (examined: readonly ExaminedFile[]): Type[] =>
  examined.flatMap(({ valid, file }) => (valid ? [] : [file.type]));

function namesBySet(existing: Existing): Targets['sets'] {
  const { site, schemas, files, examined, announced, illustrations, images } = existing;
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
  for (const { notes } of examined) for (const { set, value } of notes.definitions) fill(set, [value]);
  for (const { type, slug } of announced) fill(type, [slug]);
  return sets;
}

function anchorsByAddress({ site, files, examined, announced }: Existing): Targets['pages'] {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  for (const type of site.pageTypes.filter(({ slugs }) => !slugs)) {
    const early = announced.filter((page) => page.type === type.name).map(({ slug }) => slug);
    for (const slug of [...slugsOf(type, files), ...early]) pages.set(type.url(slug), undefined);
  }
  for (const { file, valid, outline } of examined) {
    const { type, slug } = file;
    if (valid && isPageType(type) && !type.slugs) pages.set(type.url(slug), new Set(outline?.anchors));
  }
  return pages;
}

/** Slugs of a type's files; a page that has to be there keeps its own while its file is missing. */
function slugsOf(type: PageType, files: readonly LoadedFile[]): string[] {
  const isSingle = !type.files.includes('*');
  if (isSingle) return [type.files.slice(type.files.lastIndexOf('/') + 1, -'.yaml'.length)];
  return files.filter((file) => file.type === type).map(({ slug }) => slug);
}
