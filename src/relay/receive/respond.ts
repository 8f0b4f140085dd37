/** Headers of all responses. No cache may store them. */
const COMMON = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Keeps browsers from rendering JSON, and fixes the file name. */
const ATTACHED = { 'Content-Disposition': 'attachment; filename="answer.json"' };

type Headers = Readonly<Record<string, string>>;

const respond = (status: number, type: string, body: string, headers: Headers) =>
  new Response(body, { status, headers: { ...COMMON, 'Content-Type': `${type}; charset=utf-8`, ...headers } });

export const json = (status: number, body: unknown, headers: Headers = {}) =>
  respond(status, 'application/json', `${JSON.stringify(body)}\n`, { ...ATTACHED, ...headers });

export const page = (status: number, html: string, headers: Headers) => respond(status, 'text/html', html, headers);

export const plain = (status: number, text: string, headers: Headers) =>
  respond(status, 'text/plain', `${text}\n`, headers);

/** Responds with an untrusted JPEG, sandboxed in case a browser interprets it as something else. */
export const photoResponse = (bytes: Uint8Array, name: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...COMMON,
      'Content-Type': 'image/jpeg',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });

/** Redirects to a page, which the browser then requests with GET. */
export const seeOther = (location: string, headers: Headers) => empty(303, { Location: location, ...headers });

export const empty = (status: number, headers: Headers) =>
  new Response(null, { status, headers: { ...COMMON, ...headers } });

/** Refuses a request for a reason other than its fields. `reason` is meant for developers. */
export const refusal = (status: number, reason: string, headers: Headers = {}) =>
  json(status, { errors: {}, reason }, headers);
