/**
 * Damerau–Levenshtein distance (optimal string alignment): swapping two neighbours counts as one edit.
 *
 * @param limit larger distances are returned as `Infinity`, which is much faster to find out
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
 * The most likely intended candidate, if any. A candidate qualifies if its distance is at most a third of the longer word,
 * or if both share a stem (`preise` → `preisstufen`).
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

/** The candidate at the shortest distance, alphabetically first if several are. Without a distance, it is not considered. */
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
 * The most likely intended address: one with typos in some path segments. Segments are compared one by one, because
 * sharing folders proves nothing: `/services/mould/` is not a misspelt `/services/odour/`.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const segments = segmentsOf(address);
  return nearestOf(candidates, (candidate) => editsBetween(segments, segmentsOf(candidate)));
}

/** Other generators name the file of a page in its address: `/teams/red/index.html`, `/teams/red.html`. */
const segmentsOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);

/** Total edit distance; undefined if a segment is a different word, or their numbers differ. */
function editsBetween(segments: readonly string[], others: readonly string[]): number | undefined {
  if (segments.length !== others.length) return undefined;
  let edits = 0;
  for (const [index, segment] of segments.entries()) {
    const other = others[index] ?? '';
    const limit = Math.floor(Math.max(segment.length, other.length) / LETTERS_PER_EDIT);
    const distance = segment === other ? 0 : editDistance(segment, other, limit);
    if (distance > limit) return undefined;
    edits += distance;
  }
  return edits;
}

const LETTERS_PER_EDIT = 3;
