import { join } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { PageType, SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile } from '../../api/types.ts';
import { filesBelow } from '../../base/disk/files-below.ts';
import { memoized, once } from '../../base/lib/collections.ts';
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { stringsOf } from '../../base/lib/json-pointer.ts';
import type { Schemas } from '../../base/lib/json-schema.ts';
import { entriesOf, isLedger, type LedgerEntry } from '../../base/lib/ledger.ts';
import { neededFiles } from '../../base/lib/paths.ts';
import type { ExaminedFile } from './examine.ts';
import type { Targets } from './references.ts';
import { checkSets, setsFilledBy } from './validators/schemas.ts';

interface IndexInput {
  readonly site: SiteDefinition;
  readonly schemas: Schemas;
  readonly files: readonly LoadedFile[];
  /** The readable files. */
  readonly examined: readonly ExaminedFile[];
  readonly illustrations: Iterable<string>;
  readonly images: readonly string[];
  readonly origin: string | undefined;
}

/**
 * Collects the valid targets of references and links. An unreadable file must be one mistake, not many: it still counts as
 * existing, and the sets that it may add names to are undecided.
 */
export function referenceIndex(input: IndexInput): Targets {
  const { site, schemas, examined, origin } = input;
  const sets = namesBySet(input);
  const setsFrom = (types: readonly Type[]) => [
    ...setsFilledBy(
      types.map(({ schema }) => schema),
      schemas,
    ),
  ];
  // A set that is empty because of an invalid file is reported there, not in each file that uses the set.
  const emptied = setsFrom(invalidTypes(examined)).filter((set) => sets.get(set)?.size === 0);
  const undecided = new Set([...setsFrom(unreadableTypes(input)), ...emptied]);
  // A name that an invalid file may have in the wrong place: `Value: hotel` is a mistake there, not in each file that uses it.
  const misplaced = once(
    () =>
      new Set(
        examined
          .filter(({ valid, file }) => !valid && setsFrom([file.type]).length > 0)
          .flatMap(({ source }) => stringsOf(source.value).map(({ text }) => text)),
      ),
  );
  const pages = anchorsByAddress(input, sets);
  const listed = addressesIn(examined);
  const moved = new Map(listed.flatMap(({ url, redirect }) => (redirect === undefined ? [] : [[url, redirect]])));
  return {
    sets,
    pages,
    nearestPage: memoized((address) => nearestAddress(address, pages.keys())),
    isUndecided: (set, name) => undecided.has(set) || misplaced().has(name),
    pagesUndecided: site.pageTypes.some(({ name }) => undecided.has(name)),
    origin,
    moved,
    newName(set, name) {
      const type = site.pageTypes.find((each) => each.name === set);
      const to = type && moved.get(type.url(name));
      // A page that the ledger already lists existed before, so a redirect to it is not a rename.
      if (to === undefined || listed.some(({ url }) => url === to)) return undefined;
      return [...(sets.get(set) ?? [])].find((other) => type?.url(other) === to);
    },
  };
}

function addressesIn(examined: readonly ExaminedFile[]): readonly LedgerEntry[] {
  const ledger = examined.find(({ valid, file: { type } }) => valid && isLedger(type));
  return ledger ? entriesOf(ledger.source) : [];
}

type Type = LoadedFile['type'];

/** True if every data file exists, is readable and satisfies its schema. */
export function isComplete(input: Pick<IndexInput, 'site' | 'files' | 'examined'>): boolean {
  const flawed = new Set([...unreadableTypes(input), ...invalidTypes(input.examined)]);
  // Except for the ledger: pages can be read without it.
  return input.site.dataFiles.every((type) => type.ledger || !flawed.has(type));
}

/** Types with a file that is unreadable, or required and missing. */
function unreadableTypes({ site, files }: Pick<IndexInput, 'site' | 'files'>): Type[] {
  return [...site.dataFiles, ...site.pageTypes].filter((type) => {
    const own = files.filter((file) => file.type === type);
    const isMissing = (path: string) => !own.some(({ file }) => file === `data/${path}`);
    return own.some(({ source }) => !source) || neededFiles(type).some(isMissing);
  });
}

const invalidTypes = (examined: readonly ExaminedFile[]): Type[] =>
  examined.flatMap(({ valid, file }) => (valid ? [] : [file.type]));

function namesBySet(input: IndexInput): Targets['sets'] {
  const { site, schemas, files, examined, illustrations, images } = input;
  const sets = new Map<string, Set<string>>();
  const fill = (set: string, names: Iterable<string>) => {
    const known = sets.get(set) ?? new Set();
    for (const name of names) known.add(name);
    sets.set(set, known);
  };
  fill('illustration', illustrations);
  fill('image', images);
  for (const [set, names] of Object.entries(site.names)) fill(set, Object.keys(names));
  for (const type of site.pageTypes) fill(type.name, slugsOf(type, files));
  for (const set of setsFilledBy(schemas.keys(), schemas)) fill(set, []);
  checkSets(site, schemas, sets.keys());
  for (const { notes } of examined) for (const { set, value } of notes.definitions) fill(set, [value]);
  return sets;
}

function anchorsByAddress({ site, examined }: IndexInput, sets: Targets['sets']): Targets['pages'] {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  for (const { path, entry } of filesBelow(join(site.templates, site.publicFiles), { onUnreadable() {} }))
    if (entry.isFile()) pages.set(`/${path.replaceAll(' ', '%20')}`, undefined);
  for (const type of site.pageTypes) {
    for (const slug of sets.get(type.name) ?? []) pages.set(type.url(slug), undefined);
  }
  for (const { file, valid, outline } of examined) {
    const { type, slug } = file;
    if (valid && isPageType(type)) pages.set(type.url(slug), new Set(outline?.anchors));
  }
  return pages;
}

/** Slugs of a type. A single page keeps its slug while its file is missing. */
function slugsOf(type: PageType, files: readonly LoadedFile[]): string[] {
  const isSingle = !type.files.includes('*');
  if (isSingle && neededFiles(type).length > 0)
    return [type.files.slice(type.files.lastIndexOf('/') + 1, -'.yaml'.length)];
  return files.filter((file) => file.type === type).map(({ slug }) => slug);
}
