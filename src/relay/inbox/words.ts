import { NEBEL, plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';
import { REPORT_OF_VISITS_WORDS } from '../report/words.ts';

/** All texts of the inbox. */
export const INBOX_WORDS = {
  /** For the pages themselves, and for dates. */
  locale: both('de-CH', 'en-GB'),
  title: both('Posteingang', 'Inbox'),
  nav: {
    label: both('Bereiche', 'Sections'),
    today: both('Heute', 'Today'),
    open: both('Offen', 'Open'),
    all: both('Alle', 'All'),
    report: both('Auswertung', 'Report'),
    log: both('Protokoll', 'Log'),
    access: both('Zugang', 'Access'),
  },
  /** `day` is formatted by `Intl`; hour and minute have two digits. */
  moment: both(
    (day: string, hour: string, minute: string) => `${day}, ${Number(hour)}.${minute} Uhr`,
    (day, hour, minute) => `${day}, ${hour}:${minute}`,
  ),
  access: {
    signIn: {
      title: both('Anmelden', 'Sign in'),
      email: both('Ihre E-Mail-Adresse', 'Your email address'),
      send: both('Link zum Anmelden zusenden', 'Email me a sign-in link'),
      /** If the site sends no mail. */
      noMail: both(
        'Hier ist kein E-Mail-Versand eingerichtet. Den Link zum Anmelden zeigt das Programm auf dem Server, wenn es startet. Für einen neuen startet man es noch einmal.',
        'Email is not set up here. The program shows the sign-in link in its terminal when it starts. If you need a new one, restart it.',
      ),
    },
    sent: {
      title: both('Sehen Sie im Postfach nach', 'Check your email'),
      text: both(
        (minutes: number) =>
          `Wenn diese Adresse eingetragen ist, kommt gleich eine E-Mail mit einem Link zum Anmelden. Er gilt ${minutes} Minuten und nur einmal.`,
        (minutes) =>
          `If this address is registered, an email with a sign-in link is on its way. The link is valid for ${minutes} minutes and works once.`,
      ),
      nothing: {
        title: both('Keine E-Mail bekommen?', 'No email received?'),
        wait: both(
          'Warten Sie zwei Minuten, und sehen Sie im Spam-Ordner nach.',
          'Wait two minutes, and check your spam folder.',
        ),
        spelling: both(
          'Prüfen Sie die Schreibweise. Hinein kommt nur, wessen Adresse eingetragen ist; welche das sind, verrät diese Seite nicht.',
          'Check the spelling. Only registered addresses can sign in, and this page does not reveal which ones are.',
        ),
        several: both(
          'Liegen schon mehrere solche E-Mails im Postfach? Nehmen Sie die neuste; vorläufig kommt keine weitere.',
          'Are there several such emails already? Use the latest; no more will arrive for now.',
        ),
        operator: both(
          `Sonst hilft, wer Ihren Server betreut: «${NEBEL} relay --check» sagt, ob der Mailserver antwortet.`,
          `Otherwise, ask the person who runs your server: “${NEBEL} relay --check” tells whether the mail server responds.`,
        ),
      },
    },
    link: {
      text: both('Ein Tippen noch, und dieses Gerät ist angemeldet.', 'One more tap to sign in on this device.'),
      submit: both('Jetzt anmelden', 'Sign in now'),
      ended: {
        title: both('Dieser Link gilt nicht mehr', 'This link is no longer valid'),
        text: both(
          'Er war zu alt, wurde schon benutzt oder ist seit dem Abmelden auf allen Geräten ungültig. Lassen Sie sich einen neuen zusenden.',
          'It has expired, has already been used, or ended when you signed out on all devices. Request a new one.',
        ),
      },
      again: both('Zur Anmeldung', 'Go to sign-in'),
    },
    account: {
      user: both('Angemeldet als', 'Signed in as'),
      end: both('Abmelden', 'Sign out'),
      endEverywhere: both('Auf allen Geräten abmelden', 'Sign out on all devices'),
      lost: {
        title: both('Gerät verloren?', 'Lost a device?'),
        text: both(
          'Melden Sie sich überall ab, auch hier. Links zum Anmelden, die Sie bekommen, aber noch nicht benutzt haben, gelten dann ebenfalls nicht mehr.',
          'Sign out everywhere, including here. Sign-in links that you have received but not used become invalid as well.',
        ),
      },
    },
    tooMany: {
      title: both('Bitte warten Sie einen Moment', 'Wait a moment'),
      text: both('Zu viele Versuche. In einer Minute geht es weiter.', 'Too many attempts. Try again in a minute.'),
    },
    mail: {
      /** Before the name of the company. */
      subject: both('Anmelden im Posteingang:', 'Sign in to the inbox:'),
      text: both(
        (address: string, minutes: number) =>
          `Guten Tag\n\nMit diesem Link melden Sie sich auf dem Gerät an, auf dem Sie ihn öffnen:\n\n${address}\n\nEr gilt ${minutes} Minuten und nur einmal. Haben Sie ihn nicht verlangt, müssen Sie nichts tun: Ohne den Link kommt niemand hinein.\n`,
        (address, minutes) =>
          `Hello\n\nThis link signs you in on the device on which you open it:\n\n${address}\n\nIt is valid for ${minutes} minutes and works once. If you did not request it, you can ignore this email: nobody can sign in without the link.\n`,
      ),
    },
    /** Printed at the start if the site sends no mail. */
    invitation: both(
      (user: string, address: string, minutes: number) =>
        `Anmelden im Posteingang als ${user} (gilt ${minutes} Minuten und nur einmal; für einen neuen Link noch einmal starten): ${address}`,
      (user, address, minutes) =>
        `Sign in to the inbox as ${user} (valid for ${minutes} minutes, works once; restart for a new link): ${address}`,
    ),
  },
  progress: {
    new: both('Neu', 'New'),
    missed: both('Nicht erreicht', 'Not reached'),
    called: both('Angerufen', 'Called'),
    quoted: both('Offeriert', 'Quoted'),
    won: both('Gewonnen', 'Won'),
    lost: both('Verloren', 'Lost'),
  },
  views: {
    flagged: both('Zurückgehalten', 'Held back'),
    failed: both('Nicht zugestellt', 'Not delivered'),
  },
  today: {
    waiting: both('Wartet auf Ihren Anruf', 'Waiting for your call'),
    promised: both('versprochen:', 'promised:'),
    due: both('Heute wieder vorlegen', 'Comes up again today'),
    none: both('Niemand wartet.', 'No one is waiting.'),
  },
  /** How long someone has waited. */
  age: {
    minutes: REPORT_OF_VISITS_WORDS.duration,
    since: both('seit', 'since'),
    opens: both('ab', 'from'),
  },
  photos: both(
    (n: number) => plural(n, 'Foto', 'Fotos'),
    (n) => plural(n, 'photo', 'photos'),
  ),
  spam: both('Werbung?', 'Spam?'),
  list: {
    filter: both('Nach Stand', 'By status'),
    search: both('Suchen', 'Search'),
    searchHint: both('Name, Ort, Telefon …', 'Name, place, phone …'),
    none: both('Hier ist nichts.', 'Nothing here.'),
    nameless: both('Ohne Namen', 'No name'),
    older: both('Ältere', 'Older'),
    /** After the name of a table. */
    export: both('als Tabelle (CSV)', 'as a table (CSV)'),
  },
  call: both('Anrufen', 'Call'),
  write: both('Schreiben', 'Write'),
  map: both('Karte', 'Map'),
  inquiry: {
    whole: both('Weiterlesen', 'Read on'),
    earlier: both('Früherer Verlauf', 'Earlier history'),
    entered: both('Alle Angaben und Zustellung', 'All details and delivery'),
    address: both('Einstieg auf der Website', 'Landing page'),
    referrer: both('Gekommen von', 'Referrer'),
    delivery: both('Zustellung', 'Delivery'),
    photo: both('Foto', 'Photo'),
  },
  step: {
    /** After a call. */
    asked: both(
      (name: string) => `Haben Sie ${name} erreicht?`,
      (name) => `Did you reach ${name}?`,
    ),
    reached: both('Ja', 'Yes'),
    again: both('Wieder vorlegen', 'Bring up again'),
    tomorrow: both('Morgen', 'Tomorrow'),
    monday: both('Montag', 'Monday'),
    date: both('Tag', 'Day'),
    onDate: both('Vorlegen', 'Set'),
    note: both('Notiz (freiwillig)', 'Note (optional)'),
    backToNew: both('Zurück auf Neu', 'Back to New'),
    onlyNote: both('Notiz speichern', 'Save note'),
    due: both('wieder vorlegen:', 'comes up again:'),
  },
  remedy: {
    flagged: {
      text: both(
        'Ein verstecktes Feld war ausgefüllt. Meist war es ein Programm. Wenn die Anfrage echt aussieht, geben Sie sie frei.',
        'A hidden field was filled in, usually by a program. If the inquiry looks genuine, release it.',
      ),
      button: both('Ist echt: freigeben', 'Genuine: release'),
    },
    failed: {
      text: both(
        'Die Anfrage ist hier sicher gespeichert, kam aber nicht überall an. Rufen Sie an. Ist die Ursache behoben, wird sie von selbst zugestellt, spätestens nach einer Stunde; sofort geht es hier:',
        'The inquiry is stored safely here, but did not arrive everywhere. Call the sender. Once the cause is fixed, it is delivered by itself within an hour, or at once here:',
      ),
      button: both('Noch einmal zustellen', 'Deliver again'),
    },
  },
  remove: {
    title: both('Anfrage löschen', 'Delete this inquiry'),
    text: both(
      'Notizen und Verlauf werden mitgelöscht. Das lässt sich nicht rückgängig machen. In den Sicherungskopien bleibt die Anfrage noch einige Tage.',
      'Its notes and history are deleted as well. This cannot be undone. Backups keep it for a few more days.',
    ),
    yes: both('Ja, endgültig löschen', 'Yes, delete permanently'),
    no: both('Nein, behalten', 'No, keep it'),
  },
  /** Before what came of an inquiry. */
  saved: both('Gespeichert:', 'Saved:'),
  done: {
    missed: both(
      'Gespeichert: nicht erreicht. Am nächsten Bürotag steht die Anfrage wieder unter «Heute».',
      'Saved: not reached. It comes up again on the next office day.',
    ),
    remind: both('Gespeichert: An diesem Tag steht sie wieder unter «Heute».', 'Saved: it comes up again on that day.'),
    note: both('Notiz gespeichert.', 'Note saved.'),
    released: both('Freigegeben. Die Anfrage wird jetzt zugestellt.', 'Released. The inquiry is being delivered.'),
    resent: both('Die Anfrage wird noch einmal zugestellt.', 'The inquiry is being delivered again.'),
    unchanged: both('Jemand war schneller', 'Someone was faster'),
    deleted: both('Die Anfrage ist gelöscht.', 'The inquiry has been deleted.'),
    elsewhere: both(
      'Hier gelöscht. Steht die Anfrage auch in Airtable, löschen Sie sie dort von Hand.',
      'Deleted here. If the inquiry is also in Airtable, delete it there manually.',
    ),
    sending: both(
      'Nicht gelöscht: Die Anfrage wird gerade zugestellt. Versuchen Sie es in einigen Minuten noch einmal.',
      'Not deleted: the inquiry is being delivered. Try again in a few minutes.',
    ),
  },
  conflict: both(
    'Von Ihnen ist noch nichts gespeichert. Seit Sie diese Seite geöffnet haben, ist das geschehen:',
    'Your changes have not been saved yet. Since you opened this page, this has happened:',
  ),
  report: {
    from: both('Von', 'From'),
    to: both('Bis', 'To'),
    show: both('Anzeigen', 'Show'),
  },
  /** Actions by their name in the journal. */
  audit: {
    'signed-in-link': both('mit Link angemeldet', 'signed in with a link'),
    'sign-in-failed': both('Anmeldung fehlgeschlagen', 'sign-in failed'),
    'signed-out': both('abgemeldet', 'signed out'),
    'signed-out-everywhere': both('auf allen Geräten abgemeldet', 'signed out on all devices'),
    note: both('Notiz geschrieben', 'wrote a note'),
    remind: both('auf einen Tag vorgelegt', 'set to come up again'),
    released: both('freigegeben', 'released'),
    resent: both('noch einmal zugestellt', 'delivered again'),
    deleted: both('gelöscht', 'deleted'),
    exported: both('alles als Tabelle geladen', 'downloaded everything as a table'),
  },
  problem: {
    noDay: both('Wählen Sie einen Tag von heute an.', 'Choose a day from today on.'),
    noNote: both('Schreiben Sie zuerst eine Notiz.', 'Write a note first.'),
    missing: {
      title: both('Das gibt es hier nicht', 'Not found'),
      text: both('Vielleicht ist die Anfrage gelöscht.', 'The inquiry may have been deleted.'),
    },
    signedOut: {
      title: both('Sie sind nicht mehr angemeldet', 'You have been signed out'),
      text: both(
        'Gespeichert ist noch nichts. Melden Sie sich an, und versuchen Sie es noch einmal.',
        'Nothing has been saved yet. Sign in, and try again.',
      ),
    },
    copyNote: both('Kopieren Sie Ihre Notiz, bevor Sie weitergehen:', 'Copy your note before you go on:'),
    reopen: both('Seite neu öffnen', 'Open the page again'),
    refused: {
      title: both('Das ging nicht', 'That did not work'),
      text: both(
        'Die Seite war zu alt, oder die Anfrage kam von einer anderen Website. Versuchen Sie es noch einmal.',
        'The page was out of date, or the request came from another website. Try again.',
      ),
    },
  },
  /** When a sender can expect an answer, in a sentence of the site: a time follows `by`. */
  answer: {
    by: both('bis', 'by'),
    soon: both('so bald wie möglich', 'as soon as possible'),
  },
  /** The mail about what comes up again today. */
  morning: {
    subject: both(
      (n: number) => `Heute: ${plural(n, 'Anfrage', 'Anfragen')} wieder vorlegen`,
      (n) => `Today: ${plural(n, 'inquiry comes', 'inquiries come')} up again`,
    ),
    text: both('Das wollten Sie heute wieder sehen:', 'You asked to see these again today:'),
    waiting: both(
      (n: number) => `Ausserdem ${n === 1 ? 'wartet eine Anfrage' : `warten ${n} Anfragen`} auf Ihren Anruf.`,
      (n) => `In addition, ${plural(n, 'inquiry is', 'inquiries are')} waiting for your call.`,
    ),
  },
  /** Before the link in the mail to the staff. */
  mailLink: both('Im Posteingang öffnen:', 'Open in the inbox:'),
};

export type InboxWords = Words<typeof INBOX_WORDS>;
