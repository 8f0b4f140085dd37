import type { Day } from '../lib/day.ts';
import { neededFiles } from '../lib/file-pattern.ts';
import { type Memory, NO_MEMORY, recallEach } from '../lib/memory.ts';
import { originOf } from '../lib/url.ts';
import { isPageType, pageEntry } from '../page-entry.ts';
import type { Problem } from '../problems/problem.ts';
import type { Practices } from '../shared/practices.ts';
import type { AnnouncedPage, Environment, HouseStyle, SharedData, SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile, Speller } from '../types.ts';
import { checkAnnounced, stillAnnounced } from './announced.ts';
import { withoutPlaceholderEchoes } from './echoes.ts';
import { type Examined, examineFiles } from './examine.ts';
import { fillIn } from './fill-in.ts';
import { lint, lintShared } from './lint/lint.ts';
import { otherNames } from './lint/other-names.ts';
import { typography } from './lint/typography.ts';
import { outlinesOf } from './outline.ts';
import { checkHidden, checkPeriod, periodsOf } from './periods.ts';
import { checkPractices, practicesOf } from './practices.ts';
import { checkReferences } from './references.ts';
import { checkRelease } from './release.ts';
import { compileSchemas, readSchemas } from './schemas.ts';
import { checkPublished } from './secrets.ts';
import { checkSpelling } from './spelling.ts';
import { whatExists } from './what-exists.ts';

export interface ValidateOptions {
  /** True refuses placeholders, claims without evidence, and what the site does without telling its visitors. */
  readonly release: boolean;
  /** Names of the drawings that data may refer to. */
  readonly illustrations: Iterable<string>;
  /** Where keys come from. Without it, nothing asks whether they are there. */
  readonly env?: Environment | undefined;
  /** The day for which the site is made. Without it, dates play no part. */
  readonly today?: Day | undefined;
  /** What looks at the spelling. Without it, nothing does. */
  readonly speller?: Speller | undefined;
  /** What earlier runs over the same site left behind. */
  readonly memory?: Memory | undefined;
}

export interface Validated {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  readonly announced: readonly AnnouncedPage[];
  readonly practices: Practices;
  readonly problems: readonly Problem[];
  /** True if every data file is there, could be read and satisfies its schema, whatever is wrong with pages. */
  readonly whole: boolean;
}

/** Holds every file against its schema, then every reference against what exists. Reports everything at once. */
export function validate(site: SiteDefinition, files: readonly LoadedFile[], options: ValidateOptions): Validated {
  const { memory = NO_MEMORY, today } = options;
  const schemas = readSchemas(site, memory);
  const checks = memory.recall('checks', [schemas], () => compileSchemas(site, schemas));
  const examined = examineFiles(files, checks, schemas, memory);
  // A list of lists: there may be more findings than a function takes arguments.
  const found: (readonly Problem[])[] = examined.map(({ problems }) => problems);

  const announced = examined.flatMap(({ notes }) => notes.announced);
  const entries = examined.filter(({ valid }) => valid).map(toEntry);
  const defined = examined.flatMap(({ notes }) => notes.definitions);
  const outlines = outlinesOf(entries, memory);
  const { illustrations } = options;
  const shared = sharedData(entries, memory);
  const whole = isWhole(site, files, entries);
  const origin = whole ? originOf(site.baseUrl(shared)) : undefined;
  const targets = whatExists({
    site,
    schemas,
    files,
    entries,
    outlines,
    announced,
    defined,
    illustrations,
    origin,
    memory,
  });
  const periods = periodsOf(files);
  const isAnnounced = (type: string, slug: string) =>
    announced.some((page) => page.type === type && page.slug === slug);
  const practices = practicesOf(examined, today);
  found.push(checkPractices(examined, files, options));
  for (const { file, source, notes } of examined) {
    const ownUrl = isPageType(file.type) ? file.type.url(file.slug) : undefined;
    found.push(
      checkReferences(source, ownUrl, notes, targets),
      checkHidden(source, file.type, notes, periods, isAnnounced, today),
      isPageType(file.type) ? checkPeriod(source, today) : [],
      checkAnnounced(source, notes, files, today),
      checkPublished(source, notes.published, options.env),
      options.release ? checkRelease(source, notes, practices.inForce) : [],
    );
  }
  if (options.speller) found.push(checkSpelling(examined, options.speller));
  const result = { shared, announced: stillAnnounced(announced, files, today), practices };
  if (!whole) {
    return { ...result, entries, problems: withoutPlaceholderEchoes(found.flat()), whole: false };
  }

  const filled = fillIn(site, { entries, examined, outlines, shared, schemas }, memory);
  found.push(filled.problems);
  const style = unchangedStyle(site.style?.(filled.shared), memory);
  if (style) found.push(checkWords(examined, filled.entries, style, memory));
  return {
    ...result,
    entries: filled.entries,
    shared: filled.shared,
    problems: withoutPlaceholderEchoes(found.flat()),
    whole: true,
  };
}

