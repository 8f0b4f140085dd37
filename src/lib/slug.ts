const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** True if a name can be part of an address as it is: small letters, digits, single hyphens between them. */
export const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** The nearest name that can be part of an address: `Über uns` → `ueber-uns`. Empty if nothing of it can. */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
