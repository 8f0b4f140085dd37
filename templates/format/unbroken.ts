/** Words that are nothing without the number in front of them. */
const UNITS = [
  'Minuten?|Stunden?|(?:Kalender|Arbeits|Werk)?[Tt]agen?|Tag|Wochen?|Monaten?|Jahren?|Uhr',
  'Zimmern?|R(?:aum|äumen?)|Wohnungen|Arbeitsplätzen?|Prozent|Grad|Franken|Mal|mal|Personen|Quartieren?|Gemeinden',
  'Mikrometern?|Millimetern?|Zentimetern?|Metern?|Kilometern?|Litern?|m|cm|mm|km',
].join('|');

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const TIED = new RegExp(
  `\\d (?=(?:${UNITS})(?![\\p{L}\\d-]))|\\d\\. (?=${MONTHS})|\\bSt\\. (?=\\p{Lu})|\\bZimmer (?=\\d+(?![\\d–]| (?:${UNITS})))`,
  'gu',
);

/** Keeps on one line what is nothing alone: «24 Stunden», «30 Kalendertage», «31. Oktober», «St. Gallen», «Zimmer 2». */
export const unbroken = (text: string): string =>
  /[\d.] | \d/.test(text) ? text.replace(TIED, (tied) => `${tied.trimEnd()}\u00a0`) : text;

/** The pattern of words with a hyphen that is no place to break. */
export const HYPHENED = String.raw`\bE-Mails?\b`;
