import { groupBy } from '../../lib/group-by.ts';
import type { Memory } from '../../lib/memory.ts';
import { rangeOfOffsets } from '../../problems/locate.ts';
import { type Place, type Problem, problem } from '../../problems/problem.ts';
import type { SimilarityLimits } from '../../template-api.ts';
import { bodyTexts, type PageText, wordsOf } from './page-text.ts';

/** Place names are masked: a page that only swaps the name of another is still the same page. */
const MASK = 'xxx';

interface Profile {
  readonly page: PageText;
  readonly sentences: readonly Sentence[];
  /** All sequences of words on the page. */
  readonly sequences: ReadonlySet<string>;
}

/** A sentence as its words, masked and folded for comparing, and as they read. */
interface Sentence {
  readonly words: readonly string[];
  readonly shown: readonly string[];
}

/** Pages of one type that say the same. Search engines punish them, and readers leave them. */
export function similar(pages: readonly PageText[], limits: SimilarityLimits, memory: Memory): Problem[] {
  return [...groupBy(pages, ({ entry }) => entry.type.name)]
    .filter(([type]) => limits.types.includes(type))
    .flatMap(([, group]) => {
      const masked = maskFor(group);
      const profiles = group.map((page) =>
        memory.recall(`profile ${page.entry.source.file}`, [page, masked.source, limits], () =>
          profile(page, masked, limits.sequenceWords),
        ),
      );
      return [...sharedSequences(profiles, limits, memory), ...repeatedSentences(profiles, limits)];
    });
}

/** One pattern for the names of all pages, longest first, so that «Zürich Nord» goes before «Zürich». */
function maskFor(pages: readonly PageText[]): RegExp {
  const names = pages.flatMap(({ entry }) => entry.type.names?.(entry.data) ?? []);
  const sorted = [...new Set(names)].sort((a, b) => b.length - a.length);
  const escaped = sorted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'gu');
}

function profile(page: PageText, masked: RegExp, length: number): Profile {
  const sentences = bodyTexts(page)
    .flatMap(({ value }) => value.split(/(?<=[.!?:])\s+/))
    .map((text) => ({
      shown: wordsOf(text),
      words: wordsOf(text.replace(masked, MASK)).map((word) => word.toLowerCase()),
    }))
    .filter(({ words }) => words.length >= length);
  return { page, sentences, sequences: new Set(sentences.flatMap(({ words }) => sequencesOf(words, length))) };
}

function sequencesOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '));
}

function sharedSequences(profiles: readonly Profile[], limits: SimilarityLimits, memory: Memory): Problem[] {
  const fileOf = ({ page }: Profile) => page.entry.source.file;
  return profiles.flatMap((one, index) =>
    profiles
      .slice(index + 1)
      .flatMap((other) =>
        memory.recall(`pair ${fileOf(one)} ${fileOf(other)}`, [one, other], () => compare(one, other, limits)),
      ),
  );
}

function compare(one: Profile, other: Profile, limits: SimilarityLimits): Problem[] {
  const shared = [...one.sequences].filter((sequence) => other.sequences.has(sequence));
  const share = shared.length / Math.max(1, Math.min(one.sequences.size, other.sequences.size));
  if (share < limits.sharedSequences) return [];
  const passages = longestPassages(other, new Set(shared), limits.sequenceWords);
  const params = { other: one.page.entry.source.file, percent: Math.round(share * 100), passages };
  return [problem('text-similar', placeOf(other, passages), params)];
}

function repeatedSentences(profiles: readonly Profile[], limits: SimilarityLimits): Problem[] {
  const pagesWith = new Map<string, number>();
  const key = ({ words }: Sentence) => words.join(' ');
  for (const { sentences } of profiles) {
    for (const sentence of new Set(sentences.map(key))) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
  }
  return profiles.flatMap((page) => {
    const repeated = page.sentences.filter((sentence) => (pagesWith.get(key(sentence)) ?? 0) > 1);
    const own = 1 - repeated.length / Math.max(1, page.sentences.length);
    if (own >= limits.ownSentences) return [];
    const passages = repeated.slice(0, SHOWN).map(({ shown }) => shown.join(' '));
    return [problem('text-repeated', placeOf(page, passages), { percent: Math.round(own * 100), passages })];
  });
}

const SHOWN = 3;

/** The longest runs of words whose sequences are all shared, as they read on the page. */
function longestPassages({ sentences }: Profile, shared: ReadonlySet<string>, length: number): string[] {
  const runs = sentences.flatMap(({ words, shown }) => {
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
  const opening = first
    .split(' ')
    .slice(0, 3)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
  const match = new RegExp(opening.join('[^\\p{L}\\p{N}]+'), 'u').exec(source.text);
  if (!match) return { file: source.file };
  return { file: source.file, range: rangeOfOffsets(source.lines, match.index, match.index + match[0].length) };
}
