import { type Problem, problem } from '../../problems/problem.ts';
import type { SimilarityLimits } from '../../template-api.ts';
import { countShared } from './in-common.ts';
import { hashOfText } from './print.ts';
import { keyOf, wordsOf } from './sentences.ts';
import type { Compared } from './similar.ts';
import { placeOf, SHOWN } from './similar.ts';

/** Pages of which too many sentences are also on another page of their type. */
export function repeated(pages: readonly Compared[], limits: SimilarityLimits): Problem[] {
  const shared = countShared(pages.map(({ print }) => print.sentences));
  // Sentences of the same hash count as the same here, so there may be a page too many.
  const suspects = pages.filter(
    ({ print: { sentences } }, index) => ownShare(shared[index] ?? 0, sentences.length) < limits.ownSentences,
  );
  if (suspects.length === 0) return [];
  const isElsewhere = sentencesElsewhere(suspects, pages);
  return suspects.flatMap((page) => {
    const sentences = page.read();
    const found = sentences.filter((sentence) => isElsewhere(page, keyOf(sentence)));
    const own = ownShare(found.length, sentences.length);
    if (own >= limits.ownSentences) return [];
    const passages = found.slice(0, SHOWN).map(({ text }) => wordsOf(text).join(' '));
    return [problem('text-repeated', placeOf(page.source, passages), { percent: Math.round(own * 100), passages })];
  });
}

const ownShare = (shared: number, all: number) => 1 - shared / Math.max(1, all);

/** Tells of a sentence on some page whether another page says it, too. Only pages with its hash are read for that. */
function sentencesElsewhere(some: readonly Compared[], all: readonly Compared[]) {
  const having = new Map<number, Compared[]>();
  for (const { print } of some) for (const hash of print.sentences) having.set(hash, []);
  for (const page of all) for (const hash of page.print.sentences) having.get(hash)?.push(page);
  const known = new Map<Compared, ReadonlySet<string>>();
  const said = (page: Compared) => {
    const sentences = known.get(page) ?? new Set(page.read().map(keyOf));
    known.set(page, sentences);
    return sentences;
  };
  return (page: Compared, sentence: string): boolean =>
    (having.get(hashOfText(sentence)) ?? []).some((other) => other !== page && said(other).has(sentence));
}
