import type { LeadState, MailKind, MailState } from '../../../relay/types.ts';
import { plural } from '../../findings/catalogue/words.ts';
import { docsFile } from '../../lib/docs-file.ts';
import { NEBEL } from '../command.ts';

const inquiries = (n: number) => plural(n, 'Eintrag', 'Einträge');

const STATES: Readonly<Record<LeadState, string>> = {
  received: 'wartet',
  sending: 'wird zugestellt',
  delivered: 'angekommen',
  flagged: 'zurückgehalten',
};

/** All texts of `nebel leads`. */
export const leadsDe = {
  help: {
    leads: 'Zeigt, exportiert und löscht, was über die Formulare eingegangen ist',
    list: 'Zeigt die Eingänge; zuoberst, was Aufmerksamkeit braucht',
    export: 'Schreibt die Eingänge einer Tabelle als CSV',
    replay: 'Stellt zu, was noch nicht angekommen ist, und gibt Zurückgehaltenes frei',
    expire: 'Löscht, was älter ist als die Aufbewahrungsfrist seines Formulars, oder was genannt ist',
    format: 'Form der Ausgabe: pretty für Menschen, json für Programme',
    state: 'Nur Einträge in diesem Zustand',
    tableFilter: 'Nur Einträge dieser Tabelle',
    table: 'Tabelle, zum Beispiel Anfragen',
    outFile: 'Datei, in die geschrieben wird; ohne sie erscheint der Inhalt hier',
    excel: 'Für Excel in der Schweiz: Strichpunkte, und Umlaute bleiben Umlaute',
    flagged: 'Gibt alles frei, was zurückgehalten ist',
    ids: 'Kennungen; der Anfang genügt, solange er eindeutig ist',
    expireIds: 'Kennungen von Einträgen, die jemand löschen lässt, wie alt sie auch sind; der Anfang genügt',
    restore: 'Setzt eine Kopie an die Stelle einer beschädigten Datei und legt diese beiseite',
    report: 'Zählt, auf welchen Seiten die Besuche begannen, die zu Anfragen und Anrufen führten',
    from: 'Erster Tag, zum Beispiel 2026-01-01; ohne Angabe der vor einem Jahr',
    to: 'Letzter Tag; ohne Angabe heute',
    reportFormat: 'Form der Ausgabe: pretty für Menschen, csv für Tabellen, json für Programme',
    backup: 'Name oder Pfad einer Kopie; ohne Angabe die neuste',
  },
  noJournal: (file: string) =>
    `Die Datei ${file} gibt es nicht. Sie entsteht mit ${NEBEL} relay oder ${NEBEL} preview; nennen Sie sie mit --store.`,
  /** The file exists but cannot be opened. */
  cannotOpenJournal: (file: string, cause: string) =>
    `${file} lässt sich nicht öffnen (${cause}). Führen Sie den Befehl als der Benutzer aus, dem die Datei gehört: ${docsFile('deploy.md')}, «On your own machine».`,
  noTable: (table: string, tables: readonly string[], suggestion: string | undefined) =>
    `Die Tabelle «${table}» kennt kein Formular.${suggestion ? ` Meinten Sie ${suggestion}?` : ''} Es gibt: ${tables.join(', ')}.`,
  noLead: (id: string) => `Einen Eintrag «${id}» gibt es nicht. Die Kennungen zeigt: ${NEBEL} leads list`,
  severalLeads: (id: string) => `Mit «${id}» beginnen mehrere Einträge. Geben Sie mehr Zeichen an.`,
  states: STATES,
  remarks: {
    honeypot: 'verstecktes Feld ausgefüllt',
    fast: 'sehr schnell ausgefüllt',
    'photos-lost': 'Fotos nicht angekommen',
    'maybe-twice': 'vielleicht doppelt',
  },
  mailState: (kind: MailKind, state: MailState) => {
    const who = kind === 'notice' ? 'E-Mail an Sie' : 'Bestätigung an den Absender';
    return `${who}: ${{ waiting: 'wartet', sent: 'gesendet', failed: 'nicht gesendet', skipped: 'nicht nötig' }[state]}`;
  },
  list: {
    none: 'Noch keine Einträge.',
    more: (count: number) => `… und ${count} weitere. Alle zeigt --format json oder ${NEBEL} leads export.`,
    summary: (total: number, counts: Readonly<Partial<Record<LeadState, number>>>) => {
      const parts = Object.entries(counts).map(([state, count]) => `${count} ${STATES[state as LeadState]}`);
      return `${inquiries(total)}: ${parts.join(', ')}.`;
    },
    cause: 'Ursache',
    fix: 'Abhilfe',
    flaggedFix: `Wenn es echt aussieht, freigeben mit: ${NEBEL} leads replay `,
    twiceFix: 'In der Datenbank nachsehen und eine der beiden Zeilen löschen.',
    unmailedFix: `Selbst anrufen oder schreiben; erneut senden mit: ${NEBEL} leads replay `,
  },
  /** Remedy for an error of Airtable or of the mail server, such as `404 NOT_FOUND`. */
  remedy: (cause: string): string => {
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
    if (/^3\d\d/.test(cause)) return `Die Datenbank leitet um. AIRTABLE_ENDPOINT_URL prüfen und das Relay neu starten.`;
    if (/RCPT TO|DATA|EMESSAGE/.test(cause))
      return `Das Postfach in MAIL_TO prüfen: Schreibweise, Speicher, Filter.${then}`;
    return `${NEBEL} relay --check sucht die Ursache.${then}`;
  },
  exported: (count: number, file: string) => `${inquiries(count)} nach ${file} geschrieben.`,
  columns: { state: 'Zustand', receivedAt: 'Eingang', landedOn: 'Einstieg', referrer: 'Herkunft' },
  replay: {
    none: 'Alles ist angekommen.',
    /** According to the data, leads go to Airtable, but the environment lacks its credentials. */
    keysMissing: `Nach data/site.yaml gehen Anfragen an Airtable, doch hier fehlen AIRTABLE_API_KEY und AIRTABLE_BASE_ID. Zugestellt würde in die Datei, und Airtable bekäme die Anfragen nie. Führen Sie den Befehl mit den Angaben des Relays aus: ${docsFile('deploy.md')}, «On your own machine».`,
    alreadyDelivered: (id: string) => `${id}: schon angekommen, wird nicht noch einmal gesendet.`,
    ended: (id: string, state: LeadState, cause: string | undefined) =>
      `${id}: ${STATES[state]}${cause === undefined ? '' : ` (${cause})`}`,
  },
  expired: (table: string, deleted: number) => `${table}: ${inquiries(deleted)} gelöscht.`,
  /** Outcome for a named lead. `elsewhere`: Airtable may still have it; `stays`: it is being delivered. */
  erased: (id: string, outcome: 'gone' | 'elsewhere' | 'stays') => {
    const what = {
      gone: 'gelöscht.',
      elsewhere: 'hier gelöscht. Steht der Eintrag auch in Airtable, löschen Sie ihn dort von Hand.',
      stays: 'nicht gelöscht, denn die Zustellung läuft. Versuchen Sie es in einigen Minuten noch einmal.',
    };
    return `${id}: ${what[outcome]}`;
  },
  /** Another program reads the write-ahead log, so deleted leads could not be removed from it yet. */
  restore: {
    noBackup: (folder: string) => `In ${folder} liegt keine Kopie. Nennen Sie eine: ${NEBEL} leads restore KOPIE`,
    unsound: (backup: string, found: string) =>
      `${backup} taugt nicht als Kopie (${found}); es bleibt alles, wie es ist. Nennen Sie eine andere.`,
    inUse: (file: string) =>
      `${file} ist in Gebrauch. Halten Sie zuerst das Relay an, zum Beispiel mit: systemctl stop nebel-relay`,
    /** `aside` is the folder to which the replaced file was moved. */
    done: ({
      file,
      backup,
      leads,
      aside,
    }: {
      file: string;
      backup: string;
      leads: number;
      aside: string | undefined;
    }) =>
      `${file} enthält jetzt ${inquiries(leads)} aus ${backup}.${
        aside === undefined
          ? ''
          : ` Die frühere Datei liegt unverändert in ${aside}. Was seit der Kopie kam, steht nur dort: ${docsFile('anfragen.md')}, «Wenn die Datei beschädigt ist».`
      } Starten Sie jetzt das Relay.`,
  },
  report: {
    /** The last day is before the first. */
    badPeriod: (from: string, to: string) => `${from} kommt nach ${to}. Nennen Sie mit --from den früheren Tag.`,
    heading: (from: string, to: string) => `Von ${from} bis ${to}, nach der Seite, auf der ein Besuch begann:`,
    none: (from: string, to: string) => `Von ${from} bis ${to} gab es keine Anfrage und keinen Anruf.`,
    page: 'Seite',
    host: 'Woher die Anfragen kamen',
    inquiries: 'Anfragen',
    calls: 'Anrufe',
    total: 'Zusammen',
    more: (n: number) => `… und ${plural(n, 'weitere Zeile', 'weitere Zeilen')}; alle zeigt --format csv.`,
    unplaced: (n: number) =>
      `Dazu ${plural(n, 'Anfrage', 'Anfragen')} ohne Angabe der Seite, zum Beispiel ohne JavaScript.`,
    csv: { kind: 'Art', name: 'Name', page: 'Seite', host: 'Herkunft' },
    /** Additional texts of the monthly mail to the owner. */
    mail: {
      sum: (inquiries: number, calls: number) =>
        `${plural(inquiries, 'Anfrage', 'Anfragen')} und ${plural(calls, 'Anruf', 'Anrufe')}`,
      subject: (sum: string) => `Website: ${sum} im letzten Monat`,
      during: (from: string, to: string, sum: string) => `Von ${from} bis ${to} gab es ${sum}.`,
      pages: 'Anfragen und Anrufe nach der Seite, auf der ein Besuch begann:',
      end: (from: string, to: string) =>
        `Alle Seiten zeigt: ${NEBEL} leads report --from ${from} --to ${to}\nDiese Nachricht kommt einmal im Monat; NEBEL_REPORT_MAIL=0 schaltet sie ab. Mehr: ${docsFile('anfragen.md')}, «Welche Seite wirkt».`,
    },
  },
  noRetention: 'Kein Formular hat eine Aufbewahrungsfrist; es wurde nichts gelöscht.',
};
