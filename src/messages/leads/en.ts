import { docsFile } from '../../lib/docs-file.ts';
import { plural } from '../../problems/catalogue/words.ts';
import type { LeadState } from '../../relay/types.ts';
import { NEBEL } from '../command.ts';
import type { leadsDe } from './de.ts';

const entries = (n: number) => plural(n, 'entry', 'entries');

const STATES: Readonly<Record<LeadState, string>> = {
  received: 'waiting',
  sending: 'being delivered',
  delivered: 'delivered',
  failed: 'not delivered',
  flagged: 'held back',
};

export const leadsEn: typeof leadsDe = {
  help: {
    leads: 'Shows, exports and checks what came in through the forms',
    list: 'Shows what came in; what needs attention first',
    export: 'Writes what came in for a table as CSV',
    replay: 'Delivers what has not arrived yet, and releases what is held back',
    expire: 'Deletes what is older than the retention period of its form, or what is named',
    format: 'form of the output: pretty for people, json for programs',
    state: 'only entries in this state',
    tableFilter: 'only entries of this table',
    table: 'table, for example Anfragen',
    outFile: 'file to write to; without it the content appears here',
    excel: 'for Excel in Switzerland: semicolons, and umlauts stay umlauts',
    flagged: 'release all that is held back',
    ids: 'ids; the beginning is enough as long as it is unambiguous',
    expireIds: 'ids of entries that someone wants deleted, however old they are; the beginning is enough',
    restore: 'puts a copy in the place of a damaged file and keeps that aside',
    report: 'counts the pages on which visits began that led to inquiries and calls',
    from: 'first day, for example 2026-01-01; a year ago by default',
    to: 'last day; today by default',
    reportFormat: 'output format: pretty for people, csv for spreadsheets, json for programs',
    copy: 'the copy; without one the newest',
  },
  noStore: (file) =>
    `The file ${file} does not exist. ${NEBEL} relay and ${NEBEL} preview make it; name it with --store.`,
  closedStore: (file, cause) =>
    `${file} cannot be opened (${cause}). Run the command as the user who owns the file: ${docsFile('deploy.md')}, “On your own machine”.`,
  noTable: (table, tables, suggestion) =>
    `No form has a table “${table}”.${suggestion ? ` Did you mean ${suggestion}?` : ''} There are: ${tables.join(', ')}.`,
  noLead: (id) => `There is no entry “${id}”. The ids are shown by: ${NEBEL} leads list`,
  severalLeads: (id) => `Several entries begin with “${id}”. Give more characters.`,
  states: STATES,
  remarks: {
    honeypot: 'hidden field filled in',
    fast: 'filled in very fast',
    'photos-lost': 'photos did not arrive',
    'maybe-twice': 'perhaps twice',
  },
  mailState: (kind, state) => {
    const who = kind === 'notice' ? 'mail to you' : 'confirmation to the sender';
    return `${who}: ${{ waiting: 'waiting', sent: 'sent', failed: 'not sent', skipped: 'not needed' }[state]}`;
  },
  list: {
    none: 'No entries yet.',
    more: (count) => `… and ${count} more. All of them with --format json or ${NEBEL} leads export.`,
    summary: (total, counts) => {
      const parts = Object.entries(counts).map(([state, count]) => `${count} ${STATES[state as LeadState]}`);
      return `${entries(total)}: ${parts.join(', ')}.`;
    },
    cause: 'Cause',
    fix: 'Fix',
    flaggedFix: `If it looks genuine, release it with: ${NEBEL} leads replay `,
    twiceFix: 'Look into the store and delete one of the two rows.',
    unmailedFix: `Call or write yourself; send again with: ${NEBEL} leads replay `,
  },
  remedy: (cause) => {
    const then = ` Then: ${NEBEL} leads replay`;
    if (/^401/.test(cause))
      return `The key is not valid. Set a valid one in AIRTABLE_API_KEY and start the relay again.`;
    if (/^403/.test(cause))
      return `The key lacks a permission, or base or table have other names. ${NEBEL} relay --check says which.${then}`;
    if (/^404/.test(cause)) return `Base or table do not exist. ${NEBEL} relay --check says which.${then}`;
    if (/UNKNOWN_FIELD_NAME/.test(cause)) return `Create the column in the table, or give it its old name.${then}`;
    if (/MULTIPLE_CHOICE/.test(cause)) return `Add the missing option to the column.${then}`;
    return `${NEBEL} relay --check looks for the cause.${then}`;
  },
  exported: (count, file) => `Wrote ${entries(count)} to ${file}.`,
  columns: { state: 'State', receivedAt: 'Received', landedOn: 'Landed on', referrer: 'Referrer' },
  replay: {
    none: 'Everything has arrived.',
    keysMissing: `According to data/site.yaml inquiries go to Airtable, but AIRTABLE_API_KEY and AIRTABLE_BASE_ID are missing here. They would be delivered into the file, and Airtable would never get them. Run the command with what the relay is given: ${docsFile('deploy.md')}, “On your own machine”.`,
    alreadyDelivered: (id) => `${id}: delivered already, not sent again.`,
    ended: (id, state, cause) => `${id}: ${STATES[state]}${cause === undefined ? '' : ` (${cause})`}`,
  },
  expired: (table, deleted) => `${table}: deleted ${entries(deleted)}.`,
  forgotten: (id, outcome) => {
    const what = {
      gone: 'deleted.',
      elsewhere: 'deleted here. If Airtable has the entry, too, delete it there by hand.',
      stays: 'not deleted, because it is being delivered. Try again in some minutes.',
    };
    return `${id}: ${what[outcome]}`;
  },
  logInUse: `It is not out of the log of the file (-wal) yet, because another program is reading it. Run ${NEBEL} leads expire once more in a minute.`,
  restore: {
    noCopy: (folder) => `There is no copy in ${folder}. Name one: ${NEBEL} leads restore COPY`,
    unsound: (copy, found) => `${copy} is no sound copy (${found}); everything stays as it is. Name another one.`,
    inUse: (file) => `${file} is in use. Stop the relay first, for example with: systemctl stop nebel-relay`,
    done: ({ file, copy, leads, aside }) =>
      `${file} now holds ${entries(leads)} from ${copy}.${
        aside === undefined
          ? ''
          : ` The file that was there lies unchanged in ${aside}. Only there stands what came after the copy: ${docsFile('deploy.md')}, “When the file is damaged”.`
      } Now start the relay.`,
  },
  report: {
    badPeriod: (from: string, to: string) => `${from} is later than ${to}. Give the earlier day with --from.`,
    heading: (from: string, to: string) => `From ${from} to ${to}, by the page on which a visit began:`,
    none: (from: string, to: string) => `There was no inquiry and no call from ${from} to ${to}.`,
    page: 'Page',
    host: 'Where the inquiries came from',
    inquiries: 'Inquiries',
    calls: 'Calls',
    total: 'Total',
    more: (n: number) => `… and ${plural(n, 'more line', 'more lines')}; --format csv lists them all.`,
    unplaced: (n: number) => `And ${plural(n, 'inquiry', 'inquiries')} without a page, for example without JavaScript.`,
    csv: { kind: 'Kind', name: 'Name', page: 'page', host: 'referrer' },
    mail: {
      sum: (inquiries: number, calls: number) =>
        `${plural(inquiries, 'inquiry', 'inquiries')} and ${plural(calls, 'call', 'calls')}`,
      subject: (sum: string) => `Website: ${sum} last month`,
      during: (from: string, to: string, sum: string) => `From ${from} to ${to}: ${sum}.`,
      pages: 'Inquiries and calls by the page on which a visit began:',
      end: (from: string, to: string) =>
        `For all pages: ${NEBEL} leads report --from ${from} --to ${to}\nThis message comes once a month; NEBEL_REPORT_MAIL=0 turns it off. More: ${docsFile('anfragen.md')}, «Welche Seite wirkt».`,
    },
  },
  keepsForever: 'No form has a retention period; nothing was deleted.',
};
