import type { LeadState } from '../../../relay/types.ts';
import { plural } from '../../findings/catalogue/words.ts';
import { docsFile } from '../../lib/docs-file.ts';
import { NEBEL } from '../command.ts';
import type { leadsDe } from './de.ts';

const entries = (n: number) => plural(n, 'entry', 'entries');

const STATES: Readonly<Record<LeadState, string>> = {
  received: 'waiting',
  sending: 'being delivered',
  delivered: 'arrived',
  flagged: 'held back',
};

export const leadsEn: typeof leadsDe = {
  help: {
    leads: 'Show, export and delete form submissions',
    list: 'List submissions, those that need attention first',
    export: 'Write the submissions of a table as CSV',
    replay: 'Deliver what has not arrived yet, and release what was held back',
    expire: 'Delete entries that are older than the retention period of their form, or those specified',
    format: 'Output format: pretty for people, json for programs',
    state: 'Only entries in this state',
    tableFilter: 'Only entries of this table',
    table: 'Table, for example Anfragen',
    outFile: 'File to write to (default: standard output)',
    excel: 'For Excel in Switzerland: semicolons as separators, umlauts preserved',
    flagged: 'Release everything that is held back',
    ids: 'IDs; the beginning is enough if it is unambiguous',
    expireIds: 'IDs of entries to delete on request, regardless of age; the beginning is enough',
    restore: 'Replace a damaged file with a backup, and set the damaged file aside',
    report: 'Count inquiries and calls by the page on which the visit started',
    from: 'First day, for example 2026-01-01 (default: a year ago)',
    to: 'Last day (default: today)',
    reportFormat: 'Output format: pretty for people, csv for spreadsheets, json for programs',
    backup: 'Name or path of a backup (default: the latest)',
  },
  noJournal: (file) =>
    `The file ${file} does not exist. ${NEBEL} relay and ${NEBEL} preview create it; specify it with --store.`,
  cannotOpenJournal: (file, cause) =>
    `${file} cannot be opened (${cause}). Run the command as the user who owns the file: ${docsFile('deploy.md')}, “On your own machine”.`,
  noTable: (table, tables, suggestion) =>
    `No form uses the table “${table}”.${suggestion ? ` Did you mean ${suggestion}?` : ''} Available: ${tables.join(', ')}.`,
  noLead: (id) => `There is no entry “${id}”. To see the IDs: ${NEBEL} leads list`,
  severalLeads: (id) => `Several entries start with “${id}”. Enter more characters.`,
  states: STATES,
  remarks: {
    honeypot: 'hidden field filled in',
    fast: 'filled in very quickly',
    'photos-lost': 'photos not received',
    'maybe-twice': 'possible duplicate',
  },
  mailState: (kind, state) => {
    const who = kind === 'notice' ? 'email to you' : 'confirmation to the sender';
    return `${who}: ${{ waiting: 'waiting', sent: 'sent', failed: 'not sent', skipped: 'not needed' }[state]}`;
  },
  list: {
    none: 'No entries yet.',
    more: (count) => `… and ${count} more. To see all: --format json or ${NEBEL} leads export.`,
    summary: (total, counts) => {
      const parts = Object.entries(counts).map(([state, count]) => `${count} ${STATES[state as LeadState]}`);
      return `${entries(total)}: ${parts.join(', ')}.`;
    },
    cause: 'Cause',
    fix: 'Fix',
    flaggedFix: `If it looks genuine, release it with: ${NEBEL} leads replay `,
    twiceFix: 'Check the database, and delete one of the two rows.',
    unmailedFix: `Call or write to the sender yourself; to send the email again: ${NEBEL} leads replay `,
  },
  remedy: (cause) => {
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
    if (/^402/.test(cause)) return `The Airtable account has reached its limit: make room, or change the plan.${then}`;
    if (/^3\d\d/.test(cause)) return 'The database redirects. Check AIRTABLE_ENDPOINT_URL, and restart the relay.';
    if (/RCPT TO|DATA|EMESSAGE/.test(cause))
      return `Check the mailbox in MAIL_TO: spelling, free space, filters.${then}`;
    return `To find the cause: ${NEBEL} relay --check.${then}`;
  },
  exported: (count, file) => `Wrote ${entries(count)} to ${file}.`,
  columns: { state: 'State', receivedAt: 'Received', landedOn: 'Landing page', referrer: 'Referrer' },
  replay: {
    none: 'Everything has arrived.',
    keysMissing: `According to data/site.yaml, inquiries go to Airtable, but AIRTABLE_API_KEY and AIRTABLE_BASE_ID are not set here. The inquiries would be delivered to the file, and Airtable would never receive them. Run the command with the settings of the relay: ${docsFile('deploy.md')}, “On your own machine”.`,
    alreadyDelivered: (id) => `${id}: already arrived, not sent again.`,
    ended: (id, state, cause) => `${id}: ${STATES[state]}${cause === undefined ? '' : ` (${cause})`}`,
  },
  expired: (table, deleted) => `${table}: deleted ${entries(deleted)}.`,
  erased: (id, outcome) => {
    const what = {
      gone: 'deleted.',
      elsewhere: 'deleted here. If Airtable also has the entry, delete it there manually.',
      stays: 'not deleted, because it is being delivered. Try again in a few minutes.',
    };
    return `${id}: ${what[outcome]}`;
  },
  restore: {
    noBackup: (folder) => `There is no backup in ${folder}. Specify one: ${NEBEL} leads restore COPY`,
    unsound: (backup, found) =>
      `${backup} is not a usable backup (${found}); nothing was changed. Specify another one.`,
    inUse: (file) => `${file} is in use. Stop the relay first, for example with: systemctl stop nebel-relay`,
    done: ({ file, backup, leads, aside }) =>
      `${file} now contains ${entries(leads)} from ${backup}.${
        aside === undefined
          ? ''
          : ` The previous file is unchanged in ${aside}. Anything received after the backup is only there: ${docsFile('deploy.md')}, “When the file is damaged”.`
      } Now start the relay.`,
  },
  report: {
    badPeriod: (from: string, to: string) => `${from} is after ${to}. Specify the earlier day with --from.`,
    heading: (from: string, to: string) => `From ${from} to ${to}, by the page on which the visit started:`,
    none: (from: string, to: string) => `There were no inquiries or calls from ${from} to ${to}.`,
    page: 'Page',
    host: 'Where the inquiries came from',
    inquiries: 'Inquiries',
    calls: 'Calls',
    total: 'Total',
    more: (n: number) => `… and ${plural(n, 'more line', 'more lines')}; --format csv lists them all.`,
    unplaced: (n: number) => `Plus ${plural(n, 'inquiry', 'inquiries')} with no page, for example without JavaScript.`,
    csv: { kind: 'Kind', name: 'Name', page: 'page', host: 'referrer' },
    mail: {
      sum: (inquiries: number, calls: number) =>
        `${plural(inquiries, 'inquiry', 'inquiries')} and ${plural(calls, 'call', 'calls')}`,
      subject: (sum: string) => `Website: ${sum} last month`,
      during: (from: string, to: string, sum: string) => `From ${from} to ${to}: ${sum}.`,
      pages: 'Inquiries and calls by the page on which the visit started:',
      end: (from: string, to: string) =>
        `To see all pages: ${NEBEL} leads report --from ${from} --to ${to}\nThis message is sent once a month; NEBEL_REPORT_MAIL=0 turns it off. More: ${docsFile('anfragen.md')}, «Welche Seite wirkt».`,
    },
  },
  noRetention: 'No form has a retention period, so nothing was deleted.',
};
