import { plural } from '../../findings/catalogue/words.ts';

/** All texts of the inbox in German. */
export const inboxDe = {
  /** For the pages themselves, and for dates. */
  locale: 'de-CH',
  title: 'Posteingang',
  nav: { label: 'Bereiche', list: 'Anfragen', report: 'Auswertung', log: 'Protokoll', access: 'Zugang' },
  /** `day` is formatted by `Intl`; hour and minute have two digits. */
  moment: (day: string, hour: string, minute: string) => `${day}, ${Number(hour)}.${minute} Uhr`,
  access: {
    signIn: {
      title: 'Anmelden',
      email: 'Ihre E-Mail-Adresse',
      send: 'Link zum Anmelden zusenden',
      /** If the site sends no mail. */
      noMail:
        'Hier ist kein E-Mail-Versand eingerichtet. Den Link zum Anmelden zeigt das Programm im Terminal, wenn es startet. Brauchen Sie einen neuen, starten Sie es noch einmal.',
    },
    sent: {
      title: 'Sehen Sie im Postfach nach',
      text: (minutes: number) =>
        `Wenn diese Adresse eingetragen ist, kommt gleich eine E-Mail mit einem Link zum Anmelden. Er gilt ${minutes} Minuten und nur einmal.`,
      nothing:
        'Nichts bekommen? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob die Adresse richtig geschrieben ist. Liegen schon mehrere solche E-Mails im Postfach, kommt vorläufig keine weitere: Nehmen Sie die neuste.',
      again: 'Zurück',
    },
    link: {
      text: 'Ein Tippen noch, und dieses Gerät ist angemeldet.',
      submit: 'Jetzt anmelden',
      ended: {
        title: 'Dieser Link gilt nicht mehr',
        text: 'Er war zu alt, wurde schon benutzt oder ist seit dem Abmelden auf allen Geräten ungültig. Lassen Sie sich einen neuen zusenden.',
      },
      again: 'Zur Anmeldung',
    },
    account: {
      title: 'Zugang',
      user: (user: string) => `Angemeldet als ${user}.`,
      end: 'Abmelden',
      endEverywhere: 'Auf allen Geräten abmelden',
      lost: {
        title: 'Gerät verloren?',
        text: 'Melden Sie sich überall ab, auch hier. Links zum Anmelden, die Sie bekommen, aber noch nicht benutzt haben, gelten dann ebenfalls nicht mehr.',
      },
    },
    problem: {
      tooMany: {
        title: 'Bitte warten Sie einen Moment',
        text: (seconds: number) =>
          `Das waren zu viele Versuche. In ${plural(seconds, 'Sekunde', 'Sekunden')} geht es weiter.`,
      },
    },
    mail: {
      subject: 'Anmelden im Posteingang',
      text: (address: string, minutes: number) =>
        `Guten Tag\n\nMit diesem Link melden Sie sich im Posteingang an:\n\n${address}\n\nEr gilt ${minutes} Minuten und nur einmal. Haben Sie ihn nicht verlangt, müssen Sie nichts tun: Ohne den Link kommt niemand hinein.\n`,
    },
    /** Printed at the start if the site sends no mail. */
    invitation: (user: string, address: string, minutes: number) =>
      `Anmelden im Posteingang als ${user} (gilt ${minutes} Minuten und nur einmal; für einen neuen Link noch einmal starten): ${address}`,
  },
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
    sourceAndDelivery: 'Herkunft und Zustellung',
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
    backToNew: 'Zurück auf Neu',
    onlyNote: 'Nur Notiz speichern',
    history: 'Verlauf',
  },
  remedy: {
    flagged: {
      text: 'Ein verstecktes Feld war ausgefüllt. Meist war es ein Programm. Wenn die Anfrage echt aussieht, geben Sie sie frei.',
      button: 'Ist echt: freigeben',
    },
    failed: {
      text: 'Die Anfrage ist hier sicher gespeichert, kam aber nicht überall an. Rufen Sie an. Ist die Ursache behoben, wird sie von selbst zugestellt, spätestens nach einer Stunde; sofort geht es hier:',
      button: 'Noch einmal zustellen',
    },
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
  },
  log: {
    title: 'Protokoll',
    lead: (months: number) =>
      `Wer wann was getan hat. Einträge bleiben ${plural(months, 'Monat', 'Monate')}; von gelöschten Anfragen steht nichts darin.`,
    none: 'Noch keine Einträge.',
    setTo: (state: string) => `auf «${state}» gesetzt`,
    inquiry: 'Anfrage',
    deleted: 'inzwischen gelöscht',
  },
  /** Actions by their name in the journal. */
  audit: {
    'signed-in-link': 'mit Link angemeldet',
    'sign-in-failed': 'Anmeldung fehlgeschlagen',
    'signed-out': 'abgemeldet',
    'signed-out-everywhere': 'auf allen Geräten abgemeldet',
    note: 'Notiz geschrieben',
    released: 'freigegeben',
    resent: 'noch einmal zugestellt',
    deleted: 'gelöscht',
    exported: 'alles als Tabelle geladen',
  },
  problem: {
    missing: {
      title: 'Das gibt es hier nicht',
      text: 'Vielleicht wurde die Anfrage inzwischen gelöscht.',
    },
    refused: {
      title: 'Das ging nicht',
      text: 'Die Seite war zu alt, oder die Anfrage kam von einer anderen Website. Versuchen Sie es noch einmal.',
    },
    tooLong: (limit: number) => `Die Notiz ist zu lang. Höchstens ${limit} Zeichen haben Platz.`,
  },
  /** A line of the mail to the staff. */
  mailLink: (address: string) => `Im Posteingang öffnen: ${address}`,
};
