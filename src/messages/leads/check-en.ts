import type { CheckWords } from './words.ts';

const several = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
const meant = (suggestion: string | undefined) => (suggestion ? ` Did you mean “${suggestion}”?` : '');

/** What `nebel relay --check` says in English. */
export const checkEn: CheckWords = {
  fix: 'Fix',
  summary: (errors, warnings) =>
    errors + warnings === 0 ? 'All is well.' : `${errors} to mend, ${several(warnings, 'note', 'notes')}.`,
  journal: (file, leads) => `Journal ${file}: sound, can be written, ${several(leads, 'entry', 'entries')}.`,
  newJournal: (file) => ({
    what: `There is no journal ${file} yet; the relay begins it at its first start.`,
    fix: 'Before the first inquiry that is right. Otherwise compare the name after --store with the one that the relay is started with.',
  }),
  embedded: 'Inquiries are stored in the file itself; Airtable is not set up.',
  store: {
    unreachable: ({ cause }) => ({
      what: `Airtable does not answer as it should (${cause}). As long as that is so, inquiries wait in the journal.`,
      fix: 'Check again in some minutes, then AIRTABLE_ENDPOINT_URL and the connection of the server.',
    }),
    key: () => ({
      what: 'Airtable does not know the key.',
      fix: 'Create a key at airtable.com/create/tokens and set it in AIRTABLE_API_KEY.',
    }),
    base: ({ base }) => ({
      what: `The key may not see the tables of the base ${base}, or there is no such base.`,
      fix: 'Check AIRTABLE_BASE_ID. Give the key that base and the scopes data.records:read, data.records:write and schema.bases:read.',
    }),
    table: ({ table, suggestion }) => ({
      what: `There is no table “${table}”.${meant(suggestion)}`,
      fix: `Name the table “${table}” in Airtable, or change the name in data/forms/.`,
    }),
    column: ({ table, column, suggestion }) => ({
      what: `The table “${table}” has no column “${column}”.${meant(suggestion)}`,
      fix: `Name or create the column “${column}” in Airtable. Capitals count.`,
    }),
    type: ({ table, column, type }) => ({
      what: `The column “${column}” of the table “${table}” does not take every text (type ${type}).`,
      fix: 'Change its type in Airtable to “Single line text” or “Long text”.',
    }),
    options: ({ table, column, options }) => ({
      what: `The column “${column}” of the table “${table}” lacks the ${options.length === 1 ? 'option' : 'options'} ${quoted(options)}. Inquiries with them are refused.`,
      fix: 'Add the options in Airtable exactly like that; capitals count.',
    }),
    fine: ({ tables, columns, withoutId }) => ({
      what: `Airtable: the key is valid, ${several(tables, 'table', 'tables')} with ${several(columns, 'column', 'columns')} are there.`,
      fix:
        withoutId.length === 0
          ? undefined
          : `If an answer of Airtable is lost, an inquiry may stand there twice. To rule that out, add a column “Kennung” (“Single line text”) to ${quoted(withoutId)} and start the relay again.`,
    }),
  },
  noMail: 'Mail is not set up; none is sent.',
  mail: (host) => `Mail server: logged in at ${host}.`,
  noLogin: (host, cause) => ({
    what: `The mail server ${host} does not let us send (${cause}). Mails wait until it does.`,
    fix: `Check ${cause.startsWith('EAUTH') ? 'user and password' : 'address and port'} in SMTP_URL.`,
  }),
};
