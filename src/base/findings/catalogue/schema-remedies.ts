/** What to write in place of a value of the wrong type or format, in both languages. */
import { MAX_SLUG } from '../../lib/paths.ts';
import { quoteDe, quoteEn } from '../../phrases.ts';
import { areDays, decimalOf, differingSpace, digitsOf, integersIn, isNoDay, type TypeParams } from './variants.ts';

const KINDS_DE: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  object: 'eine Gruppe von Feldern',
  array: 'eine Liste',
  null: 'nichts',
};

export const FORMATS_DE: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'kein Datum', fix: 'Schreiben Sie das Datum als JJJJ-MM-TT, zum Beispiel 2025-01-14.' },
  email: {
    not: 'keine E-Mail-Adresse',
    fix: 'Schreiben Sie eine einzige Adresse, als name@firma.ch. Umlaute gehen nur hinter dem @: Davor leiten die meisten Mailserver sie nicht weiter.',
  },
  phone: {
    not: 'keine internationale Rufnummer',
    fix: 'Schreiben Sie eine einzige Nummer, mit der Vorwahl des Landes statt der Null am Anfang, in Gruppen wie +41 62 000 00 00. Prüfen Sie, ob eine Ziffer fehlt.',
  },
  'https-url': {
    not: 'keine https-Adresse',
    fix: 'Beginnen Sie mit https:// und dem Namen der Website, ohne Benutzernamen und Passwort, und lassen Sie den Schrägstrich am Ende weg.',
  },
  'https-origin': {
    not: 'keine https-Adresse einer ganzen Website',
    fix: 'Schreiben Sie https:// und den Namen, ohne Schrägstrich am Ende: https://www.beispiel.ch. Liegt die Website in einem Ordner, folgt er dem Namen: https://verein.example.ch/kurse.',
  },
  'relay-origin': {
    not: 'keine https-Adresse eines Empfängers',
    fix: 'Schreiben Sie nur https:// und den Namen, ohne Ordner und ohne Schrägstrich am Ende: https://anfragen.beispiel.ch. Zum Ausprobieren geht auch http://localhost.',
  },
  regex: {
    not: 'kein regulärer Ausdruck, den Browser verstehen',
    fix: 'Schreiben Sie ihn wie im Attribut «pattern» von HTML, zum Beispiel [0-9]{4}. In eckigen Klammern brauchen ( ) [ { } / - und | einen Rückstrich davor.',
  },
  slug: {
    not: 'kein Kurzname, der sich als Adresse verwenden lässt',
    fix: `Schreiben Sie Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen, höchstens ${MAX_SLUG} Zeichen. Namen wie con, aux oder com1 kann Windows nicht speichern.`,
  },
};

/** What to write instead of a value without its format. */
export function formatRemedyDe(format: string, value: string, suggestion: string | undefined): string {
  if (suggestion === undefined && isNoDay(format, value))
    return 'Diesen Tag gibt es im Kalender nicht. Prüfen Sie Jahr, Monat und Tag.';
  if (areDays(format, value))
    return 'Hier hat ein einziger Tag Platz. In einer Liste schreiben Sie jeden Tag auf eine eigene Zeile: «- 2026-12-24», darunter «- 2026-12-25».';
  if (suggestion === undefined) return FORMATS_DE[format]?.fix ?? 'Vergleichen Sie mit einer Nachbardatei.';
  return differingSpace(value, suggestion)
    ? `Schreiben Sie ${quoteDe(suggestion)} mit gewöhnlichen Leerzeichen: Löschen Sie die Abstände, und tippen Sie sie neu.`
    : `Schreiben Sie ${quoteDe(suggestion)}.`;
}

export const kindDe = (type: string) => KINDS_DE[type] ?? type;

