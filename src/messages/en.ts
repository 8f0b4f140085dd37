import { plural } from '../problems/catalogue/words.ts';
import { NEBEL } from './command.ts';
import type { de } from './de.ts';
import { dev } from './dev/en.ts';
import { diff } from './diff/en.ts';
import { leadsEn } from './leads/en.ts';
import { alarmsEn, checkEn } from './leads/relay-en.ts';
import { newFile, pages } from './pages/en.ts';
import { trouble, wrongUse } from './trouble/en.ts';

/** The variables of which one means nothing without the others. */
const together = (variable: string) =>
  variable.startsWith('AIRTABLE_')
    ? 'AIRTABLE_API_KEY and AIRTABLE_BASE_ID'
    : variable.startsWith('NEBEL_ALARM_')
      ? 'NEBEL_ALARM_URL and NEBEL_ALARM_SECRET'
      : 'SMTP_URL, MAIL_FROM and MAIL_TO';

const RECIPIENTS = { airtable: 'Inquiries go to Airtable', mail: 'Inquiries are passed on by mail' } as const;

export const en: typeof de = {
  why: 'Why',
  fix: 'Fix',
  more: 'More',
  labelWidth: 6,
  allFine: (files) => `All is well: ${plural(files, 'file', 'files')} checked.`,
  summary: ({ errors, warnings, broken, files }) =>
    `${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')} in ${broken} of ${plural(files, 'file', 'files')}.`,
  annotationsCapped: (shown) =>
    `GitHub shows at most ${shown} findings of a level at their line; all of them are in the log of this step.`,
  toSupply: {
    heading: (count) => `Before publication, ${plural(count, 'thing is', 'things are')} missing:`,
    placeholders: 'Real values in place of placeholders',
    evidence: 'Evidence for figures, testimonials and legal statements',
    practices: 'Words in the privacy statement',
  },
  nothingWritten: (out) => `Nothing was written${out === undefined ? '' : `; ${out}/ is unchanged`}.`,
  fixed: (made) => `Corrected ${made} ${made === 1 ? 'place' : 'places'}.`,
  spelling: {
    noDictionary: (name) => `Spelling was not checked: the dictionary ${name} is not installed. Get it with: npm ci`,
    accepted: (words, file) => `Added to ${file}: ${words.join(', ')}. If one of them is wrong, delete its line there.`,
    known: (words, file) => `In ${file} already: ${words.join(', ')}.`,
  },
  nextChange: (day) => `Next change by itself: on ${day}. The site must be built again on that day.`,
  ledger: {
    added: (addresses, file) =>
      `${plural(addresses, 'new address', 'new addresses')} added to ${file}. Commit the file with the rest.`,
    redirected: (from, to) => `Redirect added: ${from} leads to ${to} now.`,
    head: [
      `The list of all addresses that were ever published. “${NEBEL} build” adds new ones by itself.`,
      'Change it by hand only when a page disappears. Then one of these belongs below its line:',
      '    redirect: /new-address/    whoever opens the old address is led there',
      '    gone: true                 nothing takes its place',
      'If you like, with it: reason: Why the page disappeared.',
    ],
  },
  built: ({ pages, out, milliseconds }) => `Built ${plural(pages, 'page', 'pages')} in ${out}/, ${milliseconds} ms.`,
  building: 'Building the website …',
  progress: (done, total) => `Page ${done} of ${total}`,
  starting: 'Starting the preview …',
  serving: (address) => `Preview: ${address}`,
  inNetwork: (addresses) => `In the network: ${addresses.join(' ')}`,
  openToNetwork: '▲ Everybody in your network can open this and send forms. Without --host only this machine can.',
  stop: 'Stop with Ctrl+C.',
  notOurs: (out) => `The folder ${out} is not empty and was not written by nebel. It stays as it is.`,
  noFolder: (out) => `${out} is no folder and cannot become one. Choose another name with --out.`,
  noFile: (file) =>
    `${file} cannot be a file: something else stands there, or a file stands above it. Choose another name.`,
  outHoldsRoot: (out) => `The output folder ${out} holds the sources themselves. Choose a folder of its own.`,
  noRoot: (root) => `The folder ${root} has no folder data/.`,
  noPages: (out) => `There is no page in the folder ${out}. Build first with: ${NEBEL} build`,
  noOutput: (out) => `The folder ${out} does not exist yet. Build first with: ${NEBEL} build`,
  portTaken: (port) => `Port ${port} is in use. Choose another, for example with --port ${port + 1}.`,
  badPort: (value) => `“${value}” is not a port number (0 to 65535).`,
  cannotListen: (address, cause) => `This machine cannot take connections at ${address} (${cause}).`,
  badDay: (value) => `“${value}” is no day like 2026-12-01.`,
  badEpoch: (value) => `SOURCE_DATE_EPOCH is “${value}”, which is no number of seconds since 1970.`,
  badRelayAddress: (value) => `“${value}” is no machine with a port like 127.0.0.1:8787.`,
  badBaseUrl: (value) => `“${value}” is not an address like https://www.example.ch.`,
  pages,
  newFile,
  relay: {
    serving: (address) => `Relay: ${address}`,
    storesIn: (file) => `Inquiries are stored in ${file}.`,
    forwards: (file) => `Inquiries are written down in ${file} and forwarded to Airtable.`,
    untold: (recipient) =>
      `\n✘ ATTENTION: ${RECIPIENTS[recipient]}, and the privacy statement does not say so. Inquiries arrive all the same.
  Fix  State in the data what holds (“delivery” and “mail” in data/site.yaml), build and publish again; or take the
       credentials out of the environment. More: docs/anfragen.md#datenschutz\n`,
    untrue: (recipient) =>
      `▲ According to the privacy statement: ${RECIPIENTS[recipient]}. The environment lacks the credentials for it.`,
    runsAllTheSame: (errors) =>
      `${plural(errors, 'error', 'errors')} in the files. Inquiries arrive all the same; ${NEBEL} validate names each error.`,
    noForms: 'This website has no forms, so there is nothing to take.',
    badStore: (file, cause) =>
      `Nothing can be stored in ${file} (${cause}). Choose with --store a file in a folder where you may write.`,
    storeInSite: (file) =>
      `${file} lies in a folder of the website: everybody could read the inquiries, and the next build deletes them. Choose a file outside of it with --store.`,
    damaged: (file, copies) =>
      `✘ ${file ?? 'The file with the inquiries'} is damaged, or no file with inquiries.
  Why     What it holds is no longer certain to be what was written. So nothing is taken and nothing is changed.
  Copies  ${copies.length === 0 ? 'none found' : copies.slice(0, 7).join('\n          ')}
  Fix     ${copies.length === 0 ? `If there is a copy elsewhere: ${NEBEL} leads restore COPY` : `Put the newest copy in its place: ${NEBEL} leads restore`} --store ${file ?? 'FILE'}
          What came after the copy, sqlite3 gets out of the old file with .recover: docs/anfragen.md, «Wenn die Datei beschädigt ist».`,
    gone: (file) =>
      `\n✘ ATTENTION: ${file} was deleted, moved or replaced while the relay is running. It takes nothing more.
  Why  What it took would stand in a file that nobody finds any more.
  Fix  Put the file back, or start the relay again.\n`,
    alarms: alarmsEn,
    check: checkEn,
    badVariable: (variable, problem) =>
      problem === 'missing'
        ? `The environment variable ${variable} is missing. ${together(variable)} belong together.`
        : `The environment variable ${variable} has a value that cannot be meant. docs/deploy.md says what is possible.`,
    bundled: (file) => `The relay is in ${file}. How to bring it to a server is described in docs/deploy.md.`,
  },
  dev,
  diff,
  bug: (trace) =>
    `This is a bug in nebel, not in your files. Please report it with these lines as an issue in the repository of the project:\n\n${trace}\n`,
  trouble,
  wrongUse,
  leads: leadsEn,
  help: {
    program: 'Builds a website of plain files from YAML files.',
    root: 'folder that holds data/',
    lang: 'language of the messages',
    format: 'form of the findings: pretty for people, json for programs, github for Actions, sarif for code scanners',
    out: 'output folder',
    fix: 'Correct what is mechanical: house style, invisible characters, links to renamed pages; accept words that resemble no known one',
    accept: 'Accept these words as spelled right',
    release: 'for publication: refuses placeholders and claims without evidence',
    baseUrl: 'public address of the website, instead of the one in the data',
    now: 'day for which the site is made, such as 2026-12-01; today without it',
    noCache: 'use nothing from earlier runs',
    drafts: 'Build drafts and pages of later days, too, each marked; only to be looked at',
    previewDrafts: 'Instead of the output folder, show the website with drafts and pages of later days; writes nothing',
    port: 'port to answer on',
    store: 'file in which inquiries are stored',
    backup: 'folder for the daily copies of that file (default: beside it, with the ending .backups)',
    url: 'address, with an anchor or without, or file, with a line or without: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
    validate: 'Checks all files below data/ and writes nothing but with --fix and --accept',
    build: 'Builds the website and swaps it in when everything is right',
    preview: 'Shows the built website as a plain web server would, and takes its forms',
    check: 'Checks the built website and the files it is built from; writes nothing',
    against: 'folder with an earlier build, with which the weight of pages that are too heavy is compared',
    explain: 'Shows where a page comes from, whether it is public and where it leads',
    relay: 'Takes the forms of the website',
    host: 'address at which connections are taken; with 0.0.0.0 from other devices in the network, too',
    trustProxy: 'take the address of visitors from X-Forwarded-For; only behind a proxy of your own',
    checkRelay: 'instead of running, check that inquiries would arrive: journal, key, tables, columns and mail',
    bundleRelay: 'instead of running, write the relay as one file for serverless hosts',
    hosts: 'print what belongs into the configuration of a web server of your own',
    server: 'the web server',
    relayAddress: 'host and port where the relay listens',
    newFile: 'Creates a new page: a file that explains itself',
    pageType: (types) => `Page type: ${types.join(', ')}`,
    slug: 'Name in the address: small letters, umlauts as ae, oe, ue',
    yes: 'Ask nothing, even on a terminal',
    completion: 'Prints a script with which the shell completes commands, options and addresses',
    shell: 'shell that the script is for',
    example: 'Example:',
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    anyOptions: '[options]',
    anyCommand: '[command]',
    choices: (choices) => `one of: ${choices.join(', ')}`,
    preset: (value) => `without it: ${value}`,
    showHelp: 'shows this help',
    showVersion: 'shows the version',
    helpCommand: 'shows the help of a command',
    wrongUse: (message, command) => `${message}\nHelp: ${[NEBEL, ...command].join(' ')} --help`,
  },
};
