/**
 * Damerau–Levenshtein distance (optimal string alignment): one swap of neighbours counts as one slip.
 *
 * @param limit where the distance is larger, the answer is `Infinity`, and found much sooner
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
      least = Math.min(least, best);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
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
  return nearestOf(candidates, (candidate) => {
    const other = candidate.toLowerCase();
    const distance = editDistance(wanted, other);
    if (distance <= Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3))) return distance;
    return sharesStem(wanted, other) ? distance + wanted.length : undefined;
  });
}

/** Of those that have a distance, the one with the shortest; of several, the first in the alphabet. */
function nearestOf(candidates: Iterable<string>, distanceTo: (candidate: string) => number | undefined) {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = distanceTo(candidate);
    if (distance === undefined) continue;
    if (!best || distance < best.distance || (distance === best.distance && candidate < best.candidate))
      best = { candidate, distance };
  }
  return best?.candidate;
}

const MIN_STEM = 4;

function sharesStem(a: string, b: string): boolean {
  const stem = Math.min(a.length, b.length);
  return stem >= MIN_STEM && (a.startsWith(b) || b.startsWith(a) || a.slice(0, stem - 1) === b.slice(0, stem - 1));
}

/**
 * The address that was most likely meant: one that differs by a slip of the pen in some of its parts. What is in
 * common folders says nothing about that: `/services/mould/` is no misspelt `/services/odour/`.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const parts = partsOf(address);
  return nearestOf(candidates, (candidate) => slipsBetween(parts, partsOf(candidate)));
}

const partsOf = (address: string) => address.toLowerCase().split('/').filter(Boolean);

/** Of all parts together; nothing if one of them is another word, or there is one more or less. */
function slipsBetween(parts: readonly string[], others: readonly string[]): number | undefined {
  if (parts.length !== others.length) return undefined;
  let slips = 0;
  for (const [index, part] of parts.entries()) {
    const other = others[index] ?? '';
    const most = Math.floor(Math.max(part.length, other.length) / LETTERS_PER_SLIP);
    const distance = part === other ? 0 : editDistance(part, other, most);
    if (distance > most) return undefined;
    slips += distance;
  }
  return slips;
}

const LETTERS_PER_SLIP = 3;
