import type { SimilarityLimits } from '../../../api/template-api.ts';
import type { Source } from '../../../api/types.ts';
import { type Finding, finding, type Place } from '../../../base/findings/finding.ts';
import { placeIn } from '../../../base/findings/locate.ts';
import { hashesIn, type Sentence, type Shingles, sequencesOf } from './sentences.ts';
import { overlappingLists } from './shingle-overlap.ts';

/** A page to compare with others of its type. */
export interface ComparedPage {
  readonly source: Source;
  readonly shingles: Shingles;
  /** Reads its sentences on demand: those of all pages would fill the memory. */
  readonly read: () => readonly Sentence[];
}

/** Maximum number of similar pages reported for a page, because the number of pairs may grow quadratically. */
const MAX_SIMILAR = 8;

/** Reports pages that share too many word sequences with another, which hurts their ranking and bores readers. */
export function checkSimilarity(pages: readonly ComparedPage[], limits: SimilarityLimits): Finding[] {
  const lists = pages.map(({ shingles }) => hashesIn(shingles));
  const found = new Map<number, number>();
  return overlappingLists(lists, limits.sharedSequences).flatMap(([one, other]) => {
    const count = found.get(other) ?? 0;
    found.set(other, count + 1);
    // Hash collisions may add pairs, so `compare` looks at the words.
    return count < MAX_SIMILAR ? compare(pages[one] as ComparedPage, pages[other] as ComparedPage, limits) : [];
  });
}

function compare(one: ComparedPage, other: ComparedPage, limits: SimilarityLimits): Finding[] {
  const sentences = other.read();
  const some = sequencesIn(one.read(), limits.sequenceWords);
  const others = sequencesIn(sentences, limits.sequenceWords);
  const shared = [...some].filter((sequence) => others.has(sequence));
  const share = shared.length / Math.max(1, Math.min(some.size, others.size));
  if (share < limits.sharedSequences) return [];
  const passages = longestPassages(sentences, new Set(shared), limits.sequenceWords);
  const params = { other: one.source.file, percent: Math.round(share * 100), passages };
  return [finding('text-similar', placeOf(other.source, passages), params)];
}

const sequencesIn = (sentences: readonly Sentence[], length: number): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ words }) => sequencesOf(words, length)));

/** The longest runs of words that are shared without a gap, as printed on the page. */
function longestPassages(sentences: readonly Sentence[], shared: ReadonlySet<string>, length: number): string[] {
  const runs = sentences.flatMap(({ words, printed }) => {
    const found: string[][] = [];
    const shown = printed();
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
    .slice(0, MAX_PASSAGES)
    .map((run) => run.join(' '));
}

/** Reports pages that share too many sentences with other pages of their type. */
export function checkRepetition(pages: readonly ComparedPage[], limits: SimilarityLimits): Finding[] {
  const pagesWith = new Map<string, number>();
  for (const { shingles } of pages)
    for (const sentence of new Set(shingles.sentences)) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
  return pages.flatMap(({ source, shingles: { sentences }, read }) => {
    const isElsewhere = sentences.map((sentence) => (pagesWith.get(sentence) ?? 0) > 1);
    const own = isElsewhere.filter((is) => !is).length / Math.max(1, sentences.length);
    if (own >= limits.ownSentences || sentences.length === 0) return [];
    const passages = read()
      .filter((_, index) => isElsewhere[index])
      .slice(0, MAX_PASSAGES)
      .map(({ printed }) => printed().join(' '));
    return [finding('text-repeated', placeOf(source, passages), { percent: Math.round(own * 100), passages })];
  });
}

/** Maximum number of passages quoted for a page. */
const MAX_PASSAGES = 3;

/** Place of the first words of the first passage in the file. A line may break between any two words. */
function placeOf(source: Source, [first = '']: readonly string[]): Place {
  const opening = first.split(' ').slice(0, 3);
  const match = new RegExp(opening.join('[^\\p{L}\\p{N}]+'), 'u').exec(source.text);
  return match ? placeIn(source, match.index, match.index + match[0].length) : { file: source.file };
}
