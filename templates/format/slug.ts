const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns the slug of a name: «Illnau-Effretikon» → `illnau-effretikon`, «Bülach» → `buelach`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** «+41 62 000 00 00» → `tel:+41620000000`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
