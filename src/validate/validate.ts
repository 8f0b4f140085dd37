import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { AnnouncedPage, HouseStyle, PageType, SharedData, SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile, Source } from '../types.ts';
import { checkContexts } from './contexts.ts';
import { checkFacts, resolveFacts } from './facts.ts';
import { emptyNotes, type Notes } from './keywords.ts';
import { lint } from './lint/lint.ts';
import { typography } from './lint/typography.ts';
import { checkMarkup } from './markup.ts';
import { checkReferences } from './references.ts';
import { checkPlaceholders, checkRelease } from './release.ts';
import { explainSchemaError } from './schema-problems.ts';
import { compileSchemas, readSchemas } from './schemas.ts';
import { whatExists } from './what-exists.ts';

export interface ValidateOptions {
  /** True refuses placeholders and claims without evidence. */
  readonly release: boolean;
  /** Names of the drawings that data may refer to. */
  readonly illustrations: Iterable<string>;
}

export interface Validated {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  readonly announced: readonly AnnouncedPage[];
  readonly problems: readonly Problem[];
}

/** One file's data, what its schema says of it, and what it refers to. */
interface Examined {
  readonly file: LoadedFile;
  readonly source: Source;
  readonly notes: Notes;
  readonly valid: boolean;
}

/** Holds every file against its schema, then every reference against what exists. Reports everything at once. */
export function validate(site: SiteDefinition, files: readonly LoadedFile[], options: ValidateOptions): Validated {
  const schemas = readSchemas(site);
  const checks = compileSchemas(site, schemas);
  const problems: Problem[] = [];
  const examined: Examined[] = [];
  for (const file of files) {
    const { source, type } = file;
    const check = checks.get(type.schema);
    if (!source || !check) continue;
    const notes = emptyNotes();
    const valid = check.call(notes, source.value);
    for (const error of check.errors ?? []) {
      const found = explainSchemaError(error, source);
      if (found) problems.push(found);
    }
    examined.push({ file, source, notes, valid });
  }

  const announced = examined.flatMap(({ notes }) => notes.announced);
  const entries = examined.filter(({ valid }) => valid).map(toEntry);
  const defined = examined.flatMap(({ notes }) => notes.definitions);
  const known = whatExists({ site, schemas, files, entries, announced, defined, illustrations: options.illustrations });
  for (const { file, source, notes } of examined) {
    const ownUrl = isPageType(file.type) ? file.type.url(file.slug) : undefined;
    problems.push(
      ...checkReferences(source, ownUrl, notes, known),
      ...checkMarkup(source, notes.markup),
      ...checkPlaceholders(source, notes.placeholders),
      ...checkAnnounced(source, notes, files),
      ...checkContexts(source, notes),
      ...(options.release ? checkRelease(source, notes) : []),
    );
  }
  const shared = sharedData(entries);
  if (!isWhole(site, files, entries)) return { entries, shared, announced: stillAnnounced(announced, files), problems };

  const resolved = withFacts(site, entries, shared, problems);
  const style = site.style?.(shared);
  if (style) problems.push(...checkWords(examined, resolved, style));
  return { entries: resolved, shared, announced: stillAnnounced(announced, files), problems };
}

/** Typography in every file, then everything that only whole pages can tell. */
function checkWords(examined: readonly Examined[], entries: readonly Entry[], style: HouseStyle): Problem[] {
  const textsOf = new Map(examined.map(({ source, notes }) => [source, notes.texts]));
  const pages = entries.filter((entry) => entry.kind === 'page');
  return [
    ...examined.flatMap(({ source, notes }) => typography(source, notes.texts, style.typography)),
    ...lint(
      pages.map((entry) => ({ entry, pointers: textsOf.get(entry.source) ?? [] })),
      style,
    ),
  ];
}

const isPageType = (type: LoadedFile['type']): type is PageType => 'render' in type;

function toEntry({ file, source }: Examined): Entry {
  const { type, slug } = file;
  const data = source.value;
  return isPageType(type) ? { kind: 'page', type, slug, source, data } : { kind: 'data', type, slug, source, data };
}

const exists = (files: readonly LoadedFile[], page: AnnouncedPage) =>
  files.some(({ type, slug }) => type.name === page.type && slug === page.slug);

function stillAnnounced(announced: readonly AnnouncedPage[], files: readonly LoadedFile[]): AnnouncedPage[] {
  return announced.filter((page) => !exists(files, page)).map(({ type, slug, name }) => ({ type, slug, name }));
}

function checkAnnounced(source: Source, notes: Notes, files: readonly LoadedFile[]): Problem[] {
  return notes.announced
    .filter((page) => exists(files, page))
    .map(({ slug, type, pointer }) => problem('announced-exists', locate(source, pointer), { slug, type }, 'warning'));
}

/** True if every data file is there, could be read and satisfies its schema. */
function isWhole(site: SiteDefinition, files: readonly LoadedFile[], entries: readonly Entry[]): boolean {
  return site.dataFiles.every((type) => {
    const own = files.filter((file) => file.type === type);
    const isThere = own.length > 0 || type.files.includes('*');
    return isThere && own.every(({ source }) => entries.some((entry) => entry.source === source));
  });
}

/** Checks the facts that each page's texts refer to, and puts their values in. Facts of the site need whole data. */
function withFacts(site: SiteDefinition, entries: readonly Entry[], shared: SharedData, problems: Problem[]): Entry[] {
  const siteFacts = site.facts?.(shared) ?? {};
  return entries.map((entry) => {
    if (entry.kind !== 'page') return entry;
    const facts = { ...siteFacts, ...entry.type.facts?.(entry.data) };
    problems.push(...checkFacts(entry.source, facts, site.amounts));
    return { ...entry, data: resolveFacts(entry.data, facts) };
  });
}

/** Values of all data files by name; those of a pattern with `*` as a record by file name. */
function sharedData(entries: readonly Entry[]): SharedData {
  const shared: Record<string, unknown> = {};
  for (const { kind, type, slug, data } of entries) {
    if (kind !== 'data') continue;
    if (type.files.includes('*')) shared[type.name] = { ...(shared[type.name] as object), [slug]: data };
    else shared[type.name] = data;
  }
  return shared;
}
