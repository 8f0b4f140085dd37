import type { Chapter } from '../catalogue.ts';
import { quote } from '../words.ts';

/** Mistakes in the YAML itself. */
export const yaml: Chapter<'yaml'> = {
  'yaml-syntax': {
    title: 'YAML ist nicht lesbar',
    message: ({ rule }) => `Hier ist der Aufbau der Datei unterbrochen (${rule}).`,
    why: 'Ab dieser Stelle ist nicht mehr klar, was zu welchem Feld gehört.',
    fix: 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit der Zeile darüber.',
  },
  'yaml-conflict': {
    title: 'Konflikt zwischen zwei Fassungen',
    message: 'Hier stehen zwei Fassungen derselben Stelle, und noch niemand hat gewählt (Merge-Konflikt).',
    why: 'Git konnte die Änderungen von zwei Personen nicht zusammenführen und hat beide stehen lassen.',
    fix: 'Behalten Sie eine der beiden Fassungen, und löschen Sie die andere samt den Zeilen mit <<<<<<<, ======= und >>>>>>>.',
  },
  'yaml-colon': {
    title: 'Doppelpunkt im Text',
    message: ({ wanted }) =>
      wanted === undefined
        ? 'Ein Doppelpunkt mit Leerzeichen steht mitten im Text, oder eine Zeile ist falsch eingerückt.'
        : 'Ein Doppelpunkt gehört zum Text, und YAML liest ihn als Ende eines Feldnamens.',
    why: 'YAML liest «Wort: » als Beginn eines neuen Feldes.',
    fix: 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Sonst prüfen Sie die Einrückung.',
    mend: ({ wanted }) => `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${quote(wanted.trim())}.`,
  },
  'yaml-space': {
    title: 'Leerzeichen nach dem Doppelpunkt fehlt',
    message: ({ field }) => `Nach ${quote(`${field}:`)} fehlt ein Leerzeichen.`,
    why: 'Ohne Leerzeichen liest YAML die Zeile als Text und nicht als Feld.',
    fix: ({ field, wanted = `${field}: …` }) =>
      `Schreiben Sie ${quote(wanted.trim())}, mit einem Leerzeichen nach dem Doppelpunkt.`,
  },
  'yaml-quote': {
    title: 'Schlusszeichen fehlt',
    message: ({ mark }) => `Hier fehlt das schliessende Zeichen ${quote(mark)}.`,
    why: 'Was geöffnet wird, muss geschlossen werden; sonst gilt der Rest der Datei als Teil davon.',
    fix: ({ mark }) =>
      /[\]}]/.test(mark)
        ? `Ergänzen Sie ${quote(mark)} am Ende der Aufzählung.`
        : `Ergänzen Sie ${quote(mark)} am Ende des Textes. Im Text selbst schreiben Sie «…».`,
  },
  'yaml-quote-early': {
    title: 'Anführungszeichen mitten im Text',
    message: ({ mark }) => `Hier endet der Text in Anführungszeichen (${mark}), doch die Zeile geht weiter.`,
    why: 'Steht ein Text in geraden Anführungszeichen, gehört nur dazu, was dazwischen steht.',
    fix: ({ wanted }) =>
      `Schreiben Sie im Text «…», und setzen Sie gerade Anführungszeichen nur um den ganzen Text${wanted === undefined ? '' : `: ${quote(wanted.trim())}`}.`,
  },
  'yaml-field': {
    title: 'Zeile ohne Doppelpunkt',
    message: ({ field }) =>
      field === undefined
        ? 'Diese Zeile ist kein Feld, und zum Text darüber gehört sie auch nicht.'
        : `Nach ${quote(field)} fehlt der Doppelpunkt.`,
    why: 'Ein Feld hat immer die Form «name: Inhalt». Die Zeile eines Textes ist so tief eingerückt wie ihr Text.',
    fix: 'Ist es ein Feld, ergänzen Sie nach seinem Namen Doppelpunkt und Leerzeichen. Gehört die Zeile zum Text darüber, rücken Sie sie so weit ein wie ihn.',
    mend: ({ wanted }) => `Schreiben Sie ${quote(wanted.trim())}.`,
  },
  'yaml-dash': {
    title: 'Strich vor einem Eintrag fehlt oder ist falsch',
    message: ({ mark }) => {
      if (mark === '') return 'Vor diesem Eintrag fehlt der Strich.';
      return mark === '-'
        ? 'Nach dem Strich fehlt ein Leerzeichen.'
        : `Dieser Eintrag beginnt mit ${quote(mark)} statt mit «-».`;
    },
    why: ({ mark }) =>
      `Ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen.${/^-?$/.test(mark) ? '' : ' Textprogramme machen daraus von selbst andere Zeichen.'}`,
    fix: 'Beginnen Sie den Eintrag mit «- »: mit dem Bindestrich der Tastatur, dann einem Leerzeichen.',
    mend: ({ wanted }) => `Schreiben Sie ${quote(wanted.trim())}, ${placed(wanted)}.`,
  },
  'yaml-stray': {
    title: 'Zeichen oder Zeile zu viel',
    message: ({ found }) =>
      found === '-'
        ? 'Hier steht ein Strich zu viel.'
        : `${quote(found)} ist weder ein Feld noch ein Eintrag noch ein Text.`,
    why: ({ found }) =>
      found === '-'
        ? 'Mit einem Strich beginnt der Eintrag einer Liste, und hier ist keine.'
        : 'YAML liest jede Zeile als Angabe. Nur was nach «# » steht, gilt als Bemerkung.',
    fix: ({ found, wanted }) =>
      found === '-'
        ? `Löschen Sie den Strich: Schreiben Sie ${quote(wanted.trim())}, ${placed(wanted)}.`
        : 'Löschen Sie die Zeile. Ist sie eine Bemerkung, setzen Sie «# » davor.',
  },
  'yaml-fold': {
    title: 'Text und das Zeichen, das ihn ankündigt',
    message: ({ sign, wanted }) =>
      wanted === undefined
        ? `Hinter ${quote(sign)} steht noch Text.`
        : `Hier fehlt ${quote(sign)}: Darunter folgt ein Text in eigenen Zeilen.`,
    why: ({ sign, wanted }) =>
      wanted === undefined
        ? `Mit ${quote(sign)} beginnt ein langer Text erst auf der nächsten Zeile.`
        : 'Ohne dieses Zeichen liest YAML einen Doppelpunkt oder ein Sonderzeichen im Text als Teil des Aufbaus.',
    fix: ({ sign }) =>
      `Beginnen Sie den Text auf der Zeile darunter, zwei Leerzeichen tiefer als das Feld, oder löschen Sie ${quote(sign)}, wenn er auf einer Zeile Platz hat.`,
    mend: ({ wanted }) => `Schreiben Sie ${quote(wanted.trim())}, und lassen Sie den Text darunter stehen.`,
  },
  'yaml-comma': {
    title: 'Komma fehlt',
    message: 'Vor dieser Stelle fehlt ein Komma.',
    why: 'In eckigen und geschweiften Klammern trennt ein Komma die Einträge.',
    fix: ({ wanted }) =>
      `Ergänzen Sie ein Komma zwischen den beiden Einträgen${wanted === undefined ? '' : `: ${quote(wanted.trim())}`}.`,
  },
  'yaml-indent': {
    title: 'Einrückung stimmt nicht',
    message: 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
    why: 'Die Einrückung sagt, was zusammengehört. Jede Stufe sind zwei Leerzeichen.',
    fix: 'Rücken Sie die Zeile gleich weit ein wie die Felder, zu denen sie gehört.',
    mend: ({ wanted }) => `Schreiben Sie die Zeile ${placed(wanted)}.`,
  },
  'yaml-continued': {
    title: 'Eintrag geht im Text darüber auf',
    message: 'Dieser Eintrag gilt als Fortsetzung des Textes darüber.',
    why: 'Er ist tiefer eingerückt als seine Nachbarn; YAML macht aus beiden Zeilen einen einzigen Text.',
    fix: 'Rücken Sie die Zeile gleich weit ein wie die anderen Einträge.',
    mend: ({ wanted }) => `Schreiben Sie die Zeile ${placed(wanted)}.`,
  },
  'yaml-escape': {
    title: 'Rückstrich in Anführungszeichen',
    message: ({ sequence }) => `${quote(sequence)} steht in Anführungszeichen nicht für sich selbst.`,
    why: 'Zwischen geraden Anführungszeichen beginnt mit dem Rückstrich ein Steuerzeichen.',
    fix: 'Schreiben Sie den Rückstrich doppelt (\\\\), oder lassen Sie ihn weg.',
  },
  'yaml-tab': {
    title: 'Tabulator in der Einrückung',
    message: 'Hier steht ein Tabulator.',
    why: 'YAML erlaubt zum Einrücken nur Leerzeichen.',
    fix: 'Ersetzen Sie den Tabulator durch Leerzeichen, zwei pro Stufe.',
    mend: ({ wanted }) => `Löschen Sie den Tabulator, und schreiben Sie die Zeile ${placed(wanted)}.`,
  },
  'yaml-start': {
    title: 'Text beginnt mit einem Sonderzeichen',
    message: ({ character }) => `Ein Text darf nicht mit ${quote(character)} beginnen.`,
    why: 'Dieses Zeichen hat in YAML eine eigene Bedeutung.',
    fix: ({ wanted }) =>
      `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted === undefined ? '"…"' : quote(wanted.trim())}.`,
  },
  'yaml-bracket': {
    title: 'Text beginnt mit einer Klammer',
    message: ({ mark }) =>
      `Hier beginnt mit ${quote(mark)} eine Aufzählung, doch nach ihrem Ende geht die Zeile weiter.`,
    why: 'Ein Text, der mit einer Klammer beginnt, muss in Anführungszeichen stehen.',
    fix: ({ wanted }) =>
      `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted === undefined ? '"…"' : quote(wanted.trim())}.`,
  },
  'yaml-duplicate-key': {
    title: 'Feld steht doppelt',
    message: ({ key }) => `Das Feld ${quote(key)} steht hier zum zweiten Mal.`,
    why: 'Nur eine der beiden Angaben könnte gelten; die andere ginge verloren.',
    fix: 'Löschen Sie eine der beiden Zeilen.',
  },
  'yaml-alias': {
    title: 'Text beginnt mit einem Stern',
    message: ({ name }) => `${quote(`*${name}`)} ist in YAML ein Verweis, und Verweise sind hier nicht erlaubt.`,
    why: 'Meist ist ein Text gemeint, der mit **fett** beginnt.',
    fix: ({ wanted }) =>
      `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted === undefined ? '"**fett** und so weiter"' : quote(wanted.trim())}.`,
  },
  'yaml-anchor': {
    title: 'Text beginnt mit &',
    message: ({ name }) => `${quote(`&${name}`)} ist in YAML eine Marke, und Marken sind hier nicht erlaubt.`,
    why: 'Jede Angabe steht bei uns an ihrem Ort; nichts wird aus der Ferne eingesetzt.',
    fix: 'Löschen Sie die Marke, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  },
  'yaml-tag': {
    title: 'Text beginnt mit einem Ausrufezeichen',
    message: ({ tag }) => `${quote(tag)} ist in YAML eine Typangabe, und Typangaben sind hier nicht erlaubt.`,
    why: 'Welche Art Angabe ein Feld braucht, sagt das Schema.',
    fix: 'Löschen Sie die Typangabe, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
  },
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
  'yaml-too-deep': {
    title: 'Zu tief verschachtelt',
    message: ({ limit }) => `Hier sind mehr als ${limit} Stufen ineinander verschachtelt.`,
    why: 'So tief ist keine unserer Seiten aufgebaut; es ist fast immer ein Versehen.',
    fix: 'Vergleichen Sie die Einrückung mit einer Nachbardatei.',
  },
};

/** How far to the right a line begins. */
function placed(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'ganz links, ohne Leerzeichen davor';
  return count === 1 ? 'mit einem Leerzeichen davor' : `mit genau ${count} Leerzeichen davor`;
}
