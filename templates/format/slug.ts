const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', é: 'e', è: 'e', à: 'a' };

/** The address form of a name: «Illnau-Effretikon» → "illnau-effretikon", «Bülach» → "buelach". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüéèà]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
