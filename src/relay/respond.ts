/** Sent with every answer of the relay. None may be stored on the way. */
const COMMON = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** An answer for programs is never shown, and has a name that no sender can choose (OWASP ASVS 4.0.3, 14.4.2). */
const ATTACHED = { 'Content-Disposition': 'attachment; filename="answer.json"' };

type Headers = Readonly<Record<string, string>>;

export const json = (status: number, body: unknown, headers: Headers = {}) =>
  new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { ...COMMON, ...ATTACHED, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

export const page = (status: number, html: string, headers: Headers = {}) =>
  new Response(html, { status, headers: { ...COMMON, 'Content-Type': 'text/html; charset=utf-8', ...headers } });

/** A JPEG that a stranger sent. Whatever a browser takes it for, it may do nothing. */
export const picture = (bytes: Uint8Array, name: string) =>
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

/** Leads to a page, which the browser then requests with GET. */
export const seeOther = (location: string, headers: Headers = {}) => empty(303, { Location: location, ...headers });

export const empty = (status: number, headers: Headers = {}) =>
  new Response(null, { status, headers: { ...COMMON, ...headers } });

/** A refusal that no form is to blame for. `reason` is for the author of the program that asked. */
export const refusal = (status: number, reason: string, headers: Headers = {}) =>
  json(status, { errors: {}, reason }, headers);
