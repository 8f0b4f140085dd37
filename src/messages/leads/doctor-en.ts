import { NEBEL } from '../command.ts';
import type { LeadsWords } from './words.ts';

const several = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const atTime = (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
const meant = (suggestion: string | undefined) => (suggestion ? ` Did you mean “${suggestion}”?` : '');

const RECIPIENTS = { airtable: 'Inquiries go to Airtable', mail: 'Inquiries are passed on by mail' } as const;

const LOSES = 'Until that is mended, every inquiry stays in the journal and does not reach the store.';

/** What the doctor says in English. */
export const doctorEn: LeadsWords['doctor']['findings'] = {
  'store-variable': ({ variable, problem }) => ({
    what: `${variable} ${problem === 'missing' ? 'is missing' : 'is not valid'}.`,
    why: 'The way to the store is only half described.',
    fix: `Set ${variable} in the environment, or leave all of them out; then the file itself is the store.`,
  }),
  'store-unreachable': ({ cause }) => ({
    what: `Airtable does not answer as it should (${cause}).`,
    why: 'As long as that is so, inquiries wait in the journal.',
    fix: 'Check again in some minutes. If it stays so, check AIRTABLE_ENDPOINT_URL and the connection of the server.',
  }),
  'store-key': () => ({
    what: 'Airtable does not know the key.',
    why: LOSES,
    fix: 'Create a key at airtable.com/create/tokens and set it in AIRTABLE_API_KEY.',
  }),
  'store-base': ({ base }) => ({
    what: `The key has no access to the base ${base}, or there is no such base.`,
    why: LOSES,
    fix: 'Check AIRTABLE_BASE_ID. Give the key that base and the scopes data.records:read and data.records:write.',
  }),
  'table-missing': ({ table, suggestion }) => ({
    what: `There is no table “${table}”.${meant(suggestion)}`,
    why: LOSES,
    fix: `Name the table “${table}” in Airtable, or change the name in data/forms/.`,
  }),
  'table-refused': ({ table }) => ({
    what: `There is no table “${table}”, or the key may not read it.`,
    why: LOSES,
    fix: 'Check the name of the table and the scopes of the key.',
  }),
  'column-missing': ({ table, column, suggestion }) => ({
    what: `The table “${table}” has no column “${column}”.${meant(suggestion)}`,
    why: LOSES,
    fix: `Name or create the column “${column}” in Airtable. Capitals count.`,
  }),
  'column-type': ({ table, column, type }) => ({
    what: `The column “${column}” of the table “${table}” takes no text (type ${type}).`,
    why: LOSES,
    fix: 'Change its type in Airtable to “Single line text” or “Long text”.',
  }),
  'column-choice': ({ table, column }) => ({
    what: `The column “${column}” of the table “${table}” is a choice, but visitors write that field freely.`,
    why: 'Every inquiry that holds anything but one of the options is refused.',
    fix: 'Change its type in Airtable to “Single line text”.',
  }),
  'option-missing': ({ table, column, options }) => ({
    what: `The column “${column}” of the table “${table}” lacks the ${options.length === 1 ? 'option' : 'options'} ${quoted(options)}.`,
    why: 'Every inquiry with one of these values is refused.',
    fix: 'Add the options in Airtable exactly like that; capitals count.',
  }),
  'schema-unread': () => ({
    what: 'Types and options of the columns could not be checked, only their names.',
    why: 'The key lacks the scope schema.bases:read, so a missing option shows only with an inquiry.',
    fix: 'Add the scope schema.bases:read to the key at airtable.com/create/tokens.',
  }),
  'store-fine': ({ tables, columns, withoutId }) => ({
    what: `Airtable: the key is valid, ${several(tables, 'table', 'tables')} with ${several(columns, 'column', 'columns')} are there.`,
    ...(withoutId.length > 0 && {
      why: 'If an answer of Airtable is lost, an inquiry may stand there twice.',
      fix: `To rule that out: add a column “Kennung” (“Single line text”) to ${quoted(withoutId)} and start the relay again.`,
    }),
  }),
  'store-embedded': () => ({ what: 'Inquiries are stored in the file itself; Airtable is not set up.' }),
  quota: ({ calls, limit }, level) => ({
    what: `${calls} of ${limit} requests of this month are used up.`,
    ...(level !== 'fine' && {
      why: 'When they are used up, Airtable takes nothing more until the end of the month; inquiries wait in the journal.',
      fix: 'Check the plan at Airtable. If another quota holds, set AIRTABLE_MONTHLY_CALLS.',
    }),
  }),
  'mail-off': () => ({ what: 'Mail is not set up; none is sent.' }),
  'mail-variables': ({ variables }) => ({
    what: `Mail is not set up completely: ${variables.join(', ')}.`,
    why: 'No mail is sent like that.',
    fix: 'Set SMTP_URL (smtp:// or smtps://), MAIL_FROM and MAIL_TO, or leave out all three.',
  }),
  'mail-unreachable': ({ host, cause }) => ({
    what: `The mail server ${host} does not let us send (${cause}).`,
    why: 'Mails wait until it does. The inquiries themselves are not in danger.',
    fix: cause.startsWith('EAUTH') ? 'Check user and password in SMTP_URL.' : 'Check address and port in SMTP_URL.',
  }),
  'mail-fine': ({ host }) => ({ what: `Mail server: logged in at ${host}.` }),
  'journal-unusable': ({ cause }) => ({
    what: `The file with the inquiries cannot be written (${cause}).`,
    why: 'The relay cannot accept an inquiry; they stay in the browsers of the visitors.',
    fix: 'Check path, permissions and free space.',
  }),
  'journal-damaged': () => ({
    what: 'The file with the inquiries is damaged.',
    why: 'What it holds is no longer certain to be what was written; the relay takes nothing more with it.',
    fix: `Stop the relay and put the newest copy in its place: ${NEBEL} leads restore`,
  }),
  'journal-copies': ({ count, at }) => ({
    what:
      at === undefined
        ? 'There is no copy of the file yet.'
        : `${several(count, 'copy', 'copies')} of the file, the newest of ${atTime(at)}.`,
    ...(at === undefined && {
      why: 'If the disk fails, what stands on it alone is lost.',
      fix: 'The relay makes one at its start and every day. If they are elsewhere, give the same --backup here as to the relay.',
    }),
  }),
  'journal-new': ({ file }) => ({
    what: `There is no journal ${file} yet; the relay begins it at its first start.`,
    why: 'Before the first inquiry that is right. Otherwise this command checks another file than the one the relay writes to.',
    fix: 'Compare the name after --store with the one that the relay is started with.',
  }),
  'journal-fine': ({ leads }) => ({ what: `Journal: can be written, ${several(leads, 'entry', 'entries')}.` }),
  'leads-waiting': ({ count, since }) => ({
    what: `${several(count, 'entry waits', 'entries wait')} for delivery, the oldest since ${atTime(since)}.`,
    why: 'If no relay runs, nobody delivers.',
    fix: `Check that the relay runs, or deliver now with: ${NEBEL} leads replay`,
  }),
  'leads-failed': ({ count, causes }) => ({
    what: `${several(count, 'entry was', 'entries were')} refused (${causes.join('; ')}).`,
    why: 'The store does not take them, and that does not get better by itself.',
    fix: `Mend the cause, then: ${NEBEL} leads replay`,
  }),
  'leads-flagged': ({ count }) => ({
    what: `${several(count, 'entry is', 'entries are')} held back.`,
    why: 'A program probably filled them in; that is never quite certain.',
    fix: `Look at them with: ${NEBEL} leads list --state flagged`,
  }),
  'leads-twice': ({ count }) => ({
    what: `${several(count, 'entry stands', 'entries stand')} perhaps twice in the store.`,
    why: 'The answer of the store was lost, so they were sent again.',
    fix: 'Look into the store and delete double rows.',
  }),
  'recipient-untold': ({ recipient }) => ({
    what: `${RECIPIENTS[recipient]}, and the privacy statement does not say so.`,
    why: 'Whoever passes data on has to say to whom and to which country (Swiss FADP, Art. 19).',
    fix: 'Set “delivery” and “mail” in data/site.yaml to what holds, build and publish (docs/anfragen.md#datenschutz).',
  }),
  'recipient-untrue': ({ recipient }) => ({
    what: `According to the privacy statement: ${RECIPIENTS[recipient]}. This environment lacks the credentials for it.`,
    why: 'The privacy statement should say what happens, and nothing else.',
    fix: 'Set the credentials, or set “delivery” and “mail” in data/site.yaml to what holds.',
  }),
  'mails-failed': ({ count }) => ({
    what: `For ${several(count, 'entry', 'entries')} a mail was refused.`,
    why: 'Someone may wait for a confirmation, or you do not know of an inquiry.',
    fix: `Look with ${NEBEL} leads list; send again with ${NEBEL} leads replay --mail`,
  }),
};
