import { docsFile } from '../../lib/docs-file.ts';
import { plural } from '../../problems/catalogue/words.ts';
import { meant } from '../../problems/catalogue/words-en.ts';
import { NEBEL } from '../command.ts';
import type { alarmsDe, checkDe } from './relay-de.ts';

const MORE = `This message comes once a day at most. More: ${docsFile('deploy.md')}, “When something goes wrong”.`;

const alarm = (subject: string, text: string) => ({ subject: `Website: ${subject}`, text: `${text}\n\n${MORE}\n` });

/** What the relay tells the owner in English. */
export const alarmsEn: typeof alarmsDe = {
  damaged: alarm(
    'the file with the inquiries is damaged',
    `The relay takes nothing more. Stop it and put the newest copy in its place: ${NEBEL} leads restore`,
  ),
  gone: alarm(
    'the file with the inquiries is gone',
    'It was deleted, moved or replaced while the relay is running, which takes nothing more. Put the file back, or start the relay again.',
  ),
  unusable: alarm(
    'the file with the inquiries cannot be read',
    'Check the disk and the permissions of the file. What the relay says is in its log.',
  ),
  waiting: alarm(
    'an inquiry has been waiting for more than an hour',
    `It is safe, but not in the store yet. For the cause: ${NEBEL} relay --check`,
  ),
  key: alarm(
    'the store refuses the key',
    `Inquiries wait until the key is valid and may do all it needs to; then they are delivered by themselves. For what is missing: ${NEBEL} relay --check`,
  ),
  login: alarm(
    'the mail server refuses the login',
    `Mails wait until user and password in SMTP_URL are valid again; then they are sent by themselves. Inquiries arrive all the same; look at them with: ${NEBEL} leads list`,
  ),
  copy: alarm(
    'the daily copy of the inquiries failed',
    'Check that the folder for copies is there and has room. The cause is in the log of the relay, after “copy failed”.',
  ),
  full: alarm(
    'the file with the inquiries is almost as large as it may become',
    `Beyond its limit the relay takes nothing more. Delete what is old with ${NEBEL} leads expire, or raise NEBEL_STORE_MAX_MB.`,
  ),
  disk: alarm(
    'the disk is nearly full',
    'When it is full the relay takes no inquiry any more. Make room: at least 50 MB and enough for one more copy.',
  ),
};

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** What `nebel relay --check` says in English. */
export const checkEn: typeof checkDe = {
  fix: 'Fix',
  summary: (errors, warnings) =>
    errors + warnings === 0 ? 'All is well.' : `${errors} to mend, ${plural(warnings, 'note', 'notes')}.`,
  journal: (file, leads) => `Journal ${file}: sound, can be written, ${plural(leads, 'entry', 'entries')}.`,
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
      what: `Airtable: the key is valid, ${plural(tables, 'table', 'tables')} with ${plural(columns, 'column', 'columns')} are there.`,
      fix:
        withoutId.length === 0
          ? undefined
          : `If an answer of Airtable is lost, an inquiry may be there twice. To rule that out, add a column “Kennung” (“Single line text”) to ${quoted(withoutId)} and start the relay again.`,
    }),
  },
  noMail: 'Mail is not set up; none is sent.',
  mail: (host) => `Mail server: logged in at ${host}.`,
  noLogin: (host, cause) => ({
    what: `The mail server ${host} does not let us send (${cause}). Mails wait until it does.`,
    fix: `Check ${cause.startsWith('EAUTH') ? 'user and password' : 'address and port'} in SMTP_URL.`,
  }),
};
