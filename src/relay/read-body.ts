/** What came with a request, as far as it may be read. */
export type Body =
  | { readonly kind: 'whole'; readonly text: string }
  /** More than is allowed; `text` is the beginning. */
  | { readonly kind: 'too-large'; readonly text: string }
  /** The connection ended before the body did. */
  | { readonly kind: 'broken' };

/** Reads a body up to `limit` bytes, as UTF-8. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    // Leaving the loop cancels what has not come yet.
    for await (const part of request.body ?? []) {
      text += decoder.decode(part.subarray(0, limit - size), { stream: true });
      size += part.length;
      if (size > limit) return { kind: 'too-large', text };
    }
  } catch {
    // Whatever the reason, the visitor's browser has gone or will see that the connection broke.
    return { kind: 'broken' };
  }
  return { kind: 'whole', text: text + decoder.decode() };
}

export type Encoding = 'json' | 'form';

/** Field name → value, as it was sent. */
export type RawEntries = Readonly<Record<string, unknown>>;

/** The names of UTF-8 and of its first half. In any other character set, letters like ü would arrive as something else. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** How the body says it is encoded, if it is one of the two ways we know. A compressed one could grow beyond any limit. */
export function encodingOf(request: Request): Encoding | undefined {
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') return undefined;
  const [type, ...parameters] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.flatMap((each) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(each)?.[1] ?? [])[0];
  if (charset !== undefined && !CHARSETS.has(charset)) return undefined;
  if (type?.trim() === 'application/json') return 'json';
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** The entries in a body. Of a name that comes twice, the last counts, in both encodings. */
export function parseEntries(encoding: Encoding, text: string): RawEntries | undefined {
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawEntries) : undefined;
  } catch {
    return undefined;
  }
}
