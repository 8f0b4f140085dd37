import { groupBy } from '../../lib/group-by.ts';
import type { Memory } from '../../lib/memory.ts';
import { type NameFinder, nameFinder } from '../../lib/name-finder.ts';
import { rangeOfOffsets } from '../../problems/locate.ts';
import { type Place, type Problem, problem } from '../../problems/problem.ts';
import type { SimilarityLimits } from '../../template-api.ts';
import { bodyTexts, type PageText, wordsOf } from './page-text.ts';

/** Place names are masked: a page that only swaps the name of another is still the same page. */
const MASK = 'xxx';

interface Profile {
  readonly page: PageText;
  /** The different hashes of all sequences of words on the page. */
  readonly sequences: Uint32Array;
  /** Every sentence that is long enough to be compared. */
  readonly sentences: readonly string[];
  /** The sentences themselves, in their order. Made when asked for: kept for all pages, they would fill the memory. */
  readonly read: () => readonly Sentence[];
}

/** A sentence as it reads, and its words, masked and folded for comparing. */
interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/** Pages of one type that say the same. Search engines punish them, and readers leave them. */
export function similar(pages: readonly PageText[], limits: SimilarityLimits, memory: Memory): Problem[] {
  return [...groupBy(pages, ({ entry }) => entry.type.name)]
    .filter(([type]) => limits.types.includes(type))
    .flatMap(([type, group]) => {
      const names = namesOf(group);
      const finder = memory.recall(`mask ${type}`, names, () => nameFinder(names));
      const profiles = group.map((page) =>
        memory.recall(`profile ${page.entry.source.file}`, [page, finder, limits.sequenceWords], () =>
          profile(page, finder, limits.sequenceWords, memory),
        ),
      );
      return [...sharedSequences(profiles, limits), ...repeatedSentences(profiles, limits)];
    });
}

const namesOf = (pages: readonly PageText[]) => [...new Set(pages.flatMap(({ entry }) => entry.card.names))];

function profile(page: PageText, names: NameFinder, length: number, memory: Memory): Profile {
  const read = () => sentencesOf(page, names, length);
  const { sequences, sentences } = memory.recallData(`print ${page.entry.source.file}`, [page, names, length], () => {
    const found = read();
    return { sequences: [...hashesIn(found, length)], sentences: found.map(keyOf) };
  });
  return { page, sequences: Uint32Array.from(sequences), sentences, read };
}

function sentencesOf(page: PageText, names: NameFinder, length: number): readonly Sentence[] {
  return bodyTexts(page)
    .flatMap(({ value }) => value.split(/(?<=[.!?:])\s/))
    .map((text) => ({
      text,
      words: wordsOf(names.mask(text, MASK).toLowerCase()),
    }))
    .filter(({ words }) => words.length >= length);
}

const keyOf = ({ words }: Sentence) => words.join(' ');

const sequencesIn = (sentences: readonly Sentence[], length: number): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ words }) => sequencesOf(words, length)));

/** A hash of 32 bits for every sequence of words. No sequence is put together: there are as many as words. */
function hashesIn(sentences: readonly Sentence[], length: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { words } of sentences) {
    const hashes = words.map(hashOf);
    for (let end = length; end <= hashes.length; end += 1) {
      let hash = 0;
      for (let at = end - length; at < end; at += 1) hash = Math.imul(hash, 0x01000193) ^ (hashes[at] as number);
      found.add(hash >>> 0);
    }
  }
  return found;
}

/** FNV-1a, 32 bits, over the code units (Fowler, Noll, Vo: draft-eastlake-fnv). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function sequencesOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '));
}

function sharedSequences(profiles: readonly Profile[], limits: SimilarityLimits): Problem[] {
  return suspects(profiles, limits.sharedSequences).flatMap(([one, other]) => compare(one, other, limits));
}

/**
 * The pairs of pages that may share so many sequences, in their order. Two sequences of the same hash count as shared,
 * so a pair too many may be among them, but none is missing. All hashes are sorted together, which takes as good as
 * the time of reading them; comparing every page with every other takes time with the square of their number.
 */
