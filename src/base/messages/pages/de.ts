import { listStart, plural } from '../../findings/catalogue/words.ts';
import { date } from '../../findings/catalogue/words-de.ts';
import { MAX_SLUG } from '../../lib/paths.ts';
import type { Hidden, Unpublished } from '../../lib/visibility.ts';
import { NEBEL } from '../command.ts';

/** A page that is not public yet. */
export interface UnpublishedFile {
  readonly file: string;
  readonly unpublished: Unpublished;
}

const state = (unpublished: Unpublished) => (unpublished.kind === 'draft' ? 'Entwurf' : `ab ${date(unpublished.from)}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 Seite ist' : `${length} Seiten sind`);

const named = (files: readonly UnpublishedFile[]) =>
  listStart(
    files.map(({ file, unpublished }) => `${file} (${state(unpublished)})`),
    (others) => `und ${others} weitere`,
  );

const missing = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `Auf der Website fehlt diese Seite, bis Sie in ${file} die Zeile «draft» löschen.`
    : `Auf der Website erscheint diese Seite am ${date(unpublished.from)}. Der Tag steht in ${file} unter «${unpublished.field}».`;

/** Texts about single pages: labels of drafts, and the output of `nebel explain`. */
export const pages = {
  /** Label on a page that is not public yet. */
  label: (unpublished: Unpublished) =>
    unpublished.kind === 'draft' ? 'Entwurf' : `Entwurf bis ${date(unpublished.from)}`,
  /** Why it is not public, and when it will be. */
  reason: missing,
  /** Closing line of a build without these pages. */
  leftOut: (files: readonly UnpublishedFile[]) =>
    `${count(files)} noch nicht öffentlich und weggelassen: ${named(files)}. ${NEBEL} dev zeigt auch das.`,
  /** Closing line of a build with these pages. */
  included: (files: readonly UnpublishedFile[]) =>
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
    /** Values for empty lists. */
    none: {
      field: 'keines',
      address: 'keine',
      anchors: 'keine',
      leadsTo: 'keiner anderen Seite',
      linkedFrom: 'keiner anderen Seite',
      oldAddresses: 'keine',
    },
    /** State of a public page, with its last day if it has one. */
    isPublic: (until: string | undefined) => (until === undefined ? 'öffentlich' : `öffentlich bis ${date(until)}`),
    isHidden: (why: Hidden, file: string) => {
      if (why.kind === 'draft') return `Entwurf. ${missing(why, file)}`;
      if (why.kind === 'scheduled') return `noch nicht öffentlich. ${missing(why, file)}`;
      return `abgelaufen. Auf der Website war diese Seite bis ${date(why.until)}. Der Tag steht in ${file} unter «until».`;
    },
    /** The file of the page has errors. */
    hasMistakes: 'nicht zu sehen, solange die Datei Fehler enthält; sie stehen unten',
    /** Another file has the same address. */
    isReplaced: 'nicht zu sehen, weil eine andere Datei diese Adresse hat',
    /** State of an address without a page. */
    moved: (to: string) => `umgezogen: Wer diese Adresse aufruft, kommt nach ${to}.`,
    gone: 'verschwunden, ohne Ersatz: Wer diese Adresse aufruft, sieht die Fehlerseite.',
    /** Role of a file that makes no page. */
    shared: 'keine eigene Seite; alle Seiten können daraus schöpfen',
    list: (addresses: number) => `${addresses === 1 ? '1 Seite' : `${addresses} Seiten`} einer Liste`,
    ledger: 'Verzeichnis aller Adressen, die es je gab',
    fromTemplate: 'aus der Vorlage',
    unknown: (asked: string, suggestion: string | undefined) =>
      `${asked} gibt es nicht, weder als Adresse noch als Datei unter data/.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
    unknownAnchor: (url: string, anchor: string, suggestion: string | undefined) =>
      `Die Sprungmarke #${anchor} gibt es auf ${url} nicht.${suggestion ? ` Meinten Sie ${url}#${suggestion}?` : ''}`,
  },
  /** `--drafts` and `--release` exclude each other. */
  noDraftsInRelease: 'Entwürfe werden nicht veröffentlicht. Lassen Sie --drafts oder --release weg.',
};

/** Texts of `nebel new`, and comments in the files that it writes. */
export const newFile = {
  created: (file: string) => `${file} ist angelegt.`,
  open: (places: number, marker: string) =>
    `${plural(places, 'Stelle ist', 'Stellen sind')} noch auszufüllen, jede mit ${marker} bezeichnet.`,
  next: `Weiter: Datei öffnen und ausfüllen; ${NEBEL} validate nennt, was noch fehlt, ${NEBEL} dev zeigt die Seite.`,
  nothingKnown: (slug: string) => `Über «${slug}» ist nichts bekannt, darum bleiben alle Felder offen.`,
  exists: (file: string) => `${file} gibt es schon und bleibt, wie es ist.`,
  badSlug: (slug: string, suggestion: string | undefined) =>
    `«${slug}» kann keine Adresse sein: nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens ${MAX_SLUG} Zeichen, und kein Name, den Windows einem Gerät vorbehält (con, aux, nul, com1 …).${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
  unknownType: (type: string, types: readonly string[], suggestion: string | undefined) =>
    `Den Seitentyp «${type}» kann man nicht anlegen, nur ${types.join(', ')}.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
  cancelled: 'Abgebrochen. Es wurde nichts geschrieben.',
  /** First comment of a new file. */
  replace: (marker: string) => `Jedes ${marker} durch Ihre Angabe ersetzen. ${NEBEL} validate nennt, was noch fehlt.`,
  chosen: (label: string, others: readonly string[]) => `Angenommen ist ${label}. Es gibt auch: ${others.join(', ')}.`,
  optional: 'Freiwillig; was Sie brauchen, gilt, sobald «# » davor gelöscht ist:',
  choices: (choices: readonly string[]) => `Eines von: ${choices.join(', ')}.`,
  forms: (names: readonly string[]) => `Art des Blocks, mit je eigenen Feldern. Eines von: ${names.join(', ')}.`,
  number: (kind: 'integer' | 'number', min: number | undefined, max: number | undefined) => {
    const what = kind === 'integer' ? 'Ganze Zahl' : 'Zahl';
    if (max !== undefined) return `${what}, ${min ?? 0} bis ${max}.`;
    return min === undefined ? `${what}.` : `${what}, mindestens ${min}.`;
  },
  length: (min: number, max: number) => (min > 1 ? `${min} bis ${max} Zeichen.` : `Höchstens ${max} Zeichen.`),
  items: (min: number, max: number | undefined) => {
    if (min === max) return `Genau ${plural(min, 'Eintrag', 'Einträge')}.`;
    if (max === undefined) return `Mindestens ${min} Einträge.`;
    return min > 0 ? `${min} bis ${max} Einträge.` : `Höchstens ${plural(max, 'Eintrag', 'Einträge')}.`;
  },
  whichOne: 'Welcher Eintrag ist gemeint?',
  skip: 'Enter übernimmt den Vorschlag in Klammern oder lässt das Feld offen.',
  question: (field: string, help: string, preset: string | undefined) =>
    `${help}\n${field}${preset === undefined ? '' : ` (${preset})`}: `,
  noNumber: (answer: string) => `«${answer}» ist keine passende Zahl.`,
  noChoice: (answer: string, suggestion: string | undefined) =>
    `«${answer}» steht nicht zur Wahl.${suggestion ? ` Meinten Sie ${suggestion}?` : ''}`,
};
