import { MAX_SLUG, slugFault } from '../../../lib/paths.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-de.ts';

/** Files that cannot be read or are in the wrong place, and mistakes in their YAML. */
export const files: Chapter<'file' | 'yaml'> = {
  'file-unreadable': section('Datei lässt sich nicht lesen', ({ reason }) => ({
    message: `Die Datei lässt sich nicht lesen (${reason}).`,
    why: 'Ohne ihren Inhalt wäre die Website unvollständig.',
    fix: 'Prüfen Sie, ob die Datei noch da ist und ob Sie sie öffnen dürfen.',
  })),
  'file-outside': section('Datei führt aus dem Projekt hinaus', {
    message: 'Diese Datei ist ein Link auf eine Datei ausserhalb des Projekts. Sie wird nicht gelesen.',
    why: 'Auf anderen Rechnern gibt es die Datei nicht, und was darin steht, ist vielleicht nicht für die Website bestimmt.',
    fix: 'Ersetzen Sie den Link durch eine Kopie der Datei, auf die er zeigt.',
  }),
  'file-not-utf8': section('Datei ist nicht als UTF-8 gespeichert', ({ byte }) => ({
    message: `Die Datei ist nicht als UTF-8 gespeichert (erste Stelle: Byte ${byte}).`,
    why: 'In anderen Kodierungen werden Umlaute zu falschen Zeichen.',
    fix: 'Speichern Sie die Datei im Editor neu mit der Kodierung «UTF-8».',
  })),
  'file-line-ends': section('Zeilenenden von früher', {
    message: 'Die Zeilen dieser Datei enden mit einem Zeichen, das heute nicht mehr gilt (CR).',
    why: 'Alte Macintosh-Programme schreiben so. Die ganze Datei gilt dann als eine einzige Zeile.',
    fix: 'Speichern Sie die Datei mit Zeilenenden LF; in Visual Studio Code unten rechts auf «LF» stellen.',
  }),
  'file-too-large': section('Datei ist zu gross', ({ bytes, limit }) => ({
    message: `Die Datei hat ${bytes} Bytes, erlaubt sind ${limit}.`,
    why: 'So grosse Textdateien entstehen fast nur aus Versehen, zum Beispiel durch ein eingefügtes Bild.',
    fix: 'Entfernen Sie, was nicht hineingehört, oder teilen Sie den Inhalt auf mehrere Dateien auf.',
  })),
  'file-empty': section('Datei ist leer', {
    message: 'Die Datei ist leer.',
    why: 'Aus einer leeren Datei entsteht keine Seite.',
    fix: 'Füllen Sie die Datei nach dem Muster einer Nachbardatei, oder löschen Sie sie.',
  }),
  'file-name': section('Dateiname passt nicht', ({ name, suggestion, taken }) => ({
    message: `Der Dateiname ${quote(name)} lässt sich nicht als Adresse verwenden.`,
    why: {
      characters: 'Der Dateiname wird zur Adresse der Seite: nur a–z, 0–9 und Bindestriche, Endung .yaml.',
      length: `Der Name hat mehr als ${MAX_SLUG} Zeichen. Nicht jedes System kann so lange Namen speichern.`,
      device: 'Windows behält den Namen einem Gerät vor: Dort lassen sich weder die Datei noch die Seite speichern.',
    }[slugFault(name.replace(/\.yaml$/, '')) ?? 'characters'],
    fix: taken
      ? `Im selben Ordner liegt schon ${quote(taken)}, und beide würden dieselbe Seite. Behalten Sie eine davon, oder geben Sie dieser einen anderen Namen.`
      : `Benennen Sie die Datei um in ${quote(suggestion)}.`,
  })),
  'file-unknown': section('Datei gehört zu keinem Seitentyp', ({ suggestion, patterns }) => ({
    message: `Diese Datei gehört zu keinem Seitentyp.${meant(suggestion)}`,
    why: 'Aus ihr würde nichts gebaut, und niemand würde es merken.',
    fix: `Verschieben Sie die Datei an einen dieser Orte unter data/: ${list(patterns)}.`,
  })),
  'file-missing': section('Datei fehlt', ({ type }) => ({
    message: 'Diese Datei fehlt.',
    why: `Ohne sie lässt sich «${type}» nicht bauen.`,
    fix: 'Stellen Sie die Datei wieder her.',
  })),

  'yaml-syntax': section('YAML ist nicht lesbar', ({ rule }) => ({
    message: `Hier ist der Aufbau der Datei unterbrochen (${rule}).`,
    why: 'Ab dieser Stelle ist nicht mehr klar, was zu welchem Feld gehört.',
    fix: 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit der Zeile darüber.',
  })),
  'yaml-conflict': section('Konflikt zwischen zwei Fassungen', {
    message: 'Hier stehen zwei Fassungen derselben Stelle, und noch niemand hat gewählt (Merge-Konflikt).',
    why: 'Git konnte die Änderungen von zwei Personen nicht zusammenführen und hat beide stehen lassen.',
    fix: 'Behalten Sie eine der beiden Fassungen, und löschen Sie die andere samt den Zeilen mit <<<<<<<, ======= und >>>>>>>.',
  }),
  'yaml-colon': section('Doppelpunkt im Text', ({ wanted }) => ({
    message: wanted
      ? 'Ein Doppelpunkt gehört zum Text, und YAML liest ihn als Ende eines Feldnamens.'
      : 'Ein Doppelpunkt mit Leerzeichen steht mitten im Text, oder eine Zeile ist falsch eingerückt.',
    why: 'YAML liest «Wort: » als Beginn eines neuen Feldes.',
    fix: wanted
      ? `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${line(wanted)}.`
      : 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Sonst prüfen Sie die Einrückung.',
  })),
  'yaml-space': section('Leerzeichen nach dem Doppelpunkt fehlt', ({ field, wanted = `${field}: …` }) => ({
    message: `Nach ${quote(`${field}:`)} fehlt ein Leerzeichen.`,
    why: 'Ohne Leerzeichen liest YAML die Zeile als Text und nicht als Feld.',
    fix: `Schreiben Sie ${line(wanted)}, mit einem Leerzeichen nach dem Doppelpunkt.`,
  })),
  'yaml-quote': section('Schlusszeichen fehlt', ({ mark }) => ({
    message: `Hier fehlt das schliessende Zeichen ${quote(mark)}.`,
    why: 'Was geöffnet wird, muss geschlossen werden; sonst gilt der Rest der Datei als Teil davon.',
    fix: /[\]}]/.test(mark)
      ? `Ergänzen Sie ${quote(mark)} am Ende der Aufzählung.`
      : `Ergänzen Sie ${quote(mark)} am Ende des Textes. Im Text selbst schreiben Sie «…».`,
  })),
  'yaml-quote-early': section('Anführungszeichen mitten im Text', ({ mark, wanted }) => ({
    message: `Hier endet der Text in Anführungszeichen (${mark}), doch die Zeile geht weiter.`,
    why: 'Steht ein Text in geraden Anführungszeichen, gehört nur dazu, was dazwischen steht.',
    fix: `Schreiben Sie im Text «…», und setzen Sie gerade Anführungszeichen nur um den ganzen Text${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-field': section('Zeile ohne Doppelpunkt', ({ field, wanted }) => ({
    message: field
      ? `Nach ${quote(field)} fehlt der Doppelpunkt.`
      : 'Diese Zeile ist kein Feld, und zum Text darüber gehört sie auch nicht.',
    why: 'Ein Feld hat immer die Form «name: Inhalt». Die Zeile eines Textes ist so tief eingerückt wie ihr Text.',
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}.`
      : 'Ist es ein Feld, ergänzen Sie nach seinem Namen Doppelpunkt und Leerzeichen. Gehört die Zeile zum Text darüber, rücken Sie sie so weit ein wie ihn.',
  })),
  'yaml-dash': section('Strich vor einem Eintrag fehlt oder ist falsch', ({ mark, wanted }) => ({
    message:
      mark === ''
        ? 'Vor diesem Eintrag fehlt der Strich.'
        : mark === '-'
          ? 'Nach dem Strich fehlt ein Leerzeichen.'
          : `Dieser Eintrag beginnt mit ${quote(mark)} statt mit «-».`,
    why: `Ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen.${/^-?$/.test(mark) ? '' : ' Textprogramme machen daraus von selbst andere Zeichen.'}`,
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}, ${indentationOf(wanted)}.`
      : 'Beginnen Sie den Eintrag mit «- »: mit dem Bindestrich der Tastatur, dann einem Leerzeichen.',
  })),
  'yaml-stray': section('Zeichen oder Zeile zu viel', ({ found, wanted }) => ({
    message:
      found === '-'
        ? 'Hier steht ein Strich zu viel.'
        : `${quote(found)} ist weder ein Feld noch ein Eintrag noch ein Text.`,
    why:
      found === '-'
        ? 'Mit einem Strich beginnt der Eintrag einer Liste, und hier ist keine.'
        : 'YAML liest jede Zeile als Angabe. Nur was nach «# » steht, gilt als Bemerkung.',
    fix:
      found === '-'
        ? `Löschen Sie den Strich: Schreiben Sie ${line(wanted)}, ${indentationOf(wanted)}.`
        : 'Löschen Sie die Zeile. Ist sie eine Bemerkung, setzen Sie «# » davor.',
  })),
  'yaml-fold': section('Text und das Zeichen, das ihn ankündigt', ({ sign, wanted }) => ({
    message: wanted
      ? `Hier fehlt ${quote(sign)}: Darunter folgt ein Text in eigenen Zeilen.`
      : `Hinter ${quote(sign)} steht noch Text.`,
    why: wanted
      ? 'Ohne dieses Zeichen liest YAML einen Doppelpunkt oder ein Sonderzeichen im Text als Teil des Aufbaus.'
      : `Mit ${quote(sign)} beginnt ein langer Text erst auf der nächsten Zeile.`,
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}, und lassen Sie den Text darunter stehen.`
      : `Beginnen Sie den Text auf der Zeile darunter, zwei Leerzeichen tiefer als das Feld, oder löschen Sie ${quote(sign)}, wenn er auf einer Zeile Platz hat.`,
  })),
  'yaml-comma': section('Komma fehlt', ({ wanted }) => ({
    message: 'Vor dieser Stelle fehlt ein Komma.',
    why: 'In eckigen und geschweiften Klammern trennt ein Komma die Einträge.',
    fix: `Ergänzen Sie ein Komma zwischen den beiden Einträgen${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-indent': section('Einrückung stimmt nicht', ({ wanted }) => ({
    message: 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
    why: 'Die Einrückung sagt, was zusammengehört. Jede Stufe sind zwei Leerzeichen.',
    fix: wanted
      ? `Schreiben Sie die Zeile ${indentationOf(wanted)}.`
      : 'Rücken Sie die Zeile gleich weit ein wie die Felder, zu denen sie gehört.',
  })),
  'yaml-continued': section('Eintrag geht im Text darüber auf', ({ wanted }) => ({
    message: 'Dieser Eintrag gilt als Fortsetzung des Textes darüber.',
    why: 'Er ist tiefer eingerückt als seine Nachbarn; YAML macht aus beiden Zeilen einen einzigen Text.',
    fix: wanted
      ? `Schreiben Sie die Zeile ${indentationOf(wanted)}.`
      : 'Rücken Sie die Zeile gleich weit ein wie die anderen Einträge.',
  })),
  'yaml-escape': section('Rückstrich in Anführungszeichen', ({ sequence }) => ({
    message: `${quote(sequence)} steht in Anführungszeichen nicht für sich selbst.`,
    why: 'Zwischen geraden Anführungszeichen beginnt mit dem Rückstrich ein Steuerzeichen.',
    fix: 'Schreiben Sie den Rückstrich doppelt (\\\\), oder lassen Sie ihn weg.',
  })),
  'yaml-tab': section('Tabulator in der Einrückung', ({ wanted }) => ({
    message: 'Hier steht ein Tabulator.',
    why: 'YAML erlaubt zum Einrücken nur Leerzeichen.',
    fix: wanted
      ? `Löschen Sie den Tabulator, und schreiben Sie die Zeile ${indentationOf(wanted)}.`
      : 'Ersetzen Sie den Tabulator durch Leerzeichen, zwei pro Stufe.',
  })),
  'yaml-start': section('Text beginnt mit einem Sonderzeichen', ({ character, wanted }) => ({
    message: `Ein Text darf nicht mit ${quote(character)} beginnen.`,
    why: 'Dieses Zeichen hat in YAML eine eigene Bedeutung.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-bracket': section('Text beginnt mit einer Klammer', ({ mark, wanted }) => ({
    message: `Hier beginnt mit ${quote(mark)} eine Aufzählung, doch nach ihrem Ende geht die Zeile weiter.`,
    why: 'Ein Text, der mit einer Klammer beginnt, muss in Anführungszeichen stehen.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-duplicate-key': section('Feld steht doppelt', ({ key }) => ({
    message: `Das Feld ${quote(key)} steht hier zum zweiten Mal.`,
    why: 'Nur eine der beiden Angaben könnte gelten; die andere ginge verloren.',
    fix: 'Löschen Sie eine der beiden Zeilen.',
  })),
  'yaml-alias': section('Text beginnt mit einem Stern', ({ name, wanted }) => ({
    message: `${quote(`*${name}`)} ist in YAML ein Verweis, und Verweise sind hier nicht erlaubt.`,
    why: 'Meist ist ein Text gemeint, der mit **fett** beginnt.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"**fett** und so weiter"'}.`,
  })),
  'yaml-anchor': section('Text beginnt mit &', ({ name }) => ({
    message: `${quote(`&${name}`)} ist in YAML eine Marke, und Marken sind hier nicht erlaubt.`,
    why: 'Jede Angabe steht bei uns an ihrem Ort; nichts wird aus der Ferne eingesetzt.',
    fix: 'Löschen Sie die Marke, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  })),
  'yaml-tag': section('Text beginnt mit einem Ausrufezeichen', ({ tag }) => ({
    message: `${quote(tag)} ist in YAML eine Typangabe, und Typangaben sind hier nicht erlaubt.`,
    why: 'Welche Art Angabe ein Feld braucht, sagt das Schema.',
    fix: 'Löschen Sie die Typangabe, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  })),
  'yaml-key': section('Feldname ist kein Wort', {
    message: 'Hier steht etwas als Feldname, das kein Wort ist.',
    why: 'Ein Feld hat immer die Form «name: Inhalt».',
    fix: 'Schreiben Sie einen Feldnamen aus Buchstaben, oder setzen Sie den Text in Anführungszeichen.',
  }),
  'yaml-documents': section('Trennlinie --- mitten in der Datei', {
    message: 'Nach der Linie «---» beginnt ein zweites Dokument.',
    why: 'Eine Datei ist eine Seite; was nach der Linie steht, ginge verloren.',
    fix: 'Löschen Sie die Linie, oder verschieben Sie den zweiten Teil in eine eigene Datei.',
  }),
  'yaml-too-deep': section('Zu tief verschachtelt', ({ limit }) => ({
    message: `Hier sind mehr als ${limit} Stufen ineinander verschachtelt.`,
    why: 'So tief ist keine unserer Seiten aufgebaut; es ist fast immer ein Versehen.',
    fix: 'Vergleichen Sie die Einrückung mit einer Nachbardatei.',
  })),
};

/** Quotes a line as it was most likely meant. */
const line = (wanted: string) => quote(wanted.trim());

/** States the indentation of a line. */
function indentationOf(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'ganz links, ohne Leerzeichen davor';
  return count === 1 ? 'mit einem Leerzeichen davor' : `mit genau ${count} Leerzeichen davor`;
}
