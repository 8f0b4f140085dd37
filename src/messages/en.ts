import { docsFile } from '../lib/docs-file.ts';
import { plural } from '../problems/catalogue/words.ts';
import { NEBEL } from './command.ts';
import type { de } from './de.ts';
import { dev } from './dev/en.ts';
import { diff } from './diff/en.ts';
import { inboxEn } from './inbox/en.ts';
import { leadsEn } from './leads/en.ts';
import { alarmsEn, checkEn } from './leads/relay-en.ts';
import { newFile, pages } from './pages/en.ts';
import { systemErrors, wrongUse } from './system-errors/en.ts';

/** Variables that only mean something together. */
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
  allFine: (files) => `No mistakes: ${plural(files, 'file', 'files')} checked.`,
  summary: ({ errors, warnings, broken, files }) =>
    `${plural(errors, 'error', 'errors')}, ${plural(warnings, 'warning', 'warnings')} in ${broken} of ${plural(files, 'file', 'files')}.`,
  annotationsCapped: (shown) =>
    `GitHub shows at most ${shown} findings of each level next to their lines; the log of this step has all of them.`,
  toSupply: {
    heading: (count) => `Before publication, ${plural(count, 'thing is', 'things are')} missing:`,
    placeholders: 'Real values for placeholders',
    evidence: 'Evidence for figures, testimonials and legal statements',
    consent: 'Consent to pictures',
    practices: 'Passages in the privacy statement',
  },
  nothingWritten: (out) => `Nothing was written${out === undefined ? '' : `; ${out}/ is unchanged`}.`,
  fixed: (made) => `Corrected ${made} ${made === 1 ? 'place' : 'places'}.`,
  spelling: {
    noDictionary: (name) => `Spelling was not checked: the dictionary ${name} is not installed. Get it with: npm ci`,
    accepted: (words, file) => `Added to ${file}: ${words.join(', ')}. If one of them is wrong, delete its line there.`,
    known: (words, file) => `Already in ${file}: ${words.join(', ')}.`,
  },
  nextChange: (day) => `The site next changes on ${day} and must be built again on that day.`,
  ledger: {
    added: (addresses, file) =>
      `${plural(addresses, 'new address', 'new addresses')} added to ${file}. Commit the file with the rest.`,
    redirected: (from, to) => `Redirect added: ${from} now leads to ${to}.`,
    head: [
      `The list of all addresses ever published. “${NEBEL} build” adds new ones.`,
      'Change it by hand only when a page disappears. Then write one of these below its line:',
      '    redirect: /new-address/    visitors of the old address are sent there',
      '    gone: true                 nothing takes its place',
      'Optional: reason: Why the page disappeared.',
    ],
  },
  built: ({ pages, out, milliseconds }) => `Built ${plural(pages, 'page', 'pages')} in ${out}/, ${milliseconds} ms.`,
  building: 'Building the website …',
  starting: 'Starting the preview …',
  serving: (address) => `Preview: ${address}`,
  inNetwork: (addresses) => `On your network: ${addresses.join(' ')}`,
  openToNetwork: '▲ Everyone on your network can open this and send forms. Without --host, only this computer can.',
  stop: 'Stop with Ctrl+C.',
  notOurs: (out) => `The folder ${out} is not empty and was not written by nebel. It is left alone.`,
  noFolder: (out) => `${out} is not a folder and cannot become one. Choose another name with --out.`,
  noFile: (file) =>
    `${file} cannot be written: something else has that name, or one of its folders is a file. Choose another name.`,
  outHoldsRoot: (out) => `The output folder ${out} contains the sources. Choose a separate folder.`,
  typesWritten: (files) => `Written: ${files.join(', ')}.`,
  init: {
    notEmpty: (folder) => `The folder ${folder} is not empty. Name a new one.`,
    done: (folder) =>
      [
        `The website is in ${folder}/. This is how to go on:`,
        `  cd ${folder}`,
        '  npm install',
        '  npm start        builds it and serves it at http://127.0.0.1:4321/',
        '  npm run dev      shows every saved change at once',
        '  npm test         checks the content and the built pages',
      ].join('\n'),
  },
  noSite: `There is no website here: neither this folder nor one above it has data/ and templates/site.ts. Go to the folder of your website, or begin one with: ${NEBEL} init my-website`,
  noRoot: (root) => `The folder ${root} has no folder data/.`,
  noPages: (out) => `The folder ${out} has no pages. Build first with: ${NEBEL} build`,
  noOutput: (out) => `The folder ${out} does not exist yet. Build first with: ${NEBEL} build`,
  portTaken: (port) => `Port ${port} is in use. Choose another, for example with --port ${port + 1}.`,
  badPort: (value) => `“${value}” is not a port number (0 to 65535).`,
  cannotListen: (address, cause) => `This computer cannot accept connections at ${address} (${cause}).`,
  badDay: (value) => `“${value}” is not a day like 2026-12-01.`,
  badEpoch: (value) => `SOURCE_DATE_EPOCH is “${value}”, which is not a number of seconds since 1970.`,
  badRelayAddress: (value) => `“${value}” is not a host and port like 127.0.0.1:8787.`,
  badBaseUrl: (value) => `“${value}” is not an address like https://www.example.ch.`,
  pages,
  newFile,
  relay: {
    serving: (address) => `Relay: ${address}`,
    storesIn: (file) => `Inquiries are stored in ${file}.`,
    forwards: (file) => `Inquiries are stored in ${file} and forwarded to Airtable.`,
    untold: (recipient) =>
      `\n✘ ATTENTION: ${RECIPIENTS[recipient]}, but the privacy statement does not say so. Inquiries still arrive.
  Fix  Say so in the data (“delivery” and “mail” in data/site.yaml), build and publish again; or take the
       credentials out of the environment. More: ${docsFile('deploy.md')}, “On your own machine”\n`,
    untrue: (recipient) =>
      `▲ According to the privacy statement: ${RECIPIENTS[recipient]}. But the environment has no credentials for it.`,
    runsAllTheSame: (errors) =>
      `${plural(errors, 'error', 'errors')} in the files. Inquiries still arrive; ${NEBEL} validate lists the errors.`,
    inboxAt: (address) => `Inbox: ${address}`,
    noInbox: 'This website has no inbox. Give it an address with “inbox” in templates/site.ts, or leave out --inbox.',
    noForms: 'This website has no forms, so there is nothing to receive.',
    badStore: (file, cause) =>
      `Nothing can be stored in ${file} (${cause}). With --store, choose a file in a folder you can write to.`,
    foreignStore: (file) =>
      `${file} is a database of another program, or of another version of nebel. Choose another file with --store, or use the version that made this one.`,
    storeInSite: (file) =>
      `${file} is in a folder of the website: everyone could read the inquiries, and the next build would delete them. Choose a file outside of it with --store.`,
    damaged: (file, copies) =>
      `✘ ${file ?? 'The file with the inquiries'} is damaged, or is not a file with inquiries.
  Why     Its content can no longer be trusted, so nothing is accepted and nothing is changed.
  Copies  ${copies.length === 0 ? 'none found' : copies.slice(0, 7).join('\n          ')}
  Fix     ${copies.length === 0 ? `If there is a copy elsewhere: ${NEBEL} leads restore COPY` : `Put the newest copy in its place: ${NEBEL} leads restore`} --store ${file ?? 'FILE'}
          sqlite3 can recover what came after the copy from the old file (.recover): ${docsFile('deploy.md')}, “When the file is damaged”.`,
    gone: (file) =>
      `\n✘ ATTENTION: ${file} was deleted, moved or replaced while the relay was running. No more inquiries are accepted.
  Why  They would be stored in a file that no one could find.
  Fix  Put the file back, or start the relay again.\n`,
    alarms: alarmsEn,
    check: checkEn,
    badVariable: (variable, problem) =>
      problem === 'missing'
        ? `The environment variable ${variable} is missing. ${together(variable)} belong together.`
        : `The environment variable ${variable} has a value that makes no sense. ${docsFile('deploy.md')} lists what is possible.`,
    noPhotos: 'This relay takes no photos, because it has no place for them. The form tells its sender.',
    bundled: (file) => `The relay is in ${file}. ${docsFile('deploy.md')} describes how to deploy it.`,
  },
  dev,
  diff,
  bug: (trace) =>
    `This is a bug in nebel, not in your files. Please report it, with these lines, as an issue in the project’s repository:\n\n${trace}\n`,
  systemErrors,
  wrongUse,
  leads: leadsEn,
  inbox: inboxEn,
  help: {
    program: 'Builds a website of plain files from YAML files.',
    root: 'folder that contains data/',
    lang: 'language of the messages',
    format: 'format of the findings: pretty for people, json for programs, github for Actions, sarif for code scanners',
    out: 'output folder',
    fix: 'Correct what needs no decision: house style, invisible characters, links to renamed pages; accept words unlike any known one',
    accept: 'Accept these words as correct',
    release: 'for publication: refuse placeholders and claims without evidence',
    baseUrl: 'public address of the website, instead of the one in the data',
    now: 'day to build the site for, such as 2026-12-01 (default: today)',
    noCache: 'use nothing from earlier runs',
    drafts: 'Also build drafts and pages of later days, each marked; for looking at only',
    previewDrafts: 'Show the website with drafts and pages of later days instead of the output folder; writes nothing',
    port: 'port to listen on',
    store: 'file to store inquiries in',
    backup: 'folder for daily copies of that file (default: next to it, ending in .backups)',
    url: 'address, with or without an anchor, or file, with or without a line: /blog/, /#faq, data/home.yaml, data/home.yaml:12',
    validate: 'Checks all files below data/; writes only with --fix or --accept',
    build: 'Builds the website and replaces the last one if everything is right',
    preview: 'Shows the built website as a plain web server would, and accepts its forms',
    check: 'Checks the built website and the files it is built from; writes nothing',
    against: 'folder with an earlier build, to compare the weight of pages that are too heavy with',
    explain: 'Shows where a page comes from, whether it is public and where it leads',
    relay: 'Accepts the forms of the website',
    host: 'address to accept connections at; 0.0.0.0 to allow other devices on the network',
    trustProxy: 'take visitors’ addresses from X-Forwarded-For; only behind a proxy of your own',
    inbox: 'serve the inbox as well, in which inquiries are seen and worked on from a phone',
    checkRelay: 'check that inquiries would arrive instead of running: journal, key, tables, columns and mail',
    bundleRelay: 'write the relay as one file for serverless hosts instead of running',
    hosts: 'print the configuration for a web server of your own',
    server: 'the web server',
    relayAddress: 'host and port that the relay listens on',
    newFile: 'Creates a new page: a file that explains itself',
    pageType: (types) => `Page type: ${types.join(', ')}`,
    slug: 'Name in the address: small letters, umlauts as ae, oe, ue',
    yes: 'Ask no questions, even on a terminal',
    types: 'After a change of schemas, rewrites the types of templates and what the editor knows of data files',
    init: 'Begins a new website: small, complete and ready for your content',
    initFolder: 'folder to be made for it',
    initEngine:
      'which nebel the website uses: a version, file or address for package.json (this version unless stated)',
    completion: 'Prints a script that lets the shell complete commands, options and addresses',
    shell: 'shell that the script is for',
    example: 'Example:',
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    anyOptions: '[options]',
    anyCommand: '[command]',
    choices: (choices) => `one of: ${choices.join(', ')}`,
    preset: (value) => `default: ${value}`,
    showHelp: 'shows this help',
    showVersion: 'shows the version',
    helpCommand: 'shows the help of a command',
    wrongUse: (message, command) => `${message}\nHelp: ${[NEBEL, ...command].join(' ')} --help`,
  },
};
