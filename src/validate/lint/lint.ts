import { groupBy } from '../../lib/group-by.ts';
import { hashOf } from '../../lib/hash.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FactPattern, Facts, HouseStyle } from '../../template-api.ts';
import type { Entry, PageEntry, Source } from '../../types.ts';
import type { Outline } from '../examine.ts';
import type { TitlesOf } from '../fact-names.ts';
import { checkFacts } from '../facts.ts';
import type { Notes } from '../keywords.ts';
import { forbidden } from './forbidden.ts';
import { foreignNames, otherNames, type TypeNames, typeNames } from './names.ts';
import { duplicateMeta, length } from './page-rules.ts';
import { pageText } from './page-text.ts';
import { type Shingles, sentencesOf, shinglesOf } from './sentences.ts';
import { repeated, similar } from './similar.ts';
import { typography } from './typography.ts';

/** A file of a site whose data are sound, and what its schema noticed in it. */
export interface Written<Of extends Entry = Entry> {
  readonly entry: Of;
  readonly notes: Pick<Notes, 'texts' | 'slots' | 'namings' | 'joined'>;
  readonly outline?: Outline | undefined;
}

/** What the texts of a site are held against. */
export interface WordRules {
  readonly facts: Facts;
  readonly patterns: readonly FactPattern[];
  readonly titlesOf: TitlesOf;
  readonly style: HouseStyle | undefined;
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

export function wordRules(
  entries: readonly Entry[],
  given: Pick<WordRules, 'facts' | 'patterns' | 'titlesOf' | 'style'>,
): WordRules {
  const pages = groupBy(entries.filter(isPage), ({ type }) => type.name);
  const names = new Map([...pages].map(([type, own]) => [type, typeNames(own.map(({ card }) => card.names))]));
  const { facts, patterns, style } = given;
  const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
  const general = hashOf(JSON.stringify([facts, patterns, style], asText));
  return {
    ...given,
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
  const problems = [...facts, ...typed, ...forbidden(texts, style.forbidden)];
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
