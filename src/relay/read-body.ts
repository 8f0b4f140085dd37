/** The body of a request: as much of it as is allowed, and no more than there is room for. */

/** The whole body; the beginning of one that is too large, or for which there was no room; or nothing if the connection ended. */
export interface Body {
  readonly kind: 'whole' | 'too-large' | 'crowded' | 'broken';
  readonly content: Blob;
}

/** Reads a body up to `limit` bytes. `hasRoom` is asked again with every part, for all that has come until then. */
export async function readBody(
  request: Request,
  limit: number,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<Body> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels what has not come yet.
    for await (const part of request.body ?? []) {
      parts.push(part.subarray(0, limit - size) as Uint8Array<ArrayBuffer>);
      size += part.length;
      if (size > limit) return { kind: 'too-large', content: new Blob(parts) };
      if (!hasRoom(size)) return { kind: 'crowded', content: new Blob(parts) };
    }
  } catch {
    // Whatever the reason, the visitor's browser has gone or will see that the connection broke.
    return { kind: 'broken', content: new Blob() };
  }
  return { kind: 'whole', content: new Blob(parts) };
}

/**
 * How many bodies of the largest size may be in memory at a time: in all, and from one address. What counts is what has
 * arrived, so that those who send slowly, on purpose or over a poor network, keep no one from sending.
 */
const AT_A_TIME = { all: 4, address: 2 };

/** Keeps large bodies from taking the memory of all others. `free` bytes of each count for nothing. */
export function createRoom(largest: number, free: number) {
  const held = new Map<string, number>();
  let all = 0;

  /** The place of one body, which takes more and more of the room until it leaves. */
  return (address = '') => {
    let own = 0;
    const take = (bytes: number) => {
      const ofAddress = (held.get(address) ?? 0) + bytes - own;
      all += bytes - own;
      own = bytes;
      if (ofAddress > 0) held.set(address, ofAddress);
      else held.delete(address);
      return all <= AT_A_TIME.all * largest && ofAddress <= AT_A_TIME.address * largest;
    };
    return { hasRoom: (bytes: number) => take(Math.max(0, bytes - free)), leave: () => take(0) };
  };
}
