import type { FactPattern, Facts, HouseStyle, SiteDefinition } from '../../../api/template-api.ts';
import type { Entry, PageEntry } from '../../../api/types.ts';
import type { Cache } from '../../../base/cache.ts';
import type { Finding } from '../../../base/findings/finding.ts';
import { groupBy } from '../../../base/lib/collections.ts';
import { hashOf } from '../../../base/lib/fingerprint.ts';
import type { ExaminedFile } from '../examine.ts';
import type { TitlesOf } from '../facts/fact-names.ts';
import { checkFacts, checkLengths, type Filled, isFilled } from '../facts/facts.ts';
import type { Notes } from '../validators/keywords.ts';
import { forbiddenFinder } from './forbidden-words.ts';
import { checkHeadings, type TypeNames, typeNames } from './names.ts';
import { checkLength, duplicateMeta } from './page-rules.ts';
import { type FileText, pageText } from './page-text.ts';
import { type Shingles, sentencesOf, shinglesOf } from './sentences.ts';
import { checkRepetition, checkSimilarity } from './similar.ts';
import { checkPairs, checkTypography } from './typography.ts';

/** A readable file to check the texts of. */
export interface LintInput extends Pick<ExaminedFile, 'file' | 'source' | 'textRanges' | 'outline'> {
  readonly notes: Pick<Notes, 'texts' | 'slots' | 'lengths'>;
}

/** Rules for the texts of a site. */
export interface LintRules {
  readonly facts: Facts;
  readonly patterns: readonly FactPattern[];
  readonly titlesOf: TitlesOf;
  readonly style: HouseStyle | undefined;
  readonly forbiddenIn: (text: FileText<Entry>) => readonly Finding[];
  /** Page type → the names of its pages. */
  readonly names: ReadonlyMap<string, TypeNames>;
  /** Fingerprint of all that the findings in a file of this type depend on, except the file. */
  readonly fingerprintFor: (type: string) => string;
}

/** Findings of a file, and what is needed to compare it with others. Plain data. */
interface Linted {
  readonly findings: readonly Finding[];
  readonly shingles?: Shingles;
}

/**
 * Derives the rules from what the data files of a site say.
 *
 * @param schemas fingerprint of the schemas
 */
export function lintRulesOf(
  { style: styleOf, factPatterns: patterns = [] }: SiteDefinition,
  { entries, shared, facts }: Filled,
  titlesOf: TitlesOf,
  schemas: string,
): LintRules {
  const pagesByType = groupBy(entries.filter(isPage), ({ type }) => type.name);
  const names = new Map(
    [...pagesByType].map(([type, pages]) => [type, typeNames(pages.map(({ profile }) => profile.names))]),
  );
  const style = styleOf?.(shared);
  const asText = (_key: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
  const general = hashOf(JSON.stringify([schemas, facts, patterns, style], asText));
  return {
    facts,
    patterns,
    titlesOf,
    style,
    names,
    forbiddenIn: forbiddenFinder(style?.forbidden ?? []),
    fingerprintFor: (type) => `${general} ${names.get(type)?.fingerprint ?? ''}`,
  };
}

/**
 * Checks the texts of all files: each by itself, then against each other.
 *
 * @param entries files that satisfy their schema, with facts interpolated. Of all others, only the typography is checked.
 */
export function lint(
  files: readonly LintInput[],
  entries: readonly Entry[],
  rules: LintRules,
  cache: Cache,
): readonly Finding[] {
  const entryOf = new Map(entries.filter(isFilled).map((entry) => [entry.source, entry]));
  const linted = files.map((each) => {
    const { file, source } = each;
    const entry = entryOf.get(source);
    const inputs = [rules.fingerprintFor(file.type.name), source.file, source.text, source.typed ?? ''];
    return { ...each, entry, linted: cache.get('lint', inputs, () => lintFile(each, entry, rules)) };
  });
  const valid = linted.flatMap(({ entry, ...others }) => (entry ? [{ entry, ...others }] : []));
  return [...linted.flatMap(({ linted: { findings } }) => findings), ...compareFiles(valid, rules)];
}

/**
 * Checks one file: facts, typography and forbidden words, and for pages also length and names.
 *
 * @param entry its data with facts interpolated; undefined if it breaks its schema, so that only its typography is checked
 */
function lintFile(
  { source, notes, textRanges, outline }: LintInput,
  entry: Entry | undefined,
  rules: LintRules,
): Linted {
  const { style, titlesOf, patterns } = rules;
  const typed = style ? checkTypography(source, notes.texts, style.typography, textRanges) : [];
  if (!entry) return { findings: typed };
  const { type } = entry;
  const context = {
    facts: { ...rules.facts, ...outline?.facts },
    slots: new Map(notes.slots.map((note) => [note.pointer, note])),
    titlesOf,
    pageType: isPage(entry) ? type.name : undefined,
  };
  const facts = [...checkFacts(source, context, patterns), ...checkLengths(source, notes.lengths, context.facts)];
  if (!style) return { findings: facts };
  const texts = pageText(entry, notes.texts);
  const pairs = checkPairs(source, notes.texts, textRanges);
  const findings = [...facts, ...typed, ...pairs, ...rules.forbiddenIn(texts)];
  const names = rules.names.get(type.name);
  if (!isPage(entry) || !names) return { findings };
  const page = { ...texts, entry };
  findings.push(...checkLength(page), ...checkHeadings(page, entry.profile.names[0], names));
  const { types, sequenceWords } = style.similarity;
  if (!types.includes(type.name)) return { findings };
  return { findings, shingles: shinglesOf(page, names.finder, sequenceWords) };
}

function compareFiles(
  files: readonly (LintInput & { readonly entry: Entry; readonly linted: Linted })[],
  { style, names }: LintRules,
): readonly Finding[] {
  if (!style) return [];
  // A draft may still have the texts of the page that it was copied from.
  const finished = files.filter(({ source }) => !source.period.draft);
  const pages = finished.map(({ entry }) => entry).filter(isPage);
  const { sequenceWords } = style.similarity;
  const compared = finished.flatMap(({ entry, notes, linted: { shingles } }) => {
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
  ];
}

const isPage = (entry: Entry): entry is PageEntry => entry.kind === 'page';
