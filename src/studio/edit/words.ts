import { dateDe, plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';

const timeDe = new Intl.DateTimeFormat('de-CH', { hour: '2-digit', minute: '2-digit' });
const timeEn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Texts of the studio. Only those: everything here is sent to the browser. */
export const EDIT_WORDS = {
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
    'Diese Seite entsteht aus anderen Seiten, oder es gibt sie nicht mehr. Klicken Sie auf einen Text, oder öffnen Sie eine andere.',
    'This page is generated from other pages, or no longer exists. Click a text, or open another page.',
  ),
  backTo: both('Zurück zu', 'Back to'),

  allPages: both('Alle Seiten', 'All pages'),
  search: both('Seiten und Texte durchsuchen', 'Search pages and texts'),
  inTexts: both('In den Texten', 'In texts'),
  searchChoices: both('Suchen', 'Search'),
  wholeSite: both('Ganze Website', 'Whole website'),
  draft: both('Entwurf', 'Draft'),
  unsaved: both('nicht gespeichert', 'not saved'),
  day: both(dateDe, (day) => day),
  from: both('ab', 'from'),
  errors: both('Fehler', 'Errors'),
  warnings: both('Hinweise', 'Hints'),
  missing: both('Fehlt noch', 'Still missing'),
  changedOn: both('geändert am', 'changed on'),

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
  notKept: both(
    'Noch nicht gespeichert, und der Browser hebt nichts auf: Lassen Sie dieses Fenster offen',
    'Not saved yet, and the browser keeps nothing: leave this window open',
  ),
  /** Followed by what the fields of a new entry still lack. */
  incomplete: both('Noch nicht gespeichert.', 'Not saved yet.'),
  /** Followed by a sentence about the typing slip that was mended along with a change. */
  mended: both('Dabei ist ein Tippfehler behoben worden:', 'A typing slip was corrected as well:'),
  impossible: both(
    'Diese Datei lässt sich zurzeit nicht ändern: Sie wurde an einem anderen Ort beschädigt oder ist ungewöhnlich geschrieben. Ihr Text bleibt in diesem Browser und wird gespeichert, sobald es geht. Fragen Sie, wer die Website betreut.',
    'This file cannot be changed at the moment: it was damaged elsewhere, or is written in an unusual way. Your text stays in this browser and will be saved as soon as possible. Ask the person who maintains the website.',
  ),
  conflict: both(
    'Dieselbe Stelle hat sich inzwischen an einem anderen Ort geändert, zum Beispiel in einem zweiten Fenster.',
    'The same place has been changed elsewhere in the meantime, in a second window for example.',
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
  /** Followed by an error of the system, such as a full disk. */
  notSaved: both(
    'Nicht gespeichert; Ihr Text bleibt in diesem Browser.',
    'Not saved; your text stays in this browser.',
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
  of: both('von', 'of'),
  atLeast: both('mindestens', 'at least'),
  atMost: both('höchstens', 'at most'),
  bold: both('Fett', 'Bold'),
  link: both('Link', 'Link'),
  fact: both('Angabe einfügen', 'Insert a fact'),
  slot: both('setzt die Website ein', 'filled in by the website'),
  whyAndHow: both('Warum, und was tun?', 'Why, and what to do?'),
  accept: both('Vorschlag übernehmen', 'Accept suggestion'),
  up: both('Nach oben', 'Move up'),
  down: both('Nach unten', 'Move down'),
  duplicate: both('Duplizieren', 'Duplicate'),
  remove: both('Entfernen', 'Remove'),
  moveEntry: both('Ziehen', 'Drag'),
  insertHere: both('Hier einfügen', 'Insert here'),
  allPictures: both('Alle', 'All'),
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
  newLike: both('Neue Seite wie', 'New page like'),
  newTitle: both('Name der neuen Seite, zum Beispiel der Ort', 'Name of the new page, the place for example'),
  newName: both('Name in der Adresse', 'Name in the address'),
  create: both('Entwurf anlegen', 'Create draft'),
  createHelp: both(
    'Die neue Seite beginnt mit den Texten ihres Vorbilds. Besucher sehen sie erst, wenn Sie unter «Wann die Seite erscheint» den Entwurf ausschalten und veröffentlichen.',
    'The new page begins with the texts of its model. Visitors see it only after you switch off “Draft” and publish.',
  ),
  created: both('Der Entwurf ist angelegt.', 'The draft has been created.'),
  rewritten: both('Texten neu geschrieben', 'texts rewritten'),
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
  move: both('Umbenennen oder entfernen', 'Rename or remove'),
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
  sending: both('Einen Augenblick …', 'One moment …'),
  refused: both('Das geht noch nicht. Verbessern Sie zuerst das hier:', 'Not possible yet. Fix this first:'),

  changes: both(
    (count: number) => plural(count, 'Änderung', 'Änderungen'),
    (count) => plural(count, 'change', 'changes'),
  ),
  whatChanges: both('Was ändert sich?', 'What changes?'),
  comparing: both('Die Website wird mit der veröffentlichten verglichen …', 'Comparing with the published website …'),
  noGit: both(
    'Ihre Änderungen sind gespeichert. Git ist für diesen Ordner nicht eingerichtet: Zum Veröffentlichen geben Sie ihn weiter wie bisher.',
    'Your changes are saved. Git is not set up for this folder: to publish, hand it over as before.',
  ),
  gitRefuses: both(
    (why: string) =>
      `Ihre Änderungen sind gespeichert. Git verweigert diesen Ordner. Fragen Sie, wer die Website betreut: ${why}`,
    (why) => `Your changes are saved. Git refuses this folder. Ask the person who maintains the website: ${why}`,
  ),
  nothingPending: both(
    'Seit der letzten Veröffentlichung hat sich nichts geändert.',
    'Nothing has changed since the website was last published.',
  ),
  stillErrors: both(
    'Es gibt noch Fehler. «Alle Seiten» zeigt, auf welchen Seiten; alle nennt die Meldung über den Feldern. Danach können Sie veröffentlichen.',
    'There are still errors. “All pages” shows on which pages; the notice above the fields names all. Once they are fixed, you can publish.',
  ),
  draftsStay: both(
    'Was noch nicht gespeichert ist, bleibt vorerst in diesem Browser. «Alle Seiten» zeigt, wo es ist.',
    'What is not saved yet will stay in this browser for now. “All pages” shows where it is.',
  ),
  inOneSentence: both('Was Sie geändert haben, in einem Satz', 'Your changes, in one sentence'),
  commit: both('Texte geändert', 'Change texts'),
  pages: both('Seiten', 'pages'),
  publish: both('Veröffentlichen', 'Publish'),
  /** By where the commit was sent. */
  published: {
    remote: both(
      () => 'Abgeschickt. Die Website wird jetzt geprüft und gebaut; das dauert meist einige Minuten.',
      () => 'Sent. The website is now being checked and built, which usually takes a few minutes.',
    ),
    branch: both(
      (branch: string) =>
        `Abgeschickt als Vorschlag «${branch}». Veröffentlicht wird er, sobald jemand zugestimmt hat.`,
      (branch) => `Sent as the proposal “${branch}”. It will be published once someone has approved it.`,
    ),
    here: both(
      () =>
        'Auf diesem Rechner festgehalten. Es ist kein Ort eingerichtet, an den Änderungen geschickt werden; fragen Sie, wer die Website betreut.',
      () =>
        'Committed on this computer. No destination for changes is set up; ask the person who maintains the website.',
    ),
    nowhere: both(
      (why: string) =>
        `Auf diesem Rechner festgehalten, aber nicht abgeschickt (${why}). Es ist nichts verloren. Prüfen Sie die Verbindung und fragen Sie, wer die Website betreut.`,
      (why) =>
        `Committed on this computer but not sent (${why}). Nothing is lost. Check the connection, and ask the person who maintains the website.`,
    ),
    outdated: both(
      () =>
        'Noch nicht veröffentlicht: Inzwischen hat sich noch etwas geändert. Schliessen Sie dieses Fenster, öffnen Sie es wieder, und sehen Sie es sich an.',
      () =>
        'Not published yet: something else has changed in the meantime. Close this window, open it again, and look at the changes.',
    ),
    failed: both(
      (why: string) =>
        `Noch nicht veröffentlicht (${why}). Ihre Änderungen sind gespeichert. Fragen Sie, wer die Website betreut.`,
      (why) => `Not published yet (${why}). Your changes are saved. Ask the person who maintains the website.`,
    ),
  },
  close: both('Schliessen', 'Close'),
};

export type EditWords = Words<typeof EDIT_WORDS>;