/** What to write instead of a value without its format. */
export function formatRemedyEn(format: string, value: string, suggestion: string | undefined): string {
  if (suggestion === undefined && isNoDay(format, value))
    return 'There is no such day in the calendar. Check year, month and day.';
  if (areDays(format, value))
    return 'There is room for a single day. In a list, write every day on a line of its own: “- 2026-12-24”, and below it “- 2026-12-25”.';
  if (suggestion === undefined) return FORMATS_EN[format]?.fix ?? 'Compare it with a similar file.';
  return differingSpace(value, suggestion)
    ? `Write ${quoteEn(suggestion)} with ordinary spaces: delete the gaps and type them again.`
    : `Write ${quoteEn(suggestion)}.`;
}

export const kindEn = (type: string) => KINDS_EN[type] ?? type;

/** The number that was meant, or else an example. */
const numberDe = (meant: string, example: string) => (meant === '' ? `, zum Beispiel ${example}` : `: ${meant}`);

const ENTRY_DE = 'Schreiben Sie jeden Eintrag auf eine eigene Zeile, mit «- » davor.';

const GROUP_DE = 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt»';

const twoFieldsDe = (ends: readonly string[], value: string) =>
  `Schreiben Sie zwei Felder untereinander: ${ends.map((name, at) => `«${name}: ${integersIn(value)[at]}»`).join(' und ')}.`;

/** Remedies for a value of the wrong type, by the expected and possibly the actual type. */
export const typeRemediesDe = ({ value, mayBeEmpty, isRequired, ends }: TypeParams) => ({
  'item null': 'Schreiben Sie den Eintrag hinter den Strich, oder löschen Sie die leere Zeile mit dem Strich.',
  'string null': `Schreiben Sie den Text hinter den Doppelpunkt${isRequired ? '' : ', oder löschen Sie das Feld'}.`,
  'item array': 'Hier steht nur ein Text: Schreiben Sie ihn hinter einen einzigen Strich, ohne eckige Klammern.',
  'string object':
    'Hier steht nur ein Text. Gehört ein Doppelpunkt dazu, setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  'string array':
    'Hier steht nur ein Text: Schreiben Sie ihn hinter den Doppelpunkt, ohne «- » und ohne eckige Klammern.',
  string: `Setzen Sie die Angabe in gerade Anführungszeichen: "${value}".`,
  integer: ends
    ? twoFieldsDe(ends, value)
    : integersIn(value).length > 0
      ? `Schreiben Sie eine ganze Zahl: ${integersIn(value).join(' oder ')}.`
      : `Schreiben Sie nur Ziffern, ohne Wort, Anführungszeichen, Punkt, Apostroph und Einheit${numberDe(digitsOf(value), '1200')}.`,
  number: ends
    ? twoFieldsDe(ends, value)
    : `Schreiben Sie nur Ziffern, mit einem Punkt statt dem Komma, ohne Wort, Apostroph, Anführungszeichen und Einheit${numberDe(decimalOf(value) || digitsOf(value), '8.5')}.`,
  'array null': `${ENTRY_DE}${mayBeEmpty ? ' Gibt es keinen, schreiben Sie [] hinter den Doppelpunkt.' : isRequired ? '' : ' Gibt es keinen, löschen Sie das Feld.'}`,
  'array object':
    'Beginnen Sie jeden Eintrag auf einer eigenen Zeile mit «- ». Hat ein Eintrag mehrere Felder, steht der Strich nur vor dem ersten.',
  array: ENTRY_DE,
  'object null': `${GROUP_DE}${isRequired ? '' : ', oder löschen Sie das Feld'}.`,
  'object array': `${GROUP_DE} und ohne «- » davor.`,
  object: `${GROUP_DE}.`,
  boolean: 'Schreiben Sie true für Ja oder false für Nein, ohne Anführungszeichen.',
  other: 'Vergleichen Sie mit einer Nachbardatei.',
});

const KINDS_EN: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
  null: 'empty',
};

