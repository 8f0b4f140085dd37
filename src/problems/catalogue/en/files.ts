import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Files that cannot be read, or are in the wrong place. */
export const files: Chapter<'file'> = {
  'file-unreadable': {
    title: 'File cannot be read',
    message: ({ reason }) => `This file cannot be read (${reason}).`,
    why: 'Without its content the website would be incomplete.',
    fix: 'Check that the file is still there and that you may open it.',
  },
  'file-outside': {
    title: 'File leads out of the project',
    message: 'This file is a link to a file outside the project. It is not read.',
    why: 'Other machines do not have that file, and what it says may not be meant for the website.',
    fix: 'Replace the link with a copy of the file that it leads to.',
  },
  'file-not-utf8': {
    title: 'File is not saved as UTF-8',
    message: ({ byte }) => `This file is not saved as UTF-8 (first place: byte ${byte}).`,
    why: 'In other encodings, accented letters turn into the wrong characters.',
    fix: 'Save the file again in your editor with the encoding “UTF-8”.',
  },
  'file-line-ends': {
    title: 'Outdated line endings',
    message: 'The lines of this file end with a character that is no longer used (CR).',
    why: 'Old Macintosh programs write such files. The whole file then counts as a single line.',
    fix: 'Save the file with LF line endings; in Visual Studio Code, choose “LF” at the bottom right.',
  },
  'file-too-large': {
    title: 'File is too large',
    message: ({ bytes, limit }) => `This file has ${bytes} bytes; ${limit} are allowed.`,
    why: 'A text file hardly ever gets this large on purpose; a picture may have been pasted into it.',
    fix: 'Remove what does not belong there, or spread the content over several files.',
  },
  'file-empty': {
    title: 'File is empty',
    message: 'This file is empty.',
    why: 'No page can be made from an empty file.',
    fix: 'Fill the file in like a neighbouring one, or delete it.',
  },
  'file-name': {
    title: 'File name does not fit',
    message: ({ name }) => `The file name ${quote(name)} cannot be used as an address.`,
    why: 'The file name becomes the address of the page: only a–z, 0–9 and hyphens, and the ending .yaml.',
    fix: ({ suggestion }) => `Rename the file to ${quote(suggestion)}.`,
  },
  'file-unknown': {
    title: 'File belongs to no page type',
    message: ({ suggestion }) => `This file belongs to no page type.${meant(suggestion)}`,
    why: 'Nothing would be built from it, and no one would notice.',
    fix: ({ patterns }) => `Move the file to one of these places below data/: ${list(patterns)}.`,
  },
  'file-missing': {
    title: 'File is missing',
    message: 'This file is missing.',
    why: ({ type }) => `Without it, ${quote(type)} cannot be built.`,
    fix: 'Restore the file.',
  },
};
