import { both, type Words } from '../../base/words.ts';

/** Texts of the editor in the pages. Only those: everything here is sent to browsers. */
export const EDIT_WORDS = {
  edit: both('Bearbeiten', 'Edit'),
  hint: both('Klicken Sie auf einen Text, den Sie ändern möchten.', 'Click the text that you want to change.'),
  texts: both(
    'Texte der Seite: mit den Pfeiltasten wählen, mit der Eingabetaste öffnen',
    'Texts of the page: select with the arrow keys, open with Enter',
  ),
  thisPage: both('Diese Seite', 'This page'),
  noFile: both(
    'Diese Seite entsteht aus anderen Seiten. Klicken Sie auf einen Text.',
    'This page is generated from other pages. Click a text.',
  ),
  allPages: both('Alle Seiten', 'All pages'),
  search: both('Seiten und Texte durchsuchen', 'Search pages and texts'),
  inTexts: both('In den Texten', 'In texts'),
  draft: both('Entwurf', 'draft'),
  from: both(
    (day: string) => `ab ${day.split('-').reverse().join('.')}`,
    (day) => `from ${day}`,
  ),
  errors: both(
    (count: number) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
    (count) => (count === 1 ? '1 error' : `${count} errors`),
  ),
  warnings: both(
    (count: number) => (count === 1 ? '1 Warnung' : `${count} Warnungen`),
    (count) => (count === 1 ? '1 warning' : `${count} warnings`),
  ),
  newPage: both('Neue Seite', 'New page'),
  pageType: both('Art der Seite', 'Page type'),
  pageName: both('Name in der Adresse, zum Beispiel uster', 'Name in the address, for example uster'),
  begin: both('Beginnen', 'Create'),
  pageExists: both(
    (file: string) => `${file} gibt es schon. Wählen Sie einen anderen Namen.`,
    (file) => `${file} already exists. Choose a different name.`,
  ),
  badName: both(
    (suggestion: string | undefined) =>
      `Im Namen stehen nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens 100. Namen wie con, aux oder com1 kann Windows nicht speichern.${suggestion === undefined ? '' : ` Zum Beispiel: ${suggestion}`}`,
    (suggestion) =>
      `Use only lower-case letters, digits and hyphens, at most 100. Windows cannot store names such as con, aux or com1.${suggestion === undefined ? '' : ` For example: ${suggestion}`}`,
  ),
  changedOn: both(
    (day: string) => `geändert am ${day.split('-').reverse().join('.')}`,
    (day) => `changed on ${day}`,
  ),
  moveShort: both('Umbenennen oder entfernen', 'Rename or remove'),
  move: both(
    (title: string) => `«${title}» umbenennen oder entfernen`,
    (title) => `Rename or remove “${title}”`,
  ),
  rename: both('Umbenennen', 'Rename'),
  renameHelp: both(
    'Die alte Adresse führt künftig zur neuen, und Links auf diese Seite passen sich an.',
    'The old address will redirect to the new one, and links to this page will be updated.',
  ),
  newName: both('Name in der Adresse', 'Name in the address'),
  renamed: both('Die Seite ist umbenannt.', 'The page has been renamed.'),
  removePage: both('Seite entfernen', 'Remove page'),
  removeHelp: both(
    'Wer die Adresse noch kennt, kommt zu einer anderen Seite oder erfährt, dass es diese nicht mehr gibt.',
    'Anyone who still has the address is sent to another page or told that this one no longer exists.',
  ),
  leadsTo: both('Die Adresse führt künftig zu', 'The address will redirect to'),
  noSuccessor: both('keiner anderen Seite', 'no other page'),
  reason: both('Grund (nur für die Redaktion)', 'Reason (for editors only)'),
  removed: both(
    'Die Seite ist entfernt. «Rückgängig» holt sie zurück.',
    'The page has been removed. “Undo” restores it.',
  ),
  appearance: both(
    'So erscheint die Seite in Suchresultaten und wenn jemand sie teilt',
    'How the page appears in search results and when shared',
  ),
  whatChanges: both('Was ändert sich?', 'What changes?'),
  comparing: both('Die Website wird mit der veröffentlichten verglichen …', 'Comparing with the published website …'),
  noGit: both(
    'Ihre Änderungen sind gespeichert. Dieser Ordner gehört zu keinem Git-Verzeichnis: Zum Veröffentlichen geben Sie ihn weiter wie bisher.',
    'Your changes are saved. This folder is not in a Git repository: to publish, hand it over as before.',
  ),
  nothingPending: both(
    'Seit der letzten Veröffentlichung hat sich nichts geändert.',
    'Nothing has changed since the website was last published.',
  ),
  stillErrors: both(
    'Es gibt noch Fehler. «Alle Seiten» zeigt, wo. Danach können Sie veröffentlichen.',
    'There are still errors. “All pages” shows where. Once they are fixed, you can publish.',
  ),
  inOneSentence: both('Was Sie geändert haben, in einem Satz', 'Your changes, in one sentence'),
  commit: both(
    (titles: readonly string[]) =>
      titles.length === 0
        ? 'Texte geändert'
        : `Texte geändert: ${titles[0]}${titles.length > 1 ? ` und ${titles.length - 1} weitere` : ''}`.slice(0, 72),
    (titles) =>
      titles.length === 0
        ? 'Change texts'
        : `Change texts: ${titles[0]}${titles.length > 1 ? ` and ${titles.length - 1} more` : ''}`.slice(0, 72),
  ),
  publish: both('Veröffentlichen', 'Publish'),
  publishing: both('Wird abgeschickt …', 'Sending …'),
  published: both(
    'Abgeschickt. Die Website wird jetzt geprüft und gebaut; das dauert meist einige Minuten.',
    'Sent. The website is now being checked and built, which usually takes a few minutes.',
  ),
  proposed: both(
    (branch: string) => `Abgeschickt als Vorschlag «${branch}». Veröffentlicht wird er, sobald jemand zugestimmt hat.`,
    (branch) => `Sent as the proposal “${branch}”. It will be published once someone has approved it.`,
  ),
  keptHere: both(
    'Auf diesem Rechner festgehalten. Es ist kein Ort eingerichtet, an den Änderungen geschickt werden; fragen Sie, wer die Website betreut.',
    'Committed on this computer. No destination for changes is set up; ask the person who maintains the website.',
  ),
  notSent: both(
    (why: string) =>
      `Auf diesem Rechner festgehalten, aber nicht abgeschickt (${why}). Es ist nichts verloren. Prüfen Sie die Verbindung und fragen Sie, wer die Website betreut.`,
    (why) =>
      `Committed on this computer but not sent (${why}). Nothing is lost. Check the connection, and ask the person who maintains the website.`,
  ),
  notCommitted: both(
    (why: string) => `Noch nicht veröffentlicht (${why}). Ihre Änderungen sind gespeichert.`,
    (why) => `Not published yet (${why}). Your changes are saved.`,
  ),
  undo: both('Rückgängig', 'Undo'),
  undone: both('Die letzte Änderung ist zurückgenommen.', 'The last change has been undone.'),
  nothingToUndo: both('Es gibt nichts mehr, das sich zurücknehmen lässt.', 'There is nothing left to undo.'),
  cannotUndo: both(
    (file: string) => `${file} hat sich seither an einem anderen Ort geändert. Zurückgenommen wurde deshalb nichts.`,
    (file) => `${file} has since been changed elsewhere, so nothing was undone.`,
  ),
  save: both('Speichern', 'Save'),
  cancel: both('Abbrechen', 'Cancel'),
  close: both('Schliessen', 'Close'),
  saved: both('Gespeichert.', 'Saved.'),
  /** A typing slip was mended along with a change. `place` is its file and line, `what` a sentence. */
  mended: both(
    (place: string, what: string) => `Dabei ist ein Tippfehler behoben worden, in ${place}: ${what}`,
    (place, what) => `A typing slip was corrected as well, in ${place}: ${what}`,
  ),
  willMend: both('Beim Speichern wird auch dieser Tippfehler behoben:', 'Saving will also correct this typing slip:'),
  impossible: both(
    'Nicht gespeichert: Die Datei ist so geschrieben, dass sich hier nichts ändern lässt, ohne andere Zeilen zu berühren. Ihr Text ist noch da. Ändern Sie die Stelle in der Datei selbst.',
    'Not saved: the file is written in a way that nothing can be changed here without touching other lines. Your text is still here. Change it in the file itself.',
  ),
  checking: both('Wird geprüft …', 'Checking …'),
  refused: both('Noch nicht gespeichert. Verbessern Sie zuerst das hier:', 'Not saved yet. Fix this first:'),
  alsoFound: both('Gut zu wissen:', 'Good to know:'),
  fix: both('Abhilfe', 'Fix'),
  conflict: both(
    'Nicht gespeichert: Die Datei hat sich inzwischen an einem anderen Ort geändert. Ihr Text ist noch da. Kopieren Sie ihn, schliessen Sie das Fenster und öffnen Sie das Feld noch einmal.',
    'Not saved: the file has been changed elsewhere in the meantime. Your text is still here. Copy it, close this window and open the field again.',
  ),
  failed: both(
    (why: string) =>
      `Das hat nicht geklappt (${why}). Läuft das Fenster noch, in dem das Programm gestartet wurde? Ihr Text ist noch da.`,
    (why) =>
      `That did not work (${why}). Is the window in which you started the program still open? Your text is still here.`,
  ),
  /** `what` explains an error of the system, such as a full disk. */
  notSaved: both(
    (what: string) => `Nicht gespeichert. ${what} Ihr Text ist noch da.`,
    (what) => `Not saved. ${what} Your text is still here.`,
  ),
  severalFields: both(
    'Dieser Text setzt sich aus mehreren Feldern zusammen. Hier sind sie:',
    'This text consists of several fields:',
  ),
  optional: both('freiwillig', 'optional'),
  none: both('keine Angabe', 'not specified'),
  characters: both(
    (count: number, min: number | undefined, max: number | undefined) =>
      `${count} Zeichen${min !== undefined && min > 1 && min > count ? `, mindestens ${min}` : ''}${max === undefined ? '' : `, höchstens ${max}`}`,
    (count, min, max) =>
      `${count} characters${min !== undefined && min > 1 && min > count ? `, at least ${min}` : ''}${max === undefined ? '' : `, at most ${max}`}`,
  ),
  between: both(
    (min: number | undefined, max: number | undefined) =>
      [min === undefined ? '' : `mindestens ${min}`, max === undefined ? '' : `höchstens ${max}`]
        .filter(Boolean)
        .join(', '),
    (min, max) =>
      [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`]
        .filter(Boolean)
        .join(', '),
  ),
  bold: both('Fett', 'Bold'),
  link: both('Link', 'Link'),
  linkTo: both('Adresse des Links', 'Link address'),
  insert: both('Einfügen', 'Insert'),
  fact: both('Angabe einfügen', 'Insert a fact'),
  usedFacts: both('Darin eingesetzt:', 'Inserted facts:'),
  add: both(
    (what: string) => `${what} hinzufügen`,
    (what) => `Add: ${what}`,
  ),
  addOne: both('Hinzufügen', 'Add'),
  up: both('Nach vorne', 'Move up'),
  down: both('Nach hinten', 'Move down'),
  remove: both('Entfernen', 'Remove'),
  entry: both(
    (title: string, count: number) => `${title} von ${count}`,
    (title, count) => `${title} of ${count}`,
  ),
};

export type EditWords = Words<typeof EDIT_WORDS>;