export const FORMATS_EN: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'not a date', fix: 'Write the date as YYYY-MM-DD, for example 2025-01-14.' },
  email: {
    not: 'not an email address',
    fix: 'Write a single address, as name@company.ch. Letters with accents can only follow the @: most mail servers do not deliver to names with them.',
  },
  phone: {
    not: 'not an international phone number',
    fix: 'Write a single number, with the country code instead of the zero at its start, in groups such as +41 62 000 00 00. Check whether a digit is missing.',
  },
  'https-url': {
    not: 'not an https address',
    fix: 'Start with https:// and the name of the website, without user name and password, and omit the slash at the end.',
  },
  'https-origin': {
    not: 'not the https address of a whole website',
    fix: 'Write https:// and the domain, without a slash at the end: https://www.example.ch. If the website lies in a folder, it follows the domain: https://name.github.io/project.',
  },
  'relay-origin': {
    not: 'not the https address of a relay',
    fix: 'Write only https:// and the domain, without a path or a slash at the end: https://inquiries.example.ch. For a trial, http://localhost is possible too.',
  },
  regex: {
    not: 'not a regular expression that browsers accept',
    fix: 'Write it as in the attribute “pattern” of HTML, for example [0-9]{4}. Within square brackets, put a backslash before ( ) [ { } / - and |.',
  },
  slug: {
    not: 'not a short name that can be part of an address',
    fix: `Write lower-case letters a–z, digits and single hyphens between them, at most ${MAX_SLUG} characters. Windows cannot store names such as con, aux or com1.`,
  },
};

/** The number that was meant, or else an example. */
const numberEn = (meant: string, example: string) => (meant === '' ? `, for example ${example}` : `: ${meant}`);

const ENTRY_EN = 'Write each item on a separate line, with “- ” before it.';

const GROUP_EN = 'Write the fields on separate, indented lines, each as “name: value”';

const twoFieldsEn = (ends: readonly string[], value: string) =>
  `Write two fields, one below the other: ${ends.map((name, at) => `“${name}: ${integersIn(value)[at]}”`).join(' and ')}.`;

export const typeRemediesEn = ({
  value,
  mayBeEmpty,
  isRequired,
  ends,
}: TypeParams): ReturnType<typeof typeRemediesDe> => ({
  'item null': 'Write the item after the hyphen, or delete the line that has only the hyphen.',
  'string null': `Write the text after the colon${isRequired ? '' : ', or delete the field'}.`,
  'item array': 'Write a single text after a single hyphen, without square brackets.',
  'string object': 'Write a single text. If it contains a colon, put the whole text in straight quotation marks: "…".',
  'string array': 'Write a single text after the colon, without “- ” and without square brackets.',
  string: `Put the value in straight quotation marks: "${value}".`,
  integer: ends
    ? twoFieldsEn(ends, value)
    : integersIn(value).length > 0
      ? `Write a whole number: ${integersIn(value).join(' or ')}.`
      : `Write only digits, without words, quotation marks, points, apostrophes or units${numberEn(digitsOf(value), '1200')}.`,
  number: ends
    ? twoFieldsEn(ends, value)
    : `Write only digits, with a point instead of a comma, without words, apostrophes, quotation marks or units${numberEn(decimalOf(value) || digitsOf(value), '8.5')}.`,
  'array null': `${ENTRY_EN}${mayBeEmpty ? ' If there are none, write [] after the colon.' : isRequired ? '' : ' If there are none, delete the field.'}`,
  'array object':
    'Start each item on a separate line with “- ”. If an item has several fields, only the first one has the hyphen.',
  array: ENTRY_EN,
  'object null': `${GROUP_EN}${isRequired ? '' : ', or delete the field'}.`,
  'object array': `${GROUP_EN} and without “- ” before it.`,
  object: `${GROUP_EN}.`,
  boolean: 'Write true for yes or false for no, without quotation marks.',
  other: 'Compare it with a similar file.',
});
