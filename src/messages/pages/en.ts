import type { Waiting } from '../../lib/visibility.ts';
import { listStart, plural } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { newFile as newFileDe, pages as pagesDe, WaitingFile } from './de.ts';

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

export const pages: typeof pagesDe = {
  label: (waiting) => (waiting.kind === 'draft' ? 'Draft' : `Draft until ${waiting.from}`),
  reason: missing,
  leftOut: (files) => `${count(files)} not public yet and left out: ${named(files)}. ${NEBEL} dev shows them.`,
  included: (files) =>
    `For looking at, not for publishing: ${count(files)} included although not public yet: ${named(files)}.`,
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
    isWrong: 'not shown while its file has mistakes; they are listed below',
    isReplaced: 'not shown, because another file has this address',
    moved: (to) => `moved: this address leads to ${to}.`,
    gone: 'gone, and nothing takes its place: this address shows the error page.',
    shared: 'not a page; all pages can use it',
    list: (addresses) => `${addresses === 1 ? '1 page' : `${addresses} pages`} of a list`,
    ledger: 'list of all addresses ever published',
    fromTemplate: 'from the template',
    unknown: (asked, suggestion) =>
      `There is no ${asked}, neither an address nor a file below data/.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
    unknownAnchor: (url, anchor, suggestion) =>
      `There is no anchor #${anchor} on ${url}.${suggestion ? ` Did you mean ${url}#${suggestion}?` : ''}`,
  },
  noDraftsInRelease: 'Drafts are not published. Leave out --drafts or --release.',
};

export const newFile: typeof newFileDe = {
  created: (file) => `${file} was created.`,
  open: (places, marker) => `${plural(places, 'field', 'fields')} still to be filled in, each marked ${marker}.`,
  next: `Next: open the file and fill it in; ${NEBEL} validate lists what is missing, ${NEBEL} dev shows the page.`,
  nothingKnown: (slug) => `Nothing is known about “${slug}”, so all fields are left open.`,
  exists: (file) => `${file} already exists and is left alone.`,
  badSlug: (slug, suggestion) =>
    `“${slug}” cannot be an address: only small letters, digits and hyphens.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  unknownType: (type, types, suggestion) =>
    `There is no page type “${type}” to create, only ${types.join(', ')}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  cancelled: 'Cancelled. Nothing was written.',
  replace: (marker) => `Replace every ${marker} with your own words. ${NEBEL} validate lists what is missing.`,
  chosen: (label, others) => `Assumed to be ${label}. There are also: ${others.join(', ')}.`,
  optional: 'Optional; delete the “# ” before what you need:',
  choices: (choices) => `One of: ${choices.join(', ')}.`,
  forms: (names) => `Kind of block; each has its own fields. One of: ${names.join(', ')}.`,
  number: (kind, min, max) => {
    const what = kind === 'integer' ? 'Whole number' : 'Number';
    if (max !== undefined) return `${what}, ${min ?? 0} to ${max}.`;
    return min === undefined ? `${what}.` : `${what}, at least ${min}.`;
  },
  length: (min, max) => (min > 1 ? `${min} to ${max} characters.` : `At most ${max} characters.`),
  items: (min, max) => {
    if (min === max) return `Exactly ${plural(min, 'entry', 'entries')}.`;
    if (max === undefined) return `At least ${min} entries.`;
    return min > 0 ? `${min} to ${max} entries.` : `At most ${plural(max, 'entry', 'entries')}.`;
  },
  whichOne: 'Which one is meant?',
  skip: 'Enter accepts the value in brackets, or leaves the field open.',
  question: (field, help, preset) => `${help}\n${field}${preset === undefined ? '' : ` (${preset})`}: `,
  noNumber: (answer) => `“${answer}” is not a number in this range.`,
  noChoice: (answer, suggestion) =>
    `“${answer}” is not one of the choices.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
};
