import { plural } from '../../problems/catalogue/words.ts';
import { accessDe } from './access-de.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** Every word of the inbox in German. */
export const inboxDe = {
  /** For the pages themselves, and for dates. */
  locale: 'de-CH',
  title: 'Posteingang',
  nav: { label: 'Bereiche', list: 'Anfragen', report: 'Auswertung', log: 'Protokoll', access: 'Zugang' },
  /** A day as `Intl` writes it, and the time. */
  moment: (day: string, hour: number, minute: number) => `${day}, ${hour}.${two(minute)} Uhr`,
  access: accessDe,
  progress: { new: 'Neu', called: 'Angerufen', quoted: 'Offeriert', won: 'Gewonnen', lost: 'Verloren' },
  views: { all: 'Alle', flagged: 'Zurückgehalten', failed: 'Nicht zugestellt' },
  list: {
    filter: 'Nach Stand',
    search: 'Suchen',
    searchHint: 'Name, Ort, Telefon …',
    found: (search: string) => `Gefunden zu «${search}»`,
    clear: 'Suche löschen',
    none: 'Noch keine Anfragen. Die erste erscheint hier, sobald sie eintrifft.',
    noneHere: 'Hier ist nichts.',
    nothingFound: 'Dazu findet sich nichts. Versuchen Sie es mit weniger Buchstaben oder unter «Alle».',
    nameless: 'Ohne Namen',
    newer: 'Neuere',
    older: 'Ältere',
    pages: 'Seiten',
    export: (table: string) => `${table} als Tabelle (CSV)`,
  },
  call: 'Anrufen',
  callNumber: (number: string) => `${number} anrufen`,
  write: 'E-Mail',
  back: 'Zur Liste',
  inquiry: {
    entered: 'Angaben',
    way: 'Herkunft und Zustellung',
    arrived: 'Eingegangen',
    landedOn: 'Einstieg auf der Website',
    referrer: 'Gekommen von',
    delivery: 'Zustellung',
    photos: 'Fotos',
    photo: (n: number, all: number) => `Foto ${n} von ${all}`,
  },
  step: {
    heading: 'Wie weiter?',
    note: 'Notiz (freiwillig)',
    to: {
      new: 'Zurück auf Neu',
      called: 'Angerufen',
      quoted: 'Offeriert',
      won: 'Gewonnen',
      lost: 'Verloren',
    },
    onlyNote: 'Nur Notiz speichern',
    history: 'Verlauf',
    arrived: 'Anfrage eingegangen',
  },
  held: {
    heading: 'Zurückgehalten',
    text: 'Ein verstecktes Feld war ausgefüllt. Meist war es ein Programm. Wenn die Anfrage echt aussieht, geben Sie sie frei.',
    release: 'Ist echt: freigeben',
  },
  failed: {
    heading: 'Nicht zugestellt',
    text: 'Die Anfrage ist hier sicher gespeichert, kam aber nicht überall an. Rufen Sie an. Wenn die Ursache behoben ist, stellen Sie noch einmal zu.',
    resend: 'Noch einmal zustellen',
  },
  remove: {
    link: 'Anfrage löschen …',
    title: 'Anfrage löschen?',
    text: (name: string) =>
      `Die Anfrage von ${name} wird mit Notizen und Verlauf gelöscht. Das lässt sich nicht rückgängig machen. In den Sicherungskopien bleibt sie noch einige Tage.`,
    yes: 'Ja, endgültig löschen',
    no: 'Nein, behalten',
  },
  done: {
    new: 'Die Anfrage ist wieder neu.',
    called: 'Gespeichert: angerufen.',
    quoted: 'Gespeichert: offeriert.',
    won: 'Gespeichert: gewonnen.',
    lost: 'Gespeichert: verloren.',
    note: 'Notiz gespeichert.',
    released: 'Freigegeben. Die Anfrage wird jetzt zugestellt.',
    resent: 'Die Anfrage wird noch einmal zugestellt.',
    unchanged: 'Es gab nichts zu tun: Jemand anders war schneller.',
    deleted: 'Die Anfrage ist gelöscht.',
    elsewhere: 'Hier gelöscht. Steht die Anfrage auch in Airtable, löschen Sie sie dort von Hand.',
    inUse:
      'Die Anfrage ist gelöscht. Ein anderes Programm liest gerade in der Datei; ganz getilgt ist sie, wenn das Relay sie das nächste Mal aufräumt, spätestens morgen.',
    sending: 'Nicht gelöscht: Die Anfrage wird gerade zugestellt. Versuchen Sie es in einigen Minuten noch einmal.',
  },
  conflict: {
    title: 'Jemand war schneller',
    text: 'Seit Sie diese Seite geöffnet haben, hat sich etwas geändert. Gespeichert ist von Ihnen noch nichts.',
    meanwhile: 'Das ist inzwischen geschehen:',
    again: 'Sehen Sie nach, und speichern Sie dann noch einmal. Ihre Notiz steht noch da.',
  },
  report: {
    title: 'Auswertung',
    lead: 'Auf diesen Seiten begannen die Besuche, die zu Anfragen und Anrufen führten.',
    from: 'Von',
    to: 'Bis',
    show: 'Anzeigen',
    none: 'In dieser Zeit gab es keine Anfrage und keinen Anruf.',
    share: 'Anteil',
  },
  log: {
    title: 'Protokoll',
    lead: (months: number) =>
      `Wer wann was getan hat. Einträge bleiben ${plural(months, 'Monat', 'Monate')}; von gelöschten Anfragen steht nichts darin.`,
    none: 'Noch keine Einträge.',
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    inquiry: 'Anfrage',
    deleted: 'inzwischen gelöscht',
  },
  /** What was done, by its name in the journal. */
  audit: {
    ...accessDe.audit,
    new: 'auf «Neu» gesetzt',
    called: 'auf «Angerufen» gesetzt',
    quoted: 'auf «Offeriert» gesetzt',
    won: 'auf «Gewonnen» gesetzt',
    lost: 'auf «Verloren» gesetzt',
    note: 'Notiz geschrieben',
    released: 'freigegeben',
    resent: 'noch einmal zugestellt',
    deleted: 'gelöscht',
    exported: 'alles als Tabelle geladen',
  } as Readonly<Record<string, string>>,
  problem: {
    missing: {
      title: 'Das gibt es hier nicht',
      text: 'Vielleicht wurde die Anfrage inzwischen gelöscht.',
    },
    refused: {
      title: 'Das ging nicht',
      text: 'Die Seite war zu alt, oder die Anfrage kam nicht aus dem Posteingang. Gehen Sie zur Liste, und versuchen Sie es noch einmal.',
    },
    method: { title: 'Das ging nicht', text: 'Diese Adresse kann nur angesehen werden.' },
    tooLong: (limit: number) => ({
      title: 'Das ging nicht',
      text: `Die Notiz ist zu lang. Höchstens ${limit} Zeichen haben Platz.`,
    }),
  },
  /** A line of the mail to the staff. */
  mailLink: (address: string) => `Im Posteingang öffnen: ${address}`,
};
