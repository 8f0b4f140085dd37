import { NEBEL } from '../command.ts';
import type { LeadsWords } from './words.ts';

const several = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const atTime = (iso: string) => new Date(iso).toLocaleString('de-CH', { dateStyle: 'medium', timeStyle: 'short' });
const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');
const meant = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie «${suggestion}»?` : '');

const RECIPIENTS = { airtable: 'Anfragen gehen an Airtable', mail: 'Anfragen gehen per E-Mail weiter' } as const;

const LOSES = 'Bis das behoben ist, bleibt jede Anfrage im Journal liegen und kommt nicht in die Datenbank.';

/** What the doctor says in German. */
export const doctorDe: LeadsWords['doctor']['findings'] = {
  'store-variable': ({ variable, problem }) => ({
    what: `${variable} ${problem === 'missing' ? 'fehlt' : 'ist keine gültige Angabe'}.`,
    why: 'Der Weg in die Datenbank ist nur zur Hälfte angegeben.',
    fix: `${variable} in der Umgebung setzen, oder alle Angaben weglassen; dann wird in der Datei gespeichert.`,
  }),
  'store-unreachable': ({ cause }) => ({
    what: `Airtable antwortet nicht, wie es sollte (${cause}).`,
    why: 'Solange das so ist, warten Anfragen im Journal.',
    fix: 'In einigen Minuten noch einmal prüfen. Bleibt es so: AIRTABLE_ENDPOINT_URL und die Verbindung des Servers prüfen.',
  }),
  'store-key': () => ({
    what: 'Airtable kennt den Schlüssel nicht.',
    why: LOSES,
    fix: 'Unter airtable.com/create/tokens einen Schlüssel anlegen und in AIRTABLE_API_KEY setzen.',
  }),
  'store-base': ({ base }) => ({
    what: `Der Schlüssel hat keinen Zugriff auf die Basis ${base}, oder es gibt sie nicht.`,
    why: LOSES,
    fix: 'AIRTABLE_BASE_ID prüfen. Beim Schlüssel die Basis und die Rechte data.records:read und data.records:write eintragen.',
  }),
  'table-missing': ({ table, suggestion }) => ({
    what: `Die Tabelle «${table}» gibt es nicht.${meant(suggestion)}`,
    why: LOSES,
    fix: `Die Tabelle in Airtable «${table}» nennen, oder den Namen in data/forms/ anpassen.`,
  }),
  'table-refused': ({ table }) => ({
    what: `Die Tabelle «${table}» gibt es nicht, oder der Schlüssel darf sie nicht lesen.`,
    why: LOSES,
    fix: `Den Namen der Tabelle und die Rechte des Schlüssels prüfen.`,
  }),
  'column-missing': ({ table, column, suggestion }) => ({
    what: `In der Tabelle «${table}» fehlt die Spalte «${column}».${meant(suggestion)}`,
    why: LOSES,
    fix: `Die Spalte in Airtable «${column}» nennen oder anlegen. Gross und klein zählt.`,
  }),
  'column-type': ({ table, column, type }) => ({
    what: `Die Spalte «${column}» der Tabelle «${table}» nimmt keinen Text an (Typ ${type}).`,
    why: LOSES,
    fix: 'In Airtable den Typ auf «Single line text» oder «Long text» ändern.',
  }),
  'column-choice': ({ table, column }) => ({
    what: `Die Spalte «${column}» der Tabelle «${table}» ist eine Auswahl, das Feld im Formular aber frei.`,
    why: 'Jede Anfrage, die etwas anderes als eine der Optionen enthält, wird abgelehnt.',
    fix: 'In Airtable den Typ auf «Single line text» ändern.',
  }),
  'option-missing': ({ table, column, options }) => ({
    what: `In der Spalte «${column}» der Tabelle «${table}» ${options.length === 1 ? 'fehlt die Option' : 'fehlen die Optionen'} ${quoted(options)}.`,
    why: 'Jede Anfrage mit einem dieser Werte wird abgelehnt.',
    fix: 'Die Optionen in Airtable genau so ergänzen; gross und klein zählt.',
  }),
  'schema-unread': () => ({
    what: 'Typen und Optionen der Spalten konnten nicht geprüft werden, nur ihre Namen.',
    why: 'Dem Schlüssel fehlt das Recht schema.bases:read. Eine fehlende Option zeigt sich so erst an einer Anfrage.',
    fix: 'Unter airtable.com/create/tokens beim Schlüssel das Recht schema.bases:read ergänzen.',
  }),
  'store-fine': ({ tables, columns, withoutId }) => ({
    what: `Airtable: Schlüssel gilt, ${several(tables, 'Tabelle', 'Tabellen')} mit ${several(columns, 'Spalte', 'Spalten')} vorhanden.`,
    ...(withoutId.length > 0 && {
      why: 'Geht eine Antwort von Airtable verloren, kann eine Anfrage zweimal darin stehen.',
      fix: `Wenn Sie das ausschliessen wollen: in ${quoted(withoutId)} eine Spalte «Kennung» anlegen («Single line text») und das Relay neu starten.`,
    }),
  }),
  'store-embedded': () => ({
    what: 'Anfragen werden in der Datei selbst gespeichert; Airtable ist nicht eingerichtet.',
  }),
  quota: ({ calls, limit }, level) => ({
    what: `${calls} von ${limit} Aufrufen dieses Monats verbraucht.`,
    ...(level !== 'fine' && {
      why: 'Ist das Kontingent aufgebraucht, nimmt Airtable bis Monatsende nichts mehr an; Anfragen warten im Journal.',
      fix: 'Bei Airtable den Tarif prüfen. Gilt ein anderes Kontingent, AIRTABLE_MONTHLY_CALLS setzen.',
    }),
  }),
  'mail-off': () => ({ what: 'E-Mail ist nicht eingerichtet; es werden keine gesendet.' }),
  'mail-variables': ({ variables }) => ({
    what: `E-Mail ist unvollständig eingerichtet: ${variables.join(', ')}.`,
    why: 'So wird keine E-Mail gesendet.',
    fix: 'SMTP_URL (smtp:// oder smtps://), MAIL_FROM und MAIL_TO setzen, oder alle drei weglassen.',
  }),
  'mail-unreachable': ({ host, cause }) => ({
    what: `Der Mailserver ${host} lässt uns nicht senden (${cause}).`,
    why: 'E-Mails warten, bis er es tut. Die Anfragen selbst sind nicht in Gefahr.',
    fix: cause.startsWith('EAUTH')
      ? 'Benutzername und Passwort in SMTP_URL prüfen.'
      : 'Adresse und Port in SMTP_URL prüfen.',
  }),
  'mail-fine': ({ host }) => ({ what: `Mailserver: Anmeldung bei ${host} gelungen.` }),
  'journal-unusable': ({ cause }) => ({
    what: `Die Datei mit den Anfragen lässt sich nicht beschreiben (${cause}).`,
    why: 'Das Relay kann keine Anfrage annehmen; sie bleiben im Browser der Besucher.',
    fix: 'Pfad, Rechte und freien Platz prüfen.',
  }),
  'journal-damaged': () => ({
    what: 'Die Datei mit den Anfragen ist beschädigt.',
    why: 'Was darin steht, ist nicht mehr sicher das, was geschrieben wurde; das Relay nimmt damit nichts mehr an.',
    fix: `Das Relay anhalten und die neuste Kopie einsetzen: ${NEBEL} leads restore`,
  }),
  'journal-copies': ({ count, at }) => ({
    what:
      at === undefined
        ? 'Es gibt noch keine Kopie der Datei.'
        : `${several(count, 'Kopie', 'Kopien')} der Datei, die neuste vom ${atTime(at)}.`,
    ...(at === undefined && {
      why: 'Fällt die Festplatte aus, ist verloren, was nur darauf steht.',
      fix: 'Das Relay macht bei seinem Start und täglich eine. Liegen sie anderswo, hier --backup gleich angeben wie beim Relay.',
    }),
  }),
  'journal-new': ({ file }) => ({
    what: `Das Journal ${file} gibt es noch nicht; das Relay legt es bei seinem ersten Start an.`,
    why: 'Vor der ersten Anfrage ist das richtig. Sonst prüft dieser Befehl eine andere Datei als die, in die das Relay schreibt.',
    fix: 'Den Namen hinter --store mit dem vergleichen, mit dem das Relay gestartet wird.',
  }),
  'journal-fine': ({ leads }) => ({ what: `Journal: beschreibbar, ${several(leads, 'Eintrag', 'Einträge')}.` }),
  'leads-waiting': ({ count, since }) => ({
    what: `${several(count, 'Eintrag wartet', 'Einträge warten')} auf Zustellung, der älteste seit ${atTime(since)}.`,
    why: 'Läuft kein Relay, stellt auch niemand zu.',
    fix: `Prüfen, ob das Relay läuft, oder jetzt zustellen mit: ${NEBEL} leads replay`,
  }),
  'leads-failed': ({ count, causes }) => ({
    what: `${several(count, 'Eintrag wurde', 'Einträge wurden')} abgelehnt (${causes.join('; ')}).`,
    why: 'Die Datenbank nimmt sie nicht an, und von selbst wird das nicht besser.',
    fix: `Die Ursache beheben, dann: ${NEBEL} leads replay`,
  }),
  'leads-flagged': ({ count }) => ({
    what: `${several(count, 'Eintrag ist', 'Einträge sind')} zurückgehalten.`,
    why: 'Vermutlich hat sie ein Programm ausgefüllt; ganz sicher ist das nie.',
    fix: `Ansehen mit: ${NEBEL} leads list --state flagged`,
  }),
  'leads-twice': ({ count }) => ({
    what: `${several(count, 'Eintrag steht', 'Einträge stehen')} vielleicht doppelt in der Datenbank.`,
    why: 'Die Antwort der Datenbank ging verloren, darum wurde noch einmal gesendet.',
    fix: 'In der Datenbank nachsehen und doppelte Zeilen löschen.',
  }),
  'recipient-untold': ({ recipient }) => ({
    what: `${RECIPIENTS[recipient]}, und die Datenschutzerklärung sagt es nicht.`,
    why: 'Wer Daten weitergibt, muss sagen, an wen und in welches Land (Art. 19 DSG).',
    fix: '«delivery» und «mail» in data/site.yaml richtig einstellen, bauen und veröffentlichen (docs/anfragen.md#datenschutz).',
  }),
  'recipient-untrue': ({ recipient }) => ({
    what: `Laut Datenschutzerklärung gilt: ${RECIPIENTS[recipient]}. In dieser Umgebung fehlen dafür die Zugangsdaten.`,
    why: 'Die Datenschutzerklärung soll sagen, was geschieht, und nichts anderes.',
    fix: 'Die Zugangsdaten setzen, oder «delivery» und «mail» in data/site.yaml richtig einstellen.',
  }),
  'mails-failed': ({ count }) => ({
    what: `Bei ${several(count, 'Eintrag', 'Einträgen')} wurde eine E-Mail abgelehnt.`,
    why: 'Jemand wartet vielleicht auf eine Bestätigung, oder Sie wissen nichts von einer Anfrage.',
    fix: `Ansehen mit ${NEBEL} leads list; erneut senden mit ${NEBEL} leads replay --mail`,
  }),
};
