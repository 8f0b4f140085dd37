import { groupBy } from '../../lib/collections.ts';
import { hashOf } from '../../lib/fingerprint.ts';
import type { Schemas } from '../../lib/json-schema.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FactPattern, Facts, HouseStyle, SharedData, SiteDefinition } from '../../template-api.ts';
import type { DataEntry, Entry, PageEntry, Source } from '../../types.ts';
import type { Outline } from '../examine.ts';
import { type TitlesOf, titlesIn } from '../fact-names.ts';
import { checkFacts } from '../facts.ts';
import type { Notes } from '../keywords.ts';
import { forbiddenFinder } from './forbidden.ts';
import { checkHeadings, checkLinkNames, type TypeNames, typeNames } from './names.ts';
import { checkLength, duplicateMeta } from './page-rules.ts';
import { type FileText, pageText } from './page-text.ts';
import { type Shingles, sentencesOf, shinglesOf } from './sentences.ts';
import { checkRepetition, checkSimilarity } from './similar.ts';
import { checkTypography } from './typography.ts';

/** A valid file to check the texts of. */
export interface LintInput {
  readonly entry: Entry;
  readonly notes: Pick<Notes, 'texts' | 'slots' | 'pageNames' | 'joined'>;
  readonly outline?: Outline | undefined;
}

/** Data of a site that its texts are checked against. Plain data. */
export interface LintContext {
  readonly facts: Facts;
  /** Contents of the data files, with facts interpolated. */
  readonly shared: SharedData;
  /** Contents of the data files as read, to look up the titles of their fields. */
  readonly dataFiles: readonly { readonly schema: string; readonly data: unknown }[];
  /** Page type → the names of each page, its own first. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Rules for the texts of a site. */
export interface LintRules {
  readonly facts: Facts;
  readonly patterns: readonly FactPattern[];
  readonly titlesOf: TitlesOf;
  readonly style: HouseStyle | undefined;
  readonly forbiddenIn: (text: FileText<Entry>) => readonly Problem[];
  /** Page type → the names of its pages. */
  readonly names: ReadonlyMap<string, TypeNames>;
  /** Fingerprint of the rules for a page type. */
  readonly fingerprintFor: (type: string) => string;
}

/** Problems of a file, and what is needed to compare it with others. Plain data. */
export interface Linted {
  readonly problems: readonly Problem[];
  readonly shingles?: Shingles;
}

export const lintContextOf = (
  { entries, shared, facts }: { entries: readonly Entry[]; shared: SharedData; facts: Facts },
  dataFiles: readonly DataEntry[],
): LintContext => ({
  facts,
  shared,
  dataFiles: dataFiles.map(({ type, data }) => ({ schema: type.schema, data })),
  names: Object.fromEntries(
    [...groupBy(entries.filter(isPage), ({ type }) => type.name)].map(([type, own]) => [
      type,
      own.map(({ profile }) => profile.names),
    ]),
  ),
});

export function lintRulesOf(
  { facts, shared, dataFiles, names: namesByType }: LintContext,
  { style: styleOf, factPatterns: patterns = [] }: SiteDefinition,
  schemas: () => Schemas,
): LintRules {
  const names = new Map(Object.entries(namesByType).map(([type, pages]) => [type, typeNames(pages)]));
  const style = styleOf?.(shared);
  const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
  const general = hashOf(JSON.stringify([facts, patterns, style], asText));
  return {
    ...{ facts, patterns, style },
    forbiddenIn: forbiddenFinder(style?.forbidden ?? []),
    titlesOf: titlesIn(dataFiles, schemas),
    names,
    fingerprintFor: (type) => `${general} ${names.get(type)?.fingerprint ?? ''}`,
  };
}

/** Checks the texts of one file: facts, typography and forbidden words, and for pages also length and names. */
export function lintFile({ entry, notes, outline }: LintInput, rules: LintRules): Linted {
  const { source, type } = entry;
  const { style, titlesOf, patterns } = rules;
  const slots = new Map(notes.slots.map((note) => [note.pointer, note]));
  const context = {
    facts: { ...rules.facts, ...outline?.facts },
    slots,
    titlesOf,
    joined: notes.joined,
    pageType: isPage(entry) ? type.name : undefined,
  };
  const facts = checkFacts(source, context, patterns);
  if (!style) return { problems: facts };
  const texts = pageText(entry, notes.texts);
  const typed = checkTypography(source, notes.texts, style.typography);
  const problems = [...facts, ...typed, ...rules.forbiddenIn(texts)];
  const names = rules.names.get(type.name);
  if (!isPage(entry) || !names) return { problems };
  const page = { ...texts, entry };
  problems.push(...checkLength(page), ...checkHeadings(page, entry.profile.names[0], names));
  const { types, sequenceWords } = style.similarity;
  if (!types.includes(type.name)) return { problems };
  return { problems, shingles: shinglesOf(page, names.finder, sequenceWords) };
}

/** Checks a file that breaks its schema, of which only the typography can be checked. */
export const lintBroken = (source: Source, { texts }: Pick<Notes, 'texts'>, { style }: LintRules): Linted => ({
  problems: style ? checkTypography(source, texts, style.typography) : [],
});

/** Compares the files of a site with each other. */
export function compareFiles(
  files: readonly (LintInput & { readonly linted: Linted })[],
  { style, names }: LintRules,
): readonly Problem[] {
  if (!style) return [];
  const pages = files.map(({ entry }) => entry).filter(isPage);
  const { sequenceWords } = style.similarity;
  const compared = files.flatMap(({ entry, notes, linted: { shingles } }) => {
    const finder = names.get(entry.type.name)?.finder;
    if (!isPage(entry) || !finder || !shingles) return [];
    const read = () => sentencesOf(pageText(entry, notes.texts), finder, sequenceWords);
    return [{ type: entry.type.name, source: entry.source, shingles, read }];
  });
  return [
    ...duplicateMeta(pages),
    ...[...groupBy(compared, ({ type }) => type).values()].flatMap((group) => [
      ...checkSimilarity(group, style.similarity),
      ...checkRepetition(group, style.similarity),
    ]),
    ...checkLinkNames(files, pages),
  ];
}

const isPage = (entry: Entry): entry is PageEntry => entry.kind === 'page';
