import type { CheckWords } from './words.ts';

const several = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');
const meant = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie «${suggestion}»?` : '');

/** What `nebel relay --check` says in German. */
export const checkDe: CheckWords = {
  fix: 'Abhilfe',
  summary: (errors, warnings) =>
    errors + warnings === 0
      ? 'Alles in Ordnung.'
      : `${errors} zu beheben, ${several(warnings, 'Hinweis', 'Hinweise')}.`,
  journal: (file, leads) => `Journal ${file}: unbeschädigt und beschreibbar, ${several(leads, 'Eintrag', 'Einträge')}.`,
  newJournal: (file) => ({
    what: `Das Journal ${file} gibt es noch nicht; das Relay legt es bei seinem ersten Start an.`,
    fix: 'Vor der ersten Anfrage ist das richtig. Sonst vergleichen Sie den Namen hinter --store mit dem, mit dem das Relay gestartet wird.',
  }),
  embedded: 'Anfragen werden in der Datei selbst gespeichert; Airtable ist nicht eingerichtet.',
  store: {
    unreachable: ({ cause }) => ({
      what: `Airtable antwortet nicht, wie es sollte (${cause}). Solange das so ist, warten Anfragen im Journal.`,
      fix: 'Prüfen Sie es in einigen Minuten noch einmal, danach AIRTABLE_ENDPOINT_URL und die Verbindung des Servers.',
    }),
    key: () => ({
      what: 'Airtable kennt den Schlüssel nicht.',
      fix: 'Legen Sie unter airtable.com/create/tokens einen Schlüssel an, und setzen Sie ihn in AIRTABLE_API_KEY.',
    }),
    base: ({ base }) => ({
      what: `Der Schlüssel darf die Tabellen der Basis ${base} nicht sehen, oder es gibt diese Basis nicht.`,
      fix: 'Prüfen Sie AIRTABLE_BASE_ID. Tragen Sie beim Schlüssel die Basis und die Rechte data.records:read, data.records:write und schema.bases:read ein.',
    }),
    table: ({ table, suggestion }) => ({
      what: `Die Tabelle «${table}» gibt es nicht.${meant(suggestion)}`,
      fix: `Nennen Sie die Tabelle in Airtable «${table}», oder passen Sie den Namen in data/forms/ an.`,
    }),
    column: ({ table, column, suggestion }) => ({
      what: `In der Tabelle «${table}» fehlt die Spalte «${column}».${meant(suggestion)}`,
      fix: `Nennen Sie eine Spalte in Airtable «${column}», oder legen Sie sie an. Gross und klein zählt.`,
    }),
    type: ({ table, column, type }) => ({
      what: `Die Spalte «${column}» der Tabelle «${table}» nimmt nicht jeden Text an (Typ ${type}).`,
      fix: 'Ändern Sie in Airtable den Typ auf «Single line text» oder «Long text».',
    }),
    options: ({ table, column, options }) => ({
      what: `In der Spalte «${column}» der Tabelle «${table}» ${options.length === 1 ? 'fehlt die Option' : 'fehlen die Optionen'} ${quoted(options)}. Anfragen damit werden abgelehnt.`,
      fix: 'Ergänzen Sie die Optionen in Airtable genau so; gross und klein zählt.',
    }),
    fine: ({ tables, columns, withoutId }) => ({
      what: `Airtable: Schlüssel gilt, ${several(tables, 'Tabelle', 'Tabellen')} mit ${several(columns, 'Spalte', 'Spalten')} vorhanden.`,
      fix:
        withoutId.length === 0
          ? undefined
          : `Geht eine Antwort von Airtable verloren, kann eine Anfrage zweimal darin stehen. Wenn Sie das ausschliessen wollen, legen Sie in ${quoted(withoutId)} eine Spalte «Kennung» an («Single line text»), und starten Sie das Relay neu.`,
    }),
  },
  noMail: 'E-Mail ist nicht eingerichtet; es werden keine gesendet.',
  mail: (host) => `Mailserver: Anmeldung bei ${host} gelungen.`,
  noLogin: (host, cause) => ({
    what: `Der Mailserver ${host} lässt uns nicht senden (${cause}). E-Mails warten, bis er es tut.`,
    fix: `Prüfen Sie ${cause.startsWith('EAUTH') ? 'Benutzername und Passwort' : 'Adresse und Port'} in SMTP_URL.`,
  }),
};
