/** Reads request bodies within a size limit, a memory budget and a time limit. */
import { prefixOf } from '../../base/lib/address.ts';

/**
 * The content is truncated if it is `too-large`, over the memory budget (`crowded`) or `late`. It is empty if it is
 * `broken`.
 */
export interface Body {
  readonly kind: 'whole' | 'too-large' | 'crowded' | 'late' | 'broken';
  readonly content: Uint8Array;
}

export interface ReadLimits {
  /** Maximum number of bytes. */
  readonly bytes: number;
  /** Maximum duration in milliseconds. Without it, the server's own time limits apply. */
  readonly ms?: number | undefined;
  /** Called with the bytes read so far after each chunk. Reading stops at false. */
  readonly reserve?: ((bytes: number) => boolean) | undefined;
}

/** Reads a body. Its chunks are joined as they arrive, because each takes hundreds of bytes besides its content. */
export async function readBody(request: Request, { bytes, ms, reserve }: ReadLimits): Promise<Body> {
  const reader = request.body?.getReader();
  let held = new Uint8Array(2048);
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
  const content = (kind: Body['kind']): Body => ({ kind, content: held.subarray(0, size) });
  try {
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return content(isLate ? 'late' : 'whole');
      const kept = chunk.subarray(0, bytes - size);
      if (size + kept.length > held.length) held = enlarged(held, Math.max(size + kept.length, 2 * held.length));
      held.set(kept, size);
      size += kept.length;
      const stopped = kept.length < chunk.length ? 'too-large' : reserve?.(size) === false ? 'crowded' : undefined;
      if (stopped) {
        end();
        return content(stopped);
      }
    }
  } catch {
    // Whatever the reason, the browser has gone or will notice the broken connection.
    return { kind: 'broken', content: new Uint8Array() };
  } finally {
    clearTimeout(timer);
  }
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
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
    const key = prefixOf(address, 4);
    let reserved = 0;
    const set = (bytes: number) => {
      const ofAddress = (byAddress.get(key) ?? 0) + bytes - reserved;
      total += bytes - reserved;
      reserved = bytes;
      if (ofAddress > 0) byAddress.set(key, ofAddress);
      else byAddress.delete(key);
      return total <= MAX_BODIES.total * largest && ofAddress <= MAX_BODIES.address * largest;
    };
    return { resize: (bytes: number) => set(Math.max(0, bytes - free)), release: () => set(0) };
  };
}
