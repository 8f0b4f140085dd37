import type { StoreFinding } from '../../../relay/airtable/schema.ts';
import type { AlarmWords } from '../../../relay/alarms.ts';
import type { BarredLeads } from '../../../relay/journal/outbox.ts';
import { plural } from '../../findings/catalogue/words.ts';
import { meant } from '../../findings/catalogue/words-de.ts';
import { docsFile } from '../../lib/docs-file.ts';
import { NEBEL } from '../command.ts';
import { leadsDe } from './de.ts';

const MORE = `Diese Nachricht kommt höchstens einmal am Tag. Mehr: ${docsFile('anfragen.md')}, «Alarm».`;

const alarm = (subject: string, text: string) => ({ subject: `Website: ${subject}`, text: `${text}\n\n${MORE}\n` });

/** What was refused, why, and what to mend. */
const refusedDe = (refusals: readonly BarredLeads[]) =>
  refusals
    .map(
      ({ table, leads, cause }) =>
        `Tabelle «${table}», ${plural(leads, 'Eintrag', 'Einträge')}\n  Ursache  ${cause}\n  Abhilfe  ${leadsDe.remedy(cause)}`,
    )
    .join('\n\n');

/** Alarms in German, sent to the owner by mail. */
export const alarmsDe: AlarmWords = {
  damaged: alarm(
    'Die Datei mit den Anfragen ist beschädigt',
    `Das Relay nimmt nichts mehr an. Halten Sie es an, und setzen Sie die neuste Kopie ein: ${NEBEL} leads restore`,
  ),
  gone: alarm(
    'Die Datei mit den Anfragen ist weg',
    'Sie wurde gelöscht, verschoben oder ersetzt, während das Relay läuft. Es nimmt nichts mehr an. Legen Sie die Datei zurück, oder starten Sie das Relay neu.',
  ),
  unusable: alarm(
    'Die Datei mit den Anfragen lässt sich nicht benutzen',
    'Lesen oder Schreiben ist misslungen; das Relay versucht es immer wieder. Prüfen Sie, ob die Festplatte Platz hat und ob die Rechte der Datei stimmen. Die Ursache steht im Protokoll des Relays hinter «failed».',
  ),
  waiting: alarm(
    'Eine Anfrage wartet seit mehr als einer Stunde',
    `Sie ist sicher gespeichert, aber noch nicht in der Datenbank. Die Ursache nennt: ${NEBEL} relay --check`,
  ),
  key: alarm(
    'Die Datenbank weist den Schlüssel zurück',
    `Anfragen warten, bis der Schlüssel wieder gilt und alle Rechte hat; dann werden sie von selbst zugestellt. Was fehlt, nennt: ${NEBEL} relay --check`,
  ),
  refused: (refusals) =>
    alarm(
      'Die Datenbank lehnt Anfragen ab',
      `Sie sind sicher gespeichert und warten, bis die Ursache behoben ist; dann werden sie von selbst zugestellt, spätestens nach einer Stunde. Andere Anfragen kommen weiterhin an.\n\n${refusedDe(refusals)}`,
    ),
  unsent: alarm(
    'Eine E-Mail über eine Anfrage wartet seit mehr als einer Stunde',
    `Die Anfrage selbst ist sicher gespeichert; Sie sehen sie mit: ${NEBEL} leads list\nDie Ursache nennt: ${NEBEL} relay --check`,
  ),
  login: alarm(
    'Der Mailserver weist die Anmeldung zurück',
    `E-Mails warten, bis Benutzername und Passwort in SMTP_URL wieder gelten; dann werden sie von selbst gesendet. Anfragen kommen trotzdem an; Sie sehen sie mit: ${NEBEL} leads list`,
  ),
  mailbox: (refusals) =>
    alarm(
      'Der Mailserver lehnt E-Mails über Anfragen ab',
      `Sie warten, bis die Ursache behoben ist; dann werden sie von selbst gesendet, spätestens nach einer Stunde. Die Anfragen selbst sehen Sie mit: ${NEBEL} leads list\n\n${refusedDe(refusals)}`,
    ),
  report: alarm(
    'Der Bericht über den letzten Monat liess sich nicht senden',
    'Das Relay versucht es immer wieder. Die Ursache steht in seinem Protokoll hinter «report failed».',
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

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

type Found<Code extends StoreFinding['code']> = Extract<StoreFinding, { code: Code }>;

/** Texts of `nebel relay --check` in German: findings and their remedies. */
export const checkDe = {
  fix: 'Abhilfe',
  summary: (errors: number, warnings: number) =>
    errors + warnings === 0 ? 'Alles in Ordnung.' : `${errors} zu beheben, ${plural(warnings, 'Hinweis', 'Hinweise')}.`,
  journal: (file: string, leads: number) =>
    `Journal ${file}: unbeschädigt und beschreibbar, ${plural(leads, 'Eintrag', 'Einträge')}.`,
  /** The journal does not exist: fine for a new site, a mistake if its name is misspelt. */
  newJournal: (file: string) => ({
    what: `Das Journal ${file} gibt es noch nicht; das Relay legt es bei seinem ersten Start an.`,
    fix: 'Vor der ersten Anfrage ist das richtig. Sonst vergleichen Sie den Namen hinter --store mit dem, mit dem das Relay gestartet wird.',
  }),
  embedded: 'Anfragen werden in der Datei selbst gespeichert; Airtable ist nicht eingerichtet.',
  store: {
    unreachable: ({ cause }: Found<'unreachable'>) => ({
      what: `Airtable antwortet nicht, wie es sollte (${cause}). Solange das so ist, warten Anfragen im Journal.`,
      fix: 'Prüfen Sie es in einigen Minuten noch einmal, danach AIRTABLE_ENDPOINT_URL und die Verbindung des Servers.',
    }),
    key: () => ({
      what: 'Airtable kennt den Schlüssel nicht.',
      fix: 'Legen Sie unter airtable.com/create/tokens einen Schlüssel an, und setzen Sie ihn in AIRTABLE_API_KEY.',
    }),
    base: ({ base }: Found<'base'>) => ({
      what: `Der Schlüssel darf die Tabellen der Basis ${base} nicht sehen, oder es gibt diese Basis nicht.`,
      fix: 'Prüfen Sie AIRTABLE_BASE_ID. Tragen Sie beim Schlüssel die Basis und die Rechte data.records:read, data.records:write und schema.bases:read ein.',
    }),
    table: ({ table, suggestion }: Found<'table'>) => ({
      what: `Die Tabelle «${table}» gibt es nicht.${meant(suggestion)}`,
      fix: `Nennen Sie die Tabelle in Airtable «${table}», oder passen Sie den Namen in data/forms/ an.`,
    }),
    column: ({ table, column, suggestion }: Found<'column'>) => ({
      what: `In der Tabelle «${table}» fehlt die Spalte «${column}».${meant(suggestion)}`,
      fix: `Nennen Sie eine Spalte in Airtable «${column}», oder legen Sie sie an. Gross und klein zählt.`,
    }),
    type: ({ table, column, type }: Found<'type'>) => ({
      what: `Die Spalte «${column}» der Tabelle «${table}» nimmt nicht jeden Text an (Typ ${type}).`,
      fix: 'Ändern Sie in Airtable den Typ auf «Single line text» oder «Long text».',
    }),
    options: ({ table, column, options }: Found<'options'>) => ({
      what: `In der Spalte «${column}» der Tabelle «${table}» ${options.length === 1 ? 'fehlt die Option' : 'fehlen die Optionen'} ${quoted(options)}. Anfragen damit werden abgelehnt.`,
      fix: 'Ergänzen Sie die Optionen in Airtable genau so; gross und klein zählt.',
    }),
    fine: ({ tables, columns, withoutId }: Found<'fine'>) => ({
      what: `Airtable: Schlüssel gilt, ${plural(tables, 'Tabelle', 'Tabellen')} mit ${plural(columns, 'Spalte', 'Spalten')} vorhanden.`,
      fix:
        withoutId.length === 0
          ? undefined
          : `Geht eine Antwort von Airtable verloren, kann eine Anfrage zweimal darin stehen. Wenn Sie das ausschliessen wollen, legen Sie in ${quoted(withoutId)} eine Spalte «Kennung» an («Single line text»).`,
    }),
  },
  noMail: 'E-Mail ist nicht eingerichtet; es werden keine gesendet.',
  mail: (host: string) => `Mailserver: Anmeldung bei ${host} gelungen.`,
  noLogin: (host: string, cause: string) => ({
    what: `Der Mailserver ${host} lässt uns nicht senden (${cause}). E-Mails warten, bis er es tut.`,
    fix: `Prüfen Sie ${cause.startsWith('EAUTH') ? 'Benutzername und Passwort' : 'Adresse und Port'} in SMTP_URL.`,
  }),
};
