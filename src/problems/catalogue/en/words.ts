import type { Effect } from '../../../lib/invisible.ts';
import { NEBEL } from '../../../messages/command.ts';
import type { Chapter } from '../catalogue.ts';
import { cited, isPutTogether, list, onlySpaceIsFixed, plural } from '../words.ts';
import { named, oneOf, quote } from '../words-en.ts';

/** What an editor-in-chief would object to. */
export const words: Chapter<'text' | 'context'> = {
  'context-differs': {
    title: 'One fact, several versions',
    message: ({ fact, places }) => `${quote(fact)} is not the same everywhere (${list(places)}).`,
    why: 'Visitors who read two pages do not know which one is right.',
    fix: ({ fact }) => `Make them the same, or explain under “acknowledged” why ${quote(fact)} differs.`,
  },
  'context-agrees': {
    title: 'A reason without a difference',
    message: ({ fact }) => `${quote(fact)} is the same everywhere now, but this still explains why it is not.`,
    why: 'If it differs again one day, the old explanation would hide that.',
    fix: 'Delete this whole entry, with all its lines.',
  },
  'text-invisible': {
    title: 'An invisible character',
    message: ({ character }) => `There is an invisible character here (${character}).`,
    why: ({ effect }) => INVISIBLE[effect],
    fix: ({ effect }) =>
      `${effect === 'indent' ? 'Replace it with spaces' : 'Delete the character'}, or let “${NEBEL} validate --fix” do it.`,
  },
  'text-cut': {
    title: 'Text is cut off',
    message: ({ lost }) => `What starts with # here does not appear on the page: ${quote(lost)}.`,
    why: 'After a space, # starts a note that stays in the file.',
    fix: 'Put the whole text into straight quotation marks: "…". If it is a note, give it a line of its own.',
  },
  'text-typography': {
    title: 'House style',
    message: ({ found, wanted, before = '', after = '' }) => {
      if (isPutTogether(found, wanted))
        return `${quote(wanted)} is made of two characters here and looks different in our font.`;
      const [typed, right] = [before + found + after, before + wanted + after];
      return onlySpaceIsFixed(typed, right)
        ? `We write ${cited(typed, quote)} with a no-break space.`
        : `We write ${cited(right, quote)}, not ${cited(typed, quote)}.`;
    },
    why: 'All pages follow the same style.',
    fix: `Correct it, or let “${NEBEL} validate --fix” do it.`,
  },
  'text-spelling': {
    title: 'Unknown word',
    message: ({ word }) => `${quote(word)} is in no dictionary.`,
    why: 'A slip costs trust, and people who search for the right word do not find the page.',
    fix: ({ word, suggestions }) =>
      suggestions.length > 0
        ? `Did you mean ${oneOf(suggestions)}? If the word is right, “${NEBEL} validate --accept ${word}” accepts it.`
        : `Correct the word. If it is right, “${NEBEL} validate --fix” accepts it.`,
  },
  'text-forbidden': {
    title: 'Forbidden word',
    message: ({ word }) => `${quote(word)} is not allowed here.`,
    why: 'The law or the house rules forbid this word in advertising.',
    fix: ({ instead }) => instead,
  },
  'text-similar': {
    title: 'Two pages say the same',
    message: ({ other, percent }) =>
      `This page is ${percent} % the same as ${quote(other)}, names of places not counted.`,
    why: ({ passages }) =>
      `Search engines demote such pages. They share, for example: ${passages.map(quote).join(', ')}.`,
    fix: 'Write what is true of this page alone, and leave out what is true everywhere.',
  },
  'text-repeated': {
    title: 'Too few sentences of its own',
    message: ({ percent }) =>
      percent === 0
        ? 'Every sentence on this page is also on another page.'
        : `Only ${percent} % of the sentences on this page are on no other page.`,
    why: ({ passages }) => `Repeated, for example: ${passages.map(quote).join(', ')}.`,
    fix: 'Rewrite the repeated sentences for this page.',
  },
  'text-foreign-name': {
    title: 'Another page’s name in a heading',
    message: ({ name, own }) => `The heading names ${quote(name)}, but the page is about ${quote(own)}.`,
    why: 'This is what is left over when a page is copied from another.',
    fix: ({ own }) => `Write ${quote(own)}, or word the heading without a name.`,
  },
  'text-other-name': {
    title: 'Another page’s name',
    message: ({ value, own }) => `This says ${quote(value)}, but the link leads to the page about ${quote(own)}.`,
    why: 'Visitors who follow the link would not get what they chose.',
    fix: ({ name, own }) =>
      `Delete this field, and ${quote(own)} applies. Or refer to the page about ${quote(name)} instead.`,
  },
  'text-short': {
    title: 'The text is short',
    message: ({ words: given, min }) =>
      `The text has ${plural(given, 'word', 'words')}; at least ${min} are wanted, so ${min - given} more.`,
    why: 'A short text leaves questions open, and search engines show the page less often.',
    fix: ({ counted }) =>
      `Add what readers still want to know.${counted.length > 0 ? ` Counted were: ${list(counted)}.` : ''}`,
  },
  'text-reading-time': {
    title: 'The reading time is wrong',
    message: ({ stated, minutes, words: given }) =>
      `The text has ${plural(given, 'word', 'words')}. That takes about ${plural(minutes, 'minute', 'minutes')} to read; ${stated} ${stated === 1 ? 'is' : 'are'} stated.`,
    why: 'Readers with little time rely on it.',
    fix: ({ minutes }) => `Delete the line, and the reading time is worked out for you. Or write ${minutes}.`,
  },
  'text-duplicate-meta': {
    title: 'Title or description used twice',
    message: ({ field, ...others }) => `${named(others)} has the same ${quote(`meta.${field}`)}.`,
    why: 'The pages could not be told apart in search results.',
    fix: 'Give each page its own.',
  },
};

const INVISIBLE: Readonly<Record<Effect, string>> = {
  direction: 'It reverses the reading direction, so the page would not say what you read here.',
  control: 'It is a command for printers and programs. Pages, feeds and pictures must not contain it.',
  nothing: 'It was copied along from another program. People who search for the word do not find it.',
  indent: 'It looks like a space but is another character, so the structure of the file is wrong.',
};
