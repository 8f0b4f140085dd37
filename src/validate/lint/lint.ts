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
import { foreignNames, otherNames, type TypeNames, typeNames } from './names.ts';
import { duplicateMeta, length } from './page-rules.ts';
import { type FileText, pageText } from './page-text.ts';
import { type Shingles, sentencesOf, shinglesOf } from './sentences.ts';
import { repeated, similar } from './similar.ts';
import { typography } from './typography.ts';

/** A file of a site whose data are sound, and what its schema noticed in it. */
export interface Written<Of extends Entry = Entry> {
  readonly entry: Of;
  readonly notes: Pick<Notes, 'texts' | 'slots' | 'namings' | 'joined'>;
  readonly outline?: Outline | undefined;
}

/** What is known of a site that its texts are held against. Plain data. */
export interface WordContext {
  readonly facts: Facts;
  /** What its data files say, facts put in. */
  readonly shared: SharedData;
  /** The same files by their schema, as they were read: they say what their fields are called. */
  readonly stated: readonly { readonly schema: string; readonly data: unknown }[];
  /** Page type → the names of each page, its own first. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** What the texts of a site are held against. */
export interface WordRules {
  readonly facts: Facts;
  readonly patterns: readonly FactPattern[];
  readonly titlesOf: TitlesOf;
  readonly style: HouseStyle | undefined;
  readonly forbiddenIn: (text: FileText<Entry>) => readonly Problem[];
  /** Page type → the names of its pages. */
  readonly names: ReadonlyMap<string, TypeNames>;
  /** The same for the same rules about pages of this type, and for no others. */
  readonly keyFor: (type: string) => string;
}

/** What reading a file finds, and what it leaves for comparing it with others. Plain data. */
export interface Linted {
  readonly problems: readonly Problem[];
  readonly shingles?: Shingles;
}

export const wordContext = (
  { entries, shared, facts }: { entries: readonly Entry[]; shared: SharedData; facts: Facts },
  stated: readonly DataEntry[],
): WordContext => ({
  facts,
  shared,
  stated: stated.map(({ type, data }) => ({ schema: type.schema, data })),
  names: Object.fromEntries(
    [...groupBy(entries.filter(isPage), ({ type }) => type.name)].map(([type, own]) => [
      type,
      own.map(({ card }) => card.names),
    ]),
  ),
});

export function wordRules(
  { facts, shared, stated, names: all }: WordContext,
  { style: styleOf, factPatterns: patterns = [] }: SiteDefinition,
  schemas: () => Schemas,
): WordRules {
  const names = new Map(Object.entries(all).map(([type, own]) => [type, typeNames(own)]));
  const style = styleOf?.(shared);
  const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
  const general = hashOf(JSON.stringify([facts, patterns, style], asText));
  return {
    ...{ facts, patterns, style },
    forbiddenIn: forbiddenFinder(style?.forbidden ?? []),
    titlesOf: titlesIn(stated, schemas),
    names,
    keyFor: (type) => `${general} ${names.get(type)?.key ?? ''}`,
  };
}

/** Reads one file as an editor-in-chief would: the facts that it names, its typography, and the words of a page. */
export function lintFile({ entry, notes, outline }: Written, rules: WordRules): Linted {
  const { source, type } = entry;
  const { style, titlesOf, patterns } = rules;
  const slots = new Map(notes.slots.map(({ pointer, slots }) => [pointer, slots]));
  const known = {
    facts: { ...rules.facts, ...outline?.facts },
    slots,
    titlesOf,
    joined: notes.joined,
    pageType: isPage(entry) ? type.name : undefined,
  };
  const facts = checkFacts(source, known, patterns);
  if (!style) return { problems: facts };
  const texts = pageText(entry, notes.texts);
  const typed = typography(source, notes.texts, style.typography);
  const problems = [...facts, ...typed, ...rules.forbiddenIn(texts)];
  const names = rules.names.get(type.name);
  if (!isPage(entry) || !names) return { problems };
  const page = { ...texts, entry };
  problems.push(...length(page), ...foreignNames(page, entry.card.names[0], names));
  const { types, sequenceWords } = style.similarity;
  if (!types.includes(type.name)) return { problems };
  return { problems, shingles: shinglesOf(page, names.finder, sequenceWords) };
}

/** The same for a file that breaks its schema: only how it is typed can be judged. */
export const lintBroken = (source: Source, { texts }: Pick<Notes, 'texts'>, { style }: WordRules): Linted => ({
  problems: style ? typography(source, texts, style.typography) : [],
});

/** Holds the files of a site against each other. */
export function compareFiles(
  files: readonly (Written & { readonly linted: Linted })[],
  { style, names }: WordRules,
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
      ...similar(group, style.similarity),
      ...repeated(group, style.similarity),
    ]),
    ...otherNames(
      files.map(({ entry, notes }) => ({ source: entry.source, notes })),
      pages,
    ),
  ];
}

const isPage = (entry: Entry): entry is PageEntry => entry.kind === 'page';
