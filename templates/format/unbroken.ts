/** Words that are nothing without the number in front of them. */
const UNITS = [
  'Minuten?|Stunden?|(?:Kalender|Arbeits|Werk)?[Tt]agen?|Tag|Wochen?|Monaten?|Jahren?|Uhr',
  'Zimmern?|R(?:aum|äumen?)|Wohnungen|Arbeitsplätzen?|Prozent|Grad|Franken|Mal|mal|Personen|Quartieren?|Gemeinden',
  'Mikrometern?|Millimetern?|Zentimetern?|Metern?|Kilometern?|Litern?|m|cm|mm|km',
].join('|');

const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d-]))`, 'gu');

/** Keeps a number and its unit on one line: «24 Stunden», «30 Kalendertage». */
export const unbroken = (text: string): string => (/\d /.test(text) ? text.replace(NUMBER_AND_UNIT, '$1\u00a0') : text);
