import { meantDe, meantEn, plural } from '../../base/phrases.ts';
import { both, type Words } from '../../base/words.ts';
import { ID_COLUMN, type StoreFinding } from '../airtable/schema.ts';

const quotedDe = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

const quotedEn = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

type Found<Code extends StoreFinding['code']> = Extract<StoreFinding, { code: Code }>;

/** Texts of `nebel relay --check` findings and their remedies. */
export const SELF_TEST_WORDS = {
  fix: both('Abhilfe', 'Fix'),
  summary: both(
    (errors: number, warnings: number) =>
      errors + warnings === 0
        ? 'Alles in Ordnung.'
        : `${errors} zu beheben, ${plural(warnings, 'Hinweis', 'Hinweise')}.`,
    (errors, warnings) =>
      errors + warnings === 0 ? 'No problems found.' : `${errors} to fix, ${plural(warnings, 'note', 'notes')}.`,
  ),
  journal: both(
    (file: string, leads: number) =>
      `Journal ${file}: unbeschädigt und beschreibbar, ${plural(leads, 'Eintrag', 'Einträge')}.`,
    (file, leads) => `Journal ${file}: intact and writable, ${plural(leads, 'entry', 'entries')}.`,
  ),
  /** The journal does not exist: fine for a new site, a mistake if its name is misspelt. */
  newJournal: both(
    (file: string) => ({
      what: `Das Journal ${file} gibt es noch nicht; das Relay legt es bei seinem ersten Start an.`,
      fix: 'Vor der ersten Anfrage ist das richtig. Sonst vergleichen Sie den Namen hinter --store mit dem, mit dem das Relay gestartet wird.',
    }),
    (file) => ({
      what: `The journal ${file} does not exist yet; the relay creates it when it first starts.`,
      fix: 'Before the first inquiry, this is expected. Otherwise, compare the name after --store with the one the relay is started with.',
    }),
  ),
  noBackups: both(
    (folder: string, cause: string) => ({
      what: `In ${folder} lassen sich keine Kopien speichern (${cause}).`,
      fix: 'Wählen Sie mit --backup einen anderen Ordner, oder geben Sie dem Benutzer des Relays das Recht, dort zu schreiben.',
    }),
    (folder, cause) => ({
      what: `No backups can be stored in ${folder} (${cause}).`,
      fix: 'Choose another folder with --backup, or permit the user of the relay to write there.',
    }),
  ),
  embedded: both(
    'Anfragen werden in der Datei selbst gespeichert; Airtable ist nicht eingerichtet.',
    'Inquiries are stored in the file itself; Airtable is not set up.',
  ),
  store: {
    unreachable: both(
      ({ cause }: Found<'unreachable'>) => ({
        what: `Airtable antwortet nicht, wie es sollte (${cause}). Solange das so ist, warten Anfragen im Journal.`,
        fix: 'Prüfen Sie es in einigen Minuten noch einmal, danach AIRTABLE_ENDPOINT_URL und die Verbindung des Servers.',
      }),
      ({ cause }) => ({
        what: `Airtable is not responding as expected (${cause}). Until it does, inquiries wait in the journal.`,
        fix: 'Check again in a few minutes, then check AIRTABLE_ENDPOINT_URL and the connection of the server.',
      }),
    ),
    key: both(
      () => ({
        what: 'Airtable kennt den Schlüssel nicht.',
        fix: 'Legen Sie unter airtable.com/create/tokens einen Schlüssel an, und setzen Sie ihn in AIRTABLE_API_KEY.',
      }),
      () => ({
        what: 'Airtable does not recognise the access token.',
        fix: 'Create a token at airtable.com/create/tokens, and set it in AIRTABLE_API_KEY.',
      }),
    ),
    base: both(
      ({ base }: Found<'base'>) => ({
        what: `Der Schlüssel darf die Tabellen der Basis ${base} nicht sehen, oder es gibt diese Basis nicht.`,
        fix: 'Prüfen Sie AIRTABLE_BASE_ID. Tragen Sie beim Schlüssel die Basis und die Rechte data.records:read, data.records:write und schema.bases:read ein.',
      }),
      ({ base }) => ({
        what: `The access token does not have access to the tables of the base ${base}, or this base does not exist.`,
        fix: 'Check AIRTABLE_BASE_ID. Add that base and the scopes data.records:read, data.records:write and schema.bases:read to the token.',
      }),
    ),
    table: both(
      ({ table, suggestion }: Found<'table'>) => ({
        what: `Die Tabelle «${table}» gibt es nicht.${meantDe(suggestion)}`,
        fix: `Nennen Sie die Tabelle in Airtable «${table}», oder passen Sie den Namen in data/forms/ an.`,
      }),
      ({ table, suggestion }) => ({
        what: `There is no table “${table}”.${meantEn(suggestion)}`,
        fix: `Rename the table to “${table}” in Airtable, or change the name in data/forms/.`,
      }),
    ),
    column: both(
      ({ table, column, suggestion }: Found<'column'>) => ({
        what: `In der Tabelle «${table}» fehlt die Spalte «${column}».${meantDe(suggestion)}`,
        fix: `Nennen Sie eine Spalte in Airtable «${column}», oder legen Sie sie an. Gross und klein zählt.`,
      }),
      ({ table, column, suggestion }) => ({
        what: `The table “${table}” has no column “${column}”.${meantEn(suggestion)}`,
        fix: `Rename a column to “${column}” in Airtable, or create it. Names are case-sensitive.`,
      }),
    ),
    type: both(
      ({ table, column, type }: Found<'type'>) => ({
        what: `Die Spalte «${column}» der Tabelle «${table}» nimmt nicht jeden Text an (Typ ${type}).`,
        fix: 'Ändern Sie in Airtable den Typ auf «Single line text» oder «Long text».',
      }),
      ({ table, column, type }) => ({
        what: `The column “${column}” of the table “${table}” does not accept every text (type ${type}).`,
        fix: 'In Airtable, change its type to “Single line text” or “Long text”.',
      }),
    ),
    options: both(
      ({ table, column, options }: Found<'options'>) => ({
        what: `In der Spalte «${column}» der Tabelle «${table}» ${options.length === 1 ? 'fehlt die Option' : 'fehlen die Optionen'} ${quotedDe(options)}. Anfragen damit werden abgelehnt.`,
        fix: 'Ergänzen Sie die Optionen in Airtable genau so; gross und klein zählt.',
      }),
      ({ table, column, options }) => ({
        what: `The column “${column}” of the table “${table}” lacks the ${options.length === 1 ? 'option' : 'options'} ${quotedEn(options)}. Inquiries with ${options.length === 1 ? 'it' : 'them'} are rejected.`,
        fix: 'Add the options in Airtable exactly as shown; they are case-sensitive.',
      }),
    ),
    fine: both(
      ({ tables, columns, withoutId }: Found<'fine'>) => ({
        what: `Airtable: Schlüssel gilt, ${plural(tables, 'Tabelle', 'Tabellen')} mit ${plural(columns, 'Spalte', 'Spalten')} vorhanden.`,
        fix:
          withoutId.length === 0
            ? undefined
            : `Geht eine Antwort von Airtable verloren, kann eine Anfrage zweimal darin stehen. Wenn Sie das ausschliessen wollen, legen Sie in ${quotedDe(withoutId)} eine Spalte «${ID_COLUMN}» an («Single line text»).`,
      }),
      ({ tables, columns, withoutId }) => ({
        what: `Airtable: the access token is valid; found ${plural(tables, 'table', 'tables')} with ${plural(columns, 'column', 'columns')}.`,
        fix:
          withoutId.length === 0
            ? undefined
            : `If a response from Airtable is lost, an inquiry may appear there twice. To rule this out, add a column “${ID_COLUMN}” (“Single line text”) to ${quotedEn(withoutId)}.`,
      }),
    ),
  },
  noMail: both('E-Mail ist nicht eingerichtet; es werden keine gesendet.', 'Email is not set up, so none is sent.'),
  mail: both(
    (host: string) => `Mailserver: Anmeldung bei ${host} gelungen.`,
    (host) => `Mail server: login to ${host} succeeded.`,
  ),
  noLogin: both(
    (host: string, cause: string) => ({
      what: `Der Mailserver ${host} lässt uns nicht senden (${cause}). E-Mails warten, bis er es tut.`,
      fix: `Prüfen Sie ${cause.startsWith('EAUTH') ? 'Benutzername und Passwort' : 'Adresse und Port'} in SMTP_URL.`,
    }),
    (host, cause) => ({
      what: `The mail server ${host} does not allow us to send (${cause}). Emails wait until it does.`,
      fix: `Check ${cause.startsWith('EAUTH') ? 'user name and password' : 'address and port'} in SMTP_URL.`,
    }),
  ),
};

export type SelfTestWords = Words<typeof SELF_TEST_WORDS>;
