/** Reads request bodies within a size limit, a memory budget and a time limit. */

/**
 * The content is truncated if it is `too-large`, over the memory budget (`crowded`), `late`, or not worth reading further
 * (`useless`). It is empty if it is `broken`.
 */
export interface Body {
  readonly kind: 'whole' | 'too-large' | 'crowded' | 'late' | 'useless' | 'broken';
  readonly content: Uint8Array;
}

export interface ReadLimits {
  /** Maximum number of bytes. */
  readonly bytes: number;
  /** Maximum duration in milliseconds. Without it, the server's own time limits apply. */
  readonly ms?: number | undefined;
  /** Called with the bytes read so far after each chunk. Reading stops at false. */
  readonly reserve?: ((bytes: number) => boolean) | undefined;
  /** Called with each chunk. Reading stops at false. */
  readonly isUseful?: ((chunk: Uint8Array) => boolean) | undefined;
}

/** Reads a body. Its chunks are copied into blocks, because each takes hundreds of bytes besides its content. */
export async function readBody(request: Request, { bytes, ms, reserve, isUseful }: ReadLimits): Promise<Body> {
  const { add, joined } = createBlocks();
  const reader = request.body?.getReader();
  let size = 0;
  let isLate = false;
  const end = () => void reader?.cancel().catch(() => {});
  const timer =
    ms === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true;
          end();
        }, ms);
  const stop = (kind: Body['kind']): Body => {
    end();
    return { kind, content: joined() };
  };
  try {
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return { kind: isLate ? 'late' : 'whole', content: joined() };
      const isUsefulNow = isUseful?.(chunk) ?? true;
      add(chunk.subarray(0, bytes - size));
      size += chunk.length;
      if (size > bytes) return stop('too-large');
      if (!isUsefulNow) return stop('useless');
      if (reserve?.(size) === false) return stop('crowded');
    }
  } catch {
    // Whatever the reason, the browser has gone or will notice the broken connection.
    return { kind: 'broken', content: new Uint8Array() };
  } finally {
    clearTimeout(timer);
  }
}

const BLOCK = 64 * 1024;

/** Collects bytes densely. The first block is small, because most bodies are. */
function createBlocks() {
  const full: Uint8Array[] = [];
  let last = new Uint8Array(2048);
  let used = 0;
  return {
    add(chunk: Uint8Array): void {
      let rest = chunk;
      while (rest.length > 0) {
        if (used === last.length) {
          full.push(last);
          last = new Uint8Array(BLOCK);
          used = 0;
        }
        const part = rest.subarray(0, last.length - used);
        last.set(part, used);
        used += part.length;
        rest = rest.subarray(part.length);
      }
    },
    /** Returns all bytes. Must be called once, because it releases the blocks. */
    joined(): Uint8Array {
      const all = new Uint8Array(full.reduce((sum, { length }) => sum + length, used));
      let at = 0;
      for (const block of full.splice(0)) {
        all.set(block, at);
        at += block.length;
      }
      all.set(last.subarray(0, used), at);
      return all;
    },
  };
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
