import { MAX_SLUG } from '../../lib/paths.ts';
import { list, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional } from './kind.ts';
import {
  adjacentIntegers,
  digitsOf,
  isLineOfText,
  type TypeParams,
  type TypeRemedies,
  typeRemedy,
} from './variants.ts';

/** Fields that are missing, unknown or of the wrong kind. */
export const SCHEMA = {
  'schema-required': kind(
    { key: 'title', path: 'sections[2]', help: '' },
    both('Pflichtfeld fehlt', 'Required field is missing'),
    ({ key, path, help }) => ({
      message: `${path ? `In ${quoteDe(path)} fehlt` : 'Es fehlt'} das Feld ${quoteDe(key)}.`,
      why: help || 'Ohne dieses Feld lässt sich die Seite nicht vollständig bauen.',
      fix: `Ergänzen Sie die Zeile «${key}: …», gleich weit eingerückt wie ihre Nachbarn.`,
    }),
    ({ key, path, help }) => ({
      message: `The field ${quoteEn(key)} is missing${path ? ` from ${quoteEn(path)}` : ''}.`,
      why: help || 'Without this field, the page cannot be built completely.',
      fix: `Add the line “${key}: …”, indented like its neighbours.`,
    }),
  ),
  'schema-unknown-key': kind(
    {
      key: 'tilte',
      path: 'sections[2]',
      suggestion: maybe('title'),
      allowed: ['title', 'paragraphs'],
    },
    both('Unbekanntes Feld', 'Unknown field'),
    ({ key, suggestion, allowed }) => ({
      message: `${quoteDe(key)} ist hier unbekannt.${meantDe(suggestion)}`,
      why: 'Ein unbekanntes Feld erscheint nirgends auf der Seite.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)} statt ${quoteDe(key)}.`
        : isLineOfText(key, allowed)
          ? 'Gehört die Zeile zum Text darüber, rücken Sie sie weiter ein. Sonst löschen Sie sie.'
          : `Löschen Sie das Feld, oder verwenden Sie eines von diesen: ${list(allowed)}.`,
    }),
    ({ key, suggestion, allowed }) => ({
      message: `There is no field ${quoteEn(key)} here.${meantEn(suggestion)}`,
      why: 'Unknown fields do not appear on the page.',
      fix: suggestion
        ? `Change ${quoteEn(key)} to ${quoteEn(suggestion)}.`
        : isLineOfText(key, allowed)
          ? 'If the line belongs to the text above, indent it further. Otherwise, delete it.'
          : `Delete the field, or use one of these: ${list(allowed)}.`,
    }),
  ),
  'schema-field-in-text': kind(
    { field: 'colour', path: 'lead' },
    both('Feld steht im Text darüber', 'Field has become part of the text above'),
    ({ field, path }) => ({
      message: `Das Feld ${quoteDe(field)} steckt im Text ${quoteDe(path)}.`,
      why: 'Die Zeile ist so tief eingerückt wie der Text darüber. Sie stünde als Wort auf der Seite, und das Feld fehlte.',
      fix: `Rücken Sie ${quoteDe(`${field}:`)} so weit ein wie die Felder, zu denen es gehört.`,
    }),
    ({ field, path }) => ({
      message: `The field ${quoteEn(field)} is part of the text ${quoteEn(path)}.`,
      why: 'The line is indented as far as the text above. It would appear on the page as text, and the field would be missing.',
      fix: `Indent ${quoteEn(`${field}:`)} as far as the fields that it belongs with.`,
    }),
  ),
  'schema-entry-in-text': kind(
    { path: 'sections[2].text' },
    both('Listeneintrag steht im Text darüber', 'List entry has become part of the text above'),
    ({ path }) => ({
      message: `Diese Zeile beginnt wie ein Eintrag einer Liste, gehört aber zum Text ${quoteDe(path)}.`,
      why: 'Sie ist so tief eingerückt wie der Text darüber. Auf der Seite stünde sie als Teil davon, und der Eintrag fehlte.',
      fix: 'Rücken Sie den Eintrag so weit ein wie die anderen der Liste. Gehört die Zeile zum Text, beginnen Sie sie mit einem Wort oder mit «–».',
    }),
    ({ path }) => ({
      message: `This line begins like a list entry, but is part of the text ${quoteEn(path)}.`,
      why: 'It is indented as far as the text above. It would appear on the page as part of that text, and the entry would be missing.',
      fix: 'Indent the entry as far as the others of its list. If the line belongs to the text, begin it with a word or with “–”.',
    }),
  ),
  /** `mayBeEmpty` is true for a list without a minimum length. */
  'schema-type': kind(
    {
      path: 'postalCode',
      expected: 'string',
      actual: 'integer',
      value: '0800',
      help: '',
      ...optional<{ mayBeEmpty: true }>(),
    },
    both('Falsche Art von Angabe', 'Wrong type of value'),
    (params) => ({
      message: `In ${quoteDe(params.path)} steht ${kindDe(params.actual)}, erwartet wird ${kindDe(params.expected)}.`,
      why: params.help || 'Die Seite kann mit dieser Art von Angabe nichts anfangen.',
      fix: typeRemedy(params, typeRemediesDe(params)),
    }),
    (params) => ({
      message: `${quoteEn(params.path)} is ${kindEn(params.actual)}, but should be ${kindEn(params.expected)}.`,
      why: params.help || 'The page cannot use this type of value.',
      fix: typeRemedy(params, typeRemediesEn(params)),
    }),
  ),
  /** `help` explains why another setting leaves only one value. */
  'schema-enum': kind(
    {
      path: 'colour',
      value: 'bleu',
      allowed: ['red', 'blue', 'green'],
      suggestion: maybe('blue'),
      ...optional<{ help: string }>(),
    },
    both('Wert steht nicht zur Wahl', 'Value is not one of the options'),
    ({ path, value, suggestion, help, allowed }) => ({
      message: `${quoteDe(value)} steht für ${quoteDe(path)} nicht zur Wahl.${meantDe(suggestion)}`,
      why: help || 'Hier gelten nur bestimmte Wörter.',
      fix: `Wählen Sie eines von diesen: ${list(allowed)}.`,
    }),
    ({ path, value, suggestion, help, allowed }) => ({
      message: `${quoteEn(value)} is not an option for ${quoteEn(path)}.${meantEn(suggestion)}`,
      why: help || 'Only certain values are allowed here.',
      fix: `Use one of these: ${list(allowed)}.`,
    }),
  ),
  'schema-pattern': kind(
    { path: 'anchor', value: 'Unser Team', help: '' },
    both('Schreibweise passt nicht', 'Value does not match the required format'),
    ({ path, value, help }) => ({
      message: `${quoteDe(value)} passt nicht in das Feld ${quoteDe(path)}.`,
      why: help || 'Das Feld verlangt eine bestimmte Schreibweise.',
      fix: 'Schreiben Sie die Angabe so, wie es die Beschreibung des Feldes verlangt.',
    }),
    ({ path, value, help }) => ({
      message: `${quoteEn(value)} is not a valid value for ${quoteEn(path)}.`,
      why: help || 'The field requires a specific format.',
      fix: 'Write the value in the format given in the description of the field.',
    }),
  ),
  'schema-format': kind(
    { path: 'founded', value: '14.1.2025', format: 'date', suggestion: maybe<string>() },
    both('Angabe hat nicht die richtige Form', 'Invalid value'),
    ({ path, value, format, suggestion }) => ({
      message: `${quoteDe(value)} in ${quoteDe(path)} ist ${FORMATS_DE[format]?.not ?? 'nicht in der richtigen Form'}.`,
      why: 'Aus der Angabe wird ein Link, ein Datum oder eine Rufnummer; sie muss genau stimmen.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)}.`
        : (FORMATS_DE[format]?.fix ?? 'Vergleichen Sie mit einer Nachbardatei.'),
    }),
    ({ path, value, format, suggestion }) => ({
      message: `${quoteEn(value)} in ${quoteEn(path)} is ${FORMATS_EN[format]?.not ?? 'not in the correct format'}.`,
      why: 'The value becomes a link, a date or a phone number, so it must be exact.',
      fix: suggestion
        ? `Write ${quoteEn(suggestion)}.`
        : (FORMATS_EN[format]?.fix ?? 'Compare it with a similar file.'),
    }),
  ),
};

