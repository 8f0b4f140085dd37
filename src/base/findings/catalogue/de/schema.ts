import { MAX_SLUG } from '../../../lib/paths.ts';
import type { ProblemParams } from '../../codes.ts';
import { type Chapter, section } from '../catalogue.ts';
import { adjacentIntegers, digitsOf, isLineOfText, list, type TypeRemedies, typeRemedy } from '../words.ts';
import { meant, quote } from '../words-de.ts';

/** Data that does not match its schema. */
export const schema: Chapter<'schema'> = {
  'schema-required': section('Pflichtfeld fehlt', ({ key, path, help }) => ({
    message: `${path ? `In ${quote(path)} fehlt` : 'Es fehlt'} das Feld ${quote(key)}.`,
    why: help || 'Ohne dieses Feld lässt sich die Seite nicht vollständig bauen.',
    fix: `Ergänzen Sie die Zeile «${key}: …», gleich weit eingerückt wie ihre Nachbarn.`,
  })),
  'schema-unknown-key': section('Unbekanntes Feld', ({ key, suggestion, allowed }) => ({
    message: `${quote(key)} ist hier unbekannt.${meant(suggestion)}`,
    why: 'Ein unbekanntes Feld erscheint nirgends auf der Seite.',
    fix: suggestion
      ? `Schreiben Sie ${quote(suggestion)} statt ${quote(key)}.`
      : isLineOfText(key, allowed)
        ? 'Gehört die Zeile zum Text darüber, rücken Sie sie weiter ein. Sonst löschen Sie sie.'
        : `Löschen Sie das Feld, oder verwenden Sie eines von diesen: ${list(allowed)}.`,
  })),
  'schema-field-in-text': section('Feld steht im Text darüber', ({ field, path }) => ({
    message: `Das Feld ${quote(field)} steckt im Text ${quote(path)}.`,
    why: 'Die Zeile ist so tief eingerückt wie der Text darüber. Sie stünde als Wort auf der Seite, und das Feld fehlte.',
    fix: `Rücken Sie ${quote(`${field}:`)} so weit ein wie die Felder, zu denen es gehört.`,
  })),
  'schema-entry-in-text': section('Listeneintrag steht im Text darüber', ({ path }) => ({
    message: `Diese Zeile beginnt wie ein Eintrag einer Liste, gehört aber zum Text ${quote(path)}.`,
    why: 'Sie ist so tief eingerückt wie der Text darüber. Auf der Seite stünde sie als Teil davon, und der Eintrag fehlte.',
    fix: 'Rücken Sie den Eintrag so weit ein wie die anderen der Liste. Gehört die Zeile zum Text, beginnen Sie sie mit einem Wort oder mit «–».',
  })),
  'schema-type': section('Falsche Art von Angabe', (params) => ({
    message: `In ${quote(params.path)} steht ${kind(params.actual)}, erwartet wird ${kind(params.expected)}.`,
    why: params.help || 'Die Seite kann mit dieser Art von Angabe nichts anfangen.',
    fix: typeRemedy(params, typeRemedies(params)),
  })),
  'schema-enum': section('Wert steht nicht zur Wahl', ({ path, value, suggestion, otherwise, help, allowed }) => ({
    message: otherwise
      ? `${quote(path)} kann jetzt nicht ${quote(value)} sein.`
      : `${quote(value)} steht für ${quote(path)} nicht zur Wahl.${meant(suggestion)}`,
    why: help || 'Hier gelten nur bestimmte Wörter.',
    fix: otherwise
      ? `Schreiben Sie ${list(allowed.map(quote))}. ${otherwise}`
      : `Wählen Sie eines von diesen: ${list(allowed)}.`,
  })),
  'schema-too-short': section('Text ist zu kurz', ({ path, limit, length, help }) => ({
    message:
      length === 0
        ? `${quote(path)} ist leer.`
        : `${quote(path)} hat ${length} Zeichen, nötig sind mindestens ${limit}.`,
    why: help || 'So kurz erfüllt der Text seinen Zweck nicht.',
    fix:
      length === 0
        ? 'Schreiben Sie den Text, oder löschen Sie das Feld, wenn es freiwillig ist.'
        : 'Schreiben Sie ein wenig mehr.',
  })),
  'schema-too-long': section('Text ist zu lang', ({ path, limit, length, help }) => ({
    message: `${quote(path)} hat ${length} Zeichen, erlaubt sind höchstens ${limit}.`,
    why: help || 'Längere Texte werden abgeschnitten.',
    fix: `Kürzen Sie um mindestens ${length - limit} Zeichen.`,
  })),
  'schema-pattern': section('Schreibweise passt nicht', ({ path, value, help }) => ({
    message: `${quote(value)} passt nicht in das Feld ${quote(path)}.`,
    why: help || 'Das Feld verlangt eine bestimmte Schreibweise.',
    fix: 'Schreiben Sie die Angabe so, wie es die Beschreibung des Feldes verlangt.',
  })),
  'schema-format': section('Angabe hat nicht die richtige Form', ({ path, value, format, suggestion }) => ({
    message: `${quote(value)} in ${quote(path)} ist ${FORMATS[format]?.not ?? 'nicht in der richtigen Form'}.`,
    why: 'Aus der Angabe wird ein Link, ein Datum oder eine Rufnummer; sie muss genau stimmen.',
    fix: suggestion
      ? `Schreiben Sie ${quote(suggestion)}.`
      : (FORMATS[format]?.fix ?? 'Vergleichen Sie mit einer Nachbardatei.'),
  })),
  'schema-too-small': section('Zahl ist zu klein', ({ path, limit, value }) => ({
    message: `${quote(path)} ist ${value}, erlaubt ist mindestens ${limit}.`,
    why: 'Eine so kleine Zahl ist hier fast immer ein Tippfehler.',
    fix: 'Prüfen Sie die Zahl.',
  })),
  'schema-too-large': section('Zahl ist zu gross', ({ path, limit, value }) => ({
    message: `${quote(path)} ist ${value}, erlaubt ist höchstens ${limit}.`,
    why: 'Eine so grosse Zahl ist hier fast immer ein Tippfehler.',
    fix: 'Prüfen Sie die Zahl.',
  })),
  'schema-too-few': section('Zu wenige Einträge', ({ path, limit, count: given }) => ({
    message: `${quote(path)} hat ${entries(given)}, nötig sind mindestens ${limit}.`,
    why: 'Mit weniger bliebe dieser Teil der Seite leer.',
    fix: `Ergänzen Sie ${entries(limit - given)}.`,
  })),
  'schema-too-many': section('Zu viele Einträge', ({ path, limit, count: given }) => ({
    message: `${quote(path)} hat ${entries(given)}, erlaubt sind höchstens ${limit}.`,
    why: 'Mehr haben in diesem Teil der Seite keinen guten Platz.',
    fix: `Löschen Sie ${entries(given - limit)}.`,
  })),
  'schema-duplicate-item': section('Eintrag steht doppelt', ({ path, first, second }) => ({
    message: `In ${quote(path)} sind der ${first}. und der ${second}. Eintrag gleich.`,
    why: 'Jeder Eintrag darf nur einmal vorkommen.',
    fix: 'Löschen Sie einen der beiden.',
  })),
  'schema-exactly-one': section('Genau eines von mehreren Feldern', ({ path, keys, present }) => ({
    message: `${quote(path)} braucht genau eines der Felder ${list(keys)}, hier ${present === 0 ? 'steht keines' : 'stehen mehrere'}.`,
    why: 'Die Felder sind verschiedene Wege, dasselbe zu sagen.',
    fix: present === 0 ? `Ergänzen Sie ${quote(keys[0] ?? '')}.` : 'Lassen Sie nur eines davon stehen.',
  })),
  'schema-name-twice': section('Angabe steht schon an anderer Stelle', ({ path, value, before }) => ({
    message: `${quote(value)} in ${quote(path)} steht schon in ${quote(before)}.`,
    why: 'Hier darf jede Angabe nur einmal vorkommen. Sonst geht eine der beiden verloren, oder die Seite sagt zweimal dasselbe.',
    fix: `Geben Sie in ${quote(path)} etwas anderes an, oder löschen Sie den doppelten Eintrag.`,
  })),
  'schema-as-many': section('Zwei Listen passen nicht zusammen', ({ path, count: given, of, wanted }) => ({
    message: `${quote(path)} hat ${entries(given)}, ${quote(of)} hat ${entries(wanted)}.`,
    why: 'Die beiden gehören Eintrag für Eintrag zusammen; so stünde etwas am falschen Ort.',
    fix:
      given < wanted
        ? `Ergänzen Sie ${entries(wanted - given)}.`
        : `Löschen Sie ${entries(given - wanted)}. Gehört ein Komma zum Text, setzen Sie diesen in gerade Anführungszeichen.`,
  })),
  'schema-ascending': section('Spanne läuft rückwärts', ({ path, low, high }) => ({
    message: `In ${quote(path)} ist ${quote(low)} grösser als ${quote(high)}.`,
    why: 'Eine Spanne geht vom kleineren zum grösseren Wert.',
    fix: `Prüfen Sie beide Zahlen. Sind sie richtig, vertauschen Sie, was hinter ${quote(low)} und ${quote(high)} steht.`,
  })),
  'schema-rule': section('Regel des Schemas verletzt', ({ path, rule }) => ({
    message: `${quote(path)} verletzt die Regel ${quote(rule)} des Schemas.`,
    why: 'Die Angabe passt nicht zu dem, was die Seite erwartet.',
    fix: 'Vergleichen Sie mit einer Nachbardatei.',
  })),
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
    fix: 'Schreiben Sie nur https:// und den Namen, ohne Ordner und ohne Schrägstrich am Ende: https://www.beispiel.ch.',
  },
  'relay-origin': {
    not: 'keine https-Adresse eines Empfängers',
    fix: 'Schreiben Sie nur https:// und den Namen, ohne Ordner und ohne Schrägstrich am Ende: https://anfragen.beispiel.ch. Zum Ausprobieren geht auch http://localhost.',
  },
  slug: {
    not: 'kein Kurzname, der sich als Adresse verwenden lässt',
    fix: `Schreiben Sie Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen, höchstens ${MAX_SLUG} Zeichen. Namen wie con, aux oder com1 kann Windows nicht speichern.`,
  },
};

const kind = (type: string) => KINDS[type] ?? type;
/** In the accusative. */
const entries = (n: number) => (n === 1 ? 'einen Eintrag' : `${n} Einträge`);

const ENTRY = 'Schreiben Sie jeden Eintrag auf eine eigene Zeile, mit «- » davor.';
const GROUP = 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt»';

const typeRemedies = ({ value, mayBeEmpty }: ProblemParams['schema-type']): TypeRemedies => ({
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
  'array null': `${ENTRY} Gibt es keinen, ${mayBeEmpty ? 'schreiben Sie [] hinter den Doppelpunkt' : 'löschen Sie das Feld'}.`,
  array: ENTRY,
  'object null': `${GROUP}, oder löschen Sie das Feld.`,
  object: `${GROUP}.`,
  boolean: 'Schreiben Sie true oder false, ohne Anführungszeichen.',
  other: 'Vergleichen Sie mit einer Nachbardatei.',
});
