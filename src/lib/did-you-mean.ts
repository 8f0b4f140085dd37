/** Damerau–Levenshtein distance (optimal string alignment): one swap of neighbours counts as one slip. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? a.length;
}

const MAX_LENGTH = 120;

/**
 * The candidate that was most likely meant, or nothing. A candidate qualifies within a third of the word's length,
 * or when one word begins with the other (`preise` → `preisstufen` shares its stem).
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const wanted = word.toLowerCase();
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const distance = editDistance(wanted, other);
    const close = distance <= Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3));
    if (!close && !sharesStem(wanted, other)) continue;
    const score = close ? distance : distance + wanted.length;
    if (!best || score < best.score || (score === best.score && candidate < best.candidate))
      best = { candidate, score };
  }
  return best?.candidate;
}

const MIN_STEM = 4;

function sharesStem(a: string, b: string): boolean {
  const stem = Math.min(a.length, b.length);
  return stem >= MIN_STEM && (a.startsWith(b) || b.startsWith(a) || a.slice(0, stem - 1) === b.slice(0, stem - 1));
}
