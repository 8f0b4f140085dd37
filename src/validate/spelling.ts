import { memoized } from '../lib/collections.ts';
import { rangeOfOffsets, textRange } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Source, Speller } from '../types.ts';
import type { Notes } from './keywords.ts';

/** A file and what its schema noticed in it. */
interface Written {
  readonly source: Source;
  readonly notes: Pick<Notes, 'texts'>;
}

/** An unknown word at its first place in a file. */
interface Unknown {
  readonly source: Source;
  readonly pointer: string;
  readonly word: string;
  /** Offsets in the text of the file. */
  readonly start: number;
  readonly end: number;
}

/**
 * Words that are spelled wrong or not accepted yet, each once for each file. A text is read as it was typed, so that every
 * finding has its exact place.
 */
export function checkSpelling(files: readonly Written[], speller: Speller): Problem[] {
  const used = new Map<string, number>();
  const unknown = files.flatMap((file) => unknownIn(file, speller, used));
  const suggest = memoized((word) => speller.suggest(word, used));
  return unknown.map(({ source, pointer, word, start, end }) => {
    const range = rangeOfOffsets(source.lines(), start, end);
    return problem(
      'text-spelling',
      { file: source.file, pointer, range },
      { word, suggestions: suggest(word) },
      'warning',
    );
  });
}

/** @param used counts the words that are right */
function unknownIn({ source, notes }: Written, speller: Speller, used: Map<string, number>): Unknown[] {
  const found = new Map<string, Unknown>();
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
 * What is not made of words: facts in braces, where a link leads, tags and characters of HTML, what YAML writes with a
 * backslash, addresses of people, of pages and of files. Repetitions before a character have a limit: without one, a long row of
 * letters would be read again from each of them.
 */
const NO_WORDS = new RegExp(
  [
    /\{\{?[^{}\s]*\}\}?/u,
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
 * Letters that touch no digit, as in «H2O», and what cannot be seen among them. Three at least: of two there are mostly
 * units, days, titles and initials, and nearly every pair of letters is an abbreviation of something.
 */
const WORD = /(?<![\p{L}\p{M}\p{N}_])\p{L}[\p{L}\p{M}\p{Cf}]{2,}(?![\p{L}\p{M}\p{N}_])/gu;

const UNSEEN = /\p{Cf}/gu;

const HYPHEN = /[-\u2010\u2011]/;

interface Word {
  readonly word: string;
  readonly at: number;
  readonly end: number;
  /** True if a hyphen joins it to another word, or marks it as a part of one. */
  readonly isPart: boolean;
}

function wordsOf(typed: string): Word[] {
  const text = typed.replace(NO_WORDS, (found) => ' '.repeat(found.length));
  return [...text.matchAll(WORD)].map(({ 0: found, index: at }) => {
    const end = at + found.length;
    const isPart = HYPHEN.test(text[at - 1] ?? '') || HYPHEN.test(text[end] ?? '');
    return { word: found.replace(UNSEEN, '').normalize(), at, end, isPart };
  });
}
