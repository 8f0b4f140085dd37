import { plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';

const timeDe = new Intl.DateTimeFormat('de-CH', { hour: '2-digit', minute: '2-digit' });
const timeEn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Texts of the studio. Only those: everything here is sent to the browser. */
export const EDIT_WORDS = {
  studio: both('Studio', 'Studio'),
  /** Folder below `data/` for photos. */
  photoFolder: both('bilder', 'images'),
  page: both('Die Seite, wie Besucher sie sehen', 'The page as visitors see it'),
  panel: both('Felder der Seite', 'Fields of the page'),
  higher: both('Mehr Felder', 'More fields'),
  lower: both('Mehr Seite', 'More page'),
  panelWidth: both('Breite der Felder', 'Width of the fields'),
  hint: both('Klicken Sie auf einen Text und schreiben Sie.', 'Click a text and write.'),
  loading: both('Wird geladen …', 'Loading …'),
  noFile: both(
    'Diese Seite entsteht aus anderen Seiten. Klicken Sie auf einen Text.',
    'This page is generated from other pages. Click a text.',
  ),
  backTo: both(
    (page: string) => `Zurück zu ${page}`,
    (page) => `Back to ${page}`,
  ),

  allPages: both('Alle Seiten', 'All pages'),
  searchKey: both('Ctrl K', 'Ctrl K'),
  search: both('Seiten und Texte durchsuchen', 'Search pages and texts'),
  inTexts: both('In den Texten', 'In texts'),
  wholeSite: both('Ganze Website', 'Whole website'),
  draft: both('Entwurf', 'Draft'),
  from: both(
    (day: string) => `ab ${day.split('-').reverse().join('.')}`,
    (day) => `from ${day}`,
  ),
  errors: both(
    (count: number) => `${count} Fehler`,
    (count) => (count === 1 ? '1 error' : `${count} errors`),
  ),
  warnings: both(
    (count: number) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
    (count) => (count === 1 ? '1 hint' : `${count} hints`),
  ),
  changedOn: both(
    (day: string) => `geändert am ${day.split('-').reverse().join('.')}`,
    (day) => `changed on ${day}`,
  ),

  width: both('Breite', 'Width'),
  widths: {
    phone: both('Telefon', 'Phone'),
    tablet: both('Tablet', 'Tablet'),
    full: both('Ganz', 'Full'),
  },
  leave: both('Ansehen', 'View'),
  leaveHelp: both('Zur Seite ohne Studio', 'To the page without the studio'),
  undo: both('Rückgängig', 'Undo'),
  redo: both('Wiederholen', 'Redo'),
  undone: both('Die letzte Änderung ist zurückgenommen.', 'The last change has been undone.'),
  redone: both('Die Änderung ist wieder da.', 'The change is back.'),
  nothingToUndo: both('Es gibt nichts mehr, das sich zurücknehmen lässt.', 'There is nothing left to undo.'),
  cannotUndo: both(
    'Der Text hat sich seither an einem anderen Ort geändert. Zurückgenommen wurde deshalb nichts.',
    'The text has since been changed elsewhere, so nothing was undone.',
  ),

  typing: both('Wird gespeichert, sobald Sie innehalten …', 'Will be saved as soon as you pause …'),
  savedAt: both(
    (time: Date) => `Gespeichert, ${timeDe.format(time).replace(':', '.')} Uhr`,
    (time) => `Saved, ${timeEn.format(time)}`,
  ),
  keptAsDraft: both('Noch nicht gespeichert, in diesem Browser aufgehoben', 'Not saved yet, kept in this browser'),
  /** The fields of a new entry that are still empty. */
  incomplete: both(
    (fields: readonly string[]) =>
      `Noch nicht gespeichert. Es ${fields.length === 1 ? 'fehlt' : 'fehlen'} noch: ${fields.join(', ')}`,
    (fields) => `Not saved yet. Still missing: ${fields.join(', ')}`,
  ),
  missing: both(
    (count: number) => (count === 1 ? '1 Angabe fehlt noch' : `${count} Angaben fehlen noch`),
    (count) => `${count} still missing`,
  ),
  /** A typing slip was mended along with a change. `place` is its file and line, `what` a sentence. */
  mended: both(
    (place: string, what: string) => `Dabei ist ein Tippfehler behoben worden, in ${place}: ${what}`,
    (place, what) => `A typing slip was corrected as well, in ${place}: ${what}`,
  ),
  impossible: both(
    'Nicht gespeichert: Die Datei ist so geschrieben, dass sich hier nichts ändern lässt, ohne andere Zeilen zu berühren. Ihr Text bleibt in diesem Browser. Fragen Sie, wer die Website betreut.',
    'Not saved: the file is written in a way that nothing can be changed here without touching other lines. Your text stays in this browser. Ask the person who maintains the website.',
  ),
  conflict: both(
    'Dieselbe Stelle hat sich inzwischen an einem anderen Ort geändert, zum Beispiel in einem zweiten Fenster.',
    'The same place has been changed elsewhere in the meantime, in a second window for example.',
  ),
  unreadable: both(
    'Diese Seite lässt sich zurzeit nicht lesen, weil ihre Datei an einem anderen Ort beschädigt wurde. Ihr Text bleibt in diesem Browser und wird gespeichert, sobald sie wieder lesbar ist. Fragen Sie, wer die Website betreut.',
    'This page cannot be read at the moment, because its file was damaged elsewhere. Your text stays in this browser and will be saved as soon as the file can be read again. Ask the person who maintains the website.',
  ),
  keepMine: both('Meinen Text behalten', 'Keep my text'),
  takeTheirs: both('Den anderen übernehmen', 'Use the other one'),
  notReached: both(
    'Das Programm antwortet nicht. Läuft das Fenster noch, in dem es gestartet wurde? Ihr Text bleibt in diesem Browser und wird gespeichert, sobald es wieder läuft.',
    'The program does not answer. Is the window in which you started it still open? Your text stays in this browser and will be saved as soon as it runs again.',
  ),
  otherSite: both(
    'Unter dieser Adresse läuft jetzt eine andere Website. Laden Sie diese Seite neu; Ihr Text bleibt in diesem Browser.',
    'Another website is now served at this address. Reload this page; your text stays in this browser.',
  ),
  /** `what` explains an error of the system, such as a full disk. */
  notSaved: both(
    (what: string) => `Nicht gespeichert. ${what} Ihr Text bleibt in diesem Browser.`,
    (what) => `Not saved. ${what} Your text stays in this browser.`,
  ),
  siteHasErrors: both(
    (heading: string) => `Die Website hat ${heading}; Sie sehen ihren letzten guten Stand.`,
    (heading) => `The website has ${heading}; you see its last good state.`,
  ),

  general: both('Angaben zur Seite', 'About the page'),
  visibility: both('Wann die Seite erscheint', 'When the page is public'),
  appearance: both(
    'So erscheint die Seite in Suchresultaten und wenn jemand sie teilt',
    'In search results and when shared',
  ),
  more: both('+ Hinzufügen …', '+ Add …'),
  technical: both('Für Fortgeschrittene', 'Advanced'),
  optional: both('freiwillig', 'optional'),
  none: both('keine Angabe', 'not specified'),
  characters: both(
    (count: number, min: number | undefined, max: number | undefined) =>
      max !== undefined
        ? `${count} von ${max}`
        : min !== undefined && min > 1 && count < min
          ? `${count}, mindestens ${min}`
          : String(count),
    (count, min, max) =>
      max !== undefined
        ? `${count} of ${max}`
        : min !== undefined && min > 1 && count < min
          ? `${count}, at least ${min}`
          : String(count),
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
  fact: both('Angabe einfügen', 'Insert a fact'),
  slot: both(
    (name: string) => `${name}: setzt die Website ein`,
    (name) => `${name}: filled in by the website`,
  ),
  usedFacts: both('Darin eingesetzt', 'Inserted facts'),
  whyAndHow: both('Warum, und was tun?', 'Why, and what to do?'),
  accept: both('Vorschlag übernehmen', 'Accept suggestion'),
  up: both('Nach oben', 'Move up'),
  down: both('Nach unten', 'Move down'),
  duplicate: both('Duplizieren', 'Duplicate'),
  remove: both('Entfernen', 'Remove'),
  removeOne: both(
    (what: string) => `${what} entfernen`,
    (what) => `Remove ${what}`,
  ),
  moveEntry: both('Ziehen', 'Drag'),
  insertHere: both(
    (what: string) => `${what} hier einfügen`,
    (what) => `Insert ${what} here`,
  ),
  insertAny: both('Hier einfügen', 'Insert here'),
  full: both(
    (max: number) => `Mehr als ${max} sind hier nicht möglich.`,
    (max) => `There can be no more than ${max} here.`,
  ),
  allDrawings: both(
    (count: number) => `Alle ${count}`,
    (count) => `All ${count}`,
  ),
  choosePhoto: both(
    (title: string) => `${title}: Foto wählen oder aufnehmen`,
    (title) => `${title}: choose or take a photo`,
  ),
  dropPhoto: both('Foto hierher ziehen, einfügen oder auswählen', 'Drop, paste or choose a photo'),
  storingPhoto: both('Das Foto wird verkleinert …', 'Resizing the photo …'),
  noPhoto: both(
    'Diese Datei lässt sich nicht als Foto lesen. Speichern Sie sie als JPEG oder PNG und versuchen Sie es noch einmal.',
    'This file cannot be read as a photo. Save it as JPEG or PNG and try again.',
  ),
  smallPhoto: both(
    (width: number, min: number) =>
      `Das Foto ist ${width} Pixel breit und würde unscharf. Nehmen Sie eines mit mindestens ${min} Pixeln.`,
    (width, min) => `The photo is ${width} pixels wide and would be blurred. Use one of at least ${min} pixels.`,
  ),

  newLikeThis: both('Neue Seite wie diese', 'New page like this'),
  newLike: both(
    (title: string) => `Neue Seite wie ${title}`,
    (title) => `New page like ${title}`,
  ),
  newTitle: both('Name der neuen Seite, zum Beispiel der Ort', 'Name of the new page, the place for example'),
  newName: both('Name in der Adresse', 'Name in the address'),
  create: both('Entwurf anlegen', 'Create draft'),
  createHelp: both(
    'Die neue Seite beginnt mit den Texten ihres Vorbilds. Besucher sehen sie erst, wenn Sie unter «Wann die Seite erscheint» den Entwurf ausschalten und veröffentlichen.',
    'The new page begins with the texts of its model. Visitors see it only after you switch off “Draft” and publish.',
  ),
  created: both('Der Entwurf ist angelegt.', 'The draft has been created.'),
  progress: both(
    (done: number, all: number) => `${done} von ${all} Texten neu geschrieben`,
    (done, all) => `${done} of ${all} texts rewritten`,
  ),
  copied: both(
    'Blasse Texte sind noch die des Vorbilds. Schreiben Sie sie neu, bevor die Seite erscheint.',
    'Pale texts are still those of the model. Rewrite them before the page becomes public.',
  ),
  pageExists: both(
    'Diesen Namen hat schon eine Seite. Wählen Sie einen anderen.',
    'A page already has this name. Choose a different one.',
  ),
  badName: both(
    (suggestion: string | undefined) =>
      `Im Namen sind nur Kleinbuchstaben, Ziffern und Bindestriche möglich, höchstens 100. Namen wie con, aux oder com1 kann Windows nicht speichern.${suggestion === undefined ? '' : ` Zum Beispiel: ${suggestion}`}`,
    (suggestion) =>
      `Use only lower-case letters, digits and hyphens, at most 100. Windows cannot store names such as con, aux or com1.${suggestion === undefined ? '' : ` For example: ${suggestion}`}`,
  ),
  moveShort: both('Umbenennen oder entfernen', 'Rename or remove'),
  move: both(
    (title: string) => `«${title}» umbenennen oder entfernen`,
    (title) => `Rename or remove “${title}”`,
  ),
  draftFirst: both(
    'Auf dieser Seite ist ein Text noch nicht gespeichert. Verbessern Sie ihn zuerst, sonst bleibt er unter dem alten Namen in diesem Browser.',
    'A text of this page is not saved yet. Correct it first, or it will stay in this browser under the old name.',
  ),
  rename: both('Umbenennen', 'Rename'),
  renameHelp: both(
    'Die alte Adresse führt künftig zur neuen, und Links auf diese Seite passen sich an.',
    'The old address will redirect to the new one, and links to this page will be updated.',
  ),
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
  checking: both('Wird geprüft …', 'Checking …'),
  refused: both('Das geht noch nicht. Verbessern Sie zuerst das hier:', 'Not possible yet. Fix this first:'),

  changes: both(
    (count: number) => plural(count, 'Änderung', 'Änderungen'),
    (count) => plural(count, 'change', 'changes'),
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
  draftsStay: both(
    (count: number) =>
      count === 1
        ? 'Auf einer Seite ist etwas noch nicht gespeichert und bleibt vorerst in diesem Browser.'
        : `Auf ${count} Seiten ist etwas noch nicht gespeichert und bleibt vorerst in diesem Browser.`,
    (count) =>
      count === 1
        ? 'Something on one page is not saved yet and will stay in this browser for now.'
        : `Something on ${count} pages is not saved yet and will stay in this browser for now.`,
  ),
  inOneSentence: both('Was Sie geändert haben, in einem Satz', 'Your changes, in one sentence'),
  commit: both(
    (titles: readonly string[]) =>
      titles.length === 0
        ? 'Texte geändert'
        : titles.length === 1
          ? `Texte geändert: ${titles[0]}`
          : `Texte auf ${titles.length} Seiten geändert`,
    (titles) =>
      titles.length === 0
        ? 'Change texts'
        : titles.length === 1
          ? `Change texts: ${titles[0]}`
          : `Change texts on ${titles.length} pages`,
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
  close: both('Schliessen', 'Close'),
};

export type EditWords = Words<typeof EDIT_WORDS>;
