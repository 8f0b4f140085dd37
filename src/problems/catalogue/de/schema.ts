import type { ProblemParams } from '../../codes.ts';
import type { Chapter } from '../catalogue.ts';
import { count, digitsOf, isItem, isLineOfText, list, meant, neighbours, quote } from '../words.ts';

/** Data that do not satisfy their schema. */
export const schema: Chapter<'schema'> = {
  'schema-required': {
    title: 'Pflichtfeld fehlt',
    message: ({ key, path }) => `${path ? `In ${quote(path)} fehlt` : 'Es fehlt'} das Feld ${quote(key)}.`,
    why: ({ help }) => help || 'Ohne dieses Feld lässt sich die Seite nicht vollständig bauen.',
    fix: ({ key }) => `Ergänzen Sie die Zeile «${key}: …», gleich weit eingerückt wie ihre Nachbarn.`,
  },
  'schema-unknown-key': {
    title: 'Unbekanntes Feld',
    message: ({ key, suggestion }) => `${quote(key)} ist hier unbekannt.${meant(suggestion)}`,
    why: 'Ein unbekanntes Feld erscheint nirgends auf der Seite.',
    fix: ({ key, suggestion, allowed }) => {
      if (suggestion) return `Schreiben Sie ${quote(suggestion)} statt ${quote(key)}.`;
      return isLineOfText(key, allowed)
        ? 'Gehört die Zeile zum Text darüber, rücken Sie sie weiter ein. Sonst löschen Sie sie.'
        : `Löschen Sie das Feld, oder verwenden Sie eines von diesen: ${list(allowed)}.`;
    },
  },
  'schema-field-in-text': {
    title: 'Feld steht im Text darüber',
    message: ({ field, path }) => `Das Feld ${quote(field)} steckt im Text ${quote(path)}.`,
    why: 'Die Zeile ist so tief eingerückt wie der Text darüber. Sie stünde als Wort auf der Seite, und das Feld fehlte.',
    fix: ({ field }) => `Rücken Sie ${quote(`${field}:`)} so weit ein wie die Felder, zu denen es gehört.`,
  },
  'schema-type': {
    title: 'Falsche Art von Angabe',
    message: ({ path, expected, actual }) =>
      `In ${quote(path)} steht ${kind(actual)}, erwartet wird ${kind(expected)}.`,
    why: ({ help }) => help || 'Die Seite kann mit dieser Art von Angabe nichts anfangen.',
    fix: typeFix,
  },
  'schema-enum': {
    title: 'Wert steht nicht zur Wahl',
    message: ({ path, value, suggestion, otherwise }) =>
      otherwise
        ? `${quote(path)} kann jetzt nicht ${quote(value)} sein.`
        : `${quote(value)} steht für ${quote(path)} nicht zur Wahl.${meant(suggestion)}`,
    why: ({ help }) => help || 'Hier gelten nur bestimmte Wörter.',
    fix: ({ allowed, otherwise }) =>
      otherwise
        ? `Schreiben Sie ${list(allowed.map(quote))}. ${otherwise}`
        : `Wählen Sie eines von diesen: ${list(allowed)}.`,
  },
  'schema-too-short': {
    title: 'Text ist zu kurz',
    message: ({ path, limit, length }) =>
      length === 0
        ? `${quote(path)} ist leer.`
        : `${quote(path)} hat ${count(length, 'Zeichen')}, nötig sind mindestens ${limit}.`,
    why: ({ help }) => help || 'So kurz erfüllt der Text seinen Zweck nicht.',
    fix: ({ length }) =>
      length === 0
        ? 'Schreiben Sie den Text, oder löschen Sie das Feld, wenn es freiwillig ist.'
        : 'Schreiben Sie ein wenig mehr.',
  },
  'schema-too-long': {
    title: 'Text ist zu lang',
    message: ({ path, limit, length }) =>
      `${quote(path)} hat ${count(length, 'Zeichen')}, erlaubt sind höchstens ${limit}.`,
    why: ({ help }) => help || 'Längere Texte werden abgeschnitten.',
    fix: ({ limit, length }) => `Kürzen Sie um mindestens ${length - limit} Zeichen.`,
  },
  'schema-pattern': {
    title: 'Schreibweise passt nicht',
    message: ({ path, value }) => `${quote(value)} passt nicht in das Feld ${quote(path)}.`,
    why: ({ help }) => help || 'Das Feld verlangt eine bestimmte Schreibweise.',
    fix: 'Schreiben Sie die Angabe so, wie es die Beschreibung des Feldes verlangt.',
  },
  'schema-format': {
    title: 'Angabe hat nicht die richtige Form',
    message: ({ path, value, format }) =>
      `${quote(value)} in ${quote(path)} ist ${FORMATS[format]?.not ?? 'nicht in der richtigen Form'}.`,
    why: 'Aus der Angabe wird ein Link, ein Datum oder eine Rufnummer; sie muss genau stimmen.',
    fix: ({ format }) => FORMATS[format]?.fix ?? 'Vergleichen Sie mit einer Nachbardatei.',
  },
  'schema-too-small': {
    title: 'Zahl ist zu klein',
    message: ({ path, limit, value }) => `${quote(path)} ist ${value}, erlaubt ist mindestens ${limit}.`,
    why: 'Eine so kleine Zahl ist hier fast immer ein Tippfehler.',
    fix: 'Prüfen Sie die Zahl.',
  },
  'schema-too-large': {
    title: 'Zahl ist zu gross',
    message: ({ path, limit, value }) => `${quote(path)} ist ${value}, erlaubt ist höchstens ${limit}.`,
    why: 'Eine so grosse Zahl ist hier fast immer ein Tippfehler.',
    fix: 'Prüfen Sie die Zahl.',
  },
  'schema-too-few': {
    title: 'Zu wenige Einträge',
    message: ({ path, limit, count: given }) => `${quote(path)} hat ${entries(given)}, nötig sind mindestens ${limit}.`,
    why: 'Mit weniger bliebe dieser Teil der Seite leer.',
    fix: ({ limit, count: given }) => `Ergänzen Sie ${entries(limit - given)}.`,
  },
  'schema-too-many': {
    title: 'Zu viele Einträge',
    message: ({ path, limit, count: given }) =>
      `${quote(path)} hat ${entries(given)}, erlaubt sind höchstens ${limit}.`,
    why: 'Mehr haben in diesem Teil der Seite keinen guten Platz.',
    fix: ({ limit, count: given }) => `Löschen Sie ${entries(given - limit)}.`,
  },
  'schema-duplicate-item': {
    title: 'Eintrag steht doppelt',
    message: ({ path, first, second }) => `In ${quote(path)} sind der ${first}. und der ${second}. Eintrag gleich.`,
    why: 'Jeder Eintrag darf nur einmal vorkommen.',
    fix: 'Löschen Sie einen der beiden.',
  },
  'schema-exactly-one': {
    title: 'Genau eines von mehreren Feldern',
    message: ({ path, keys, present }) =>
      `${quote(path)} braucht genau eines der Felder ${list(keys)}, hier ${present === 0 ? 'steht keines' : 'stehen mehrere'}.`,
    why: 'Die Felder sind verschiedene Wege, dasselbe zu sagen.',
    fix: ({ keys, present }) =>
      present === 0 ? `Ergänzen Sie ${quote(keys[0] ?? '')}.` : 'Lassen Sie nur eines davon stehen.',
  },
  'schema-name-twice': {
    title: 'Angabe steht schon an anderer Stelle',
    message: ({ path, value, before }) => `${quote(value)} in ${quote(path)} steht schon in ${quote(before)}.`,
    why: 'Hier darf jede Angabe nur einmal vorkommen. Sonst geht eine der beiden verloren, oder die Seite sagt zweimal dasselbe.',
    fix: ({ path }) => `Geben Sie in ${quote(path)} etwas anderes an, oder löschen Sie den doppelten Eintrag.`,
  },
  'schema-as-many': {
    title: 'Zwei Listen passen nicht zusammen',
    message: ({ path, count: given, of, wanted }) =>
      `${quote(path)} hat ${entries(given)}, ${quote(of)} hat ${entries(wanted)}.`,
    why: 'Die beiden gehören Eintrag für Eintrag zusammen; so stünde etwas am falschen Ort.',
    fix: ({ count: given, wanted }) =>
      given < wanted
        ? `Ergänzen Sie ${entries(wanted - given)}.`
        : `Löschen Sie ${entries(given - wanted)}. Gehört ein Komma zum Text, setzen Sie diesen in gerade Anführungszeichen.`,
  },
  'schema-ascending': {
    title: 'Spanne läuft rückwärts',
    message: ({ path, low, high }) => `In ${quote(path)} ist ${quote(low)} grösser als ${quote(high)}.`,
    why: 'Eine Spanne geht vom kleineren zum grösseren Wert.',
    fix: ({ low, high }) =>
      `Prüfen Sie beide Zahlen. Sind sie richtig, vertauschen Sie, was hinter ${quote(low)} und ${quote(high)} steht.`,
  },
  'schema-rule': {
    title: 'Regel des Schemas verletzt',
    message: ({ path, rule }) => `${quote(path)} verletzt die Regel ${quote(rule)} des Schemas.`,
    why: 'Die Angabe passt nicht zu dem, was die Seite erwartet.',
    fix: 'Vergleichen Sie mit einer Nachbardatei.',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  object: 'eine Gruppe von Feldern',
  array: 'eine Liste',
  null: 'nichts',
};

const FORMATS: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'kein Datum', fix: 'Schreiben Sie das Datum als JJJJ-MM-TT, zum Beispiel 2025-01-14.' },
  email: { not: 'keine E-Mail-Adresse', fix: 'Schreiben Sie die Adresse als name@firma.ch.' },
  phone: { not: 'keine internationale Rufnummer', fix: 'Schreiben Sie die Nummer als +41 62 000 00 00.' },
  'https-url': {
    not: 'keine https-Adresse',
    fix: 'Beginnen Sie mit https:// und lassen Sie den Schrägstrich am Ende weg.',
  },
  'https-origin': {
    not: 'keine https-Adresse einer ganzen Website',
    fix: 'Schreiben Sie nur https:// und den Namen, ohne Ordner und ohne Schrägstrich am Ende: https://www.beispiel.ch.',
  },
};

