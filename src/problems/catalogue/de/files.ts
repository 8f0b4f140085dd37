import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-de.ts';

/** Files that cannot be read or are in the wrong place, and mistakes in their YAML. */
export const files: Chapter<'file' | 'yaml'> = {
  'file-unreadable': ({ reason }) => ({
    title: 'Datei lässt sich nicht lesen',
    message: `Die Datei lässt sich nicht lesen (${reason}).`,
    why: 'Ohne ihren Inhalt wäre die Website unvollständig.',
    fix: 'Prüfen Sie, ob die Datei noch da ist und ob Sie sie öffnen dürfen.',
  }),
  'file-outside': {
    title: 'Datei führt aus dem Projekt hinaus',
    message: 'Diese Datei ist ein Link auf eine Datei ausserhalb des Projekts. Sie wird nicht gelesen.',
    why: 'Auf anderen Rechnern gibt es die Datei nicht, und was darin steht, ist vielleicht nicht für die Website bestimmt.',
    fix: 'Ersetzen Sie den Link durch eine Kopie der Datei, auf die er zeigt.',
  },
  'file-not-utf8': ({ byte }) => ({
    title: 'Datei ist nicht als UTF-8 gespeichert',
    message: `Die Datei ist nicht als UTF-8 gespeichert (erste Stelle: Byte ${byte}).`,
    why: 'In anderen Kodierungen werden Umlaute zu falschen Zeichen.',
    fix: 'Speichern Sie die Datei im Editor neu mit der Kodierung «UTF-8».',
  }),
  'file-line-ends': {
    title: 'Zeilenenden von früher',
    message: 'Die Zeilen dieser Datei enden mit einem Zeichen, das heute nicht mehr gilt (CR).',
    why: 'Alte Macintosh-Programme schreiben so. Die ganze Datei gilt dann als eine einzige Zeile.',
    fix: 'Speichern Sie die Datei mit Zeilenenden LF; in Visual Studio Code unten rechts auf «LF» stellen.',
  },
  'file-too-large': ({ bytes, limit }) => ({
    title: 'Datei ist zu gross',
    message: `Die Datei hat ${bytes} Bytes, erlaubt sind ${limit}.`,
    why: 'So grosse Textdateien entstehen fast nur aus Versehen, zum Beispiel durch ein eingefügtes Bild.',
    fix: 'Entfernen Sie, was nicht hineingehört, oder teilen Sie den Inhalt auf mehrere Dateien auf.',
  }),
  'file-empty': {
    title: 'Datei ist leer',
    message: 'Die Datei ist leer.',
    why: 'Aus einer leeren Datei entsteht keine Seite.',
    fix: 'Füllen Sie die Datei nach dem Muster einer Nachbardatei, oder löschen Sie sie.',
  },
  'file-name': ({ name, suggestion }) => ({
    title: 'Dateiname passt nicht',
    message: `Der Dateiname ${quote(name)} lässt sich nicht als Adresse verwenden.`,
    why: 'Der Dateiname wird zur Adresse der Seite: nur a–z, 0–9 und Bindestriche, Endung .yaml.',
    fix: `Benennen Sie die Datei um in ${quote(suggestion)}.`,
  }),
  'file-unknown': ({ suggestion, patterns }) => ({
    title: 'Datei gehört zu keinem Seitentyp',
    message: `Diese Datei gehört zu keinem Seitentyp.${meant(suggestion)}`,
    why: 'Aus ihr würde nichts gebaut, und niemand würde es merken.',
    fix: `Verschieben Sie die Datei an einen dieser Orte unter data/: ${list(patterns)}.`,
  }),
  'file-missing': ({ type }) => ({
    title: 'Datei fehlt',
    message: 'Diese Datei fehlt.',
    why: `Ohne sie lässt sich «${type}» nicht bauen.`,
    fix: 'Stellen Sie die Datei wieder her.',
  }),

  'yaml-syntax': ({ rule }) => ({
    title: 'YAML ist nicht lesbar',
    message: `Hier ist der Aufbau der Datei unterbrochen (${rule}).`,
    why: 'Ab dieser Stelle ist nicht mehr klar, was zu welchem Feld gehört.',
    fix: 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit der Zeile darüber.',
  }),
  'yaml-conflict': {
    title: 'Konflikt zwischen zwei Fassungen',
    message: 'Hier stehen zwei Fassungen derselben Stelle, und noch niemand hat gewählt (Merge-Konflikt).',
    why: 'Git konnte die Änderungen von zwei Personen nicht zusammenführen und hat beide stehen lassen.',
    fix: 'Behalten Sie eine der beiden Fassungen, und löschen Sie die andere samt den Zeilen mit <<<<<<<, ======= und >>>>>>>.',
  },
  'yaml-colon': ({ wanted }) => ({
    title: 'Doppelpunkt im Text',
    message: wanted
      ? 'Ein Doppelpunkt gehört zum Text, und YAML liest ihn als Ende eines Feldnamens.'
      : 'Ein Doppelpunkt mit Leerzeichen steht mitten im Text, oder eine Zeile ist falsch eingerückt.',
    why: 'YAML liest «Wort: » als Beginn eines neuen Feldes.',
    fix: wanted
      ? `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${line(wanted)}.`
      : 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Sonst prüfen Sie die Einrückung.',
  }),
  'yaml-space': ({ field, wanted = `${field}: …` }) => ({
    title: 'Leerzeichen nach dem Doppelpunkt fehlt',
    message: `Nach ${quote(`${field}:`)} fehlt ein Leerzeichen.`,
    why: 'Ohne Leerzeichen liest YAML die Zeile als Text und nicht als Feld.',
    fix: `Schreiben Sie ${line(wanted)}, mit einem Leerzeichen nach dem Doppelpunkt.`,
  }),
  'yaml-quote': ({ mark }) => ({
    title: 'Schlusszeichen fehlt',
    message: `Hier fehlt das schliessende Zeichen ${quote(mark)}.`,
    why: 'Was geöffnet wird, muss geschlossen werden; sonst gilt der Rest der Datei als Teil davon.',
    fix: /[\]}]/.test(mark)
      ? `Ergänzen Sie ${quote(mark)} am Ende der Aufzählung.`
      : `Ergänzen Sie ${quote(mark)} am Ende des Textes. Im Text selbst schreiben Sie «…».`,
  }),
  'yaml-quote-early': ({ mark, wanted }) => ({
    title: 'Anführungszeichen mitten im Text',
    message: `Hier endet der Text in Anführungszeichen (${mark}), doch die Zeile geht weiter.`,
    why: 'Steht ein Text in geraden Anführungszeichen, gehört nur dazu, was dazwischen steht.',
    fix: `Schreiben Sie im Text «…», und setzen Sie gerade Anführungszeichen nur um den ganzen Text${wanted ? `: ${line(wanted)}` : ''}.`,
  }),
  'yaml-field': ({ field, wanted }) => ({
    title: 'Zeile ohne Doppelpunkt',
    message: field
      ? `Nach ${quote(field)} fehlt der Doppelpunkt.`
      : 'Diese Zeile ist kein Feld, und zum Text darüber gehört sie auch nicht.',
    why: 'Ein Feld hat immer die Form «name: Inhalt». Die Zeile eines Textes ist so tief eingerückt wie ihr Text.',
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}.`
      : 'Ist es ein Feld, ergänzen Sie nach seinem Namen Doppelpunkt und Leerzeichen. Gehört die Zeile zum Text darüber, rücken Sie sie so weit ein wie ihn.',
  }),
  'yaml-dash': ({ mark, wanted }) => ({
    title: 'Strich vor einem Eintrag fehlt oder ist falsch',
    message:
      mark === ''
        ? 'Vor diesem Eintrag fehlt der Strich.'
        : mark === '-'
          ? 'Nach dem Strich fehlt ein Leerzeichen.'
          : `Dieser Eintrag beginnt mit ${quote(mark)} statt mit «-».`,
    why: `Ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen.${/^-?$/.test(mark) ? '' : ' Textprogramme machen daraus von selbst andere Zeichen.'}`,
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}, ${placed(wanted)}.`
      : 'Beginnen Sie den Eintrag mit «- »: mit dem Bindestrich der Tastatur, dann einem Leerzeichen.',
  }),
  'yaml-stray': ({ found, wanted }) => ({
    title: 'Zeichen oder Zeile zu viel',
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
        ? `Löschen Sie den Strich: Schreiben Sie ${line(wanted)}, ${placed(wanted)}.`
        : 'Löschen Sie die Zeile. Ist sie eine Bemerkung, setzen Sie «# » davor.',
  }),
  'yaml-fold': ({ sign, wanted }) => ({
    title: 'Text und das Zeichen, das ihn ankündigt',
    message: wanted
      ? `Hier fehlt ${quote(sign)}: Darunter folgt ein Text in eigenen Zeilen.`
      : `Hinter ${quote(sign)} steht noch Text.`,
    why: wanted
      ? 'Ohne dieses Zeichen liest YAML einen Doppelpunkt oder ein Sonderzeichen im Text als Teil des Aufbaus.'
      : `Mit ${quote(sign)} beginnt ein langer Text erst auf der nächsten Zeile.`,
    fix: wanted
      ? `Schreiben Sie ${line(wanted)}, und lassen Sie den Text darunter stehen.`
      : `Beginnen Sie den Text auf der Zeile darunter, zwei Leerzeichen tiefer als das Feld, oder löschen Sie ${quote(sign)}, wenn er auf einer Zeile Platz hat.`,
  }),
  'yaml-comma': ({ wanted }) => ({
    title: 'Komma fehlt',
    message: 'Vor dieser Stelle fehlt ein Komma.',
    why: 'In eckigen und geschweiften Klammern trennt ein Komma die Einträge.',
    fix: `Ergänzen Sie ein Komma zwischen den beiden Einträgen${wanted ? `: ${line(wanted)}` : ''}.`,
  }),
  'yaml-indent': ({ wanted }) => ({
    title: 'Einrückung stimmt nicht',
    message: 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
    why: 'Die Einrückung sagt, was zusammengehört. Jede Stufe sind zwei Leerzeichen.',
    fix: wanted
      ? `Schreiben Sie die Zeile ${placed(wanted)}.`
      : 'Rücken Sie die Zeile gleich weit ein wie die Felder, zu denen sie gehört.',
  }),
  'yaml-continued': ({ wanted }) => ({
    title: 'Eintrag geht im Text darüber auf',
    message: 'Dieser Eintrag gilt als Fortsetzung des Textes darüber.',
    why: 'Er ist tiefer eingerückt als seine Nachbarn; YAML macht aus beiden Zeilen einen einzigen Text.',
    fix: wanted
      ? `Schreiben Sie die Zeile ${placed(wanted)}.`
      : 'Rücken Sie die Zeile gleich weit ein wie die anderen Einträge.',
  }),
  'yaml-escape': ({ sequence }) => ({
    title: 'Rückstrich in Anführungszeichen',
    message: `${quote(sequence)} steht in Anführungszeichen nicht für sich selbst.`,
    why: 'Zwischen geraden Anführungszeichen beginnt mit dem Rückstrich ein Steuerzeichen.',
    fix: 'Schreiben Sie den Rückstrich doppelt (\\\\), oder lassen Sie ihn weg.',
  }),
  'yaml-tab': ({ wanted }) => ({
    title: 'Tabulator in der Einrückung',
    message: 'Hier steht ein Tabulator.',
    why: 'YAML erlaubt zum Einrücken nur Leerzeichen.',
    fix: wanted
      ? `Löschen Sie den Tabulator, und schreiben Sie die Zeile ${placed(wanted)}.`
      : 'Ersetzen Sie den Tabulator durch Leerzeichen, zwei pro Stufe.',
  }),
  'yaml-start': ({ character, wanted }) => ({
    title: 'Text beginnt mit einem Sonderzeichen',
    message: `Ein Text darf nicht mit ${quote(character)} beginnen.`,
    why: 'Dieses Zeichen hat in YAML eine eigene Bedeutung.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"…"'}.`,
  }),
  'yaml-bracket': ({ mark, wanted }) => ({
    title: 'Text beginnt mit einer Klammer',
    message: `Hier beginnt mit ${quote(mark)} eine Aufzählung, doch nach ihrem Ende geht die Zeile weiter.`,
    why: 'Ein Text, der mit einer Klammer beginnt, muss in Anführungszeichen stehen.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"…"'}.`,
  }),
  'yaml-duplicate-key': ({ key }) => ({
    title: 'Feld steht doppelt',
    message: `Das Feld ${quote(key)} steht hier zum zweiten Mal.`,
    why: 'Nur eine der beiden Angaben könnte gelten; die andere ginge verloren.',
    fix: 'Löschen Sie eine der beiden Zeilen.',
  }),
  'yaml-alias': ({ name, wanted }) => ({
    title: 'Text beginnt mit einem Stern',
    message: `${quote(`*${name}`)} ist in YAML ein Verweis, und Verweise sind hier nicht erlaubt.`,
    why: 'Meist ist ein Text gemeint, der mit **fett** beginnt.',
    fix: `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? line(wanted) : '"**fett** und so weiter"'}.`,
  }),
  'yaml-anchor': ({ name }) => ({
    title: 'Text beginnt mit &',
    message: `${quote(`&${name}`)} ist in YAML eine Marke, und Marken sind hier nicht erlaubt.`,
    why: 'Jede Angabe steht bei uns an ihrem Ort; nichts wird aus der Ferne eingesetzt.',
    fix: 'Löschen Sie die Marke, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  }),
  'yaml-tag': ({ tag }) => ({
    title: 'Text beginnt mit einem Ausrufezeichen',
    message: `${quote(tag)} ist in YAML eine Typangabe, und Typangaben sind hier nicht erlaubt.`,
    why: 'Welche Art Angabe ein Feld braucht, sagt das Schema.',
    fix: 'Löschen Sie die Typangabe, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  }),
  'yaml-key': {
    title: 'Feldname ist kein Wort',
    message: 'Hier steht etwas als Feldname, das kein Wort ist.',
    why: 'Ein Feld hat immer die Form «name: Inhalt».',
    fix: 'Schreiben Sie einen Feldnamen aus Buchstaben, oder setzen Sie den Text in Anführungszeichen.',
  },
  'yaml-documents': {
    title: 'Trennlinie --- mitten in der Datei',
    message: 'Nach der Linie «---» beginnt ein zweites Dokument.',
    why: 'Eine Datei ist eine Seite; was nach der Linie steht, ginge verloren.',
    fix: 'Löschen Sie die Linie, oder verschieben Sie den zweiten Teil in eine eigene Datei.',
  },
  'yaml-too-deep': ({ limit }) => ({
    title: 'Zu tief verschachtelt',
    message: `Hier sind mehr als ${limit} Stufen ineinander verschachtelt.`,
    why: 'So tief ist keine unserer Seiten aufgebaut; es ist fast immer ein Versehen.',
    fix: 'Vergleichen Sie die Einrückung mit einer Nachbardatei.',
  }),
};

/** What a line most likely should be. */
const line = (wanted: string) => quote(wanted.trim());

/** How far to the right a line begins. */
function placed(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'ganz links, ohne Leerzeichen davor';
  return count === 1 ? 'mit einem Leerzeichen davor' : `mit genau ${count} Leerzeichen davor`;
}
