import { plural } from '../../findings/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { dev as devDe } from './de.ts';

export const dev: typeof devDe = {
  help: {
    command: 'Show the website while you write; every saved change appears automatically',
    edit: 'Edit directly on the pages: click a text, change it, save',
    open: 'Open the website in the browser',
    openWith:
      'What opens the file when you click a finding: code, codium, cursor, zed, idea, or an address with {file}, {line} and {column}',
  },
  serving: (address) => `Live preview: ${address}`,
  rebuilt: (pages) => (pages === 0 ? 'No page has changed.' : `${plural(pages, 'page', 'pages')} updated.`),
  polls: (cause) =>
    `This computer cannot watch this many files (${cause}). So the preview looks for changes itself, twice a second; they appear a little later. It is quicker if you close other programs that watch folders and restart ${NEBEL} dev.`,
  cannotWatch: (cause) =>
    `This computer does not report all changes (${cause}). Close other programs that watch folders, and restart ${NEBEL} dev.`,
  noEditor: (wanted, known) =>
    `"${wanted}" is neither a known editor (${known.join(', ')}) nor an address that contains {file}.`,
  found: (errors, warnings) =>
    [errors > 0 ? plural(errors, 'error', 'errors') : '', warnings > 0 ? plural(warnings, 'warning', 'warnings') : '']
      .filter(Boolean)
      .join(', '),
  more: (hidden) => `And ${plural(hidden, 'more finding', 'more findings')}: ${NEBEL} validate lists them all.`,
  lastGood: 'Below is the last version without errors. It is updated as soon as you save a corrected file.',
  noPageYet: 'There is no page yet. It will appear as soon as you save the corrected files.',
  onlyWarnings: 'The page is up to date. Warnings do not block anything.',
  templatesFailed: 'Error in the templates',
  whyFailed: 'Templates are code, and this code could not be run. The content under data/ is probably not the cause.',
  whyPageFailed: (url, file) => `Templates are code. They failed while generating the page ${url} from ${file}.`,
  mendTemplates:
    'Fix the file at this location and save it. If you do not work on templates, pass this message on to a developer.',
  gallery: {
    title: 'Components',
    materials: 'Materials',
    tokens: 'Colours and sizes',
    illustrations: 'Drawings',
    alone: 'show separately',
    each: 'All names',
    data: 'Data',
    schema: 'Schema',
    unfit: 'Does not match the schema:',
  },
  hide: 'Hide',
  gone: `The preview is not responding. Is ${NEBEL} dev still running? This page continues as soon as it responds.`,
};
