import { editDistance } from './did-you-mean.ts';

/**
 * The address that was most likely meant: one that differs by a slip of the pen in some of its parts. What is in
 * common folders says nothing about that: `/services/mould/` is no misspelt `/services/odour/`.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const parts = partsOf(address);
  let best: { candidate: string; slips: number } | undefined;
  for (const candidate of candidates) {
    const slips = slipsBetween(parts, partsOf(candidate));
    if (slips === undefined) continue;
    if (!best || slips < best.slips || (slips === best.slips && candidate < best.candidate))
      best = { candidate, slips };
  }
  return best?.candidate;
}

const partsOf = (address: string) => address.toLowerCase().split('/').filter(Boolean);

/** Of all parts together; nothing if one of them is another word, or there is one more or less. */
function slipsBetween(parts: readonly string[], others: readonly string[]): number | undefined {
  if (parts.length !== others.length) return undefined;
  let slips = 0;
  for (const [index, part] of parts.entries()) {
    const other = others[index] ?? '';
    const most = Math.floor(Math.max(part.length, other.length) / LETTERS_PER_SLIP);
    if (part === other) continue;
    // Lengths alone tell most words apart.
    if (Math.abs(part.length - other.length) > most) return undefined;
    const distance = editDistance(part, other);
    if (distance > most) return undefined;
    slips += distance;
  }
  return slips;
}

const LETTERS_PER_SLIP = 3;
