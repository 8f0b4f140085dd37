import { plural } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { dev as devDe } from './de.ts';

export const dev: typeof devDe = {
  help: {
    command: 'Shows the website while you write; every saved change appears at once',
    edit: 'Lets you edit the pages themselves: click a text, change it, save',
    open: 'Opens the site in the browser',
    openWith:
      'Editor that a click on a finding opens the file in: code, codium, cursor, zed, idea, or an address with {file}, {line} and {column}',
  },
  serving: (address) => `Preview while you write: ${address}`,
  rebuilt: (pages) => (pages === 0 ? 'No page has changed.' : `${plural(pages, 'page', 'pages')} updated.`),
  cannotWatch: (cause) =>
    `This computer does not report all changes (${cause}). Quit other programs that watch folders, and start ${NEBEL} dev again.`,
  noEditor: (wanted, known) =>
    `"${wanted}" is neither a known editor (${known.join(', ')}) nor an address with {file} in it.`,
  found: (errors, warnings) =>
    [errors > 0 ? plural(errors, 'error', 'errors') : '', warnings > 0 ? plural(warnings, 'warning', 'warnings') : '']
      .filter(Boolean)
      .join(', '),
  more: (hidden) => `And ${plural(hidden, 'more finding', 'more findings')}: ${NEBEL} validate lists them all.`,
  lastGood: 'Behind this is the last version without errors. It is updated as soon as you save the corrected file.',
  noPageYet: 'There is no page yet. It appears as soon as you save the corrected files.',
  onlyWarnings: 'The page is up to date. Warnings do not stop anything.',
  templatesFailed: 'Error in the templates',
  whyFailed: 'Templates are code, and this code could not be run. The content below data/ is probably not the cause.',
  whyPageFailed: (url, file) => `Templates are code. They failed while the page ${url} was made from ${file}.`,
  mendTemplates:
    'Correct the file there and save it. If you do not work on templates, pass this message on to someone who does.',
  gallery: {
    title: 'Components',
    materials: 'Materials',
    tokens: 'Colours and sizes',
    drawings: 'Drawings',
    alone: 'show alone',
    each: 'All names',
    data: 'Data',
    schema: 'Schema',
    unfit: 'Does not fit the schema:',
  },
  hide: 'Hide',
  gone: `The preview does not answer. Is ${NEBEL} dev still running? This page continues as soon as it does.`,
};
