import type { Chapter } from '../catalogue.ts';
import { meant, named, quote } from '../words-en.ts';

/** Pictures below `data/`, and what is said of them. */
export const images: Chapter<'image'> = {
  'image-missing': {
    title: 'There is no such picture',
    message: ({ file, suggestion }) => `Below data/ there is no picture ${quote(file)}.${meant(suggestion)}`,
    why: 'The page would have a gap.',
    fix: ({ suggestion, nearest }) => {
      if (suggestion) return `Write ${quote(suggestion)}.`;
      const known = nearest.others.length > 0 ? ` There are ${named(nearest)}.` : '';
      return `Put the picture there, or name another one, with its folder and ending. Capital letters count.${known}`;
    },
  },
  'image-unreadable': {
    title: 'Picture cannot be opened',
    message: ({ file, format }) =>
      format
        ? `${quote(file)} is a picture in the format ${format.toUpperCase()}, which the website cannot use.`
        : `${quote(file)} cannot be opened as a picture. The file is damaged, or it is none.`,
    why: 'No pictures can be made of it that every browser shows.',
    fix: ({ format }) =>
      format
        ? 'Save it as JPEG and use the new file. iPhones take JPEG with Settings › Camera › Formats › “Most Compatible”.'
        : 'Open the file on your computer. If that fails, get the picture once more; else save it again as JPEG.',
  },
  'image-small': {
    title: 'Picture is too small',
    message: ({ file, width, wanted }) =>
      `${quote(file)} is ${width} pixels wide; this place needs at least ${wanted}.`,
    why: 'A smaller picture looks blurred.',
    fix: 'Take the picture as it comes from the camera. Saved from a chat or a website, it has often been made smaller.',
  },
  'image-alt': {
    title: 'Description of a picture says nothing',
    message: ({ alt }) => `${quote(alt)} does not describe the picture; it is only a name.`,
    why: 'These words are read to people who do not see the picture.',
    fix: 'Say in one sentence what there is to see, such as “Cellar wall with black spots up to the knee”.',
  },
  'image-consent': {
    title: 'Consent to a picture is missing',
    message: ({ file }) => `Nothing says who agreed that ${quote(file)} is shown.`,
    why: 'People who can be recognised in a picture have a say in its publication, and so do those whose home it shows.',
    fix: 'Write under “consent” who agreed, and when. If it concerns no one, write why: “our own device, no people in it”.',
  },
  'image-unused': {
    title: 'Picture is not used',
    message: ({ file }) => `No field shows the picture ${quote(file)}.`,
    why: 'It does not come onto the website. But it stays with the data, and so does what the camera wrote into it.',
    fix: ({ file }) => `Name ${quote(file)} in a field for pictures, or delete the file.`,
  },
};
