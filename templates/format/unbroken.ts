/** Words and signs that must not be separated from the number before them. */
const UNITS = [
  'Minuten?|Stunden?|(?:Kalender|Arbeits|Werk)?[Tt]agen?|Tag|Wochen?|Monaten?|Jahren?|Jahrhunderts?|Uhr',
  'Zimmern?|R(?:aum|äumen?)|Wohnungen|(?:Arbeitsp|P)lätzen?|Prozent|Grad|Franken|Mio\\.|Millionen|Sternen?|Mal|mal',
  'Personen|Quartieren?|Gemeinden|Mikrometern?|Millimetern?|Zentimetern?|Metern?|Kilometern?|Litern?',
  'µm|mm|cm|m|km|m²|m³|kg|ppm|°C|min|h|%',
].join('|');

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const UNBREAKABLE_SPACE = new RegExp(
  [
    // After braces, because a slot is filled with a number later.
    `(?:[\\d½]|\\}\\}) (?=(?:${UNITS})(?![\\p{L}\\d-]))`,
    '\\bbis (?=\\{\\{)',
    '\\bCHF (?=\\d|\\{\\{)',
    `\\d\\. (?=${MONTHS}|Jahrhundert)`,
    '\\b(?:Art|Abs|Bst)\\. (?=\\d|[a-z]\\b)',
    '\\bz\\. (?=B\\.)',
    'm (?=ü\\. M\\.)|ü\\. (?=M\\.)',
    `\\bZimmer (?=\\d+(?![\\d–]| (?:${UNITS})))`,
  ].join('|'),
  'gu',
);

/**
 * Inserts no-break spaces where a line break would disturb: «24 Stunden», «99,9 %», «CHF 400», «31. Oktober»,
 * «Art. 6 Abs. 1», «Zimmer 2».
 */
export const unbroken = (text: string): string =>
  /[\d.½}Fms] |Zimmer /.test(text) ? text.replace(UNBREAKABLE_SPACE, (tied) => `${tied.trimEnd()}\u00a0`) : text;

/** Keeps «St. Gallen» on one line. Not part of `unbroken`, because the data compare names of places. */
export const unbrokenPlaces = (text: string): string => text.replace(/\bSt\. (?=\p{Lu})/gu, 'St.\u00a0');

/** Pattern of words that must not break at their hyphen. */
export const UNBREAKABLE = String.raw`\bE-Mails?\b`;
