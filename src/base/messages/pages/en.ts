import { listStart, plural } from '../../findings/catalogue/words.ts';
import { MAX_SLUG } from '../../lib/paths.ts';
import type { Unpublished } from '../../lib/visibility.ts';
import { NEBEL } from '../command.ts';
import type { newFile as newFileDe, pages as pagesDe, UnpublishedFile } from './de.ts';

const state = (unpublished: Unpublished) => (unpublished.kind === 'draft' ? 'draft' : `from ${unpublished.from}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 page is' : `${length} pages are`);

const named = (files: readonly UnpublishedFile[]) =>
  listStart(
    files.map(({ file, unpublished }) => `${file} (${state(unpublished)})`),
    (others) => `and ${others} others`,
  );

const missing = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `This page is not on the website until you delete the line “draft” in ${file}.`
    : `This page appears on the website on ${unpublished.from}. The day is set in ${file}, in the field “${unpublished.field}”.`;

export const pages: typeof pagesDe = {
  label: (unpublished) => (unpublished.kind === 'draft' ? 'Draft' : `Draft until ${unpublished.from}`),
  reason: missing,
  leftOut: (files) => `${count(files)} not public yet and left out: ${named(files)}. ${NEBEL} dev shows these, too.`,
  included: (files) =>
    `For preview only, not for publishing: ${count(files)} included although not public yet: ${named(files)}.`,
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
    help: 'Description',
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
      return `expired. This page was on the website until ${why.until}. The day is set in ${file}, in the field “until”.`;
    },
    hasMistakes: 'not visible while its file has errors; they are listed below',
    isReplaced: 'not visible because another file has this address',
    moved: (to) => `moved: this address redirects to ${to}.`,
    gone: 'gone, without a replacement: this address shows the error page.',
    shared: 'not a page of its own; all pages can use it',
    list: (addresses) => `${addresses === 1 ? '1 page' : `${addresses} pages`} of a list`,
    ledger: 'list of all addresses ever published',
    fromTemplate: 'from the template',
    unknown: (asked, suggestion) =>
      `${asked} is neither an address nor a file under data/.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
    unknownAnchor: (url, anchor, suggestion) =>
      `The page ${url} has no anchor #${anchor}.${suggestion ? ` Did you mean ${url}#${suggestion}?` : ''}`,
  },
  noDraftsInRelease: 'Drafts are not published. Omit --drafts or --release.',
};

export const newFile: typeof newFileDe = {
  created: (file) => `Created ${file}.`,
  open: (places, marker) => `${plural(places, 'field still needs', 'fields still need')} a value (marked ${marker}).`,
  next: `Next: open the file and fill it in; ${NEBEL} validate lists what is missing, and ${NEBEL} dev shows the page.`,
  nothingKnown: (slug) => `Nothing is known about “${slug}”, so all fields are left blank.`,
  exists: (file) => `${file} already exists and is left unchanged.`,
  badSlug: (slug, suggestion) =>
    `“${slug}” cannot be an address: use only lower-case letters, digits and hyphens, at most ${MAX_SLUG} characters, and no name that Windows reserves for a device (con, aux, nul, com1 …).${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  unknownType: (type, types, suggestion) =>
    `Pages of the type “${type}” cannot be created, only ${types.join(', ')}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  cancelled: 'Cancelled. Nothing was written.',
  replace: (marker) => `Replace every ${marker} with your own value. ${NEBEL} validate lists what is missing.`,
  chosen: (label, others) => `${label} is assumed. Alternatives: ${others.join(', ')}.`,
  optional: 'Optional; to use a field, delete the “# ” before it:',
  choices: (choices) => `One of: ${choices.join(', ')}.`,
  forms: (names) => `Type of block; each has its own fields. One of: ${names.join(', ')}.`,
  number: (kind, min, max) => {
    const what = kind === 'integer' ? 'Whole number' : 'Number';
    if (max !== undefined) return `${what}, ${min ?? 0} to ${max}.`;
    return min === undefined ? `${what}.` : `${what}, at least ${min}.`;
  },
  length: (min, max) => (min > 1 ? `${min} to ${max} characters.` : `At most ${max} characters.`),
  items: (min, max) => {
    if (min === max) return `Exactly ${plural(min, 'item', 'items')}.`;
    if (max === undefined) return `At least ${min} items.`;
    return min > 0 ? `${min} to ${max} items.` : `At most ${plural(max, 'item', 'items')}.`;
  },
  whichOne: 'Which one do you mean?',
  skip: 'Press Enter to accept the suggestion in brackets, or to leave the field blank.',
  question: (field, help, preset) => `${help}\n${field}${preset === undefined ? '' : ` (${preset})`}: `,
  noNumber: (answer) => `“${answer}” is not a valid number.`,
  noChoice: (answer, suggestion) =>
    `“${answer}” is not one of the options.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
};
