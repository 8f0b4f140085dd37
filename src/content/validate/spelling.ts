import type { Source, Speller } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { placeIn, textRange } from '../../base/findings/locate.ts';
import { memoized } from '../../base/lib/collections.ts';
import type { NotedFile } from './validators/keywords.ts';

/** An unknown word at its first occurrence in a file. */
interface UnknownWord {
  readonly source: Source;
  readonly pointer: string;
  readonly word: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/**
 * Reports unknown words, each once per file. Texts are read from the source as typed, so that every finding has an exact
 * range.
 */
export function checkSpelling(files: readonly NotedFile<'texts'>[], speller: Speller): Finding[] {
  const used = new Map<string, number>();
  const unknown = files.flatMap((file) => unknownWordsIn(file, speller, used));
  const suggest = memoized((word) => speller.suggest(word, used));
  return unknown.map(({ source, pointer, word, start, end }) =>
    finding('text-spelling', placeIn(source, start, end, pointer), { word, suggestions: suggest(word) }, 'warning'),
  );
}

/** @param used counts the correct words */
function unknownWordsIn(
  { source, notes }: NotedFile<'texts'>,
  speller: Speller,
  used: Map<string, number>,
): UnknownWord[] {
  const found = new Map<string, UnknownWord>();
  for (const pointer of notes.texts) {
    const [start, stop] = textRange(source, pointer);
    for (const { word, at, end, isPart } of wordsOf(source.text.slice(start, stop))) {
      if (speller.knows(word, isPart)) used.set(word, (used.get(word) ?? 0) + 1);
      else if (!found.has(word)) found.set(word, { source, pointer, word, start: start + at, end: start + end });
    }
  }
  return [...found.values()];
}

/**
 * Parts of a text that are not words: facts in braces, link targets, HTML tags and entities, YAML escapes, mail and web
 * addresses, paths and file names. Repetitions before a required character are limited, because a long sequence of letters
 * would take quadratic time otherwise.
 */
const NOT_WORDS = new RegExp(
  [
    /\{\{[^{}]*\}\}|\{\{?[^{}\s]*\}\}?/u,
    /\]\([^()\s]*\)/u,
    /<[^<>]*>/u,
    /&#?\w+;/u,
    /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|\S)/u,
    /[\w.+-]{1,64}@[\w.-]+/u,
    /(?:https?:|www\.)\S+/u,
    /(?<![\p{L}\p{N}])\/[\w/#?=&.-]*/u,
    /[\p{L}\p{N}-]{1,64}(?:\.\p{Ll}[\p{L}\p{N}-]*)+/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * At least three letters, possibly with invisible characters among them, and no digit next to them as in «H2O». Two letters
 * are mostly units, days, titles and initials, and nearly every pair of letters abbreviates something.
 */
const WORD = /(?<![\p{L}\p{M}\p{N}_])\p{L}[\p{L}\p{M}\p{Cf}]{2,}(?![\p{L}\p{M}\p{N}_])/gu;

const INVISIBLE = /\p{Cf}/gu;

const HYPHEN = /[-\u2010\u2011]/;

interface Word {
  readonly word: string;
  readonly at: number;
  readonly end: number;
  /** True if a hyphen joins it to another word or marks it as part of one. */
  readonly isPart: boolean;
}

function wordsOf(typed: string): Word[] {
  const text = typed.replace(NOT_WORDS, (found) => ' '.repeat(found.length));
  return [...text.matchAll(WORD)].map(({ 0: found, index: at }) => {
    const end = at + found.length;
    const isPart = HYPHEN.test(text[at - 1] ?? '') || HYPHEN.test(text[end] ?? '');
    return { word: found.replace(INVISIBLE, '').normalize(), at, end, isPart };
  });
}
