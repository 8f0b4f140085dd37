import type { BarredLeads } from '../../../relay/journal/outbox.ts';
import { plural } from '../../findings/catalogue/words.ts';
import { meant } from '../../findings/catalogue/words-en.ts';
import { docsFile } from '../../lib/docs-file.ts';
import { NEBEL } from '../command.ts';
import { leadsEn } from './en.ts';
import type { alarmsDe, checkDe } from './relay-de.ts';

const MORE = `This message is sent at most once a day. More: ${docsFile('deploy.md')}, “When something goes wrong”.`;

const alarm = (subject: string, text: string) => ({ subject: `Website: ${subject}`, text: `${text}\n\n${MORE}\n` });

const refusedEn = (refusals: readonly BarredLeads[]) =>
  refusals
    .map(
      ({ table, leads, cause }) =>
        `Table “${table}”, ${plural(leads, 'entry', 'entries')}\n  Cause  ${cause}\n  Fix    ${leadsEn.remedy(cause)}`,
    )
    .join('\n\n');

/** Alarms in English. */
export const alarmsEn: typeof alarmsDe = {
  damaged: alarm(
    'the inquiry file is damaged',
    `The relay no longer accepts inquiries. Stop it, and restore the latest backup: ${NEBEL} leads restore`,
  ),
  gone: alarm(
    'the inquiry file is missing',
    'It was deleted, moved or replaced while the relay was running. The relay no longer accepts inquiries. Put the file back, or restart the relay.',
  ),
  unusable: alarm(
    'the inquiry file cannot be used',
    'Reading or writing it failed; the relay keeps trying. Check that the disk has free space, and the file permissions. The cause is in the log of the relay, after “failed”.',
  ),
  waiting: alarm(
    'an inquiry has been waiting for more than an hour',
    `It is stored safely, but not in the database yet. To find the cause: ${NEBEL} relay --check`,
  ),
  key: alarm(
    'the database rejects the access token',
    `Inquiries wait until the token is valid again and has all permissions; then they are delivered automatically. To see what is missing: ${NEBEL} relay --check`,
  ),
  refused: (refusals) =>
    alarm(
      'the database refuses inquiries',
      `They are stored safely, and wait until the cause is fixed; then they are delivered automatically, within an hour. Other inquiries still arrive.\n\n${refusedEn(refusals)}`,
    ),
  unsent: alarm(
    'an email about an inquiry has been waiting for more than an hour',
    `The inquiry itself is stored safely; to see it: ${NEBEL} leads list\nTo find the cause: ${NEBEL} relay --check`,
  ),
  login: alarm(
    'the mail server rejects the login',
    `Emails wait until the user name and password in SMTP_URL are valid again; then they are sent automatically. Inquiries still arrive; to see them: ${NEBEL} leads list`,
  ),
  mailbox: (refusals) =>
    alarm(
      'the mail server refuses emails about inquiries',
      `They wait until the cause is fixed; then they are sent automatically, within an hour. To see the inquiries themselves: ${NEBEL} leads list\n\n${refusedEn(refusals)}`,
    ),
  report: alarm(
    'the report on the past month could not be sent',
    'The relay keeps trying. The cause is in its log, after “report failed”.',
  ),
  copy: alarm(
    'the daily backup of the inquiries failed',
    'Check that the backup folder exists and has free space. The cause is in the log of the relay, after “copy failed”.',
  ),
  full: alarm(
    'the inquiry file has almost reached its size limit',
    `Above the limit, the relay no longer accepts inquiries. Delete old entries with ${NEBEL} leads expire, or raise NEBEL_STORE_MAX_MB.`,
  ),
  disk: alarm(
    'the disk is almost full',
    'When it is full, the relay no longer accepts inquiries. Free some space: at least 50 MB and enough for one more backup.',
  ),
};

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** Texts of `nebel relay --check` in English. */
export const checkEn: typeof checkDe = {
  fix: 'Fix',
  summary: (errors, warnings) =>
    errors + warnings === 0 ? 'No problems found.' : `${errors} to fix, ${plural(warnings, 'note', 'notes')}.`,
  journal: (file, leads) => `Journal ${file}: intact and writable, ${plural(leads, 'entry', 'entries')}.`,
  newJournal: (file) => ({
    what: `The journal ${file} does not exist yet; the relay creates it when it first starts.`,
    fix: 'Before the first inquiry, this is expected. Otherwise, compare the name after --store with the one the relay is started with.',
  }),
  embedded: 'Inquiries are stored in the file itself; Airtable is not set up.',
  store: {
    unreachable: ({ cause }) => ({
      what: `Airtable is not responding as expected (${cause}). Until it does, inquiries wait in the journal.`,
      fix: 'Check again in a few minutes, then check AIRTABLE_ENDPOINT_URL and the connection of the server.',
    }),
    key: () => ({
      what: 'Airtable does not recognise the access token.',
      fix: 'Create a token at airtable.com/create/tokens, and set it in AIRTABLE_API_KEY.',
    }),
    base: ({ base }) => ({
      what: `The access token does not have access to the tables of the base ${base}, or this base does not exist.`,
      fix: 'Check AIRTABLE_BASE_ID. Add that base and the scopes data.records:read, data.records:write and schema.bases:read to the token.',
    }),
    table: ({ table, suggestion }) => ({
      what: `There is no table “${table}”.${meant(suggestion)}`,
      fix: `Rename the table to “${table}” in Airtable, or change the name in data/forms/.`,
    }),
    column: ({ table, column, suggestion }) => ({
      what: `The table “${table}” has no column “${column}”.${meant(suggestion)}`,
      fix: `Rename a column to “${column}” in Airtable, or create it. Names are case-sensitive.`,
    }),
    type: ({ table, column, type }) => ({
      what: `The column “${column}” of the table “${table}” does not accept every text (type ${type}).`,
      fix: 'In Airtable, change its type to “Single line text” or “Long text”.',
    }),
    options: ({ table, column, options }) => ({
      what: `The column “${column}” of the table “${table}” lacks the ${options.length === 1 ? 'option' : 'options'} ${quoted(options)}. Inquiries with ${options.length === 1 ? 'it' : 'them'} are rejected.`,
      fix: 'Add the options in Airtable exactly as shown; they are case-sensitive.',
    }),
    fine: ({ tables, columns, withoutId }) => ({
      what: `Airtable: the access token is valid; found ${plural(tables, 'table', 'tables')} with ${plural(columns, 'column', 'columns')}.`,
      fix:
        withoutId.length === 0
          ? undefined
          : `If a response from Airtable is lost, an inquiry may appear there twice. To rule this out, add a column “Kennung” (“Single line text”) to ${quoted(withoutId)}.`,
    }),
  },
  noMail: 'Email is not set up, so none is sent.',
  mail: (host) => `Mail server: login to ${host} succeeded.`,
  noLogin: (host, cause) => ({
    what: `The mail server ${host} does not allow us to send (${cause}). Emails wait until it does.`,
    fix: `Check ${cause.startsWith('EAUTH') ? 'user name and password' : 'address and port'} in SMTP_URL.`,
  }),
};
