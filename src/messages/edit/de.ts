/** What pages say while they are written on. Only what browsers load: everything here is sent to them. */
export const edit = {
  edit: 'Bearbeiten',
  hint: 'Klicken Sie auf einen Text, den Sie ändern möchten.',
  texts: 'Texte der Seite: mit den Pfeiltasten wählen, mit der Eingabetaste öffnen',
  thisPage: 'Diese Seite',
  noFile: 'Diese Seite entsteht aus anderen Seiten. Klicken Sie auf einen Text.',
  undo: 'Rückgängig',
  undone: 'Die letzte Änderung ist zurückgenommen.',
  nothingToUndo: 'Es gibt nichts mehr, das sich zurücknehmen lässt.',
  cannotUndo: (file: string) =>
    `${file} hat sich seither an einem anderen Ort geändert. Zurückgenommen wurde deshalb nichts.`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  saved: 'Gespeichert.',
  checking: 'Wird geprüft …',
  refused: 'Noch nicht gespeichert. Verbessern Sie zuerst das hier:',
  alsoFound: 'Gut zu wissen:',
  fix: 'Abhilfe',
  conflict:
    'Nicht gespeichert: Die Datei hat sich inzwischen an einem anderen Ort geändert. Ihr Text ist noch da. Kopieren Sie ihn, schliessen Sie das Fenster und öffnen Sie das Feld noch einmal.',
  failed: (why: string) => `Das hat nicht geklappt (${why}). Läuft nebel dev noch? Ihr Text ist noch da.`,
  severalFields: 'Dieser Text setzt sich aus mehreren Feldern zusammen. Hier sind sie:',
  optional: 'freiwillig',
  none: 'keine Angabe',
  characters: (count: number, min: number | undefined, max: number | undefined) =>
    `${count} Zeichen${min !== undefined && min > count ? `, mindestens ${min}` : ''}${max === undefined ? '' : `, höchstens ${max}`}`,
  between: (min: number | undefined, max: number | undefined) =>
    [min === undefined ? '' : `mindestens ${min}`, max === undefined ? '' : `höchstens ${max}`]
      .filter(Boolean)
      .join(', '),
  bold: 'Fett',
  link: 'Link',
  linkTo: 'Adresse des Links',
  insert: 'Einfügen',
  fact: 'Angabe einfügen …',
  usedFacts: 'Darin eingesetzt:',
  add: (what: string) => `${what} hinzufügen`,
  after: 'Neu dahinter',
  up: 'Nach vorne',
  down: 'Nach hinten',
  remove: 'Entfernen',
  entry: (title: string, count: number) => `${title} von ${count}`,
};