function suspects(profiles: readonly Profile[], share: number): (readonly [Profile, Profile])[] {
  const count = profiles.length;
  const met = new Float64Array(profiles.reduce((sum, { sequences }) => sum + sequences.length, 0));
  let filled = 0;
  for (const [index, { sequences }] of profiles.entries()) {
    for (const hash of sequences) met[filled++] = hash * count + index;
  }
  met.sort();
  const shared = new Map<number, number>();
  const hashAt = (at: number) => Math.floor((met[at] ?? 0) / count);
  for (let start = 0, end = 0; start < met.length; start = end) {
    const hash = hashAt(start);
    for (end = start + 1; end < met.length && hashAt(end) === hash; ) end += 1;
    for (let one = start; one < end - 1; one += 1) {
      for (let other = one + 1; other < end; other += 1) {
        const pair = ((met[one] ?? 0) % count) * count + ((met[other] ?? 0) % count);
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...shared]
    .sort(([a], [b]) => a - b)
    .flatMap(([pair, sequences]) => {
      const one = profiles[Math.floor(pair / count)];
      const other = profiles[pair % count];
      if (!one || !other || one === other) return [];
      return sequences / Math.min(one.sequences.length, other.sequences.length) < share ? [] : [[one, other] as const];
    });
}

function compare(one: Profile, other: Profile, limits: SimilarityLimits): Problem[] {
  const sentences = other.read();
  const [some, others] = [one.read(), sentences].map((each) => sequencesIn(each, limits.sequenceWords));
  if (!some || !others) return [];
  const shared = [...some].filter((sequence) => others.has(sequence));
  const share = shared.length / Math.max(1, Math.min(some.size, others.size));
  if (share < limits.sharedSequences) return [];
  const passages = longestPassages(sentences, new Set(shared), limits.sequenceWords);
  const params = { other: one.page.entry.source.file, percent: Math.round(share * 100), passages };
  return [problem('text-similar', placeOf(other, passages), params)];
}

function repeatedSentences(profiles: readonly Profile[], limits: SimilarityLimits): Problem[] {
  const pagesWith = new Map<string, number>();
  for (const { sentences } of profiles) {
    for (const sentence of new Set(sentences)) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
  }
  const isRepeated = (sentence: string) => (pagesWith.get(sentence) ?? 0) > 1;
  return profiles.flatMap((page) => {
    const { sentences } = page;
    const own = 1 - sentences.filter(isRepeated).length / Math.max(1, sentences.length);
    if (own >= limits.ownSentences) return [];
    const repeated = page.read().filter((sentence) => isRepeated(keyOf(sentence)));
    const passages = repeated.slice(0, SHOWN).map(({ text }) => wordsOf(text).join(' '));
    return [problem('text-repeated', placeOf(page, passages), { percent: Math.round(own * 100), passages })];
  });
}

const SHOWN = 3;

/** The longest runs of words whose sequences are all shared, as they read on the page. */
function longestPassages(sentences: readonly Sentence[], shared: ReadonlySet<string>, length: number): string[] {
  const runs = sentences.flatMap(({ words, text }) => {
    const shown = wordsOf(text);
    const found: string[][] = [];
    let runEnd = -1;
    for (const [at, sequence] of sequencesOf(words, length).entries()) {
      if (!shared.has(sequence)) continue;
      if (at <= runEnd) found.at(-1)?.push(...shown.slice(runEnd, at + length));
      else found.push(shown.slice(at, at + length));
      runEnd = at + length;
    }
    return found;
  });
  return runs
    .sort((a, b) => b.length - a.length)
    .slice(0, SHOWN)
    .map((run) => run.join(' '));
}

/** Where the first passage begins in the file. Lines may break between any two words. */
function placeOf({ page }: Profile, [first = '']: readonly string[]): Place {
  const { source } = page.entry;
  const opening = first.split(' ').slice(0, 3);
  const match = new RegExp(opening.join('[^\\p{L}\\p{N}]+'), 'u').exec(source.text);
  if (!match) return { file: source.file };
  return { file: source.file, range: rangeOfOffsets(source.lines, match.index, match.index + match[0].length) };
}
