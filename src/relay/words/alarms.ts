import { docsFile } from '../../base/lib/docs-file.ts';
import { NEBEL, plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';
import type { BarredLeads } from '../journal/outbox.ts';
import { LEADS_WORDS } from './leads.ts';

/** Alarms, sent to the owner by mail. */
export const ALARM_WORDS = {
  /** What was refused, why, and what to mend. */
  refusals: both(
    (refusals: readonly BarredLeads[]) =>
      refusals
        .map(
          ({ table, leads, cause }) =>
            `Tabelle «${table}», ${plural(leads, 'Eintrag', 'Einträge')}\n  Ursache  ${cause}\n  Abhilfe  ${LEADS_WORDS.remedy.de(cause)}`,
        )
        .join('\n\n'),
    (refusals) =>
      refusals
        .map(
          ({ table, leads, cause }) =>
            `Table “${table}”, ${plural(leads, 'entry', 'entries')}\n  Cause  ${cause}\n  Fix    ${LEADS_WORDS.remedy.en(cause)}`,
        )
        .join('\n\n'),
  ),
  more: both(
    `Diese Nachricht kommt höchstens einmal am Tag. Mehr: ${docsFile('betrieb.md')}, «Alarm».`,
    `This message is sent at most once a day. More: ${docsFile('deploy.md')}, “When something goes wrong”.`,
  ),
  damaged: {
    subject: both('Die Datei mit den Anfragen ist beschädigt', 'the inquiry file is damaged'),
    text: both(
      `Das Relay nimmt nichts mehr an. Halten Sie es an, und setzen Sie die neuste Kopie ein, mit denselben Angaben --store und --backup wie beim Relay: ${NEBEL} leads restore`,
      `The relay no longer accepts inquiries. Stop it, and restore the latest backup, with the same --store and --backup as the relay: ${NEBEL} leads restore`,
    ),
  },
  gone: {
    subject: both('Die Datei mit den Anfragen ist weg', 'the inquiry file is missing'),
    text: both(
      'Sie wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an. Legen Sie die Datei zurück, oder starten Sie das Relay neu.',
      'It was deleted, moved or replaced while the relay was running. The relay no longer accepts inquiries. Put the file back, or restart the relay.',
    ),
  },
  unusable: {
    subject: both('Die Datei mit den Anfragen lässt sich nicht benutzen', 'the inquiry file cannot be used'),
    text: both(
      'Lesen oder Schreiben ist misslungen; das Relay versucht es immer wieder. Prüfen Sie, ob die Festplatte Platz hat und ob die Rechte der Datei stimmen. Die Ursache steht im Protokoll des Relays hinter «failed».',
      'Reading or writing it failed; the relay keeps trying. Check that the disk has free space, and the file permissions. The cause is in the log of the relay, after “failed”.',
    ),
  },
  waiting: {
    subject: both(
      'Eine Anfrage wartet seit mehr als einer Stunde',
      'an inquiry has been waiting for more than an hour',
    ),
    text: both(
      `Sie ist sicher gespeichert, aber noch nicht in der Datenbank. Die Ursache nennt: ${NEBEL} relay --check`,
      `It is stored safely, but not in the database yet. To find the cause: ${NEBEL} relay --check`,
    ),
  },
  refused: {
    subject: both('Die Datenbank lehnt Anfragen ab', 'the database refuses inquiries'),
    text: both(
      'Sie sind sicher gespeichert und warten, bis die Ursache behoben ist; dann werden sie von selbst zugestellt, spätestens nach einer Stunde.',
      'They are stored safely, and wait until the cause is fixed; then they are delivered automatically, within an hour.',
    ),
  },
  unsent: {
    subject: both(
      'Eine E-Mail über eine Anfrage wartet seit mehr als einer Stunde',
      'an email about an inquiry has been waiting for more than an hour',
    ),
    text: both(
      `Die Anfrage selbst ist sicher gespeichert; Sie sehen sie mit: ${NEBEL} leads list\nDie Ursache nennt: ${NEBEL} relay --check`,
      `The inquiry itself is stored safely; to see it: ${NEBEL} leads list\nTo find the cause: ${NEBEL} relay --check`,
    ),
  },
  mailbox: {
    subject: both('Der Mailserver lehnt E-Mails über Anfragen ab', 'the mail server refuses emails about inquiries'),
    text: both(
      `Sie warten, bis die Ursache behoben ist; dann werden sie von selbst gesendet, spätestens nach einer Stunde. Die Anfragen selbst sehen Sie mit: ${NEBEL} leads list`,
      `They wait until the cause is fixed; then they are sent automatically, within an hour. To see the inquiries themselves: ${NEBEL} leads list`,
    ),
  },
  address: {
    subject: both(
      'Der Mailserver lehnt E-Mails an eine Ihrer Adressen ab',
      'the mail server refuses emails to one of your addresses',
    ),
    text: both(
      'Die anderen Adressen in MAIL_TO erhalten jede Nachricht über eine Anfrage, diese keine. Prüfen Sie bei jeder die Schreibweise und ob im Postfach Platz ist.',
      'The other addresses in MAIL_TO receive every email about an inquiry, this one none. Check the spelling of each, and that the mailbox has space.',
    ),
  },
  reminder: {
    subject: both('Die Nachricht am Morgen liess sich nicht senden', 'the morning mail could not be sent'),
    text: both(
      'Das Relay versucht es immer wieder. Die Ursache steht in seinem Protokoll hinter «reminder failed».',
      'The relay keeps trying. The cause is in its log, after “reminder failed”.',
    ),
  },
  copy: {
    subject: both('Die tägliche Kopie der Anfragen ist misslungen', 'the daily backup of the inquiries failed'),
    text: both(
      'Prüfen Sie, ob der Ordner für die Kopien da ist und Platz hat. Die Ursache steht im Protokoll des Relays hinter «copy failed».',
      'Check that the backup folder exists and has free space. The cause is in the log of the relay, after “copy failed”.',
    ),
  },
  full: {
    subject: both(
      'Die Datei mit den Anfragen ist fast so gross, wie sie werden darf',
      'the inquiry file has almost reached its size limit',
    ),
    text: both(
      `Über der Grenze nimmt das Relay nichts mehr an. Löschen Sie Altes mit ${NEBEL} leads expire, oder setzen Sie NEBEL_STORE_MAX_MB höher.`,
      `Above the limit, the relay no longer accepts inquiries. Delete old entries with ${NEBEL} leads expire, or raise NEBEL_STORE_MAX_MB.`,
    ),
  },
  disk: {
    subject: both('Die Festplatte ist fast voll', 'the disk is almost full'),
    text: both(
      'Ist sie voll, nimmt das Relay keine Anfrage mehr an. Schaffen Sie Platz: mindestens 50 MB und Raum für eine weitere Kopie.',
      'When it is full, the relay no longer accepts inquiries. Free some space: at least 50 MB and enough for one more backup.',
    ),
  },
};
