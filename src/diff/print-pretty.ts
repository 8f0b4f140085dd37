import { styleText } from 'node:util';
import type { SiteDiff } from './change.ts';
import { describePages, type Phrase, phrasesOf, type Segment, summaryOf } from './phrase.ts';
import type { DiffWords } from './words.ts';

interface PrettyDiffOptions {
  readonly words: DiffWords;
  /** Without colour, removals are marked `[-like this-]` and additions `{+like this+}`. */
  readonly colour: boolean;
}

type Style = Parameters<typeof styleText>[0];

const COLOURS: Readonly<Record<Segment['kind'], Style>> = {
  same: [],
  removed: ['red', 'strikethrough'],
  old: 'red',
  added: 'green',
  new: 'green',
};

/** Prints a diff for a terminal: one section per changed page. */
export function printPrettyDiff(diff: SiteDiff, { words, colour }: PrettyDiffOptions): string {
  const paint = (style: Style, text: string) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const mark = ({ kind, text }: Segment) => {
    if (colour) return paint(COLOURS[kind], text);
    if (kind === 'removed') return `[-${text}-]`;
    return kind === 'added' ? `{+${text}+}` : text;
  };
  const line = ({ label, segments, where }: Phrase) => {
    const place = where === undefined ? '' : paint('dim', `  (${where})`);
    return `  ${paint('dim', label.padEnd(words.labelWidth))}${segments.map(mark).join(' ')}${place}`;
  };
  const namesOf = (symbol: string, style: Style, pages: SiteDiff['removed']) =>
    pages.map(({ url, title, movedTo }) => {
      const target = movedTo ? ` → ${movedTo}` : '';
      return `  ${paint(style, `${symbol} ${url}`)}${target}  ${title}`;
    });
  const shared = diff.shared.flatMap(({ change, pages }) =>
    phrasesOf([change], words).flatMap((phrase) => [
      line(phrase),
      `      ${paint('dim', describePages(pages, diff.common, words))}`,
    ]),
  );
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [words.added, namesOf('+', 'green', diff.added)],
    [words.removed, namesOf('-', 'red', diff.removed)],
    [words.shared, shared],
    ...diff.changed.map(
      ({ url, title, changes }) => [`${url}  ${title}`, phrasesOf(changes, words).map(line)] as const,
    ),
  ];
  const shown = sections.flatMap(([heading, lines]) =>
    lines.length === 0 ? [] : [[paint('bold', heading), ...lines].join('\n')],
  );
  return `${[paint('bold', summaryOf(diff, words)), ...shown].join('\n\n')}\n`;
}

/** Size limit of a comment. GitHub allows 65,536 characters. */
export const MAX_LENGTH = 60_000;

/** Prints a diff for a pull request, as a block of code: text of the site never acts as markup, mentions no one, and fits in. */
export function printMarkdownDiff(diff: SiteDiff, words: DiffWords): string {
  const text = printPrettyDiff(diff, { words, colour: false });
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n…\n` : text;
  return `~~~\n${shown}~~~\n`;
}
