import { list, meantDe, meantEn, NEBEL, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional } from './kind.ts';
import {
  FORMATS_DE,
  FORMATS_EN,
  formatRemedyDe,
  formatRemedyEn,
  kindDe,
  kindEn,
  typeRemediesDe,
  typeRemediesEn,
} from './schema-remedies.ts';
import { isLineOfText, typeRemedy } from './variants.ts';

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
  /** `line` is how it begins: the name of a field with its colon, or a hyphen. */
  'schema-line-in-text': kind(
    { line: 'colour:', path: 'lead' },
    both('Zeile steht im Text darüber', 'Line has become part of the text above'),
    ({ line, path }) => ({
      message: `Die Zeile, die mit ${quoteDe(line)} beginnt, gehört zum Text ${quoteDe(path)}.`,
      why: `Sie ist so tief eingerückt wie der Text darüber. Auf der Seite stünde sie als Teil davon, und ${line === '-' ? 'der Eintrag' : 'das Feld'} fehlte.`,
      fix: `Rücken Sie sie so weit ein wie die ${line === '-' ? 'Einträge' : 'Felder'}, zu denen sie gehört. Gehört sie zum Text, beginnen Sie sie mit ${line === '-' ? 'einem Wort oder mit «–»' : 'einem anderen Wort'}.`,
    }),
    ({ line, path }) => ({
      message: `The line that begins with ${quoteEn(line)} is part of the text ${quoteEn(path)}.`,
      why: `It is indented as far as the text above. It would appear on the page as part of that text, and the ${line === '-' ? 'entry' : 'field'} would be missing.`,
      fix: `Indent it as far as the ${line === '-' ? 'entries' : 'fields'} that it belongs with. If it belongs to the text, begin it with ${line === '-' ? 'a word or with “–”' : 'another word'}.`,
    }),
  ),
  /**
   * `mayBeEmpty` is true for a list without a minimum length, `isRequired` for a field that must not be deleted. `ends` are the
   * fields for both numbers of a range that was typed into one of them.
   */
  'schema-type': kind(
    {
      path: 'postalCode',
      expected: 'string',
      actual: 'integer',
      value: '0800',
      help: '',
      ...optional<{ mayBeEmpty: true; isRequired: true; ends: readonly [string, string] } & Rewritable>(),
    },
    both('Falsche Art von Angabe', 'Wrong type of value'),
    (params) => ({
      message: `In ${quoteDe(params.path)} steht ${kindDe(params.actual)}, erwartet wird ${kindDe(params.expected)}.`,
      why: params.help || 'Die Seite kann mit dieser Art von Angabe nichts anfangen.',
      fix: rewriteDe(params) ?? typeRemedy(params, typeRemediesDe(params)),
    }),
    (params) => ({
      message: `${quoteEn(params.path)} is ${kindEn(params.actual)}, but should be ${kindEn(params.expected)}.`,
      why: params.help || 'The page cannot use this type of value.',
      fix: rewriteEn(params) ?? typeRemedy(params, typeRemediesEn(params)),
    }),
  ),
  'schema-enum': kind(
    {
      path: 'colour',
      value: 'bleu',
      allowed: ['red', 'blue', 'green'],
      suggestion: maybe('blue'),
      ...optional<{ help: string; labels: readonly string[] }>(),
    },
    both('Wert steht nicht zur Wahl', 'Value is not one of the options'),
    ({ path, value, suggestion, help, allowed, labels }) => ({
      message: `${quoteDe(value)} steht für ${quoteDe(path)} nicht zur Wahl.${meantDe(suggestion)}`,
      why: help || 'Hier gelten nur bestimmte Wörter.',
      fix: `Wählen Sie eines von diesen: ${list(allowed.map((name, at) => withLabel(name, labels?.[at], quoteDe)))}.`,
    }),
    ({ path, value, suggestion, help, allowed, labels }) => ({
      message: `${quoteEn(value)} is not an option for ${quoteEn(path)}.${meantEn(suggestion)}`,
      why: help || 'Only certain values are allowed here.',
      fix: `Use one of these: ${list(allowed.map((name, at) => withLabel(name, labels?.[at], quoteEn)))}.`,
    }),
  ),
  'schema-pattern': kind(
    { path: 'anchor', value: 'Unser Team', help: '', ...optional<Rewritable>() },
    both('Schreibweise passt nicht', 'Value does not match the required format'),
    ({ path, value, help, suggestion }) => ({
      message: `${quoteDe(value)} passt nicht in das Feld ${quoteDe(path)}.`,
      why: help || 'Das Feld verlangt eine bestimmte Schreibweise.',
      fix: rewriteDe({ suggestion }) ?? 'Schreiben Sie die Angabe so, wie es die Beschreibung des Feldes verlangt.',
    }),
    ({ path, value, help, suggestion }) => ({
      message: `${quoteEn(value)} is not a valid value for ${quoteEn(path)}.`,
      why: help || 'The field requires a specific format.',
      fix: rewriteEn({ suggestion }) ?? 'Write the value in the format given in the description of the field.',
    }),
  ),
  'schema-format': kind(
    { path: 'founded', value: '14.1.2025', format: 'date', suggestion: maybe<string>() },
    both('Angabe hat nicht die richtige Form', 'Invalid value'),
    ({ path, value, format, suggestion }) => ({
      message: `${quoteDe(value)} in ${quoteDe(path)} ist ${FORMATS_DE[format]?.not ?? 'nicht in der richtigen Form'}.`,
      why: 'Aus der Angabe wird ein Link, ein Datum oder eine Rufnummer; sie muss genau stimmen.',
      fix: formatRemedyDe(format, value, suggestion),
    }),
    ({ path, value, format, suggestion }) => ({
      message: `${quoteEn(value)} in ${quoteEn(path)} is ${FORMATS_EN[format]?.not ?? 'not in the correct format'}.`,
      why: 'The value becomes a link, a date or a phone number, so it must be exact.',
      fix: formatRemedyEn(format, value, suggestion),
    }),
  ),
};

/** What `--fix` replaces, by what, and the text that results, if the schema knows the notation. */
interface Rewritable {
  readonly found: string;
  readonly wanted: string;
  readonly suggestion: string;
}

const rewriteDe = ({ suggestion }: { readonly suggestion?: string | undefined }) =>
  suggestion === undefined
    ? undefined
    : `Schreiben Sie ${quoteDe(suggestion)}, oder lassen Sie es «${NEBEL} validate --fix» machen.`;

const rewriteEn = ({ suggestion }: { readonly suggestion?: string | undefined }) =>
  suggestion === undefined ? undefined : `Write ${quoteEn(suggestion)}, or run “${NEBEL} validate --fix”.`;

/** An option with its label in forms: «full («Page of a city»)». */
const withLabel = (name: string, label: string | undefined, quote: (text: string) => string) =>
  label === undefined ? name : `${name} (${quote(label)})`;
