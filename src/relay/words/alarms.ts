import { NEBEL } from '../../base/lib/command.ts';
import { docsFile } from '../../base/lib/docs-file.ts';
import { plural } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';
import type { BarredLeads } from '../journal/outbox.ts';
import { LEADS_WORDS } from './leads.ts';

const MORE_DE = `Diese Nachricht kommt höchstens einmal am Tag. Mehr: ${docsFile('betrieb.md')}, «Alarm».`;

const MORE_EN = `This message is sent at most once a day. More: ${docsFile('deploy.md')}, “When something goes wrong”.`;

const message = (subject: string, text: string, more: string) => ({
  subject: `Website: ${subject}`,
  text: `${text}\n\n${more}\n`,
});
const alarmDe = (subject: string, text: string) => message(subject, text, MORE_DE);
const alarmEn = (subject: string, text: string) => message(subject, text, MORE_EN);

/** What was refused, why, and what to mend. */
const refusedDe = (refusals: readonly BarredLeads[]) =>
  refusals
    .map(
      ({ table, leads, cause }) =>
        `Tabelle «${table}», ${plural(leads, 'Eintrag', 'Einträge')}\n  Ursache  ${cause}\n  Abhilfe  ${LEADS_WORDS.remedy.de(cause)}`,
    )
    .join('\n\n');

const refusedEn = (refusals: readonly BarredLeads[]) =>
  refusals
    .map(
      ({ table, leads, cause }) =>
        `Table “${table}”, ${plural(leads, 'entry', 'entries')}\n  Cause  ${cause}\n  Fix    ${LEADS_WORDS.remedy.en(cause)}`,
    )
    .join('\n\n');

