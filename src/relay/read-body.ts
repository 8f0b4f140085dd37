/** Reads request bodies within a size limit and a memory budget. */

/** The content is truncated if it is `too-large` or over the memory budget (`crowded`). It is empty if it is `broken`. */
export interface Body {
  readonly kind: 'whole' | 'too-large' | 'crowded' | 'broken';
  readonly content: Blob;
}

/** Reads a body up to `limit` bytes. Calls `reserve` with the bytes read so far after each chunk, and stops at false. */
export async function readBody(
  request: Request,
  limit: number,
  reserve: (bytes: number) => boolean = () => true,
): Promise<Body> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the rest of the body.
    for await (const chunk of request.body ?? []) {
      chunks.push(chunk.subarray(0, limit - size) as Uint8Array<ArrayBuffer>);
      size += chunk.length;
      if (size > limit) return { kind: 'too-large', content: new Blob(chunks) };
      if (!reserve(size)) return { kind: 'crowded', content: new Blob(chunks) };
    }
  } catch {
    // Whatever the reason, the browser has gone or will notice the broken connection.
    return { kind: 'broken', content: new Blob() };
  }
  return { kind: 'whole', content: new Blob(chunks) };
}

/**
 * Number of largest bodies that fit into the budget, in total and per address. Only received bytes count, so that slow
 * senders, on purpose or over a poor network, do not block others.
 */
const MAX_BODIES = { total: 4, address: 2 };

/** Limits the memory of all bodies together, in multiples of the `largest` body. `free` bytes of each do not count. */
export function createMemoryBudget(largest: number, free: number) {
  const byAddress = new Map<string, number>();
  let total = 0;

  /** Starts a reservation for one body. `resize` sets its size so far, and returns false if that exceeds the budget. */
  return (address = '') => {
    let reserved = 0;
    const set = (bytes: number) => {
      const ofAddress = (byAddress.get(address) ?? 0) + bytes - reserved;
      total += bytes - reserved;
      reserved = bytes;
      if (ofAddress > 0) byAddress.set(address, ofAddress);
      else byAddress.delete(address);
      return total <= MAX_BODIES.total * largest && ofAddress <= MAX_BODIES.address * largest;
    };
    return { resize: (bytes: number) => set(Math.max(0, bytes - free)), release: () => set(0) };
  };
}
