import type { Catalogue } from '../describe.ts';
import { count, list, meant, quote } from './words.ts';

/** Every finding in German, as editors read it. Full sentences, no jargon, and always a way out. */
export const de: Catalogue = {
  'file-unreadable': {
    title: 'Datei lässt sich nicht lesen',
    message: ({ reason }) => `Die Datei lässt sich nicht lesen (${reason}).`,
    why: () => 'Ohne ihren Inhalt wäre die Website unvollständig.',
    fix: () => 'Prüfen Sie, ob die Datei noch da ist und ob Sie sie öffnen dürfen.',
  },
  'file-not-utf8': {
    title: 'Datei ist nicht als UTF-8 gespeichert',
    message: ({ byte }) => `Die Datei ist nicht als UTF-8 gespeichert (erste Stelle: Byte ${byte}).`,
    why: () => 'In anderen Kodierungen werden Umlaute zu falschen Zeichen.',
    fix: () => 'Speichern Sie die Datei im Editor neu mit der Kodierung «UTF-8».',
  },
  'file-too-large': {
    title: 'Datei ist zu gross',
    message: ({ bytes, limit }) => `Die Datei hat ${bytes} Bytes, erlaubt sind ${limit}.`,
    why: () => 'So grosse Textdateien entstehen fast nur aus Versehen, zum Beispiel durch ein eingefügtes Bild.',
    fix: () => 'Entfernen Sie, was nicht hineingehört, oder teilen Sie den Inhalt auf mehrere Dateien auf.',
  },
  'file-empty': {
    title: 'Datei ist leer',
    message: () => 'Die Datei ist leer.',
    why: () => 'Aus einer leeren Datei entsteht keine Seite.',
    fix: () => 'Füllen Sie die Datei nach dem Muster einer Nachbardatei, oder löschen Sie sie.',
  },
  'file-name': {
    title: 'Dateiname passt nicht',
    message: ({ name }) => `Der Dateiname ${quote(name)} lässt sich nicht als Adresse verwenden.`,
    why: () => 'Der Dateiname wird zur Adresse der Seite: nur a–z, 0–9 und Bindestriche, Endung .yaml.',
    fix: ({ suggestion }) => `Benennen Sie die Datei um in ${quote(suggestion)}.`,
  },
  'file-unknown': {
    title: 'Datei gehört zu keinem Seitentyp',
    message: ({ suggestion }) => `Diese Datei gehört zu keinem Seitentyp.${meant(suggestion)}`,
    why: () => 'Aus ihr würde nichts gebaut, und niemand würde es merken.',
    fix: ({ patterns }) => `Verschieben Sie die Datei an einen dieser Orte unter data/: ${list(patterns)}.`,
  },
  'file-missing': {
    title: 'Datei fehlt',
    message: () => 'Diese Datei fehlt.',
    why: ({ type }) => `Ohne sie lässt sich «${type}» nicht bauen.`,
    fix: () => 'Stellen Sie die Datei wieder her.',
  },

  'yaml-syntax': {
    title: 'YAML ist nicht lesbar',
    message: ({ rule }) => `Hier ist der Aufbau der Datei unterbrochen (${rule}).`,
    why: () => 'Ab dieser Stelle ist nicht mehr klar, was zu welchem Feld gehört.',
    fix: () => 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit der Zeile darüber.',
  },
  'yaml-colon': {
    title: 'Doppelpunkt im Text',
    message: () => 'Ein Doppelpunkt mit Leerzeichen steht mitten im Text, oder eine Zeile ist falsch eingerückt.',
    why: () => 'YAML liest «Wort: » als Beginn eines neuen Feldes.',
    fix: () => 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Sonst prüfen Sie die Einrückung.',
  },
  'yaml-quote': {
    title: 'Schlusszeichen fehlt',
    message: ({ mark }) => `Hier fehlt das schliessende Zeichen ${quote(mark)}.`,
    why: () => 'Was geöffnet wird, muss geschlossen werden; sonst gilt der Rest der Datei als Teil davon.',
    fix: ({ mark }) =>
      /[\]}]/.test(mark)
        ? `Ergänzen Sie ${quote(mark)} am Ende der Aufzählung.`
        : `Ergänzen Sie ${quote(mark)} am Ende des Textes. Im Text selbst schreiben Sie «…».`,
  },
  'yaml-indent': {
    title: 'Einrückung stimmt nicht',
    message: () => 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
    why: () => 'Die Einrückung sagt, was zusammengehört. Jede Stufe sind zwei Leerzeichen.',
    fix: () => 'Rücken Sie die Zeile gleich weit ein wie die Felder, zu denen sie gehört.',
  },
  'yaml-tab': {
    title: 'Tabulator in der Einrückung',
    message: () => 'Hier steht ein Tabulator.',
    why: () => 'YAML erlaubt zum Einrücken nur Leerzeichen.',
    fix: () => 'Ersetzen Sie den Tabulator durch Leerzeichen, zwei pro Stufe.',
  },
  'yaml-start': {
    title: 'Text beginnt mit einem Sonderzeichen',
    message: ({ character }) => `Ein Text darf nicht mit ${quote(character)} beginnen.`,
    why: () => 'Dieses Zeichen hat in YAML eine eigene Bedeutung.',
    fix: () => 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  },
  'yaml-duplicate-key': {
    title: 'Feld steht doppelt',
    message: ({ key }) => `Das Feld ${quote(key)} steht hier zum zweiten Mal.`,
    why: () => 'Nur eine der beiden Angaben könnte gelten; die andere ginge verloren.',
    fix: () => 'Löschen Sie eine der beiden Zeilen.',
  },
  'yaml-alias': {
    title: 'Text beginnt mit einem Stern',
    message: ({ name }) => `${quote(`*${name}`)} ist in YAML ein Verweis, und Verweise sind hier nicht erlaubt.`,
    why: () => 'Meist ist ein Text gemeint, der mit **fett** beginnt.',
    fix: () => 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "**fett** und so weiter".',
  },
  'yaml-anchor': {
    title: 'Text beginnt mit &',
    message: ({ name }) => `${quote(`&${name}`)} ist in YAML eine Marke, und Marken sind hier nicht erlaubt.`,
    why: () => 'Jede Angabe steht bei uns an ihrem Ort; nichts wird aus der Ferne eingesetzt.',
    fix: () => 'Löschen Sie die Marke, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  },
  'yaml-tag': {
    title: 'Text beginnt mit einem Ausrufezeichen',
    message: ({ tag }) => `${quote(tag)} ist in YAML eine Typangabe, und Typangaben sind hier nicht erlaubt.`,
    why: () => 'Welche Art Angabe ein Feld braucht, sagt das Schema.',
    fix: () => 'Löschen Sie die Typangabe, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  },
  'yaml-key': {
    title: 'Feldname ist kein Wort',
    message: () => 'Hier steht etwas als Feldname, das kein Wort ist.',
    why: () => 'Ein Feld hat immer die Form «name: Inhalt».',
    fix: () => 'Schreiben Sie einen Feldnamen aus Buchstaben, oder setzen Sie den Text in Anführungszeichen.',
  },
  'yaml-documents': {
    title: 'Trennlinie --- mitten in der Datei',
    message: () => 'Nach der Linie «---» beginnt ein zweites Dokument.',
    why: () => 'Eine Datei ist eine Seite; was nach der Linie steht, ginge verloren.',
    fix: () => 'Löschen Sie die Linie, oder verschieben Sie den zweiten Teil in eine eigene Datei.',
  },
  'yaml-too-deep': {
    title: 'Zu tief verschachtelt',
    message: ({ limit }) => `Hier sind mehr als ${limit} Stufen ineinander verschachtelt.`,
    why: () => 'So tief ist keine unserer Seiten aufgebaut; es ist fast immer ein Versehen.',
    fix: () => 'Vergleichen Sie die Einrückung mit einer Nachbardatei.',
  },

  'schema-required': {
    title: 'Pflichtfeld fehlt',
    message: ({ key, path }) => `${path ? `In ${quote(path)} fehlt` : 'Es fehlt'} das Feld ${quote(key)}.`,
    why: ({ help }) => help || 'Ohne dieses Feld lässt sich die Seite nicht vollständig bauen.',
    fix: ({ key }) => `Ergänzen Sie die Zeile «${key}: …», gleich weit eingerückt wie ihre Nachbarn.`,
  },
  'schema-unknown-key': {
    title: 'Unbekanntes Feld',
    message: ({ key, suggestion }) => `${quote(key)} ist hier unbekannt.${meant(suggestion)}`,
    why: () => 'Ein unbekanntes Feld erscheint nirgends auf der Seite.',
    fix: ({ key, suggestion, allowed }) =>
      suggestion
        ? `Schreiben Sie ${quote(suggestion)} statt ${quote(key)}.`
        : `Löschen Sie das Feld, oder verwenden Sie eines von diesen: ${list(allowed)}.`,
  },
  'schema-type': {
    title: 'Falsche Art von Angabe',
    message: ({ path, expected, actual }) =>
      `In ${quote(path)} steht ${kind(actual)}, erwartet wird ${kind(expected)}.`,
    why: ({ help }) => help || 'Die Seite kann mit dieser Art von Angabe nichts anfangen.',
    fix: ({ expected, actual, value }) => typeFix(expected, actual, value),
  },
  'schema-enum': {
    title: 'Wert steht nicht zur Wahl',
    message: ({ path, value, suggestion }) =>
      `${quote(value)} steht für ${quote(path)} nicht zur Wahl.${meant(suggestion)}`,
    why: () => 'Hier gelten nur bestimmte Wörter.',
    fix: ({ allowed }) => `Wählen Sie eines von diesen: ${list(allowed)}.`,
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
    fix: () => 'Schreiben Sie die Angabe so, wie es die Beschreibung des Feldes verlangt.',
  },
  'schema-format': {
    title: 'Angabe hat nicht die richtige Form',
    message: ({ path, value, format }) =>
      `${quote(value)} in ${quote(path)} ist ${FORMATS[format]?.not ?? 'nicht in der richtigen Form'}.`,
    why: () => 'Aus der Angabe wird ein Link, ein Datum oder eine Rufnummer; sie muss genau stimmen.',
    fix: ({ format }) => FORMATS[format]?.fix ?? 'Vergleichen Sie mit einer Nachbardatei.',
  },
  'schema-too-small': {
    title: 'Zahl ist zu klein',
    message: ({ path, limit, value }) => `${quote(path)} ist ${value}, erlaubt ist mindestens ${limit}.`,
    why: () => 'Eine so kleine Zahl ist hier fast immer ein Tippfehler.',
    fix: () => 'Prüfen Sie die Zahl.',
  },
  'schema-too-large': {
    title: 'Zahl ist zu gross',
    message: ({ path, limit, value }) => `${quote(path)} ist ${value}, erlaubt ist höchstens ${limit}.`,
    why: () => 'Eine so grosse Zahl ist hier fast immer ein Tippfehler.',
    fix: () => 'Prüfen Sie die Zahl.',
  },
  'schema-too-few': {
    title: 'Zu wenige Einträge',
    message: ({ path, limit, count: given }) => `${quote(path)} hat ${entries(given)}, nötig sind mindestens ${limit}.`,
    why: () => 'Der Abschnitt der Seite rechnet mit dieser Anzahl.',
    fix: ({ limit, count: given }) => `Ergänzen Sie ${entries(limit - given)}.`,
  },
  'schema-too-many': {
    title: 'Zu viele Einträge',
    message: ({ path, limit, count: given }) =>
      `${quote(path)} hat ${entries(given)}, erlaubt sind höchstens ${limit}.`,
    why: () => 'Der Abschnitt der Seite rechnet mit dieser Anzahl.',
    fix: ({ limit, count: given }) => `Löschen Sie ${entries(given - limit)}.`,
  },
  'schema-duplicate-item': {
    title: 'Eintrag steht doppelt',
    message: ({ path, first, second }) => `In ${quote(path)} sind der ${first}. und der ${second}. Eintrag gleich.`,
    why: () => 'Jeder Eintrag darf nur einmal vorkommen.',
    fix: () => 'Löschen Sie einen der beiden.',
  },
  'schema-exactly-one': {
    title: 'Genau eines von mehreren Feldern',
    message: ({ path, keys, present }) =>
      `${quote(path)} braucht genau eines der Felder ${list(keys)}, hier ${present === 0 ? 'steht keines' : 'stehen mehrere'}.`,
    why: () => 'Die Felder sind verschiedene Wege, dasselbe zu sagen.',
    fix: ({ keys, present }) =>
      present === 0 ? `Ergänzen Sie ${quote(keys[0] ?? '')}.` : 'Lassen Sie nur eines davon stehen.',
  },
  'schema-ascending': {
    title: 'Spanne läuft rückwärts',
    message: ({ path, low, high }) => `In ${quote(path)} ist ${quote(low)} grösser als ${quote(high)}.`,
    why: () => 'Eine Spanne geht vom kleineren zum grösseren Wert.',
    fix: ({ low, high }) => `Vertauschen Sie ${quote(low)} und ${quote(high)}.`,
  },
  'schema-rule': {
    title: 'Regel des Schemas verletzt',
    message: ({ path, rule }) => `${quote(path)} verletzt die Regel ${quote(rule)} des Schemas.`,
    why: () => 'Die Angabe passt nicht zu dem, was die Seite erwartet.',
    fix: () => 'Vergleichen Sie mit einer Nachbardatei.',
  },

  'reference-unknown': {
    title: 'Verweis führt ins Leere',
    message: ({ set, value, suggestion }) =>
      `${quote(value)} gibt es nicht (gesucht unter «${set}»).${meant(suggestion)}`,
    why: () => 'Der Verweis nennt etwas, das weder vorhanden noch angekündigt ist.',
    fix: ({ suggestion }) =>
      suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Prüfen Sie den Kurznamen; er ist der Dateiname ohne .yaml.',
  },
  'link-unknown': {
    title: 'Link führt zu keiner Seite',
    message: ({ href, suggestion }) => `Der Link ${quote(href)} führt zu keiner Seite.${meant(suggestion)}`,
    why: () => 'Besucherinnen kämen auf die Fehlerseite.',
    fix: ({ suggestion }) =>
      suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Prüfen Sie die Adresse, oder entfernen Sie den Link.',
  },
  'link-anchor': {
    title: 'Sprungmarke gibt es nicht',
    message: ({ href, anchor, suggestion }) =>
      `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es dort nicht.${meant(suggestion)}`,
    why: () => 'Der Link würde oben auf der Seite landen statt am gemeinten Ort.',
    fix: ({ suggestion }) =>
      suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Prüfen Sie die Sprungmarke, oder entfernen Sie sie.',
  },
  'link-form': {
    title: 'Adresse ist unvollständig',
    message: ({ href }) => `${quote(href)} ist keine Adresse, zu der ein Link führen kann.`,
    why: () => 'Erlaubt sind Seiten dieser Website (/seite/), https-Adressen, tel: und mailto:.',
    fix: () => 'Beginnen Sie die Adresse mit «/», «#», «https://», «tel:» oder «mailto:».',
  },
  'markup-unclosed': {
    title: 'Auszeichnung ist nicht geschlossen',
    message: ({ marker }) => `Hier beginnt ${quote(marker)}, das nirgends endet.`,
    why: () => 'Besucherinnen sähen das Zeichen statt der Auszeichnung.',
    fix: ({ marker }) =>
      marker === '**'
        ? 'Schreiben Sie **fett** mit zwei Sternen davor und danach.'
        : 'Schreiben Sie Links als [Text](/adresse/).',
  },
  'markup-element': {
    title: 'HTML-Element ist nicht erlaubt',
    message: ({ name }) => `Das Element <${name}> ist hier nicht erlaubt.`,
    why: () => 'Nur wenige Elemente sind erlaubt, damit keine Seite fremden Code ausführt.',
    fix: ({ allowed }) => `Verwenden Sie nur ${list(allowed)}.`,
  },
  'markup-attribute': {
    title: 'HTML-Attribut ist nicht erlaubt',
    message: ({ name }) => `Das Attribut ${quote(name)} ist hier nicht erlaubt.`,
    why: () => 'Erlaubt ist nur href an Links.',
    fix: ({ name }) => `Löschen Sie ${quote(name)}.`,
  },
  'markup-open-element': {
    title: 'HTML-Element ist nicht geschlossen',
    message: ({ name }) => `Das Element <${name}> wird nicht geschlossen.`,
    why: () => 'Der Rest der Antwort würde mit ausgezeichnet.',
    fix: ({ name }) => `Ergänzen Sie </${name}>.`,
  },
  'fact-unknown': {
    title: 'Angabe in doppelten Klammern gibt es nicht',
    message: ({ name, suggestion }) => `${quote(`{{${name}}}`)} ist auf dieser Seite unbekannt.${meant(suggestion)}`,
    why: () => 'An dieser Stelle soll eine Angabe eingesetzt werden, und es gibt keine mit diesem Namen.',
    fix: ({ suggestion }) =>
      suggestion
        ? `Schreiben Sie ${quote(`{{${suggestion}}}`)}.`
        : 'Prüfen Sie den Namen; Preise heissen preis. und die id ihrer Stufe.',
  },
  'fact-typed': {
    title: 'Preis ist in den Text getippt',
    message: ({ value }) => `${quote(value)} steht als Stufe in den Daten und noch einmal getippt im Text.`,
    why: () => 'Ändert sich der Preis, bliebe der getippte stehen.',
    fix: ({ name }) => `Schreiben Sie ${quote(`{{${name}}}`)}.`,
  },
  'amount-unknown': {
    title: 'Preis im Text widerspricht der Seite',
    message: ({ amount }) => `${quote(amount)} steht im Text, aber in keiner Preisstufe der Seite.`,
    why: ({ known }) => `Die Seite kennt: ${list(known)}.`,
    fix: () => 'Verweisen Sie auf die Stufe, oder nehmen Sie den Preis unter «more» in die Preise der Seite auf.',
  },
  'announced-exists': {
    title: 'Angekündigte Seite gibt es schon',
    message: ({ slug }) => `${quote(slug)} ist angekündigt, die Seite gibt es aber schon.`,
    why: () => 'Die Ankündigung ist erledigt und verwirrt nur.',
    fix: () => 'Löschen Sie die Zeile der Ankündigung.',
  },
  'route-collision': {
    title: 'Zwei Dateien, eine Adresse',
    message: ({ url, files }) => `Mehrere Dateien wollen die Adresse ${quote(url)}: ${list(files)}.`,
    why: () => 'Nur eine davon könnte erscheinen.',
    fix: () => 'Benennen Sie eine der Dateien um.',
  },

  'placeholder-unknown': {
    title: 'Platzhalter nennt kein Feld',
    message: ({ path, suggestion }) =>
      `${quote(path)} steht unter den Platzhaltern, doch dieses Feld gibt es nicht.${meant(suggestion)}`,
    why: () => 'Ein vertippter Platzhalter würde die Prüfung vor der Veröffentlichung unterlaufen.',
    fix: ({ suggestion }) => (suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Löschen Sie die Zeile.'),
  },
  'release-placeholder': {
    title: 'Platzhalter ist noch nicht ersetzt',
    message: ({ path, value }) => `${quote(path)} ist noch ein Platzhalter (${quote(value)}).`,
    why: () => 'Eine veröffentlichte Website braucht die echten Angaben der Firma.',
    fix: () => 'Tragen Sie die echte Angabe ein, und löschen Sie das Feld aus der Liste «placeholders».',
  },
  'release-evidence': {
    title: 'Beleg fehlt',
    message: ({ path }) => `${quote(path)} hat noch keinen Beleg.`,
    why: () => 'Wer mit Zahlen und Stimmen wirbt, muss sie beweisen können (UWG).',
    fix: () => 'Tragen Sie unter «evidence» ein, wo der Beleg liegt, oder löschen Sie die Aussage.',
  },

  'output-link': {
    title: 'Link in der gebauten Seite führt ins Leere',
    message: ({ href, suggestion }) =>
      `Der Link ${quote(href)} führt zu keiner Datei der gebauten Website.${meant(suggestion)}`,
    why: () => 'Besucherinnen kämen auf die Fehlerseite.',
    fix: () => 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  },
  'output-anchor': {
    title: 'Sprungmarke fehlt in der gebauten Seite',
    message: ({ href, anchor }) =>
      `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es nicht.`,
    why: () => 'Der Link würde oben auf der Seite landen.',
    fix: () => 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  },
  'output-duplicate-id': {
    title: 'Kennung steht doppelt',
    message: ({ id }) => `Die Kennung ${quote(id)} kommt auf der Seite zweimal vor.`,
    why: () => 'Sprungmarken und Vorleseprogramme fänden nur die erste.',
    fix: () => 'Geben Sie einem der Abschnitte eine andere Sprungmarke.',
  },
  'output-title': {
    title: 'Seite hat keinen Titel',
    message: () => 'Die Seite hat keinen Titel.',
    why: () => 'Der Titel steht im Suchergebnis und im Reiter des Browsers.',
    fix: () => 'Ergänzen Sie «meta.title».',
  },
  'output-duplicate-title': {
    title: 'Zwei Seiten mit demselben Titel',
    message: ({ title, others }) => `Den Titel ${quote(title)} hat auch ${list(others)}.`,
    why: () => 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
    fix: () => 'Geben Sie einer der Seiten einen eigenen «meta.title».',
  },
  'output-h1': {
    title: 'Nicht genau eine Hauptüberschrift',
    message: ({ count: given }) => `Die Seite hat ${given} Hauptüberschriften (h1), richtig ist genau eine.`,
    why: () => 'Suchmaschinen und Vorleseprogramme brauchen einen eindeutigen Titel.',
    fix: () => 'Das ist ein Fehler der Vorlage.',
  },
  'output-image-size': {
    title: 'Bild ohne Grösse',
    message: ({ src }) => `Das Bild ${quote(src)} hat keine Angabe von Breite und Höhe.`,
    why: () => 'Ohne Grösse springt der Text, während das Bild lädt.',
    fix: () => 'Das ist ein Fehler der Vorlage: width und height ergänzen.',
  },
  'output-image-alt': {
    title: 'Bild ohne Textersatz',
    message: ({ src }) => `Das Bild ${quote(src)} hat keinen Textersatz.`,
    why: () => 'Wer das Bild nicht sieht, erfährt sonst nicht, was es zeigt.',
    fix: () => 'Ergänzen Sie eine Beschreibung, oder ein leeres alt, wenn das Bild nur Schmuck ist.',
  },
  'output-inline-code': {
    title: 'Code im HTML',
    message: ({ what }) => `Auf der Seite steht ${quote(what)} direkt im HTML.`,
    why: () => 'Eine strenge Sicherheitsregel gilt für alle Seiten und verbietet Code und Stil im HTML.',
    fix: () => 'Das ist ein Fehler der Vorlage: In eine Datei auslagern.',
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
};

const kind = (type: string) => KINDS[type] ?? type;
const entries = (n: number) => (n === 1 ? 'einen Eintrag' : `${n} Einträge`);

function typeFix(expected: string, actual: string, value: string): string {
  if (expected === 'string' && actual === 'null')
    return 'Schreiben Sie den Text hinter den Doppelpunkt, oder löschen Sie das Feld.';
  if (expected === 'string' && (actual === 'number' || actual === 'integer' || actual === 'boolean')) {
    return `Setzen Sie die Angabe in gerade Anführungszeichen: "${value}".`;
  }
  if (expected === 'string' && actual === 'object')
    return 'Steht im Text ein Doppelpunkt, setzen Sie ihn in gerade Anführungszeichen: "…".';
  if (expected === 'integer' || expected === 'number')
    return 'Schreiben Sie nur Ziffern, ohne Anführungszeichen, Apostroph und CHF.';
  if (expected === 'array') return 'Schreiben Sie jeden Eintrag auf eine eigene Zeile, mit «- » davor.';
  if (expected === 'object') return 'Schreiben Sie die Felder eingerückt auf eigene Zeilen, jedes als «name: Inhalt».';
  if (expected === 'boolean') return 'Schreiben Sie true oder false, ohne Anführungszeichen.';
  return 'Vergleichen Sie mit einer Nachbardatei.';
}
