/** Letters that Unicode does not take for another letter with an accent. */
const BASIC: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

/** Returns a text in lower case and without accents: `Zürich` → `zurich`, `Straße` → `strasse`. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßđıłøæœ]/g, (letter) => BASIC[letter] ?? letter);
