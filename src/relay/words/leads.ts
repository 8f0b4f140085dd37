import { docsFile } from '../../base/lib/docs-file.ts';
import { NEBEL, plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';
import { REPORT_OF_VISITS_WORDS } from '../report/words.ts';
import type { LeadState, MailKind, MailState } from '../types.ts';

const entriesDe = (n: number) => plural(n, 'Eintrag', 'Einträge');

const entriesEn = (n: number) => plural(n, 'entry', 'entries');

const STATES = {
  received: both('wartet', 'waiting'),
  sending: both('wird zugestellt', 'being delivered'),
  delivered: both('angekommen', 'arrived'),
  flagged: both('zurückgehalten', 'held back'),
} satisfies Record<LeadState, unknown>;

/** All texts of `nebel leads`. */
export const LEADS_WORDS = {
  help: {
    leads: both(
      'Zeigt, exportiert und löscht, was über die Formulare eingegangen ist',
      'Show, export and delete form submissions',
    ),
    list: both(
      'Zeigt die Eingänge; zuoberst, was Aufmerksamkeit braucht',
      'List submissions, those that need attention first',
    ),
    export: both('Schreibt die Eingänge einer Tabelle als CSV', 'Write the submissions of a table as CSV'),
    replay: both(
      'Stellt zu, was noch nicht angekommen ist, und gibt Zurückgehaltenes frei',
      'Deliver what has not arrived yet, and release what was held back',
    ),
    expire: both(
      'Löscht, was älter ist als die Aufbewahrungsfrist seines Formulars, oder was genannt ist',
      'Delete entries that are older than the retention period of their form, or those specified',
    ),
    format: both(
      'Form der Ausgabe: pretty für Menschen, json für Programme',
      'Output format: pretty for people, json for programs',
    ),
    state: both('Nur Einträge in diesem Zustand', 'Only entries in this state'),
    tableFilter: both('Nur Einträge dieser Tabelle', 'Only entries of this table'),
    table: both('Tabelle, zum Beispiel Anfragen', 'Table, for example Anfragen'),
    outFile: both(
      'Datei, in die geschrieben wird; ohne sie erscheint der Inhalt hier',
      'File to write to (default: standard output)',
    ),
    excel: both(
      'Für Excel in der Schweiz: Strichpunkte, und Umlaute bleiben Umlaute',
      'For Excel in Switzerland: semicolons as separators, umlauts preserved',
    ),
    flagged: both('Gibt alles frei, was zurückgehalten ist', 'Release everything that is held back'),
    ids: both(
      'Kennungen; der Anfang genügt, solange er eindeutig ist',
      'IDs; the beginning is enough if it is unambiguous',
    ),
    expireIds: both(
      'Kennungen von Einträgen, die jemand löschen lässt, wie alt sie auch sind; der Anfang genügt',
      'IDs of entries to delete on request, regardless of age; the beginning is enough',
    ),
    restore: both(
      'Setzt eine Kopie an die Stelle einer beschädigten Datei und legt diese beiseite',
      'Replace a damaged file with a backup, and set the damaged file aside',
    ),
    report: both(
      'Zählt, auf welchen Seiten die Besuche begannen, die zu Anfragen und Anrufen führten',
      'Count inquiries and calls by the page on which the visit started',
    ),
    from: both(
      'Erster Tag, zum Beispiel 2026-01-01; ohne Angabe der vor einem Jahr',
      'First day, for example 2026-01-01 (default: a year ago)',
    ),
    to: both('Letzter Tag; ohne Angabe heute', 'Last day (default: today)'),
    reportFormat: both(
      'Form der Ausgabe: pretty für Menschen, csv für Tabellen, json für Programme',
      'Output format: pretty for people, csv for spreadsheets, json for programs',
    ),
    backup: both(
      'Name oder Pfad einer Kopie; ohne Angabe die neuste',
      'Name or path of a backup (default: the latest)',
    ),
  },
  noJournal: both(
    (file: string) =>
      `Die Datei ${file} gibt es nicht. Sie entsteht mit ${NEBEL} relay oder ${NEBEL} preview; nennen Sie sie mit --store.`,
    (file) =>
      `The file ${file} does not exist. ${NEBEL} relay and ${NEBEL} preview create it; specify it with --store.`,
  ),
  /** The file exists but cannot be opened. */
  cannotOpenJournal: both(
    (file: string, cause: string) =>
      `${file} lässt sich nicht öffnen (${cause}). Führen Sie den Befehl als der Benutzer aus, dem die Datei gehört: ${docsFile('betrieb.md')}, «Wo laufen die Befehle?».`,
    (file, cause) =>
      `${file} cannot be opened (${cause}). Run the command as the user who owns the file: ${docsFile('deploy.md')}, “On your own machine”.`,
  ),
  noTable: both(
    (table: string, tables: readonly string[], suggestion: string | undefined) =>
      `Die Tabelle «${table}» kennt kein Formular.${suggestion ? ` Meinten Sie ${suggestion}?` : ''} Es gibt: ${tables.join(', ')}.`,
    (table, tables, suggestion) =>
      `No form uses the table “${table}”.${suggestion ? ` Did you mean ${suggestion}?` : ''} Available: ${tables.join(', ')}.`,
  ),
  noLead: both(
    (id: string) => `Einen Eintrag «${id}» gibt es nicht. Die Kennungen zeigt: ${NEBEL} leads list`,
    (id) => `There is no entry “${id}”. To see the IDs: ${NEBEL} leads list`,
  ),
  severalLeads: both(
    (id: string) => `Mit «${id}» beginnen mehrere Einträge. Geben Sie mehr Zeichen an.`,
    (id) => `Several entries start with “${id}”. Enter more characters.`,
  ),
  states: STATES,
  remarks: {
    honeypot: both('verstecktes Feld ausgefüllt', 'hidden field filled in'),
    fast: both('sehr schnell ausgefüllt', 'filled in very quickly'),
    'photos-lost': both('Fotos nicht angekommen', 'photos not received'),
    'maybe-twice': both('vielleicht doppelt', 'possible duplicate'),
  },
  mailState: both(
    (kind: MailKind, state: MailState) => {
      const who = kind === 'notice' ? 'E-Mail an Sie' : 'Bestätigung an den Absender';
      return `${who}: ${{ waiting: 'wartet', sent: 'gesendet', failed: 'nicht gesendet', skipped: 'nicht nötig' }[state]}`;
    },
    (kind, state) => {
      const who = kind === 'notice' ? 'email to you' : 'confirmation to the sender';
      return `${who}: ${{ waiting: 'waiting', sent: 'sent', failed: 'not sent', skipped: 'not needed' }[state]}`;
    },
  ),
  list: {
    none: both('Noch keine Einträge.', 'No entries yet.'),
    more: both(
      (count: number) => `… und ${count} weitere. Alle zeigt --format json oder ${NEBEL} leads export.`,
      (count) => `… and ${count} more. To see all: --format json or ${NEBEL} leads export.`,
    ),
    summary: both(
      (total: number, counts: readonly string[]) => `${entriesDe(total)}: ${counts.join(', ')}.`,
      (total, counts) => `${entriesEn(total)}: ${counts.join(', ')}.`,
    ),
    cause: both('Ursache', 'Cause'),
    fix: both('Abhilfe', 'Fix'),
    flaggedFix: both(
      `Wenn es echt aussieht, freigeben mit: ${NEBEL} leads replay `,
      `If it looks genuine, release it with: ${NEBEL} leads replay `,
    ),
    twiceFix: both(
      'In der Datenbank nachsehen und eine der beiden Zeilen löschen.',
      'Check the database, and delete one of the two rows.',
    ),
    unmailedFix: both(
      `Selbst anrufen oder schreiben; erneut senden mit: ${NEBEL} leads replay `,
      `Call or write to the sender yourself; to send the email again: ${NEBEL} leads replay `,
    ),
  },
  /** Remedy for an error of Airtable or of the mail server, such as `404 NOT_FOUND`. */
  remedy: both(
    (cause: string): string => {
      const then = ` Danach geht es von selbst weiter, spätestens nach einer Stunde; sofort mit: ${NEBEL} leads replay`;
      if (/^401/.test(cause))
        return `Der Schlüssel gilt nicht. Einen gültigen in AIRTABLE_API_KEY setzen und das Relay neu starten.`;
      if (/^403/.test(cause))
        return `Dem Schlüssel fehlt ein Recht, oder Basis oder Tabelle heissen anders. ${NEBEL} relay --check sagt, was.${then}`;
      if (/^404/.test(cause)) return `Basis oder Tabelle gibt es nicht. ${NEBEL} relay --check sagt, welche.${then}`;
      if (/UNKNOWN_FIELD_NAME/.test(cause)) return `Die Spalte in der Tabelle anlegen oder zurück umbenennen.${then}`;
      if (/MULTIPLE_CHOICE/.test(cause)) return `Die fehlende Option in der Spalte ergänzen.${then}`;
      if (/^JOURNAL_UNREADABLE/.test(cause))
        return `Der Eintrag lässt sich nicht lesen. Eine Kopie einsetzen (${NEBEL} leads restore) oder ihn löschen: ${NEBEL} leads expire KENNUNG`;
      if (/^402/.test(cause))
        return `Die Grenze des Airtable-Kontos ist erreicht: Platz schaffen oder den Plan wechseln.${then}`;
      if (/^3\d\d/.test(cause))
        return `Die Datenbank leitet um. AIRTABLE_ENDPOINT_URL prüfen und das Relay neu starten.`;
      if (/^EAUTH/.test(cause)) return 'Benutzername und Passwort in SMTP_URL prüfen und das Relay neu starten.';
      if (/RCPT TO|DATA|EMESSAGE/.test(cause))
        return `Das Postfach in MAIL_TO prüfen: Schreibweise, Speicher, Filter.${then}`;
      return `${NEBEL} relay --check sucht die Ursache.${then}`;
    },
    (cause) => {
      const then = ` Delivery then resumes by itself, within an hour; to resume it at once: ${NEBEL} leads replay`;
      if (/^401/.test(cause))
        return `The access token is not valid. Set a valid one in AIRTABLE_API_KEY, and restart the relay.`;
      if (/^403/.test(cause))
        return `The access token lacks a permission, or the base or table has a different name. ${NEBEL} relay --check shows which.${then}`;
      if (/^404/.test(cause)) return `The base or table does not exist. ${NEBEL} relay --check shows which.${then}`;
      if (/UNKNOWN_FIELD_NAME/.test(cause)) return `Create the column in the table, or restore its old name.${then}`;
      if (/MULTIPLE_CHOICE/.test(cause)) return `Add the missing option to the column.${then}`;
      if (/^JOURNAL_UNREADABLE/.test(cause))
        return `The entry cannot be read. Restore a backup (${NEBEL} leads restore), or delete it: ${NEBEL} leads expire ID`;
      if (/^402/.test(cause))
        return `The Airtable account has reached its limit: make room, or change the plan.${then}`;
      if (/^3\d\d/.test(cause)) return 'The database redirects. Check AIRTABLE_ENDPOINT_URL, and restart the relay.';
      if (/^EAUTH/.test(cause)) return 'Check user name and password in SMTP_URL, and restart the relay.';
      if (/RCPT TO|DATA|EMESSAGE/.test(cause))
        return `Check the mailbox in MAIL_TO: spelling, free space, filters.${then}`;
      return `To find the cause: ${NEBEL} relay --check.${then}`;
    },
  ),
  exported: both(
    (count: number, file: string) => `${entriesDe(count)} nach ${file} geschrieben.`,
    (count, file) => `Wrote ${entriesEn(count)} to ${file}.`,
  ),
  columns: {
    state: both('Zustand', 'State'),
    receivedAt: both('Eingang', 'Received'),
    landedOn: both('Einstieg', 'Landing page'),
    referrer: both('Herkunft', 'Referrer'),
  },
  replay: {
    none: both('Alles ist angekommen.', 'Everything has arrived.'),
    noneFlagged: both('Nichts ist zurückgehalten.', 'Nothing is held back.'),
    /** According to the data, leads go to Airtable, but the environment lacks its credentials. */
    keysMissing: both(
      `Nach den Daten der Website gehen Anfragen an Airtable, doch hier fehlen AIRTABLE_API_KEY und AIRTABLE_BASE_ID. Zugestellt würde in die Datei, und Airtable bekäme die Anfragen nie. Führen Sie den Befehl mit den Angaben des Relays aus: ${docsFile('betrieb.md')}, «Wo laufen die Befehle?».`,
      `According to the data of the website, inquiries go to Airtable, but AIRTABLE_API_KEY and AIRTABLE_BASE_ID are not set here. The inquiries would be delivered to the file, and Airtable would never receive them. Run the command with the settings of the relay: ${docsFile('deploy.md')}, “On your own machine”.`,
    ),
    alreadyDelivered: both(
      (id: string) => `${id}: schon angekommen, wird nicht noch einmal gesendet.`,
      (id) => `${id}: already arrived, not sent again.`,
    ),
    ended: both(
      (id: string, state: LeadState, cause: string | undefined) =>
        `${id}: ${STATES[state].de}${cause === undefined ? '' : ` (${cause})`}`,
      (id, state, cause) => `${id}: ${STATES[state].en}${cause === undefined ? '' : ` (${cause})`}`,
    ),
  },
  expired: both(
    (table: string, deleted: number) => `${table}: ${entriesDe(deleted)} gelöscht.`,
    (table, deleted) => `${table}: deleted ${entriesEn(deleted)}.`,
  ),
  /** Outcome for a named lead. `elsewhere`: Airtable may still have it; `stays`: it is being delivered. */
  erased: both(
    (id: string, outcome: 'gone' | 'elsewhere' | 'stays') => {
      const what = {
        gone: 'gelöscht.',
        elsewhere: 'hier gelöscht. Steht der Eintrag auch in Airtable, löschen Sie ihn dort von Hand.',
        stays: 'nicht gelöscht, denn die Zustellung läuft. Versuchen Sie es in einigen Minuten noch einmal.',
      };
      return `${id}: ${what[outcome]}`;
    },
    (id, outcome) => {
      const what = {
        gone: 'deleted.',
        elsewhere: 'deleted here. If Airtable also has the entry, delete it there manually.',
        stays: 'not deleted, because it is being delivered. Try again in a few minutes.',
      };
      return `${id}: ${what[outcome]}`;
    },
  ),
  restore: {
    noBackup: both(
      (folder: string) => `In ${folder} liegt keine Kopie. Nennen Sie eine: ${NEBEL} leads restore KOPIE`,
      (folder) => `There is no backup in ${folder}. Specify one: ${NEBEL} leads restore COPY`,
    ),
    unsound: both(
      (backup: string, found: string) =>
        `${backup} taugt nicht als Kopie (${found}); es bleibt alles, wie es ist. Nennen Sie eine andere.`,
      (backup, found) => `${backup} is not a usable backup (${found}); nothing was changed. Specify another one.`,
    ),
    inUse: both(
      (file: string) =>
        `${file} ist in Gebrauch. Halten Sie zuerst das Relay an, zum Beispiel mit: systemctl stop nebel-relay`,
      (file) => `${file} is in use. Stop the relay first, for example with: systemctl stop nebel-relay`,
    ),
    /** `aside` is the folder to which the replaced file was moved. */
    done: both(
      ({ file, backup, leads, aside }: { file: string; backup: string; leads: number; aside: string | undefined }) =>
        `${file} enthält jetzt ${entriesDe(leads)} aus ${backup}.${
          aside === undefined
            ? ''
            : ` Die frühere Datei liegt unverändert in ${aside}. Was seit der Kopie kam, steht nur dort: ${docsFile('betrieb.md')}, «Wenn die Datei beschädigt ist».`
        } Was seit der Kopie gelöscht wurde, ist wieder da: Löschen Sie noch einmal, was jemand löschen liess. Starten Sie jetzt das Relay.`,
      ({ file, backup, leads, aside }) =>
        `${file} now contains ${entriesEn(leads)} from ${backup}.${
          aside === undefined
            ? ''
            : ` The previous file is unchanged in ${aside}. Anything received after the backup is only there: ${docsFile('deploy.md')}, “When the file is damaged”.`
        } Anything deleted after the backup is back: delete again what someone asked you to delete. Now start the relay.`,
    ),
  },
  report: REPORT_OF_VISITS_WORDS,
  noRetention: both(
    'Kein Formular hat eine Aufbewahrungsfrist; es wurde nichts gelöscht.',
    'No form has a retention period, so nothing was deleted.',
  ),
};

export type LeadsWords = Words<typeof LEADS_WORDS>;
