import { NEBEL } from '../../../lib/command.ts';
import type { Effect } from '../../../lib/invisible.ts';
import { type Chapter, section } from '../catalogue.ts';
import { alternatives, cited, isDecomposed, lacksOnlyNoBreakSpace, list, plural } from '../words.ts';
import { named, quote } from '../words-en.ts';

/** Objections of an editor-in-chief: spelling, typography, repetition. */
export const words: Chapter<'text' | 'context'> = {
  'context-differs': section('Conflicting versions of a fact', ({ fact, places }) => ({
    message: `${quote(fact)} is not the same everywhere (${list(places)}).`,
    why: 'Visitors who read two pages do not know which version is correct.',
    fix: `Make all versions the same, or explain under “acknowledged” why ${quote(fact)} differs.`,
  })),
  'context-agrees': section('Explanation without a difference', ({ fact }) => ({
    message: `${quote(fact)} is now the same everywhere, but this list item still explains why it differs.`,
    why: 'If it differs again, the old explanation would hide that.',
    fix: 'Delete this whole list item, including all its lines.',
  })),
  'text-invisible': section('Invisible character', ({ character, effect }) => ({
    message: `There is an invisible character here (${character}).`,
    why: INVISIBLE[effect],
    fix: `${effect === 'indent' ? 'Replace it with spaces' : 'Delete the character'}, or run “${NEBEL} validate --fix”.`,
  })),
  'text-quotes': section('Quotation marks of a word processor', ({ found, wanted }) => ({
    message: `The quotation marks around ${found} would be visible on the page.`,
    why: 'Only straight quotation marks delimit a value. Those of a word processor are part of it.',
    fix: `Write ${wanted}. If they are meant to be visible, put straight ones around them: "${found}".`,
  })),
  'text-cut': section('Text is cut off', ({ lost }) => ({
    message: `The text from # onwards does not appear on the page: ${quote(lost)}.`,
    why: 'After a space, # starts a comment, which appears only in the file.',
    fix: 'Put the whole text in straight quotation marks: "…". If it is a comment, move it to a separate line.',
  })),
  'text-typography': section('House style', ({ found, wanted, before = '', after = '' }) => {
    const [typed, right] = [before + found + after, before + wanted + after];
    return {
      message: isDecomposed(found, wanted)
        ? `${quote(wanted)} consists of two characters here and looks different in our font.`
        : lacksOnlyNoBreakSpace(typed, right)
          ? `We write ${cited(typed, quote)} with a non-breaking space.`
          : `We write ${cited(right, quote)}, not ${cited(typed, quote)}.`,
      why: 'All pages follow the same style: ss, «…», 7.30 Uhr, en dash, non-breaking space.',
      fix: `Correct it, or run “${NEBEL} validate --fix”.`,
    };
  }),
  'text-spelling': section('Unknown word', ({ word, suggestions }) => ({
    message: `${quote(word)} is not in any dictionary.`,
    why: 'A typo costs trust, and people who search for the correct word do not find the page.',
    fix:
      suggestions.length > 0
        ? `Did you mean ${alternatives(suggestions.map(quote), 'or')}? If the word is correct, add it with “${NEBEL} validate --accept ${word}”.`
        : `Correct the word. If it is right, add it with “${NEBEL} validate --fix”.`,
  })),
  'text-forbidden': section('Forbidden word', ({ word, instead }) => ({
    message: `${quote(word)} is not allowed here.`,
    why: 'The law or our house rules prohibit this word in advertising.',
    fix: instead,
  })),
  'text-similar': section('Two pages are too similar', ({ other, percent, passages }) => ({
    message: `This page is ${percent}% identical to ${quote(other)}, not counting place names.`,
    why: `Search engines penalise such pages. Shared passages include: ${passages.map(quote).join(', ')}.`,
    fix: 'Write what applies only to this page, and leave out what applies everywhere.',
  })),
  'text-repeated': section('Too few unique sentences', ({ percent, passages }) => ({
    message:
      percent === 0
        ? 'Every sentence on this page also appears on another page.'
        : `Only ${percent}% of the sentences on this page appear on no other page.`,
    why: `Repeated passages include: ${passages.map(quote).join(', ')}.`,
    fix: 'Rewrite the repeated sentences for this page.',
  })),
  'text-foreign-name': section('Name of another page in a heading', ({ name, own }) => ({
    message: `The heading mentions ${quote(name)}, but the page is about ${quote(own)}.`,
    why: 'Such names are left over when a page is copied from another.',
    fix: `Change it to ${quote(own)}, or reword the heading without a name.`,
  })),
  'text-other-name': section('Name of another page', ({ value, own, name }) => ({
    message: `The text here is ${quote(value)}, but the link leads to the page about ${quote(own)}.`,
    why: 'Visitors who follow the link would not get what they chose.',
    fix: `Delete this field to use ${quote(own)}. Or refer to the page about ${quote(name)} in the field before it.`,
  })),
  'text-short': section('Text is short', ({ words: given, min, counted }) => ({
    message: `The text has ${plural(given, 'word', 'words')}, ${min - given} fewer than the recommended minimum of ${min}.`,
    why: 'A short text leaves questions unanswered, and search engines show the page less often.',
    fix: `Add what readers still want to know.${counted.length > 0 ? ` Counted fields: ${list(counted)}.` : ''}`,
  })),
  'text-reading-time': section('Reading time is wrong', ({ stated, minutes, words: given }) => ({
    message: `The text has ${plural(given, 'word', 'words')}. Reading it takes about ${plural(minutes, 'minute', 'minutes')}, but the stated time is ${stated}.`,
    why: 'Readers with little time rely on this figure.',
    fix: `Delete the line to have the reading time calculated, or change it to ${minutes}.`,
  })),
  'text-duplicate-meta': section('Title or description used twice', ({ field, ...others }) => ({
    message: `${quote(`meta.${field}`)} is the same as in ${named(others)}.`,
    why: 'The pages would be indistinguishable in search results.',
    fix: 'Write a different one for each page.',
  })),
};

const INVISIBLE: Readonly<Record<Effect, string>> = {
  direction: 'It reverses the reading direction, so the page would not show what you read here.',
  control: 'It is a control character for printers and programs. It is not allowed in pages, feeds and images.',
  nothing: 'It was pasted in from another program. People who search for the word will not find it.',
  indent: 'It looks like a space but is a different character, so the structure of the file is wrong.',
};
