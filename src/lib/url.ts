/**
 * An address in its parts, or undefined for what is none. `URL.canParse` of Node 20 calls addresses with umlauts wrong as
 * soon as it was asked some thousand times.
 *
 * @param base what a relative address is relative to
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The origin as browsers write it, for comparing letter by letter: `https://www.Müller.ch` → `https://www.xn--mller-
 * kva.ch`.
 */
export const originOf = (address: string): string => parseUrl(address)?.origin ?? address;

/** Whether a host name or address means the machine itself, so that nothing travels over a network. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether what is sent to an address travels encrypted, or never leaves the machine. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname = '' } = parseUrl(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** `/gr%C3%BCn/` → `/grün/`. A text with a percent sign that encodes nothing stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
