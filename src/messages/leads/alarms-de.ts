import type { Trouble } from '../../leads/watch.ts';
import { NEBEL } from '../command.ts';

const MORE = 'Diese Nachricht kommt höchstens einmal am Tag. Mehr: docs/anfragen.md, «Alarm».';

const alarm = (subject: string, text: string) => ({ subject: `Website: ${subject}`, text: `${text}\n\n${MORE}\n` });

/** What the relay tells the owner in German, by mail or by a call, when something is wrong. */
export const alarmsDe: Readonly<Record<Trouble, ReturnType<typeof alarm>>> = {
  damaged: alarm(
    'Die Datei mit den Anfragen ist beschädigt',
    `Das Relay nimmt nichts mehr an. Halten Sie es an, und setzen Sie die neuste Kopie ein: ${NEBEL} leads restore`,
  ),
  gone: alarm(
    'Die Datei mit den Anfragen ist weg',
    'Sie wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an. Legen Sie die Datei zurück, oder starten Sie das Relay neu.',
  ),
  unusable: alarm(
    'Die Datei mit den Anfragen lässt sich nicht lesen',
    'Prüfen Sie die Festplatte und die Rechte der Datei. Was das Relay meldet, steht in seinem Protokoll.',
  ),
  waiting: alarm(
    'Eine Anfrage wartet seit mehr als einer Stunde',
    `Sie ist sicher gespeichert, aber noch nicht in der Datenbank. Die Ursache nennt: ${NEBEL} relay --check`,
  ),
  key: alarm(
    'Die Datenbank weist den Schlüssel zurück',
    `Anfragen warten, bis der Schlüssel wieder gilt und alle Rechte hat; dann werden sie von selbst zugestellt. Was fehlt, nennt: ${NEBEL} relay --check`,
  ),
  login: alarm(
    'Der Mailserver weist die Anmeldung zurück',
    `E-Mails warten, bis Benutzername und Passwort in SMTP_URL wieder gelten; dann werden sie von selbst gesendet. Anfragen kommen trotzdem an; Sie sehen sie mit: ${NEBEL} leads list`,
  ),
  copy: alarm(
    'Die tägliche Kopie der Anfragen ist misslungen',
    'Prüfen Sie, ob der Ordner für die Kopien da ist und Platz hat. Die Ursache steht im Protokoll des Relays hinter «copy failed».',
  ),
  full: alarm(
    'Die Datei mit den Anfragen ist fast so gross, wie sie werden darf',
    `Über der Grenze nimmt das Relay nichts mehr an. Löschen Sie Altes mit ${NEBEL} leads expire, oder setzen Sie NEBEL_STORE_MAX_MB höher.`,
  ),
  disk: alarm(
    'Die Festplatte ist fast voll',
    'Ist sie voll, nimmt das Relay keine Anfrage mehr an. Schaffen Sie Platz: mindestens 50 MB und Raum für eine weitere Kopie.',
  ),
};