/** The same style as the very same object, so that what was judged by it need not be judged again. */
const unchangedStyle = (style: HouseStyle | undefined, memory: Memory) =>
  memory.recall(
    'style',
    [JSON.stringify(style, (_key, value) => (value instanceof RegExp ? `${value}` : value))],
    () => style,
  );

/** Typography in every file, then everything that only whole pages can tell. */
function checkWords(
  examined: readonly Examined[],
  entries: readonly Entry[],
  style: HouseStyle,
  memory: Memory,
): readonly Problem[] {
  const textsOf = new Map(examined.map(({ source, texts }) => [source, texts]));
  const written = <Of extends Entry>(entry: Of) => ({ entry, pointers: textsOf.get(entry.source) ?? [] });
  const pages = entries.filter((entry) => entry.kind === 'page');
  const shared = entries.filter((entry) => entry.kind === 'data');
  return [
    ...recallEach(memory, 'typography', examined, {
      name: ({ source }) => source.file,
      from: ({ source, texts }) => [source, texts, style],
      make: ({ source, texts }) => typography(source, texts, style.typography),
    }).flat(),
    ...lint(pages.map(written), style, memory),
    ...lintShared(shared.map(written), style, memory),
    ...otherNames(examined, pages),
  ];
}

function toEntry({ file, source }: Examined): Entry {
  const { type, slug } = file;
  return isPageType(type)
    ? pageEntry(type, slug, source, () => source.value)
    : { kind: 'data', type, slug, source, data: source.value };
}

/** True if every data file is there, could be read and satisfies its schema. */
function isWhole(site: SiteDefinition, files: readonly LoadedFile[], entries: readonly Entry[]): boolean {
  // The ledger is about addresses; what is wrong with it keeps no page from being read.
  const needed = site.dataFiles.filter(({ ledger }) => !ledger);
  return needed.every((type) => {
    const own = files.filter((file) => file.type === type);
    const isThere = (path: string) => own.some(({ file }) => file === `data/${path}`);
    return (
      neededFiles(type).every(isThere) && own.every(({ source }) => entries.some((entry) => entry.source === source))
    );
  });
}

/** Values of all data files by name; those of a pattern with `*` as a record by file name. */
function sharedData(all: readonly Entry[], memory: Memory): SharedData {
  const entries = all.filter((entry) => entry.kind === 'data' && !entry.type.ledger);
  return memory.recall(
    'shared',
    entries.map(({ source }) => source),
    () => collected(entries),
  );
}

function collected(entries: readonly Entry[]): SharedData {
  const shared: Record<string, unknown> = {};
  for (const { type, slug, data } of entries) {
    if (type.files.includes('*')) shared[type.name] = { ...(shared[type.name] as object), [slug]: data };
    else shared[type.name] = data;
  }
  return shared;
}
