/** Texts of the editor in the pages. Only those: everything here is sent to browsers. */
export const edit = {
  edit: 'Bearbeiten',
  hint: 'Klicken Sie auf einen Text, den Sie ändern möchten.',
  texts: 'Texte der Seite: mit den Pfeiltasten wählen, mit der Eingabetaste öffnen',
  thisPage: 'Diese Seite',
  noFile: 'Diese Seite entsteht aus anderen Seiten. Klicken Sie auf einen Text.',
  allPages: 'Alle Seiten',
  search: 'Seiten und Texte durchsuchen',
  inTexts: 'In den Texten',
  draft: 'Entwurf',
  from: (day: string) => `ab ${day.split('-').reverse().join('.')}`,
  errors: (count: number) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  warnings: (count: number) => (count === 1 ? '1 Warnung' : `${count} Warnungen`),
  newPage: 'Neue Seite',
  pageType: 'Art der Seite',
  pageName: 'Name in der Adresse, zum Beispiel uster',
  begin: 'Beginnen',
  pageExists: (file: string) => `${file} gibt es schon. Wählen Sie einen anderen Namen.`,
  badName: (suggestion: string | undefined) =>
    `Im Namen stehen nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens 100. Namen wie con, aux oder com1 kann Windows nicht speichern.${suggestion === undefined ? '' : ` Zum Beispiel: ${suggestion}`}`,
  changedOn: (day: string) => `geändert am ${day.split('-').reverse().join('.')}`,
  moveShort: 'Umbenennen oder entfernen',
  move: (title: string) => `«${title}» umbenennen oder entfernen`,
  rename: 'Umbenennen',
  renameHelp: 'Die alte Adresse führt künftig zur neuen, und Links auf diese Seite passen sich an.',
  newName: 'Name in der Adresse',
  renamed: 'Die Seite ist umbenannt.',
  removePage: 'Seite entfernen',
  removeHelp: 'Wer die Adresse noch kennt, kommt zu einer anderen Seite oder erfährt, dass es diese nicht mehr gibt.',
  leadsTo: 'Die Adresse führt künftig zu',
  noSuccessor: 'keiner anderen Seite',
  reason: 'Grund (nur für die Redaktion)',
  removed: 'Die Seite ist entfernt. «Rückgängig» holt sie zurück.',
  appearance: 'So erscheint die Seite in Suchresultaten und wenn jemand sie teilt',
  whatChanges: 'Was ändert sich?',
  comparing: 'Die Website wird mit der veröffentlichten verglichen …',
  noGit:
    'Ihre Änderungen sind gespeichert. Dieser Ordner gehört zu keinem Git-Verzeichnis: Zum Veröffentlichen geben Sie ihn weiter wie bisher.',
  nothingPending: 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
  stillErrors: 'Es gibt noch Fehler. «Alle Seiten» zeigt, wo. Danach können Sie veröffentlichen.',
  inOneSentence: 'Was Sie geändert haben, in einem Satz',
  commit: (titles: readonly string[]) =>
    titles.length === 0
      ? 'Texte geändert'
      : `Texte geändert: ${titles[0]}${titles.length > 1 ? ` und ${titles.length - 1} weitere` : ''}`.slice(0, 72),
  publish: 'Veröffentlichen',
  publishing: 'Wird abgeschickt …',
  published: 'Abgeschickt. Die Website wird jetzt geprüft und gebaut; das dauert meist einige Minuten.',
  proposed: (branch: string) =>
    `Abgeschickt als Vorschlag «${branch}». Veröffentlicht wird er, sobald jemand zugestimmt hat.`,
  keptHere:
    'Auf diesem Rechner festgehalten. Es ist kein Ort eingerichtet, an den Änderungen geschickt werden; fragen Sie, wer die Website betreut.',
  notSent: (why: string) =>
    `Auf diesem Rechner festgehalten, aber nicht abgeschickt (${why}). Es ist nichts verloren. Prüfen Sie die Verbindung und fragen Sie, wer die Website betreut.`,
  notCommitted: (why: string) => `Noch nicht veröffentlicht (${why}). Ihre Änderungen sind gespeichert.`,
  undo: 'Rückgängig',
  undone: 'Die letzte Änderung ist zurückgenommen.',
  nothingToUndo: 'Es gibt nichts mehr, das sich zurücknehmen lässt.',
  cannotUndo: (file: string) =>
    `${file} hat sich seither an einem anderen Ort geändert. Zurückgenommen wurde deshalb nichts.`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  saved: 'Gespeichert.',
  /** A typing slip was mended along with a change. `place` is its file and line, `what` a sentence. */
  mended: (place: string, what: string) => `Dabei ist ein Tippfehler behoben worden, in ${place}: ${what}`,
  willMend: 'Beim Speichern wird auch dieser Tippfehler behoben:',
  impossible:
    'Nicht gespeichert: Die Datei ist so geschrieben, dass sich hier nichts ändern lässt, ohne andere Zeilen zu berühren. Ihr Text ist noch da. Ändern Sie die Stelle in der Datei selbst.',
  checking: 'Wird geprüft …',
  refused: 'Noch nicht gespeichert. Verbessern Sie zuerst das hier:',
  alsoFound: 'Gut zu wissen:',
  fix: 'Abhilfe',
  conflict:
    'Nicht gespeichert: Die Datei hat sich inzwischen an einem anderen Ort geändert. Ihr Text ist noch da. Kopieren Sie ihn, schliessen Sie das Fenster und öffnen Sie das Feld noch einmal.',
  failed: (why: string) =>
    `Das hat nicht geklappt (${why}). Läuft das Fenster noch, in dem das Programm gestartet wurde? Ihr Text ist noch da.`,
  /** `what` explains an error of the system, such as a full disk. */
  notSaved: (what: string) => `Nicht gespeichert. ${what} Ihr Text ist noch da.`,
  severalFields: 'Dieser Text setzt sich aus mehreren Feldern zusammen. Hier sind sie:',
  optional: 'freiwillig',
  none: 'keine Angabe',
  characters: (count: number, min: number | undefined, max: number | undefined) =>
    `${count} Zeichen${min !== undefined && min > 1 && min > count ? `, mindestens ${min}` : ''}${max === undefined ? '' : `, höchstens ${max}`}`,
  between: (min: number | undefined, max: number | undefined) =>
    [min === undefined ? '' : `mindestens ${min}`, max === undefined ? '' : `höchstens ${max}`]
      .filter(Boolean)
      .join(', '),
  bold: 'Fett',
  link: 'Link',
  linkTo: 'Adresse des Links',
  insert: 'Einfügen',
  fact: 'Angabe einfügen',
  usedFacts: 'Darin eingesetzt:',
  add: (what: string) => `${what} hinzufügen`,
  addOne: 'Hinzufügen',
  up: 'Nach vorne',
  down: 'Nach hinten',
  remove: 'Entfernen',
  entry: (title: string, count: number) => `${title} von ${count}`,
};
