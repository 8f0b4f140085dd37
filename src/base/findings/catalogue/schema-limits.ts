import { list, plural, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind } from './kind.ts';

/** Values that are too long, too many or at odds with each other. */
export const SCHEMA_LIMITS = {
  'schema-too-short': kind(
    { path: 'meta.description', limit: 120, length: 64, help: '' },
    both('Text ist zu kurz', 'Text is too short'),
    ({ path, limit, length, help }) => ({
      message:
        length === 0
          ? `${quoteDe(path)} ist leer.`
          : `${quoteDe(path)} hat ${length} Zeichen, nötig sind mindestens ${limit}.`,
      why: help || 'So kurz erfüllt der Text seinen Zweck nicht.',
      fix:
        length === 0
          ? 'Schreiben Sie den Text, oder löschen Sie das Feld, wenn es freiwillig ist.'
          : 'Schreiben Sie ein wenig mehr.',
    }),
    ({ path, limit, length, help }) => ({
      message:
        length === 0
          ? `${quoteEn(path)} is empty.`
          : `${quoteEn(path)} has ${charactersEn(length)}; at least ${limit} are required.`,
      why: help || 'A text this short does not serve its purpose.',
      fix: length === 0 ? 'Write the text, or delete the field if it is optional.' : 'Write a little more.',
    }),
  ),
  'schema-too-long': kind(
    { path: 'meta.title', limit: 60, length: 73, help: '' },
    both('Text ist zu lang', 'Text is too long'),
    ({ path, limit, length, help }) => ({
      message: `${quoteDe(path)} hat ${length} Zeichen, erlaubt sind höchstens ${limit}.`,
      why: help || 'Längere Texte werden abgeschnitten.',
      fix: `Kürzen Sie um mindestens ${length - limit} Zeichen.`,
    }),
    ({ path, limit, length, help }) => ({
      message: `${quoteEn(path)} has ${charactersEn(length)}; at most ${limit} are allowed.`,
      why: help || 'Longer texts are cut off.',
      fix: `Shorten it by at least ${charactersEn(length - limit)}.`,
    }),
  ),
  /** `bound` is the keyword of the schema. */
  'schema-out-of-range': kind(
    { path: 'players', bound: 'minimum' as keyof typeof BOUNDS_DE, limit: 5, value: 3 },
    both('Zahl ist hier nicht erlaubt', 'Number is not allowed here'),
    ({ path, bound, limit, value }) => ({
      message: `${quoteDe(path)} ist ${value}, erlaubt ist ${BOUNDS_DE[bound]} ${limit}.`,
      why: 'Eine solche Zahl ist hier fast immer ein Tippfehler.',
      fix: 'Prüfen Sie die Zahl.',
    }),
    ({ path, bound, limit, value }) => ({
      message: `${quoteEn(path)} is ${value}; it must be ${BOUNDS_EN[bound]} ${limit}.`,
      why: 'Such a number is almost always a typo here.',
      fix: 'Check the number.',
    }),
  ),
  'schema-item-count': kind(
    { path: 'trainings', limit: 2, count: 1 },
    both('Zu wenige oder zu viele Einträge', 'Too few or too many items'),
    ({ path, limit, count }) => ({
      message: `${quoteDe(path)} hat ${entriesDe(count)}, ${count < limit ? 'nötig sind mindestens' : 'erlaubt sind höchstens'} ${limit}.`,
      why:
        count < limit
          ? 'Mit weniger bliebe dieser Teil der Seite leer.'
          : 'Mehr haben in diesem Teil der Seite keinen guten Platz.',
      fix: count < limit ? `Ergänzen Sie ${entriesDe(limit - count)}.` : `Löschen Sie ${entriesDe(count - limit)}.`,
    }),
    ({ path, limit, count }) => ({
      message: `${quoteEn(path)} has ${entriesEn(count)}; ${count < limit ? `at least ${limit} are required` : `at most ${limit} are allowed`}.`,
      why:
        count < limit
          ? 'With fewer, this part of the page would be empty.'
          : 'This part of the page has no room for more.',
      fix: count < limit ? `Add ${entriesEn(limit - count)}.` : `Delete ${entriesEn(count - limit)}.`,
    }),
  ),
  'schema-duplicate-item': kind(
    { path: 'opponents', first: 1, second: 3 },
    both('Eintrag steht doppelt', 'Duplicate list item'),
    ({ path, first, second }) => ({
      message: `In ${quoteDe(path)} sind der ${first}. und der ${second}. Eintrag gleich.`,
      why: 'Jeder Eintrag darf nur einmal vorkommen.',
      fix: 'Löschen Sie einen der beiden.',
    }),
    ({ path, first, second }) => ({
      message: `Items ${first} and ${second} in ${quoteEn(path)} are identical.`,
      why: 'Each item may appear only once.',
      fix: 'Delete one of the two.',
    }),
  ),
  'schema-exactly-one': kind(
    { path: 'contact', keys: ['email', 'phone'], present: 2 },
    both('Genau eines von mehreren Feldern', 'Exactly one of several fields is required'),
    ({ path, keys, present }) => ({
      message: `${quoteDe(path)} braucht genau eines der Felder ${list(keys)}, hier ${present === 0 ? 'steht keines' : 'stehen mehrere'}.`,
      why: 'Die Felder sind verschiedene Wege, dasselbe zu sagen.',
      fix: present === 0 ? `Ergänzen Sie ${quoteDe(keys[0] ?? '')}.` : 'Lassen Sie nur eines davon stehen.',
    }),
    ({ path, keys, present }) => ({
      message: `${quoteEn(path)} requires exactly one of the fields ${list(keys)}, but has ${present === 0 ? 'none' : 'several'}.`,
      why: 'The fields are alternative ways of saying the same thing.',
      fix: present === 0 ? `Add ${quoteEn(keys[0] ?? '')}.` : 'Keep only one of them.',
    }),
  ),
  /** Another part of the same file already has the name. */
  'schema-name-twice': kind(
    { path: 'fields[4].column', value: 'PLZ', before: 'fields[3].column' },
    both('Angabe steht schon an anderer Stelle', 'Value is already used elsewhere'),
    ({ path, value, before }) => ({
      message: `${quoteDe(value)} in ${quoteDe(path)} steht schon in ${quoteDe(before)}.`,
      why: 'Hier darf jede Angabe nur einmal vorkommen. Sonst geht eine der beiden verloren, oder die Seite sagt zweimal dasselbe.',
      fix: `Geben Sie in ${quoteDe(path)} etwas anderes an, oder löschen Sie den doppelten Eintrag.`,
    }),
    ({ path, value, before }) => ({
      message: `${quoteEn(value)} in ${quoteEn(path)} is already used in ${quoteEn(before)}.`,
      why: 'Each value may be used only once here. Otherwise, one of the two is lost, or the page says the same thing twice.',
      fix: `Use a different value in ${quoteEn(path)}, or delete the duplicate item.`,
    }),
  ),
  'schema-name-reserved': kind(
    { path: 'fields[4].name', name: 'submit' },
    both('Name eines Feldes stört das Senden', 'Name of a field breaks sending'),
    ({ path, name }) => ({
      message: `${quoteDe(path)} darf nicht ${quoteDe(name)} heissen.`,
      why: 'Browser und Empfänger brauchen diesen Namen selbst, um das Formular zu senden. Anfragen gingen verloren.',
      fix: `Wählen Sie einen anderen Namen, zum Beispiel ${quoteDe(`${name}Field`)}. Besucher sehen ihn nicht.`,
    }),
    ({ path, name }) => ({
      message: `${quoteEn(path)} must not be called ${quoteEn(name)}.`,
      why: 'Browser and relay use this name themselves to send the form. Inquiries would be lost.',
      fix: `Choose another name, such as ${quoteEn(`${name}Field`)}. Visitors do not see it.`,
    }),
  ),
  'schema-ascending': kind(
    { path: 'ages', low: 'from', high: 'to' },
    both('Spanne läuft rückwärts', 'Range is reversed'),
    ({ path, low, high }) => ({
      message: `In ${quoteDe(path)} ist ${quoteDe(low)} grösser als ${quoteDe(high)}.`,
      why: 'Eine Spanne geht vom kleineren zum grösseren Wert.',
      fix: 'Prüfen Sie beide Zahlen. Sind sie richtig, vertauschen Sie sie.',
    }),
    ({ path, low, high }) => ({
      message: `In ${quoteEn(path)}, ${quoteEn(low)} is greater than ${quoteEn(high)}.`,
      why: 'A range goes from the smaller to the larger value.',
      fix: 'Check both numbers. If they are correct, swap them.',
    }),
  ),
  'schema-rule': kind(
    { path: 'fee', rule: 'not' },
    both('Regel des Schemas verletzt', 'Schema rule is violated'),
    ({ path, rule }) => ({
      message: `${quoteDe(path)} verletzt die Regel ${quoteDe(rule)} des Schemas.`,
      why: 'Die Angabe passt nicht zu dem, was die Seite erwartet.',
      fix: 'Vergleichen Sie mit einer Nachbardatei.',
    }),
    ({ path, rule }) => ({
      message: `${quoteEn(path)} violates the schema rule ${quoteEn(rule)}.`,
      why: 'The value does not match what the page expects.',
      fix: 'Compare it with a similar file.',
    }),
  ),
};

const BOUNDS_DE = {
  minimum: 'mindestens',
  maximum: 'höchstens',
  exclusiveMinimum: 'nur mehr als',
  exclusiveMaximum: 'nur weniger als',
  multipleOf: 'nur ein Vielfaches von',
};

const BOUNDS_EN = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};

/** In the accusative. */
const entriesDe = (n: number) => (n === 1 ? 'einen Eintrag' : `${n} Einträge`);

const entriesEn = (n: number) => plural(n, 'item', 'items');

const charactersEn = (n: number) => plural(n, 'character', 'characters');
