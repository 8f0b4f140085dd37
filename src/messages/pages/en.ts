import type { Waiting } from '../../lib/visibility.ts';
import { listStart } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { PageWords, WaitingFile } from './words.ts';

const state = (waiting: Waiting) => (waiting.kind === 'draft' ? 'draft' : `from ${waiting.from}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 page is' : `${length} pages are`);

const named = (files: readonly WaitingFile[]) =>
  listStart(
    files.map(({ file, waiting }) => `${file} (${state(waiting)})`),
    (others) => `and ${others} others`,
  );

const missing = (waiting: Waiting, file: string) =>
  waiting.kind === 'draft'
    ? `This page is missing from the website until you delete the line “draft” in ${file}.`
    : `This page appears on the website on ${waiting.from}. The day is in ${file}, field “${waiting.field}”.`;

export const pages: PageWords = {
  label: (waiting) => (waiting.kind === 'draft' ? 'Draft' : `Draft until ${waiting.from}`),
  reason: missing,
  leftOut: (files) => `${count(files)} not public yet and left out: ${named(files)}. ${NEBEL} dev shows them, too.`,
  included: (files) =>
    `To be looked at, not to be published: ${count(files)} not public yet and included all the same: ${named(files)}.`,
  explain: {
    address: 'Address',
    state: 'State',
    source: 'File',
    type: 'Page type',
    schema: 'Schema',
    output: 'Output',
    title: 'Title',
    anchor: 'Anchor',
    anchors: 'Anchors',
    field: 'Field',
    help: 'Explanation',
    leadsTo: 'Leads to',
    linkedFrom: 'Linked from',
    oldAddresses: 'Old addresses',
    reason: 'Reason',
    none: {
      field: 'none',
      address: 'none',
      anchors: 'none',
      leadsTo: 'no other page',
      linkedFrom: 'no other page',
      oldAddresses: 'none',
    },
    isPublic: (until) => (until === undefined ? 'public' : `public until ${until}`),
    isHidden: (why, file) => {
      if (why.kind === 'draft') return `a draft. ${missing(why, file)}`;
      if (why.kind === 'scheduled') return `not public yet. ${missing(why, file)}`;
      return `expired. This page was on the website until ${why.until}. The day is in ${file}, field “until”.`;
    },
    isWrong: 'not to be seen as long as its file has mistakes; they are listed below',
    isReplaced: 'not to be seen, because another file has this address',
    moved: (to) => `moved: this address leads to ${to}.`,
    gone: 'gone, and nothing takes its place: this address shows the error page.',
    shared: 'no page of its own; all pages can draw on it',
    list: (addresses) => `${addresses === 1 ? '1 page' : `${addresses} pages`} of a list`,
    ledger: 'list of all addresses that there ever were',
    fromTemplate: 'from the template',
    unknown: (asked, suggestion) =>
      `There is no ${asked}, neither an address nor a file below data/.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
    unknownAnchor: (url, anchor, suggestion) =>
      `There is no anchor #${anchor} on ${url}.${suggestion ? ` Did you mean ${url}#${suggestion}?` : ''}`,
  },
  noDraftsInRelease: 'Drafts are not published. Leave out --drafts or --release.',
};
