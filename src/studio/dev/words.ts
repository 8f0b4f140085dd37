import { NEBEL, plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';

/** All texts of `nebel dev`. */
export const DEV_WORDS = {
  help: {
    command: both(
      'Zeigt die Website, während Sie schreiben: jede gespeicherte Änderung erscheint von selbst',
      'Show the website while you write; every saved change appears automatically',
    ),
    edit: both(
      'Lässt Sie auf den Seiten selbst schreiben: auf einen Text klicken, ändern; gespeichert wird von selbst',
      'Edit directly on the pages: click a text and change it; it is saved as you write',
    ),
    open: both('Öffnet die Website im Browser', 'Open the website in the browser'),
  },
  /** Name of the button that leads to the studio. */
  edit: both('Bearbeiten', 'Edit'),
  serving: both(
    (address: string) => `Vorschau beim Schreiben: ${address}`,
    (address) => `Live preview: ${address}`,
  ),
  rebuilt: both(
    (pages: number) => (pages === 0 ? 'Keine Seite hat sich geändert.' : `${plural(pages, 'Seite', 'Seiten')} neu.`),
    (pages) => (pages === 0 ? 'No page has changed.' : `${plural(pages, 'page', 'pages')} updated.`),
  ),
  cannotWatch: both(
    (cause: string) =>
      `Dieser Rechner meldet nicht alle Änderungen (${cause}); sie erscheinen später oder gar nicht. Beenden Sie andere Programme, die Ordner beobachten, und starten Sie ${NEBEL} dev neu.`,
    (cause) =>
      `This computer does not report all changes (${cause}); they appear late or not at all. Close other programs that watch folders, and restart ${NEBEL} dev.`,
  ),
  found: both(
    (errors: number, warnings: number) =>
      [
        errors > 0 ? plural(errors, 'Fehler', 'Fehler') : '',
        warnings > 0 ? plural(warnings, 'Warnung', 'Warnungen') : '',
      ]
        .filter(Boolean)
        .join(', '),
    (errors, warnings) =>
      [errors > 0 ? plural(errors, 'error', 'errors') : '', warnings > 0 ? plural(warnings, 'warning', 'warnings') : '']
        .filter(Boolean)
        .join(', '),
  ),
  more: both(
    (hidden: number) => `Und ${plural(hidden, 'weiterer Befund', 'weitere Befunde')}: ${NEBEL} validate nennt alle.`,
    (hidden) => `And ${plural(hidden, 'more finding', 'more findings')}: ${NEBEL} validate lists them all.`,
  ),
  lastGood: both(
    'Darunter steht die letzte Fassung ohne Fehler. Sobald Sie eine verbesserte Datei speichern, geht es hier von selbst weiter.',
    'Below is the last version without errors. It is updated as soon as you save a corrected file.',
  ),
  /** Shown instead of `lastGood` if no build has succeeded yet. */
  noPageYet: both(
    'Eine Seite gibt es noch nicht. Sobald Sie die verbesserten Dateien speichern, erscheint sie von selbst.',
    'There is no page yet. It will appear as soon as you save the corrected files.',
  ),
  onlyWarnings: both(
    'Die Seite ist auf dem neusten Stand. Warnungen halten nichts auf.',
    'The page is up to date. Warnings do not block anything.',
  ),
  templatesFailed: both('Fehler in den Vorlagen', 'Error in the templates'),
  whyFailed: both(
    'Die Vorlagen sind Code und liessen sich nicht ausführen. An den Inhalten unter data/ liegt es kaum.',
    'Templates are code, and this code could not be run. The content under data/ is probably not the cause.',
  ),
  passOn: both(
    'Wer keine Vorlagen ändert, gibt diese Meldung an die Technik weiter.',
    'If you do not work on templates, pass this message on to a developer.',
  ),
  obstacle: both('Hindernis auf diesem Computer', 'Obstacle on this computer'),
  whyObstacle: both(
    'Ohne das entsteht keine neue Fassung der Website. An den Inhalten und Vorlagen liegt es nicht.',
    'Without this, the website cannot be built again. Content and templates are not the cause.',
  ),
  gallery: {
    title: both('Bausteine', 'Components'),
    search: both('Bausteine suchen', 'Search components'),
    materials: both('Stoff', 'Materials'),
    tokens: both('Farben und Masse', 'Colours and sizes'),
    illustrations: both('Zeichnungen', 'Drawings'),
    alone: both('allein zeigen', 'show separately'),
    data: both('Daten', 'Data'),
    schema: both('Schema', 'Schema'),
    unfit: both('Passt nicht zum Schema:', 'Does not match the schema:'),
  },
  hide: both('Ausblenden', 'Hide'),
  gone: both(
    `Die Vorschau antwortet nicht. Läuft ${NEBEL} dev noch? Sobald es antwortet, geht es hier weiter.`,
    `The preview is not responding. Is ${NEBEL} dev still running? This page continues as soon as it responds.`,
  ),
};

export type DevWords = Words<typeof DEV_WORDS>;
