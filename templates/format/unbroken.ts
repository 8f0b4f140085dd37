/** Words that must not be separated from the number before them. */
const UNITS = [
  'Minuten?|Stunden?|(?:Kalender|Arbeits|Werk)?[Tt]agen?|Tag|Wochen?|Monaten?|Jahren?|Uhr',
  'Zimmern?|R(?:aum|äumen?)|Wohnungen|Arbeitsplätzen?|Prozent|Grad|Franken|Mal|mal|Personen|Quartieren?|Gemeinden',
  'Mikrometern?|Millimetern?|Zentimetern?|Metern?|Kilometern?|Litern?|m|cm|mm|km',
].join('|');

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const UNBREAKABLE_SPACE = new RegExp(
  `\\d (?=(?:${UNITS})(?![\\p{L}\\d-]))|\\d\\. (?=${MONTHS})|\\bSt\\. (?=\\p{Lu})|\\bZimmer (?=\\d+(?![\\d–]| (?:${UNITS})))`,
  'gu',
);

/**
 * Inserts no-break spaces where a line break would disturb: «24 Stunden», «30 Kalendertage», «31. Oktober», «St. Gallen»,
 * «Zimmer 2».
 */
export const unbroken = (text: string): string =>
  /[\d.] | \d/.test(text) ? text.replace(UNBREAKABLE_SPACE, (tied) => `${tied.trimEnd()}\u00a0`) : text;

/** Pattern of words that must not break at their hyphen. */
export const UNBREAKABLE = String.raw`\bE-Mails?\b`;
