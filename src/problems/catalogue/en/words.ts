import type { Effect } from '../../../lib/invisible.ts';
import { NEBEL } from '../../../messages/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { alternatives, cited, isPutTogether, list, onlySpaceIsFixed, plural } from '../words.ts';
import { named, quote } from '../words-en.ts';

/** What an editor-in-chief would object to. */
export const words: Chapter<'text' | 'context'> = {
  'context-differs': section('One fact, several versions', ({ fact, places }) => ({
    message: `${quote(fact)} is not the same everywhere (${list(places)}).`,
    why: 'Visitors who read two pages do not know which one is right.',
    fix: `Make them the same, or explain under “acknowledged” why ${quote(fact)} differs.`,
  })),
  'context-agrees': section('A reason without a difference', ({ fact }) => ({
    message: `${quote(fact)} is the same everywhere now, but this still explains why it is not.`,
    why: 'If it differs again one day, the old explanation would hide that.',
    fix: 'Delete this whole entry, with all its lines.',
  })),
  'text-invisible': section('An invisible character', ({ character, effect }) => ({
    message: `There is an invisible character here (${character}).`,
    why: INVISIBLE[effect],
    fix: `${effect === 'indent' ? 'Replace it with spaces' : 'Delete the character'}, or let “${NEBEL} validate --fix” do it.`,
  })),
  'text-cut': section('Text is cut off', ({ lost }) => ({
    message: `What starts with # here does not appear on the page: ${quote(lost)}.`,
    why: 'After a space, # starts a note that stays in the file.',
    fix: 'Put the whole text into straight quotation marks: "…". If it is a note, give it a line of its own.',
  })),
  'text-typography': section('House style', ({ found, wanted, before = '', after = '' }) => {
    const [typed, right] = [before + found + after, before + wanted + after];
    return {
      message: isPutTogether(found, wanted)
        ? `${quote(wanted)} is made of two characters here and looks different in our font.`
        : onlySpaceIsFixed(typed, right)
          ? `We write ${cited(typed, quote)} with a no-break space.`
          : `We write ${cited(right, quote)}, not ${cited(typed, quote)}.`,
      why: 'All pages follow the same style.',
      fix: `Correct it, or let “${NEBEL} validate --fix” do it.`,
    };
  }),
  'text-spelling': section('Unknown word', ({ word, suggestions }) => ({
    message: `${quote(word)} is in no dictionary.`,
    why: 'A slip costs trust, and people who search for the right word do not find the page.',
    fix:
      suggestions.length > 0
        ? `Did you mean ${alternatives(suggestions.map(quote), 'or')}? If the word is right, “${NEBEL} validate --accept ${word}” accepts it.`
        : `Correct the word. If it is right, “${NEBEL} validate --fix” accepts it.`,
  })),
  'text-forbidden': section('Forbidden word', ({ word, instead }) => ({
    message: `${quote(word)} is not allowed here.`,
    why: 'The law or the house rules forbid this word in advertising.',
    fix: instead,
  })),
  'text-similar': section('Two pages say the same', ({ other, percent, passages }) => ({
    message: `This page is ${percent} % the same as ${quote(other)}, names of places not counted.`,
    why: `Search engines demote such pages. They share, for example: ${passages.map(quote).join(', ')}.`,
    fix: 'Write what is true of this page alone, and leave out what is true everywhere.',
  })),
  'text-repeated': section('Too few sentences of its own', ({ percent, passages }) => ({
    message:
      percent === 0
        ? 'Every sentence on this page is also on another page.'
        : `Only ${percent} % of the sentences on this page are on no other page.`,
    why: `Repeated, for example: ${passages.map(quote).join(', ')}.`,
    fix: 'Rewrite the repeated sentences for this page.',
  })),
  'text-foreign-name': section('Another page’s name in a heading', ({ name, own }) => ({
    message: `The heading names ${quote(name)}, but the page is about ${quote(own)}.`,
    why: 'This is what is left over when a page is copied from another.',
    fix: `Write ${quote(own)}, or word the heading without a name.`,
  })),
  'text-other-name': section('Another page’s name', ({ value, own, name }) => ({
    message: `This says ${quote(value)}, but the link leads to the page about ${quote(own)}.`,
    why: 'Visitors who follow the link would not get what they chose.',
    fix: `Delete this field, and ${quote(own)} applies. Or refer to the page about ${quote(name)} instead.`,
  })),
  'text-short': section('The text is short', ({ words: given, min, counted }) => ({
    message: `The text has ${plural(given, 'word', 'words')}; at least ${min} are wanted, so ${min - given} more.`,
    why: 'A short text leaves questions open, and search engines show the page less often.',
    fix: `Add what readers still want to know.${counted.length > 0 ? ` Counted were: ${list(counted)}.` : ''}`,
  })),
  'text-reading-time': section('The reading time is wrong', ({ stated, minutes, words: given }) => ({
    message: `The text has ${plural(given, 'word', 'words')}. That takes about ${plural(minutes, 'minute', 'minutes')} to read; ${stated} ${stated === 1 ? 'is' : 'are'} stated.`,
    why: 'Readers with little time rely on it.',
    fix: `Delete the line, and the reading time is worked out for you. Or write ${minutes}.`,
  })),
  'text-duplicate-meta': section('Title or description used twice', ({ field, ...others }) => ({
    message: `${named(others)} has the same ${quote(`meta.${field}`)}.`,
    why: 'The pages could not be told apart in search results.',
    fix: 'Give each page its own.',
  })),
};

const INVISIBLE: Readonly<Record<Effect, string>> = {
  direction: 'It reverses the reading direction, so the page would not say what you read here.',
  control: 'It is a command for printers and programs. Pages, feeds and pictures must not contain it.',
  nothing: 'It was copied along from another program. People who search for the word do not find it.',
  indent: 'It looks like a space but is another character, so the structure of the file is wrong.',
};
