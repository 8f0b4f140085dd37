import { plural } from '../../findings/catalogue/words.ts';
import type { diff as diffDe } from './de.ts';

const pages = (n: number) => plural(n, 'page', 'pages');

export const diff: typeof diffDe = {
  labelWidth: 18,
  nothing: 'Nothing changes for visitors.',
  summary: ({ added, removed, changed, shared }) =>
    `${pages(added)} added, ${pages(removed)} removed, ${pages(changed)} changed, ${plural(shared, 'shared change', 'shared changes')}.`,
  added: 'New pages',
  removed: 'Removed pages',
  shared: 'The same on many pages',
  onAllPages: (common) => (common === 1 ? 'on the one page' : `on all ${common} pages`),
  onPages: (hit, common) => `on ${hit} of ${pages(common)}`,
  andMore: (left) => `and ${left} more`,
  moreLines: (left) => `… and ${left} more ${left === 1 ? 'line' : 'lines'} that do not fit here.`,
  morePages: (left) => `… and ${left} more ${left === 1 ? 'page' : 'pages'} that do not fit here.`,
  noFolder: (folder) => `The folder ${folder} does not exist. Specify two built websites to compare.`,
  kinds: {
    price: 'Price',
    phone: 'Phone',
    hours: 'Hours',
    title: 'Title',
    description: 'Description',
    canonical: 'Canonical',
    robots: 'Search engines',
    text: 'Text',
    moved: 'Moved',
    link: 'Link',
    data: 'Structured data',
  },
  blocks: {
    heading: 'Heading',
    paragraph: 'Paragraph',
    item: 'List item',
    cell: 'Table cell',
    label: 'Label',
    text: 'Text',
  },
  help: {
    diff: 'Show what changes for visitors between two built websites; exits with 0 whether or not anything changes',
    old: 'Folder of the previous website',
    new: 'Folder of the new website',
    format: 'Output format: pretty for people, markdown for a pull request, json for programs',
  },
};
