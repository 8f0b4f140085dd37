import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Mistakes in the built pages. */
export const output: Chapter<'output'> = {
  'output-link': {
    title: 'Link in the built page leads nowhere',
    message: ({ href, suggestion }) =>
      `The link ${quote(href)} leads to no file of the built website.${meant(suggestion)}`,
    why: () => 'Visitors would end up on the error page.',
    fix: () => 'If the link stands in the data, correct it there; otherwise it is a mistake of the template.',
  },
  'output-anchor': {
    title: 'Anchor is missing in the built page',
    message: ({ href, anchor }) =>
      `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but there is no such anchor.`,
    why: () => 'The link would end at the top of the page.',
    fix: () => 'If the link stands in the data, correct it there; otherwise it is a mistake of the template.',
  },
  'output-duplicate-id': {
    title: 'Id stands twice',
    message: ({ id }) => `The id ${quote(id)} stands on the page twice.`,
    why: () => 'Links and screen readers would find only the first.',
    fix: () => 'Give one of the sections another anchor.',
  },
  'output-title': {
    title: 'Page has no title',
    message: () => 'The page has no title.',
    why: () => 'The title stands in search results and on the tab of the browser.',
    fix: () => 'Add “meta.title”.',
  },
  'output-duplicate-title': {
    title: 'Two pages with the same title',
    message: ({ title, others }) => `The title ${quote(title)} is also that of ${list(others)}.`,
    why: () => 'In search results the pages could not be told apart.',
    fix: () => 'Give one of the pages a “meta.title” of its own.',
  },
  'output-h1': {
    title: 'Not exactly one main heading',
    message: ({ count }) =>
      `The page has ${count} main ${count === 1 ? 'heading' : 'headings'} (h1); exactly one is right.`,
    why: () => 'Search engines and screen readers need one clear title.',
    fix: () => 'This is a mistake of the template.',
  },
  'output-image-size': {
    title: 'Image without size',
    message: ({ src }) => `The image ${quote(src)} states no width and height.`,
    why: () => 'Without a size, the text jumps while the image loads.',
    fix: () => 'This is a mistake of the template: add width and height.',
  },
  'output-image-alt': {
    title: 'Image without alternative text',
    message: ({ src }) => `The image ${quote(src)} has no alternative text.`,
    why: () => 'Otherwise, whoever cannot see the image does not learn what it shows.',
    fix: () => 'Add a description, or an empty alt if the image is only decoration.',
  },
  'output-inline-code': {
    title: 'Code inside the HTML',
    message: ({ what }) => `${quote(what)} stands directly in the HTML of the page.`,
    why: () => 'One strict security rule serves every page and forbids code and style inside the HTML.',
    fix: () => 'This is a mistake of the template: move it to a file.',
  },
  'output-secret': {
    title: 'Key in the built website',
    message: ({ shown }) => `This file holds ${quote(shown)}, which looks like a secret key.`,
    why: () => 'Everyone can read what stands in the built website.',
    fix: () => 'Remove it where it comes from, and revoke it where it was issued if it was online before.',
  },
};
