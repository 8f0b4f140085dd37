import { plural } from '../../problems/catalogue/words.ts';

/** Words of signing in to the inbox, in German. */
export const accessDe = {
  signIn: {
    title: 'Anmelden',
    passkey: 'Mit Fingerabdruck oder Gesicht',
    email: 'Ihre E-Mail-Adresse',
    send: 'Link zum Anmelden zusenden',
    /** Where no mail is sent. */
    noMail:
      'Hier ist kein E-Mail-Versand eingerichtet. Den Link zum Anmelden zeigt das Programm im Terminal, wenn es startet. Brauchen Sie einen neuen, starten Sie es noch einmal.',
  },
  sent: {
    title: 'Sehen Sie im Postfach nach',
    text: (minutes: number) =>
      `Wenn diese Adresse eingetragen ist, kommt gleich eine E-Mail mit einem Link zum Anmelden. Er gilt ${minutes} Minuten und nur einmal.`,
    nothing: 'Nichts bekommen? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob die Adresse richtig geschrieben ist.',
    again: 'Zurück',
  },
  link: {
    text: 'Ein Tippen noch, und dieses Gerät ist angemeldet.',
    submit: 'Jetzt anmelden',
    ended: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er war zu alt oder wurde schon benutzt. Lassen Sie sich einen neuen zusenden.',
    },
    again: 'Zur Anmeldung',
  },
  account: {
    title: 'Zugang',
    user: (user: string) => `Angemeldet als ${user}.`,
    toInbox: 'Weiter zum Posteingang',
    passkeys: 'Fingerabdruck oder Gesicht',
    offer:
      'Melden Sie sich auf diesem Gerät nächstes Mal mit Fingerabdruck oder Gesicht an. Beides verlässt das Gerät nie.',
    name: 'Name des Geräts',
    nameless: 'Gerät ohne Namen',
    add: 'Auf diesem Gerät einrichten',
    used: 'Zuletzt benutzt:',
    remove: 'Entfernen',
    end: 'Abmelden',
    endEverywhere: 'Auf allen Geräten abmelden',
    lost: 'Gerät verloren? Entfernen Sie es hier. Damit sind alle anderen Geräte abgemeldet.',
  },
  done: {
    added: 'Eingerichtet. Nächstes Mal melden Sie sich auf diesem Gerät ohne E-Mail an.',
    removed: 'Entfernt. Alle anderen Geräte sind abgemeldet.',
  },
  problem: {
    device: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder lassen Sie sich einen Link zusenden.',
    refused: {
      title: 'Das ging nicht',
      text: 'Die Seite war zu alt, oder die Anfrage kam von einer anderen Website. Versuchen Sie es noch einmal.',
    },
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
  /** Printed at the start where no mail is sent. */
  invitation: (user: string, address: string, minutes: number) =>
    `Anmelden im Posteingang als ${user} (gilt ${minutes} Minuten und nur einmal; für einen neuen Link noch einmal starten): ${address}`,
  /** What was done, by its name in the journal. */
  audit: {
    'signed-in-link': 'mit Link angemeldet',
    'signed-in-passkey': 'mit Fingerabdruck oder Gesicht angemeldet',
    'sign-in-failed': 'Anmeldung fehlgeschlagen',
    'passkey-added': 'Gerät eingerichtet',
    'passkey-removed': 'Gerät entfernt, andere abgemeldet',
    'signed-out': 'abgemeldet',
    'signed-out-everywhere': 'auf allen Geräten abgemeldet',
  },
};