const kind = (type: string) => KINDS[type] ?? type;
const entries = (n: number) => (n === 1 ? 'einen Eintrag' : `${n} Einträge`);

function typeFix({ path, expected, actual, value, mayBeEmpty }: ProblemParams['schema-type']): string {
  if (actual === 'null' && isItem(path))
    return 'Schreiben Sie den Eintrag hinter den Strich, oder löschen Sie die leere Zeile mit dem Strich.';
  if (expected === 'string' && actual === 'null')
    return 'Schreiben Sie den Text hinter den Doppelpunkt, oder löschen Sie das Feld.';
  if (expected === 'string' && (actual === 'number' || actual === 'integer' || actual === 'boolean')) {
    return `Setzen Sie die Angabe in gerade Anführungszeichen: "${value}".`;
  }
  if (expected === 'string' && actual === 'object')
    return 'Steht im Text ein Doppelpunkt, setzen Sie ihn in gerade Anführungszeichen: "…".';
  if (expected === 'string' && actual === 'array')
    return 'Hier steht nur ein Text: Schreiben Sie ihn hinter den Doppelpunkt, ohne «- » und ohne eckige Klammern.';
  if (expected === 'integer') {
    const between = neighbours(value);
    return between
      ? `Schreiben Sie eine ganze Zahl: ${between.join(' oder ')}.`
      : `Schreiben Sie nur Ziffern, ohne Anführungszeichen, Punkt, Apostroph und Einheit: ${digitsOf(value) || 1200}.`;
  }
  if (expected === 'number')
    return 'Schreiben Sie nur Ziffern, mit einem Punkt statt dem Komma, ohne Anführungszeichen und Einheit: 8.5.';
  if (expected === 'array') {
    const entry = 'Schreiben Sie jeden Eintrag auf eine eigene Zeile, mit «- » davor.';
    if (actual !== 'null') return entry;
    return `${entry} Gibt es keinen, ${mayBeEmpty ? 'schreiben Sie [] hinter den Doppelpunkt' : 'löschen Sie das Feld'}.`;
  }
  if (expected === 'object' && actual === 'null')
    return 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt», oder löschen Sie das Feld.';
  if (expected === 'object') return 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt».';
  if (expected === 'boolean') return 'Schreiben Sie true oder false, ohne Anführungszeichen.';
  return 'Vergleichen Sie mit einer Nachbardatei.';
}
