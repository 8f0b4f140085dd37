import type { Hidden } from '../../base/lib/visibility.ts';
import { dateDe } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';
import { UNPUBLISHED_WORDS } from '../../content/content.ts';

/** All texts of `nebel explain`. */
export const EXPLAIN_WORDS = {
  address: both('Adresse', 'Address'),
  state: both('Zustand', 'State'),
  source: both('Datei', 'File'),
  type: both('Seitentyp', 'Page type'),
  schema: both('Schema', 'Schema'),
  output: both('Ausgabe', 'Output'),
  title: both('Titel', 'Title'),
  anchor: both('Sprungmarke', 'Anchor'),
  anchors: both('Sprungmarken', 'Anchors'),
  field: both('Feld', 'Field'),
  help: both('Erklärung', 'Description'),
  leadsTo: both('Führt zu', 'Leads to'),
  oldAddresses: both('Alte Adressen', 'Old addresses'),
  reason: both('Grund', 'Reason'),
  /** Values for empty lists. */
  none: both('keine', 'none'),
  noField: both('keines', 'none'),
  /** State of a public page, with its last day if it has one. */
  isPublic: both(
    (until: string | undefined) => (until === undefined ? 'öffentlich' : `öffentlich bis ${dateDe(until)}`),
    (until) => (until === undefined ? 'public' : `public until ${until}`),
  ),
  isHidden: both(
    (why: Hidden, file: string) => {
      if (why.kind === 'draft') return `Entwurf. ${UNPUBLISHED_WORDS.reason.de(why, file)}`;
      if (why.kind === 'scheduled') return `noch nicht öffentlich. ${UNPUBLISHED_WORDS.reason.de(why, file)}`;
      return `abgelaufen. Auf der Website war diese Seite bis ${dateDe(why.until)}. Der Tag steht in ${file} unter «until».`;
    },
    (why, file) => {
      if (why.kind === 'draft') return `a draft. ${UNPUBLISHED_WORDS.reason.en(why, file)}`;
      if (why.kind === 'scheduled') return `not public yet. ${UNPUBLISHED_WORDS.reason.en(why, file)}`;
      return `expired. This page was on the website until ${why.until}. The day is set in ${file}, in the field “until”.`;
    },
  ),
  /** The file of the page has errors. */
  hasMistakes: both(
    'nicht zu sehen, solange die Datei Fehler enthält; sie stehen unten',
    'not visible while its file has errors; they are listed below',
  ),
  /** Another file has the same address. */
  isReplaced: both(
    'nicht zu sehen, weil eine andere Datei diese Adresse hat',
    'not visible because another file has this address',
  ),
  /** State of an address without a page. */
  moved: both(
    (to: string) => `umgezogen: Wer diese Adresse aufruft, kommt nach ${to}.`,
    (to) => `moved: this address redirects to ${to}.`,
  ),
  gone: both(
    'verschwunden, ohne Ersatz: Wer diese Adresse aufruft, sieht die Fehlerseite.',
    'gone, without a replacement: this address shows the error page.',
  ),
  /** Role of a file that makes no page. */
  shared: both('keine eigene Seite; alle Seiten können daraus schöpfen', 'not a page of its own; all pages can use it'),
  ledger: both('Verzeichnis aller Adressen, die es je gab', 'list of all addresses ever published'),
  fromTemplate: both('aus der Vorlage', 'from the template'),
  unknown: both(
    (asked: string, suggestion: string | undefined) =>
      `${asked} gibt es nicht, weder als Adresse noch als Datei unter data/.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    (asked, suggestion) =>
      `${asked} is neither an address nor a file under data/.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  ),
  unknownAnchor: both(
    (url: string, anchor: string, suggestion: string | undefined) =>
      `Die Sprungmarke #${anchor} gibt es auf ${url} nicht.${suggestion ? ` Meinten Sie ${url}#${suggestion}?` : ''}`,
    (url, anchor, suggestion) =>
      `The page ${url} has no anchor #${anchor}.${suggestion ? ` Did you mean ${url}#${suggestion}?` : ''}`,
  ),
};

export type ExplainWords = Words<typeof EXPLAIN_WORDS>;
