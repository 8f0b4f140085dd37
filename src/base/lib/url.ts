/**
 * Returns undefined if an address is invalid. (`URL.canParse` of Node 20 rejects addresses with umlauts after some thousand
 * calls.)
 *
 * @param base resolves relative addresses
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** `/teams/red/?lang=en#times` → `/teams/red/` */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** True for a path such as `/prices.pdf`, which no page has but the error page. */
export const mayBeFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** `/teams/red/` → `red`. An empty string for the start page. */
export const lastSegment = (address: string): string => address.split('/').filter(Boolean).at(-1) ?? '';

/** The origin in the normal form of browsers: `https://www.Müller.ch` → `https://www.xn--mller-kva.ch`. */
export const originOf = (address: string): string => parseUrl(address)?.origin ?? address;

/** The path below which a site lies, without a slash at its end: `https://club.example/2025` → `/2025`. Mostly empty. */
export const basePathOf = (address: string): string => (parseUrl(address)?.pathname ?? '').replace(/\/+$/, '');

/** The address of a site in the normal form of browsers, without a slash at its end: its origin and its path. */
export const siteAddress = (address: string): string => originOf(address) + basePathOf(address);

/** `/2025/teams/` below `/2025` → `/teams/`. Undefined for a path outside. */
export const pathBelow = (base: string, path: string): string | undefined =>
  path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;

/** Host and port of a web address, without what visitors may leave out: `www.` and the dot at the end. */
const bareHost = ({ hostname, port }: URL) => `${hostname.replace(/^www\.|\.$/g, '')}:${port}`;

/** True if an address belongs to the site with this origin, also with `http:`, with or without `www.`. */
export function isSameSite(url: URL, origin: string | undefined): boolean {
  const own = parseUrl(origin ?? '');
  return own !== undefined && /^https?:$/.test(url.protocol) && bareHost(url) === bareHost(own);
}

/** True if a host name or IP address is the loopback interface, so that nothing crosses a network. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** True if requests to an address are encrypted, or never leave the machine. It cannot contain a login, which `fetch` refuses. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname = '', username, password } = parseUrl(address) ?? {};
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** `/gr%C3%BCn/` → `/grün/`. Returns malformed percent-encoding unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