const KINDS_DE: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  object: 'eine Gruppe von Feldern',
  array: 'eine Liste',
  null: 'nichts',
};

const FORMATS_DE: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'kein Datum', fix: 'Schreiben Sie das Datum als JJJJ-MM-TT, zum Beispiel 2025-01-14.' },
  email: {
    not: 'keine E-Mail-Adresse',
    fix: 'Schreiben Sie die Adresse als name@firma.ch. Umlaute gehen nur hinter dem @: Davor leiten die meisten Mailserver sie nicht weiter.',
  },
  phone: { not: 'keine internationale Rufnummer', fix: 'Schreiben Sie die Nummer als +41 62 000 00 00.' },
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

const kindDe = (type: string) => KINDS_DE[type] ?? type;

const kindEn = (type: string) => KINDS_EN[type] ?? type;

const ENTRY_DE = 'Schreiben Sie jeden Eintrag auf eine eigene Zeile, mit «- » davor.';

const GROUP_DE = 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt»';

const typeRemediesDe = ({ value, mayBeEmpty }: TypeParams): TypeRemedies => ({
  'item null': 'Schreiben Sie den Eintrag hinter den Strich, oder löschen Sie die leere Zeile mit dem Strich.',
  'string null': 'Schreiben Sie den Text hinter den Doppelpunkt, oder löschen Sie das Feld.',
  'string object': 'Steht im Text ein Doppelpunkt, setzen Sie ihn in gerade Anführungszeichen: "…".',
  'string array':
    'Hier steht nur ein Text: Schreiben Sie ihn hinter den Doppelpunkt, ohne «- » und ohne eckige Klammern.',
  string: `Setzen Sie die Angabe in gerade Anführungszeichen: "${value}".`,
  integer:
    adjacentIntegers(value).length > 0
      ? `Schreiben Sie eine ganze Zahl: ${adjacentIntegers(value).join(' oder ')}.`
      : `Schreiben Sie nur Ziffern, ohne Anführungszeichen, Punkt, Apostroph und Einheit: ${digitsOf(value) || 1200}.`,
  number: 'Schreiben Sie nur Ziffern, mit einem Punkt statt dem Komma, ohne Anführungszeichen und Einheit: 8.5.',
  'array null': `${ENTRY_DE} Gibt es keinen, ${mayBeEmpty ? 'schreiben Sie [] hinter den Doppelpunkt' : 'löschen Sie das Feld'}.`,
  array: ENTRY_DE,
  'object null': `${GROUP_DE}, oder löschen Sie das Feld.`,
  object: `${GROUP_DE}.`,
  boolean: 'Schreiben Sie true oder false, ohne Anführungszeichen.',
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

const FORMATS_EN: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'not a date', fix: 'Write the date as YYYY-MM-DD, for example 2025-01-14.' },
  email: {
    not: 'not an email address',
    fix: 'Write the address as name@company.ch. Letters with accents can only follow the @: most mail servers do not deliver to names with them.',
  },
  phone: { not: 'not an international phone number', fix: 'Write the number as +41 62 000 00 00.' },
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

const ENTRY_EN = 'Write each item on a separate line, with “- ” before it.';

const GROUP_EN = 'Write the fields on separate, indented lines, each as “name: value”';

const typeRemediesEn = ({ value, mayBeEmpty }: TypeParams): TypeRemedies => ({
  'item null': 'Write the item after the hyphen, or delete the line that has only the hyphen.',
  'string null': 'Write the text after the colon, or delete the field.',
  'string object': 'If the text contains a colon, put it in straight quotation marks: "…".',
  'string array': 'Write a single text after the colon, without “- ” and without square brackets.',
  string: `Put the value in straight quotation marks: "${value}".`,
  integer:
    adjacentIntegers(value).length > 0
      ? `Write a whole number: ${adjacentIntegers(value).join(' or ')}.`
      : `Write only digits, without quotation marks, points, apostrophes or units: ${digitsOf(value) || 1200}.`,
  number: 'Write only digits, with a point instead of a comma, without quotation marks or units: 8.5.',
  'array null': `${ENTRY_EN} If there are none, ${mayBeEmpty ? 'write [] after the colon' : 'delete the field'}.`,
  array: ENTRY_EN,
  'object null': `${GROUP_EN}, or delete the field.`,
  object: `${GROUP_EN}.`,
  boolean: 'Write true or false, without quotation marks.',
  other: 'Compare it with a similar file.',
});
