import { plural } from '../findings/catalogue/words.ts';
import { docsFile } from '../lib/docs-file.ts';
import { NEBEL } from './command.ts';
import type { de } from './de.ts';
import { dev } from './dev/en.ts';
import { diff } from './diff/en.ts';
import { inboxEn } from './inbox/en.ts';
import { leadsEn } from './leads/en.ts';
import { alarmsEn, checkEn } from './leads/relay-en.ts';
import { newFile, pages } from './pages/en.ts';
import { systemErrors, wrongUse } from './system-errors/en.ts';

/** Environment variables that are only valid together. */
const variableGroup = (variable: string) =>
  variable.startsWith('AIRTABLE_') ? 'AIRTABLE_API_KEY and AIRTABLE_BASE_ID' : 'SMTP_URL, MAIL_FROM and MAIL_TO';

const RECIPIENTS = { airtable: 'Inquiries go to Airtable', mail: 'Inquiries are forwarded by email' } as const;

export const en: typeof de = {
  why: 'Why',
  fix: 'Fix',
  more: 'More',
  labelWidth: 6,
  noFindings: (files) => `No problems found: ${plural(files, 'file', 'files')} checked.`,
  summary: ({ errors, warnings, broken, files }) =>
    `${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')} in ${broken} of ${plural(files, 'file', 'files')}.`,
  annotationsCapped: (shown) =>
    `GitHub shows at most ${shown} findings per level next to their lines; the log of this step lists all of them.`,
  toSupply: {
    heading: (count) => `${plural(count, 'item is', 'items are')} missing before publication:`,
    placeholders: 'Real values for placeholders',
    evidence: 'Evidence for figures, testimonials and legal statements',
    consent: 'Consent for images',
    practices: 'Passages in the privacy statement',
  },
  nothingWritten: (out) => `Nothing was written${out === undefined ? '' : `; ${out}/ is unchanged`}.`,
  fixed: (made) => `Made ${plural(made, 'correction', 'corrections')}.`,
  notFixed: (left) =>
    `Left out ${plural(left, 'correction', 'corrections')}: something else in the file would have changed, or its structure is not right yet.`,
  spelling: {
    noDictionary: (name) => `Spelling was not checked: the dictionary ${name} is not installed. Install it: npm ci`,
    accepted: (words, file) => `Added to ${file}: ${words.join(', ')}. If one of them is wrong, delete its line there.`,
    known: (words, file) => `Already in ${file}: ${words.join(', ')}.`,
  },
  nextChange: (day) => `The next automatic change is on ${day}. The site must be rebuilt on that day.`,
  ledger: {
    added: (addresses, file) =>
      `${plural(addresses, 'new address', 'new addresses')} added to ${file}. Commit the file with your changes.`,
    redirected: (from, to) => `Redirect added: ${from} now leads to ${to}.`,
    head: [
      `List of all addresses ever published. “${NEBEL} build” adds new ones automatically.`,
      'Edit it by hand only when a page disappears. Then add one of these below its line:',
      '    redirect: /new-address/    sends visitors of the old address there',
      '    gone: true                 there is no replacement',
      'Optional: reason: Why the page disappeared.',
    ],
  },
  built: ({ pages, out, milliseconds }) => `Built ${plural(pages, 'page', 'pages')} in ${out}/, ${milliseconds} ms.`,
  building: 'Building the website …',
  starting: 'Starting the preview …',
  serving: (address) => `Preview: ${address}`,
  inNetwork: (addresses) => `On your network: ${addresses.join(' ')}`,
  openToNetwork: '▲ Anyone on your network can open this and submit forms. Without --host, only this computer can.',
  stop: 'Press Ctrl+C to stop.',
  foreignFolder: (out) => `The folder ${out} is not empty and was not created by nebel. It is left unchanged.`,
  noFolder: (out) => `${out} is not a folder and cannot become one. Choose a different name with --out.`,
  noFile: (file) =>
    `${file} cannot be a file: the name is already taken, or a parent folder is a file. Choose a different name.`,
  outHoldsRoot: (out) => `The output folder ${out} contains the source files. Choose a separate folder.`,
  typesWritten: (files) => `Written: ${files.join(', ')}.`,
  init: {
    notEmpty: (folder) => `The folder ${folder} is not empty. Choose a new one.`,
    done: (folder) =>
      [
        `The website is in ${folder}/. Next steps:`,
        `  cd ${folder}`,
        '  npm install',
        '  npm start        builds and serves it at http://127.0.0.1:4321/',
        '  npm run dev      shows every saved change immediately',
        '  npm test         checks the content and the built pages',
      ].join('\n'),
  },
  noSite: `There is no website here: neither this folder nor any parent folder contains data/ and templates/site.ts. Change to the folder of your website, or create one with: ${NEBEL} init my-website`,
  noRoot: (root) => `There is no data/ folder in ${root}.`,
  noPages: (out) => `There are no pages in the folder ${out}. Build them first with: ${NEBEL} build`,
  noOutput: (out) => `The folder ${out} does not exist yet. Build it first with: ${NEBEL} build`,
  portTaken: (port) => `Port ${port} is already in use. Choose a different one, for example with --port ${port + 1}.`,
  badPort: (value) => `“${value}” is not a port number (0 to 65535).`,
  cannotListen: (address, cause) => `This computer cannot accept connections on ${address} (${cause}).`,
  badDay: (value) => `“${value}” is not a date like 2026-12-01.`,
  badEpoch: (value) => `SOURCE_DATE_EPOCH is “${value}”, which is not a number of seconds since 1970.`,
  badRelayAddress: (value) => `“${value}” is not a host and port like 127.0.0.1:8787.`,
  badBaseUrl: (value) => `“${value}” is not an address like https://www.example.ch.`,
  pages,
  newFile,
  relay: {
    serving: (address) => `Relay: ${address}`,
    storesIn: (file) => `Inquiries are stored in ${file}.`,
    forwards: (file) => `Inquiries are stored in ${file} and forwarded to Airtable.`,
    undisclosed: (recipient) =>
      `\n✘ WARNING: ${RECIPIENTS[recipient]}, but the privacy statement does not say so. Inquiries still arrive.
  Fix  Set the actual recipient in the data (“delivery” and “mail” in data/site.yaml), then build and publish again; or
       remove the credentials from the environment. More: ${docsFile('deploy.md')}, “On your own machine”\n`,
    wronglyDisclosed: (recipient) =>
      `▲ The privacy statement says: ${RECIPIENTS[recipient]}. But the environment has no credentials for this.`,
    runsDespiteErrors: (errors) =>
      `${plural(errors, 'error', 'errors')} in the files. Inquiries still arrive; ${NEBEL} validate lists the errors.`,
    inboxAt: (address) => `Inbox: ${address}`,
    noInbox: 'This website has no inbox. Set its address with “inbox” in templates/site.ts, or omit --inbox.',
    noForms: 'This website has no forms, so there is nothing to receive.',
    badJournal: (file, cause) =>
      `Nothing can be stored in ${file} (${cause}). With --store, choose a file in a folder for which you have write permission.`,
    foreignJournal: (file) =>
      `${file} is a database of another program or another version of nebel. Choose a different file with --store, or use the version that created this one.`,
    heldJournal: (file) =>
      `A program of an earlier version of nebel still has ${file} open, perhaps the relay. Stop it, for example with systemctl stop nebel-relay, and run this command again. It will then take over the file; from then on, the relay runs only with the new version.`,
    journalInSite: (file) =>
      `${file} is in a folder of the website: anyone could read the inquiries, and the next build would delete them. With --store, choose a file outside it.`,
    damaged: (file, backups) =>
      `✘ ${file ?? 'The inquiry file'} is damaged or is not an inquiry file.
  Why      Its content can no longer be trusted, so nothing is accepted and nothing is changed.
  Backups  ${backups.length === 0 ? 'none found' : backups.slice(0, 7).join('\n           ')}
  Fix      ${backups.length === 0 ? `If there is a backup elsewhere: ${NEBEL} leads restore COPY` : `Restore the latest backup: ${NEBEL} leads restore`} --store ${file ?? 'FILE'}
           Use sqlite3 (.recover) on the old file to recover what came after the backup: ${docsFile('deploy.md')}, “When the file is damaged”.`,
    gone: (file) =>
      `\n✘ WARNING: ${file} was deleted, moved or replaced while the relay was running. It no longer accepts inquiries.
  Why  They would be stored in a file that nobody could find.
  Fix  Put the file back, or restart the relay.\n`,
    unavailable: 'The inquiry file cannot be used at the moment. Try again in a minute.',
    noWebhook: 'NEBEL_ALARM_URL no longer has any effect: alarms are sent by email (MAIL_TO), and shown at /healthz.',
    alarms: alarmsEn,
    check: checkEn,
    badVariable: (variable, problem) =>
      problem === 'missing'
        ? `The environment variable ${variable} is missing. ${variableGroup(variable)} must be set together.`
        : `The environment variable ${variable} has an invalid value. ${docsFile('deploy.md')} lists the valid ones.`,
    noPhotos: 'This relay does not accept photos, because it has nowhere to keep them. The form tells the sender.',
    bundled: (file) => `The relay is in ${file}. ${docsFile('deploy.md')} explains how to deploy it.`,
  },
  dev,
  diff,
  bug: (trace) =>
    `This is a bug in nebel, not in your files. Report it as an issue in the project’s repository, with these lines:\n\n${trace}\n`,
  systemErrors,
  wrongUse,
  leads: leadsEn,
  inbox: inboxEn,
  help: {
    program: 'Build a website of plain files from YAML files.',
    root: 'Folder that contains data/',
    lang: 'Language of the messages',
    format: 'Format of the findings: pretty for people, json for programs, github for Actions, sarif for code scanners',
    out: 'Output folder',
    fix: 'Correct what needs no decision: house style, invisible characters, links to renamed pages; accept words that resemble no known word',
    accept: 'Accept these words as correctly spelt',
    release: 'For publication: reject placeholders, claims without evidence and an incomplete privacy statement',
    baseUrl: 'Public address of the website, instead of the one in the data',
    now: 'Day to build for, for example 2026-12-01 (default: today)',
    noCache: 'Do not reuse anything from earlier runs',
    drafts: 'Include drafts and scheduled pages, each labelled as such; for preview only',
    previewDrafts: 'Instead of the output folder, show the website with drafts and scheduled pages; writes nothing',
    port: 'Port to listen on',
    store: 'File to store inquiries in',
    backup: 'Folder for daily backups of that file (default: next to it, ending in .backups)',
    url: 'Address, optionally with an anchor, or file, optionally with a line: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
    validate: 'Validate all files under data/; writes only with --fix or --accept',
    build: 'Build the website and replace the previous one if there are no errors',
    preview: 'Serve the built website like a plain web server, and accept its forms',
    check: 'Check the built website and the files it was built from; writes nothing',
    against: 'Folder with an earlier build, with which the size of pages that are too large is compared',
    explain: 'Show where a page comes from, whether it is public and where it leads',
    relay: 'Accept the forms of the website',
    host: 'Address to listen on; 0.0.0.0 allows other devices on the network to connect',
    trustProxy: 'Take the addresses of visitors from X-Forwarded-For; only behind a proxy of your own',
    inbox: 'Also serve the inbox, for viewing and processing inquiries on a phone',
    checkRelay: 'Instead of running, check whether inquiries would arrive: journal, token, tables, columns and email',
    bundleRelay: 'Instead of running, write the relay as a single file for serverless hosts',
    hosts: 'Print the configuration for a web server of your own',
    server: 'Web server',
    relayAddress: 'Host and port that the relay listens on',
    newFile: 'Create a new page: a file that explains itself',
    pageType: (types) => `Page type: ${types.join(', ')}`,
    slug: 'Name in the address: lower-case letters, umlauts as ae, oe, ue',
    yes: 'Do not ask questions, even in a terminal',
    types: 'After schema changes, regenerate the template types and the schema mapping of the editor',
    init: 'Create a new website: small, complete and ready for your content',
    initFolder: 'Folder to create',
    initEngine: 'nebel that the website uses: version, file or address for package.json (default: this version)',
    example: 'Example:',
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    anyOptions: '[options]',
    anyCommand: '[command]',
    choices: (choices) => `one of: ${choices.join(', ')}`,
    preset: (value) => `default: ${value}`,
    showHelp: 'Show this help',
    showVersion: 'Show the version',
    helpCommand: 'Show the help of a command',
    wrongUse: (message, command) => `${message}\nHelp: ${[NEBEL, ...command].join(' ')} --help`,
  },
};
