import { plural } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { dev as devDe } from './de.ts';

export const dev: typeof devDe = {
  help: {
    command: 'Shows the website while you write: every saved change appears by itself',
    openWith:
      'What a click on a finding opens the file with: code, codium, cursor, zed, idea, or an address with {file}, {line} and {column}',
  },
  serving: (address) => `Preview while you write: ${address}`,
  rebuilt: (pages) => (pages === 0 ? 'No page has changed.' : `${plural(pages, 'page', 'pages')} new.`),
  cannotWatch: (cause) =>
    `This machine does not report all changes (${cause}). End other programs that watch folders, and start ${NEBEL} dev again.`,
  noEditor: (wanted, known) =>
    `"${wanted}" is neither a known editor (${known.join(', ')}) nor an address with {file} in it.`,
  noSiteModule: (folder) => `There is no file site.ts or site.tsx in the folder ${folder}.`,
  found: (errors, warnings) =>
    [errors > 0 ? plural(errors, 'error', 'errors') : '', warnings > 0 ? plural(warnings, 'warning', 'warnings') : '']
      .filter(Boolean)
      .join(', '),
  more: (hidden) => `And ${plural(hidden, 'more finding', 'more findings')}: ${NEBEL} validate names them all.`,
  lastGood:
    'Beneath is the last version without errors. As soon as you save a mended file, things go on here by themselves.',
  noPageYet: 'There is no page yet. As soon as you save the mended files, it appears by itself.',
  onlyWarnings: 'The page is up to date. Warnings stop nothing.',
  templatesFailed: 'Error in the templates',
  whyFailed: 'Templates are code, and this code could not be run. The content below data/ is hardly to blame.',
  mendTemplates:
    'Mend the file at this place and save it. If you do not work on templates, pass this message on to those who do.',
  hide: 'Hide',
  gone: `The preview does not answer. Is ${NEBEL} dev still running? As soon as it answers, things go on here.`,
};
