/** House style of this website: Swiss German typography, forbidden words, and minimum differences between pages. */
import type { HouseStyle, SharedData, TypographyRule } from 'nebel/template-api';
import type { Site, Style } from '../.types/data.ts';

const DAYS = [
  ...['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  ...['Mon', 'Diens', 'Donners', 'Frei', 'Sams', 'Sonn'].map((day) => `${day}tag`),
  'Mittwoch',
];

/** Common notations of zero centimes: «650.–», «650.00». */
const NO_CENTIMES = '(?:\\.[–—-]{1,2}|[.,]00)';

/** Text after an amount with a spelt-out currency, including the rest of a range. */
const IN_FRANKEN = `(?:\\s?(?:bis|[–-])\\s?\\d[\\d’]{0,9}${NO_CENTIMES}?)?\\s?Franken`;

/** Letters that our texts are written in, for character classes. With `\p{L}`, the rules below take ten times as long. */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ɏ';
const LOWER = 'a-zß-öø-ÿćčęłńœśšźżž';
const UPPER = 'A-ZÀ-ÖØ-ÞĆČĘŁŃŒŚŠŹŻŽ';

/** The text before a match is not the address of a link. */
const NOT_IN_ADDRESS = '(?<!\\]\\([^()\\s]{0,200})';

/** Words that are never right twice in a row. «die die» can be, and so can «Fliegen fliegen». */
const DOUBLED = `[${LETTER}]{4,40}|[Uu]nd|[Vv]on|[Ff]ür|[Ww]ir|[Ii]st|[Zz]um|[Zz]ur|[Vv]om|[Ii]m|[Aa]m|[Nn]ur`;

const LIGATURES = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** Words that follow a part of a word: «Rauch- und Modergeruch». */
const AFTER_PART_OF_WORD =
  'und|oder|bis|sowie|bzw|beziehungsweise|statt|als|wie|noch|aber|nicht|respektive|resp|sondern|mit|in|im|zu|zum|zur|von|vom|für|auf|an|am|ist|sind';

/** Punctuation and words that are typed twice, and spaces that are missing or too many. Addresses of links stay as they are. */
const SLIPS_OF_TYPING: readonly TypographyRule[] = [
  { pattern: /(?<![.\s/])\.\.(?![./])/g, replace: '.' },
  { pattern: /([,;:!?])\1+(?!\/)/g, replace: '$1' },
  { pattern: new RegExp(`([${LETTER}\\d»)]) {1,9}([,;.!?])(?![${LETTER}\\d.])`, 'g'), replace: '$1$2' },
  { pattern: new RegExp(`([${LETTER}»)]) {1,9}:(?=\\s)`, 'g'), replace: '$1:' },
  { pattern: new RegExp(`([${LETTER}\\d»)]) {1,9}([,;])(?=[${LETTER}]{2})`, 'g'), replace: '$1$2 ' },
  { pattern: new RegExp(`([${LETTER}»)]),(?=[${LETTER}]{2})${NOT_IN_ADDRESS}`, 'g'), replace: '$1, ' },
  {
    pattern: new RegExp(`([${LOWER}]{2}[»)]?)([.!?])(?=[${UPPER}][${LOWER}])${NOT_IN_ADDRESS}`, 'g'),
    replace: '$1$2 ',
  },
  { pattern: new RegExp(`(?<![${LETTER}\\d’-])(${DOUBLED}) \\1(?![${LETTER}\\d’-])`, 'g'), replace: '$1' },
  { pattern: /(\S) {2,}(\S)/g, replace: '$1 $2' },
];

/** Each pattern matches only mistakes, so corrected texts are stable. */
const TYPOGRAPHY: readonly TypographyRule[] = [
  // The build sets no-break spaces. Typed ones cannot be seen, and hide a word from a search.
  { pattern: /((?<!\S)\S{0,20}|\S?)[\u00a0\u202f](\S{0,20})/g, replace: '$1 $2' },
  { pattern: /ß/g, replace: 'ss' },
  // Quotations within «…» become ‹…›. In a string with straight quotes, its own quotes have a backslash.
  {
    pattern:
      /(?<![=\d\p{L}])(?:[„“]|\\?")(?<=«[^«»\n]{0,200})([^\s«»„“”"\\<>=](?:[^«»„“”"\\<>=\n]{0,200}[^\s«»„“”"\\<>=])?)(?:[“”]|\\?")(?=[^«»\n]{0,200}»)/gu,
    replace: '‹$1›',
  },
  { pattern: /‚([^‚‘\n]{1,200})‘/g, replace: '‹$1›' },
  { pattern: /[„“](?<!«[^«»\n]{0,200})([^„“”"\\\n]*)(?:[“”]|\\?")/g, replace: '«$1»' },
  // Leaves the quotes of HTML attributes and inch marks alone.
  {
    pattern:
      /(?<![=„“\d\p{L}\\])\\?"(?<!«[^«»\n]{0,200})([^\s"„“”\\<>=](?:[^"„“”\\<>=\n]{0,200}[^\s"„“”\\<>=])?)\\?"(?![\d\p{L}])/gu,
    replace: '«$1»',
  },
  { pattern: /(?<![\p{L}\d.,;:!?…)])»([\p{L}\d][^«»\n]{0,200})«(?![\p{L}\d])/gu, replace: '«$1»' },
  { pattern: /«[ \u00a0\u202f]([^«»\n]{1,200}?)[ \u00a0\u202f]»/g, replace: '«$1»' },
  { pattern: /<<([^\s<>][^<>\n]{0,200})>>/g, replace: '«$1»' },
  // An apostrophe has a letter before it. In a string with single quotes, its own are doubled.
  {
    pattern: /(?<![=\d\p{L}'’\\])(?<!«[^«»\n]{0,200})['‘](\p{L}[^'‘’«»<>\n]{0,200})['’](?![\d\p{L}'])/gu,
    replace: '«$1»',
  },
  // PDF programs copy two letters as one, and the hyphen at the end of a line.
  ...Object.entries(LIGATURES).map(([ligature, letters]) => ({ pattern: new RegExp(ligature, 'g'), replace: letters })),
  {
    pattern: new RegExp(
      `(?<=[${LETTER}]{2})-\\s+(?!(?:${AFTER_PART_OF_WORD})(?![${LETTER}]))([${LOWER}])(?=[${LOWER}])`,
      'g',
    ),
    replace: '$1',
  },
  // Some programs write an umlaut as two code points, which none of our fonts combines.
  ...[...'äöüÄÖÜéèàâêîôçÉÈÀ'].map((letter) => ({ pattern: new RegExp(letter.normalize('NFD'), 'g'), replace: letter })),
  { pattern: /\b0?((?<=0)\d|1\d|2[0-4]|\d(?=:[0-5]\d\s*(?:Uhr|–|bis))):([0-5]\d)\b(?!:)/g, replace: '$1.$2' },
  {
    pattern: /\b0?(\d{1,2}):([0-5]\d)\s?[–-]\s?0?(\d{1,2}):([0-5]\d)\b(?!:)/g,
    replace: '$1.$2–$3.$4',
  },
  { pattern: /\b0(\d)\.([0-5]\d)(?=\s?(?:Uhr|–))/g, replace: '$1.$2' },
  { pattern: /(\d\.[0-5]\d) – (?=\d{1,2}\.[0-5]\d\s?Uhr)/g, replace: '$1–' },
  // French notation of a time. Without one of these words it could be a duration.
  {
    pattern: /(?<=\b(?:[Uu]m|[Aa]b|[Gg]egen) )0?(\d{1,2})h([0-5]\d)\b(?:\s?Uhr)?/g,
    replace: '$1.$2 Uhr',
  },
  // The limit exceeds any number. Without it, a long run of digits and dots takes quadratic time.
  { pattern: /(?<![\d-])(\d[\d’,.]{0,20})\s?-\s?(\d[\d’,.]{0,20})(?![\d-])/g, replace: '$1–$2' },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d-])(${DAYS.join('|')})-(?!\\1)(${DAYS.join('|')})(?![\\p{L}\\d-])`, 'gu'),
    replace: '$1–$2',
  },
  { pattern: /(\d)'(\d{3})/g, replace: '$1’$2' },
  { pattern: /\bSFr\.?\s?(\d[\d’]{0,9})(?![\d’])/g, replace: 'CHF $1' },
  // «Fr. 650.–»; where «Fr.» is a Friday, a time follows.
  { pattern: /\bFr\.\s?(\d[\d’]{0,9})(?![\d’]|[.:]\d)/g, replace: 'CHF $1' },
  {
    pattern: new RegExp(`\\b(CHF\\s\\d[\\d’]{0,9}(?:[–-]\\d[\\d’]{0,9})?)${NO_CENTIMES}(?!\\d)`, 'g'),
    replace: '$1',
  },
  {
    pattern: new RegExp(`(?<![\\d’.,])(\\d[\\d’]{0,9})${NO_CENTIMES}(?=${IN_FRANKEN})`, 'g'),
    replace: '$1',
  },
  // «650.–» without currency. A single digit could be a chapter number before a dash.
  {
    pattern: new RegExp(
      `(?<!(?:CHF|Fr\\.)\\s?)(?<![\\d’.,–-])(\\d[\\d’]{1,9})\\.[–—-]{1,2}(?!\\d|\\s?CHF|${IN_FRANKEN})`,
      'g',
    ),
    replace: 'CHF $1',
  },
  {
    pattern: new RegExp(
      `(?<!CHF\\s?)(?<![\\d’.,–-])(\\d[\\d’]{0,9}(?:[–-]\\d[\\d’]{0,9})?)${NO_CENTIMES}?\\sCHF\\b(?!\\s?\\d)`,
      'g',
    ),
    replace: 'CHF $1',
  },
  { pattern: /\bCHF(\s?)(\d{1,3})(\d{3})\b/g, replace: 'CHF$1$2’$3' },
  { pattern: /(\d)%/g, replace: '$1 %' },
  // Neither in «24h-Pikett» nor in an address such as «radio24h.example».
  {
    pattern:
      /(?<=(?:^|[\s(«‹–*["']|\d-)\d[\d’.,]{0,9})(?<=\d)(min|mm|cm|km|m²|m³|µm|kg|ppm|°C|Uhr|h)(?![\p{L}\d\u2011-]|\.\p{L})/gu,
    replace: ' $1',
  },
  { pattern: /(\d)\s?(?:m2|qm)(?![\p{L}\d])/gu, replace: '$1 m²' },
  { pattern: /(\d)\s?m3(?![\p{L}\d])/gu, replace: '$1 m³' },
  { pattern: /(\d)(?:°\s?|\s°\s)C(?![\p{L}\d])/gu, replace: '$1 °C' },
  { pattern: /\bz\.B\./g, replace: 'z. B.' },
  { pattern: / - /g, replace: ' – ' },
  ...SLIPS_OF_TYPING,
];

/** Words of a company that charges VAT. */
const VAT = ['MWST', 'Mehrwertsteuer'].flatMap((tax) =>
  [' ', ',', '.'].map((end) => ({
    word: `${tax}${end}`,
    instead:
      'Die Angaben der Website nennen keinen MWST-Satz. Streichen Sie den Hinweis, schreiben Sie «nicht mehrwertsteuerpflichtig», oder nennen Sie dort den Satz.',
  })),
);

export function houseStyle(shared: SharedData): HouseStyle {
  const { style, site } = shared as { readonly style: Style; readonly site?: Site };
  return {
    typography: TYPOGRAPHY,
    forbidden: [...style.forbidden, ...(site && !site.vatRate ? VAT : [])],
    similarity: { types: ['region'], sequenceWords: 5, sharedSequences: 0.5, ownSentences: 0.6 },
  };
}
