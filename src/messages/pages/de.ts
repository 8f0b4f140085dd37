import type { Waiting } from '../../lib/visibility.ts';
import { date, listStart } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { PageWords, WaitingFile } from './words.ts';

const state = (waiting: Waiting) => (waiting.kind === 'draft' ? 'Entwurf' : `ab ${date(waiting.from)}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 Seite ist' : `${length} Seiten sind`);

const named = (files: readonly WaitingFile[]) =>
  listStart(
    files.map(({ file, waiting }) => `${file} (${state(waiting)})`),
    (others) => `und ${others} weitere`,
  );

const missing = (waiting: Waiting, file: string) =>
  waiting.kind === 'draft'
    ? `Auf der Website fehlt diese Seite, bis Sie in ${file} die Zeile «draft» löschen.`
    : `Auf der Website erscheint diese Seite am ${date(waiting.from)}. Der Tag steht in ${file} unter «${waiting.field}».`;

export const pages: PageWords = {
  label: (waiting) => (waiting.kind === 'draft' ? 'Entwurf' : `Entwurf bis ${date(waiting.from)}`),
  reason: missing,
  leftOut: (files) =>
    `${count(files)} noch nicht öffentlich und weggelassen: ${named(files)}. ${NEBEL} dev zeigt auch das.`,
  included: (files) =>
    `Nur zum Ansehen, nicht zum Veröffentlichen: ${count(files)} noch nicht öffentlich und trotzdem dabei: ${named(files)}.`,
  explain: {
    address: 'Adresse',
    state: 'Zustand',
    source: 'Datei',
    type: 'Seitentyp',
    schema: 'Schema',
    output: 'Ausgabe',
    title: 'Titel',
    anchor: 'Sprungmarke',
    anchors: 'Sprungmarken',
    field: 'Feld',
    help: 'Erklärung',
    leadsTo: 'Führt zu',
    linkedFrom: 'Verlinkt von',
    oldAddresses: 'Alte Adressen',
    reason: 'Grund',
    none: {
      field: 'keines',
      address: 'keine',
      anchors: 'keine',
      leadsTo: 'keiner anderen Seite',
      linkedFrom: 'keiner anderen Seite',
      oldAddresses: 'keine',
    },
    isPublic: (until) => (until === undefined ? 'öffentlich' : `öffentlich bis ${date(until)}`),
    isHidden: (why, file) => {
      if (why.kind === 'draft') return `Entwurf. ${missing(why, file)}`;
      if (why.kind === 'scheduled') return `noch nicht öffentlich. ${missing(why, file)}`;
      return `abgelaufen. Auf der Website war diese Seite bis ${date(why.until)}. Der Tag steht in ${file} unter «until».`;
    },
    isWrong: 'nicht zu sehen, solange die Datei Fehler enthält; sie stehen unten',
    isReplaced: 'nicht zu sehen, weil eine andere Datei diese Adresse hat',
    moved: (to) => `umgezogen: Wer diese Adresse aufruft, kommt nach ${to}.`,
    gone: 'verschwunden, ohne Ersatz: Wer diese Adresse aufruft, sieht die Fehlerseite.',
    shared: 'keine eigene Seite; alle Seiten können daraus schöpfen',
    list: (addresses) => `${addresses === 1 ? '1 Seite' : `${addresses} Seiten`} einer Liste`,
    ledger: 'Verzeichnis aller Adressen, die es je gab',
    fromTemplate: 'aus der Vorlage',
    unknown: (asked, suggestion) =>
      `${asked} gibt es nicht, weder als Adresse noch als Datei unter data/.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    unknownAnchor: (url, anchor, suggestion) =>
      `Die Sprungmarke #${anchor} gibt es auf ${url} nicht.${suggestion ? ` Meinten Sie ${url}#${suggestion}?` : ''}`,
  },
  noDraftsInRelease: 'Entwürfe werden nicht veröffentlicht. Lassen Sie --drafts oder --release weg.',
};