/** Alarms, sent to the owner by mail. */
export const ALARM_WORDS = {
  damaged: both(
    alarmDe(
      'Die Datei mit den Anfragen ist beschädigt',
      `Das Relay nimmt nichts mehr an. Halten Sie es an, und setzen Sie die neuste Kopie ein: ${NEBEL} leads restore`,
    ),
    alarmEn(
      'the inquiry file is damaged',
      `The relay no longer accepts inquiries. Stop it, and restore the latest backup: ${NEBEL} leads restore`,
    ),
  ),
  gone: both(
    alarmDe(
      'Die Datei mit den Anfragen ist weg',
      'Sie wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an. Legen Sie die Datei zurück, oder starten Sie das Relay neu.',
    ),
    alarmEn(
      'the inquiry file is missing',
      'It was deleted, moved or replaced while the relay was running. The relay no longer accepts inquiries. Put the file back, or restart the relay.',
    ),
  ),
  unusable: both(
    alarmDe(
      'Die Datei mit den Anfragen lässt sich nicht benutzen',
      'Lesen oder Schreiben ist misslungen; das Relay versucht es immer wieder. Prüfen Sie, ob die Festplatte Platz hat und ob die Rechte der Datei stimmen. Die Ursache steht im Protokoll des Relays hinter «failed».',
    ),
    alarmEn(
      'the inquiry file cannot be used',
      'Reading or writing it failed; the relay keeps trying. Check that the disk has free space, and the file permissions. The cause is in the log of the relay, after “failed”.',
    ),
  ),
  waiting: both(
    alarmDe(
      'Eine Anfrage wartet seit mehr als einer Stunde',
      `Sie ist sicher gespeichert, aber noch nicht in der Datenbank. Die Ursache nennt: ${NEBEL} relay --check`,
    ),
    alarmEn(
      'an inquiry has been waiting for more than an hour',
      `It is stored safely, but not in the database yet. To find the cause: ${NEBEL} relay --check`,
    ),
  ),
  key: both(
    alarmDe(
      'Die Datenbank weist den Schlüssel zurück',
      `Anfragen warten, bis der Schlüssel wieder gilt und alle Rechte hat; dann werden sie von selbst zugestellt. Was fehlt, nennt: ${NEBEL} relay --check`,
    ),
    alarmEn(
      'the database rejects the access token',
      `Inquiries wait until the token is valid again and has all permissions; then they are delivered automatically. To see what is missing: ${NEBEL} relay --check`,
    ),
  ),
  refused: both(
    (refusals: readonly BarredLeads[]) =>
      alarmDe(
        'Die Datenbank lehnt Anfragen ab',
        `Sie sind sicher gespeichert und warten, bis die Ursache behoben ist; dann werden sie von selbst zugestellt, spätestens nach einer Stunde. Andere Anfragen kommen weiterhin an.\n\n${refusedDe(refusals)}`,
      ),
    (refusals) =>
      alarmEn(
        'the database refuses inquiries',
        `They are stored safely, and wait until the cause is fixed; then they are delivered automatically, within an hour. Other inquiries still arrive.\n\n${refusedEn(refusals)}`,
      ),
  ),
  unsent: both(
    alarmDe(
      'Eine E-Mail über eine Anfrage wartet seit mehr als einer Stunde',
      `Die Anfrage selbst ist sicher gespeichert; Sie sehen sie mit: ${NEBEL} leads list\nDie Ursache nennt: ${NEBEL} relay --check`,
    ),
    alarmEn(
      'an email about an inquiry has been waiting for more than an hour',
      `The inquiry itself is stored safely; to see it: ${NEBEL} leads list\nTo find the cause: ${NEBEL} relay --check`,
    ),
  ),
  login: both(
    alarmDe(
      'Der Mailserver weist die Anmeldung zurück',
      `E-Mails warten, bis Benutzername und Passwort in SMTP_URL wieder gelten; dann werden sie von selbst gesendet. Anfragen kommen trotzdem an; Sie sehen sie mit: ${NEBEL} leads list`,
    ),
    alarmEn(
      'the mail server rejects the login',
      `Emails wait until the user name and password in SMTP_URL are valid again; then they are sent automatically. Inquiries still arrive; to see them: ${NEBEL} leads list`,
    ),
  ),
  mailbox: both(
    (refusals: readonly BarredLeads[]) =>
      alarmDe(
        'Der Mailserver lehnt E-Mails über Anfragen ab',
        `Sie warten, bis die Ursache behoben ist; dann werden sie von selbst gesendet, spätestens nach einer Stunde. Die Anfragen selbst sehen Sie mit: ${NEBEL} leads list\n\n${refusedDe(refusals)}`,
      ),
    (refusals) =>
      alarmEn(
        'the mail server refuses emails about inquiries',
        `They wait until the cause is fixed; then they are sent automatically, within an hour. To see the inquiries themselves: ${NEBEL} leads list\n\n${refusedEn(refusals)}`,
      ),
  ),
  report: both(
    alarmDe(
      'Der Bericht über den letzten Monat oder die Nachricht am Morgen liess sich nicht senden',
      'Das Relay versucht es immer wieder. Die Ursache steht in seinem Protokoll hinter «report failed».',
    ),
    alarmEn(
      'the report on the past month, or the mail of the morning, could not be sent',
      'The relay keeps trying. The cause is in its log, after “report failed”.',
    ),
  ),
  copy: both(
    alarmDe(
      'Die tägliche Kopie der Anfragen ist misslungen',
      'Prüfen Sie, ob der Ordner für die Kopien da ist und Platz hat. Die Ursache steht im Protokoll des Relays hinter «copy failed».',
    ),
    alarmEn(
      'the daily backup of the inquiries failed',
      'Check that the backup folder exists and has free space. The cause is in the log of the relay, after “copy failed”.',
    ),
  ),
  full: both(
    alarmDe(
      'Die Datei mit den Anfragen ist fast so gross, wie sie werden darf',
      `Über der Grenze nimmt das Relay nichts mehr an. Löschen Sie Altes mit ${NEBEL} leads expire, oder setzen Sie NEBEL_STORE_MAX_MB höher.`,
    ),
    alarmEn(
      'the inquiry file has almost reached its size limit',
      `Above the limit, the relay no longer accepts inquiries. Delete old entries with ${NEBEL} leads expire, or raise NEBEL_STORE_MAX_MB.`,
    ),
  ),
  disk: both(
    alarmDe(
      'Die Festplatte ist fast voll',
      'Ist sie voll, nimmt das Relay keine Anfrage mehr an. Schaffen Sie Platz: mindestens 50 MB und Raum für eine weitere Kopie.',
    ),
    alarmEn(
      'the disk is almost full',
      'When it is full, the relay no longer accepts inquiries. Free some space: at least 50 MB and enough for one more backup.',
    ),
  ),
};
